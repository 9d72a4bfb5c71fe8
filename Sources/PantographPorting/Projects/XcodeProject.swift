/// An Xcode project: the targets that its `project.pbxproj` describes.
package struct XcodeProject {
  package private(set) var targets: [XcodeTarget] = []
  /// The paths of the packages that the project refers to by a path, relative to the project's folder.
  package private(set) var localPackages: [String] = []

  private let objects: [String: ProjectList]
  /// Paths of the files and folders of the project's tree, by their identifiers.
  private var paths: [String: String] = [:]
  /// The number of files that targets may still have. It limits the work for a few objects that refer to
  /// each other very often.
  private var filesLeft = 1_000_000
  private let read: ConfigurationFile.Read
  /// The name of the build configuration whose settings the targets have.
  private let configuration: String

  /// - Parameters:
  ///   - configuration: The name of the build configuration. A project without it is read as `Debug`.
  ///   - read: Returns the text of a configuration file by its path from the project's folder.
  package init(
    _ bytes: [UInt8], configuration: String = debug,
    read: @escaping ConfigurationFile.Read = { _ in nil }
  ) throws(ProjectListParser.Failure) {
    try self.init(ProjectListParser.parse(bytes), configuration: configuration, read: read)
  }

  /// Reads a project from its list, which may come from a file in another format.
  package init(
    _ root: ProjectList, configuration: String = debug,
    read: @escaping ConfigurationFile.Read = { _ in nil }
  ) throws(ProjectListParser.Failure) {
    guard case .dictionary(let objects)? = root["objects"], let id = root["rootObject"]?.text,
      let project = objects[id], case .dictionary = project
    else {
      throw ProjectListParser.Failure(
        line: 1, column: 1, sentence: "this file has no objects of an Xcode project")
    }
    self.objects = objects
    self.read = read
    self.configuration = configuration
    readPaths(from: project["mainGroup"]?.text)
    localPackages = (project["packageReferences"]?.texts ?? []).compactMap {
      objects[$0]?["relativePath"]?.text
    }
    let inherited = settings(of: project)
    var seen: Set<String> = []
    for id in project["targets"]?.texts ?? [] where seen.insert(id).inserted {
      guard let object = objects[id], let name = object["name"]?.text else { continue }
      targets.append(try target(id, name, object, inherited))
    }
  }

  /// Returns a target and all targets that it depends on, directly or indirectly, each once.
  package func closure(of target: XcodeTarget) -> [XcodeTarget] {
    let known = Dictionary(targets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [XcodeTarget] = []
    var seen: Set<String> = []
    var open = [target.id]
    while let id = open.popLast() {
      guard seen.insert(id).inserted, let next = known[id] else { continue }
      found.append(next)
      open += next.dependencies
    }
    return found
  }

  /// Reads the paths of the tree of groups. An object that is in the tree twice, or inside itself, gets
  /// the path at which it is found first.
  private mutating func readPaths(from root: String?) {
    guard let root else { return }
    var open = [(id: root, folder: "")]
    while let (id, folder) = open.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let base = object["sourceTree"]?.text == "SOURCE_ROOT" ? "" : folder
      guard object["sourceTree"]?.text != "<absolute>",
        let path = ProjectPath.joined(base, object["path"]?.text ?? "")
      else { continue }
      paths[id] = path
      for child in object["children"]?.texts.reversed() ?? [] { open.append((child, path)) }
    }
  }

  private mutating func target(
    _ id: String, _ name: String, _ object: ProjectList, _ inherited: BuildSettings
  ) throws(ProjectListParser.Failure) -> XcodeTarget {
    var target = XcodeTarget(id: id, name: name, productType: object["productType"]?.text ?? "")
    for phase in object["buildPhases"]?.texts.compactMap({ objects[$0] }) ?? [] {
      var files: [String] = []
      for file in phase["files"]?.texts ?? [] { files += try self.files(file) }
      switch phase["isa"]?.text {
      case "PBXSourcesBuildPhase": target.sources.formUnion(files)
      case "PBXResourcesBuildPhase": target.resources.formUnion(files)
      default: break
      }
    }
    for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
      guard let folder = paths[group] else { continue }
      target.folders.insert(folder)
      for exception in objects[group]?["exceptions"]?.texts.compactMap({ objects[$0] }) ?? []
      where exception["target"]?.text == id {
        for path in exception["membershipExceptions"]?.texts ?? [] {
          if let place = ProjectPath.joined(folder, path) { target.exceptions.insert(place) }
        }
      }
    }
    target.settings = inherited
    target.settings["TARGET_NAME"] = name
    add(settingsOf: object, to: &target.settings)
    if target.settings["PRODUCT_NAME"] == nil { target.settings["PRODUCT_NAME"] = name }
    target.dependencies =
      object["dependencies"]?.texts.compactMap { objects[$0]?["target"]?.text } ?? []
    return target
  }

  /// Returns the files of a build file: a single file, or the localized versions of one.
  private mutating func files(
    _ buildFile: String
  ) throws(ProjectListParser.Failure) -> [String] {
    guard let reference = objects[buildFile]?["fileRef"]?.text else { return [] }
    let references = objects[reference]?["children"]?.texts ?? [reference]
    filesLeft -= references.count
    guard filesLeft >= 0 else {
      throw ProjectListParser.Failure(
        line: 1, column: 1, sentence: "the targets of this project have too many files")
    }
    return references.compactMap { paths[$0] }
  }

  private func settings(of object: ProjectList) -> BuildSettings {
    var settings = BuildSettings()
    add(settingsOf: object, to: &settings)
    return settings
  }

  /// The name of the configuration that Xcode uses for an application that is run.
  package static let debug = "Debug"

  /// Adds the settings of the project's configuration; of `Debug`, or of the first one, if there is none of that name.
  /// These settings override those of the file that the configuration is based on.
  private func add(settingsOf object: ProjectList, to settings: inout BuildSettings) {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let all = list?["buildConfigurations"]?.texts.compactMap { objects[$0] } ?? []
    func named(_ name: String) -> ProjectList? { all.first { $0["name"]?.text == name } }
    let chosen = named(configuration) ?? named(Self.debug) ?? all.first
    if let path = configurationFile(of: chosen) {
      settings.add(ConfigurationFile(path, read: read))
    }
    settings.add(chosen?["buildSettings"])
  }

  private func configurationFile(of configuration: ProjectList?) -> String? {
    if let path = configuration?["baseConfigurationReference"]?.text.flatMap({ paths[$0] }) {
      return path
    }
    // The path is relative to a folder of the project, the anchor.
    guard let path = configuration?["baseConfigurationReferenceRelativePath"]?.text,
      let anchor = configuration?["baseConfigurationReferenceAnchor"]?.text,
      let folder = paths[anchor]
    else { return nil }
    return ProjectPath.joined(folder, path)
  }
}
