import Foundation
import PantographPorting

/// The files of a folder that make up one application, and the libraries that it imports. With an
/// Xcode project they are the files of one target, in a package those of the target with which a
/// program begins. Without both they are all files but tests and libraries.
package struct ApplicationFiles {
  /// The folder, followed by the files and folders outside it that belong to the application.
  package private(set) var paths: [String]
  /// The application's files in the folder, relative to it.
  private var files: Set<String> = []
  /// The paths of the libraries' files outside the folder.
  private var outside: Set<String> = []
  /// The paths of the application's storyboards outside the folder.
  private var storyboards: Set<String> = []
  /// The names of modules that are compiled into one module with the application.
  private(set) var modules: Set<String> = []
  /// The name of the target; empty if there is none.
  private var ownName = ""
  /// The target of the Xcode project, with the resources of the targets that only supply resources.
  private var projectTarget: XcodeTarget?
  /// Whether the application is a target of a SwiftPM package.
  private(set) var isOfPackage = false
  /// The modules that are compiled apart, each after those that it imports.
  package private(set) var libraries: [SourceModule] = []
  /// The text of the application's Info.plist; nil if no file and no setting gives any keys.
  private(set) var information: String?
  /// Assumptions that were made and files that are missing, as sentences without a full stop.
  package private(set) var remarks: [String] = []

  private let listing: FolderListing

  /// Chooses the files.
  ///
  /// - Parameters:
  ///   - folder: A folder of sources. The path of an Xcode project stands for its folder.
  ///   - targetName: The target to run; nil for the first application.
  ///   - output: The folder for ported files. It may lie in `folder` and is never one of the
  ///     sources.
  package init(
    _ folder: String, target targetName: String? = nil, besides output: String = ""
  ) throws(PortingFailure) {
    var root = folder
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    var name: String?
    if root.hasSuffix(".xcodeproj") {
      name = root.split(separator: "/").last.map(String.init)
      root = root.contains("/") ? String(root[..<root.lastIndex(of: "/")!]) : "."
    }
    paths = [root.isEmpty ? "/" : root]
    listing = try FolderListing(paths[0], besides: output)
    let project = try ProjectChoice(in: listing, named: name, target: targetName)
    if let project {
      try take(project)
    } else {
      let place = try SourcePlace(listing)
      if !takeTarget(of: place, named: targetName) {
        if let targetName {
          throw PortingFailure(
            .usage, "\(folder) has no Xcode project or package with a target \(targetName)")
        }
        takeFolder()
      }
      try addLibraries(place)
      try readInformation(of: nil)
    }
  }

  /// Returns whether a file belongs to the application or to one of its libraries.
  func holds(_ path: String) -> Bool {
    isOwn(path) || outside.contains(path) || libraries.contains { $0.files.contains(path) }
  }

  /// Returns whether a file belongs to the application itself.
  func isOwn(_ path: String) -> Bool {
    if storyboards.contains(path) { return true }
    let folder = "\(paths[0])/"
    return path.hasPrefix(folder) && files.contains(String(path.dropFirst(folder.count)))
  }

  /// Returns the place of a resource in the application's bundle; nil if no Xcode project and no
  /// podspec says how its files are copied.
  func bundlePlace(of path: String) -> String? {
    if let place = libraries.lazy.compactMap({ $0.resourcePlaces[path] }).first { return place }
    let folder = "\(paths[0])/"
    guard let projectTarget, path.hasPrefix(folder), isOwn(path) else { return nil }
    return projectTarget.bundlePlace(of: String(path.dropFirst(folder.count)))
  }

  // MARK: Files

  private mutating func take(_ project: ProjectChoice) throws(PortingFailure) {
    remarks += project.remarks
    ownName = project.target.moduleName
    modules = [ownName]
    files = Set(listing.files.filter(project.target.holds))
    var target = project.target
    // Extensions of the application are programs of their own.
    let others = project.closure(of: project.target).dropFirst().filter {
      !$0.isApplication && !$0.isTest && !$0.productType.contains("extension")
    }
    // Targets without sources, such as bundles, supply resources.
    var frameworks: [String] = []
    for other in others {
      let held = listing.files.filter(other.holds)
      let sources = held.filter { $0.hasSuffix(".swift") }
      if sources.isEmpty {
        files.formUnion(held)
        target.resources.formUnion(other.resources)
      } else if !files.isSuperset(of: sources) {
        frameworks.append(other.moduleName)
      }
    }
    projectTarget = target
    try addLibraries(SourcePlace(listing), and: frameworks, listed: project.target.sources)
    let outside = project.target.sources.filter { $0.hasPrefix("../") }.count
    if outside > 0 {
      remarks.append(
        "\(outside) sources of \(project.target.name) are outside \(paths[0]) and are left out"
      )
    }
    try readInformation(of: project)
  }

  /// Takes the files of a package's target with which a program begins. Returns false if there is no
  /// such target, or none with the given name.
  private mutating func takeTarget(of place: SourcePlace, named name: String?) -> Bool {
    guard let manifest = place.manifest else { return false }
    let targets = manifest.targets.filter { !$0.isTest && (name == nil || $0.name == name) }
      .map { (target: $0, files: PackageManifest.files(of: $0, in: listing)) }
    let programs = targets.filter { !listing.beginnings.isDisjoint(with: $0.files) }
    guard let first = programs.first(where: \.target.isProgram) ?? programs.first else {
      return false
    }
    files = Set(first.files)
    ownName = SourcePlace.moduleName(first.target.name)
    isOfPackage = true
    modules = [ownName]
    let others = programs.map(\.target.name).filter { $0 != first.target.name }
    if !others.isEmpty {
      remarks.append(
        "running \(first.target.name); choose another target with --target: "
          + others.joined(separator: ", "))
    }
    return true
  }

  /// Adds the modules that the application imports, and those with the given names. Such a module may
  /// be another target, a pod or a package, in the folder or around it. The application retains the
  /// files that its target lists one by one.
  private mutating func addLibraries(
    _ place: SourcePlace, and names: [String] = [], listed: Set<String> = []
  ) throws(PortingFailure) {
    let places = SourcePlaces([place])
    let own = SourceModule(
      name: ownName, isTest: false, files: files.map { "\(paths[0])/\($0)" })
    for var library in places.libraries(of: own, and: names) {
      library.files.removeAll(where: Self.isInformation)
      let within = library.files.filter { $0.hasPrefix("\(paths[0])/") }
        .map { String($0.dropFirst(paths[0].count + 1)) }
      if !listing.beginnings.intersection(files).isDisjoint(with: within) {
        // The application and the library are one set of files.
        modules.insert(library.name)
        files.formUnion(within.filter(mayBelong))
        continue
      }
      if library.isOfPackage || place.projects.isEmpty {
        files.subtract(Set(within).subtracting(listed))
      }
      if within.count < library.files.count { addOutside(library) }
      libraries.append(library)
      modules.remove(library.name)
    }
    // Other targets of the packages inside the folder are not the application's.
    let packages = place.innerPackages.filter { package in
      libraries.contains { $0.files.contains { $0.hasPrefix("\(paths[0])/\(package)") } }
        && !listing.beginnings.contains { $0.hasPrefix(package) }
    }
    files = files.filter { file in
      listed.contains(file) || !packages.contains { file.hasPrefix($0) }
    }
  }

  private mutating func addOutside(_ library: SourceModule) {
    var folder = library.files[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for file in library.files {
      let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      while !parts.starts(with: folder) { folder.removeLast() }
    }
    let place = folder.joined(separator: "/")
    if !paths.contains(place) { paths.append(place) }
    outside.formUnion(library.files.filter { !$0.hasPrefix("\(paths[0])/") })
    remarks.append("\(library.name) is read from \(place)")
  }

  private mutating func takeFolder() {
    let sources = listing.files.filter(mayBelong)
    files = Set(sources)
    guard listing.files.contains("Package.swift") else { return }
    // The targets of a package without a program are compiled as one module.
    for file in sources where file.hasPrefix("Sources/") {
      let parts = file.split(separator: "/")
      if parts.count > 2 { modules.insert(String(parts[1])) }
    }
  }

  /// Whether a file belongs to the application or to its libraries: tests, manifests and foreign files do not.
  private func mayBelong(_ file: String) -> Bool {
    !SourcePath.isInTestFolder(file) && !listing.importsTests(file) && !SourcePath.isManifest(file)
      && !SourcePath.isForeign(file)
  }

  // MARK: Info.plist

  /// Returns whether a file is an Info.plist. Only the application's own Info.plist is copied.
  static func isInformation(_ file: String) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    return name == "Info.plist" || name.hasSuffix("-Info.plist")
  }

  private mutating func readInformation(of project: ProjectChoice?) throws(PortingFailure) {
    var information = ApplicationInformation()
    let settings = project?.target.settings ?? BuildSettings()
    let candidates = listing.files.filter { Self.isInformation($0) && mayBelong($0) }
    if let project, let file = project.informationFile {
      if listing.files.contains(file) {
        information = try ApplicationInformation(file, in: listing, settings)
      } else {
        remarks.append("the Info.plist of \(project.target.name) is missing: \(paths[0])/\(file)")
      }
    } else if project == nil {
      information = try best(of: candidates)
    }
    if settings["GENERATE_INFOPLIST_FILE"] == "YES" { information.generate(from: settings) }
    files = files.filter { !Self.isInformation($0) }
    if !information.tellsBeginning, project == nil { assumeBeginning(&information) }
    for name in information.storyboards.sorted() { findStoryboard(name) }
    self.information = information.text
  }

  /// Returns the first Info.plist that says how the application begins. If there is none, returns
  /// the outermost one.
  private func best(of files: [String]) throws(PortingFailure) -> ApplicationInformation {
    let outermost = files.sorted {
      ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1)
    }
    var first: ApplicationInformation?
    for file in outermost {
      let information = try ApplicationInformation(file, in: listing, BuildSettings())
      if information.tellsBeginning { return information }
      first = first ?? information
    }
    return first ?? ApplicationInformation()
  }

  /// Adds the usual keys of an Xcode template: a class that is a scene's delegate, and the
  /// storyboard `Main`.
  private mutating func assumeBeginning(_ information: inout ApplicationInformation) {
    let storyboard = hasStoryboard("Main") ? "Main" : nil
    let delegate = listing.sceneDelegates.filter { files.contains($0.key) }.values.sorted().first
    if let delegate {
      information.setScene(delegate: delegate, storyboard: storyboard)
      remarks.append(
        "there is no Info.plist: the application starts with the scene delegate \(delegate)"
          + (storyboard == nil ? "" : " and the storyboard Main"))
    } else if let storyboard {
      information.set(mainStoryboard: storyboard)
      remarks.append(
        "there is no Info.plist: the application starts with the storyboard Main")
    }
  }

  private func hasStoryboard(_ name: String) -> Bool {
    files.contains { "/\($0)".hasSuffix("/\(name).storyboard") }
  }

  /// Looks for a storyboard in the whole folder, and then around the folder.
  private mutating func findStoryboard(_ name: String) {
    guard !hasStoryboard(name) else { return }
    let file = "\(name).storyboard"
    if let inside = listing.files.first(where: { "/\($0)".hasSuffix("/\(file)") }) {
      files.insert(inside)
      return
    }
    let parent = "\(paths[0])/.."
    let places = [parent, "\(parent)/Base.lproj", "\(parent)/Resources", "\(parent)/Storyboards"]
    if let place = places.first(where: { FileManager.default.fileExists(atPath: "\($0)/\(file)") })
    {
      paths.append("\(place)/\(file)")
      storyboards.insert("\(place)/\(file)")
      remarks.append("\(file) is read from the parent folder of \(paths[0])")
    } else {
      remarks.append("\(file) does not exist, so the application will show nothing at the start")
    }
  }
}
