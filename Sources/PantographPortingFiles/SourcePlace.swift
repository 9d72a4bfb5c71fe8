import Foundation
import PantographPorting

/// A folder with sources, and with the targets that its manifest or projects declare.
struct SourcePlace {
  let root: String
  let listing: FolderListing
  let manifest: PackageManifest?
  let projects: [(project: XcodeProject, place: String)]
  /// The projects that CocoaPods made, which declare the pods.
  private let pods: [(project: XcodeProject, place: String)]
  /// The manifests of the packages inside the folder, with their places.
  private let innerManifests: [(manifest: PackageManifest, place: String)]
  /// The path prefix of the tests to run, with a slash at its end; empty for all tests.
  private let part: String

  var isProject: Bool { !projects.isEmpty && manifest == nil }

  /// Reads the folder itself.
  init(_ folder: String) throws(PortingFailure) { try self.init(folder, part: "") }

  /// Reads the folder, or the package or project around it that the folder is part of.
  init(around folder: String) throws(PortingFailure) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw PortingFailure(.noInput, "\(folder) does not exist")
    }
    guard isFolder.boolValue else {
      throw PortingFailure(.usage, "\(folder) is a file; name a folder with tests")
    }
    let inner = URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL
    if inner.pathExtension == "xcodeproj" {
      try self.init(inner.deletingLastPathComponent().path, part: "")
      return
    }
    var outer = inner
    for _ in 0...Self.furthest {
      if Self.declares(outer) {
        let part = inner.path.dropFirst(outer.path.count).drop { $0 == "/" }
        try self.init(outer.path, part: part.isEmpty ? "" : "\(part)/")
        return
      }
      if outer.path == "/" { break }
      outer.deleteLastPathComponent()
    }
    try self.init(inner.path, part: "")
  }

  /// The number of parent folders in which a manifest is looked for.
  private static let furthest = 3

  private static func declares(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
  }

  private init(_ root: String, part: String) throws(PortingFailure) {
    try self.init(FolderListing(root), part: part)
  }

  init(_ listing: FolderListing, part: String = "") throws(PortingFailure) {
    root = listing.root
    self.part = part
    var manifest: PackageManifest?
    if listing.files.contains("Package.swift") {
      let bytes = try listing.bytes(of: "Package.swift", atMost: PortedTree.mostSourceBytes)
      manifest = PackageManifest(String(decoding: bytes, as: UTF8.self))
    }
    func read(_ paths: [String]) throws(PortingFailure) -> [(project: XcodeProject, place: String)]
    {
      var projects: [(project: XcodeProject, place: String)] = []
      for path in paths {
        let configuration = TestScheme.configuration(of: path, in: listing) ?? XcodeProject.debug
        guard let project = try ProjectChoice.read(path, in: listing, configuration: configuration)
        else { continue }
        let place = path.contains("/") ? String(path[..<path.lastIndex(of: "/")!]) : ""
        projects.append((project, place))
      }
      return projects
    }
    projects = try read(ProjectChoice.projects(in: root))
    pods = try read(
      listing.files.filter { "/\($0)".hasSuffix("/Podfile") }
        .map { "\($0.dropLast("Podfile".count))Pods/Pods.xcodeproj" })
    (self.listing, self.manifest) = (listing, manifest)
    innerManifests = Self.innerManifests(in: listing)
  }

  private static func innerManifests(
    in listing: FolderListing
  ) -> [(manifest: PackageManifest, place: String)] {
    listing.files.filter { $0.hasSuffix("/Package.swift") && !SourcePath.isForeign($0) }
      .compactMap { file in
        guard let bytes = try? listing.bytes(of: file, atMost: PortedTree.mostSourceBytes) else {
          return nil
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return (PackageManifest(text), String(file.dropLast("Package.swift".count)))
      }
  }

  /// The folders of the packages inside the folder, each with a slash at its end.
  var innerPackages: [String] { innerManifests.map(\.place) }

  /// The folders of the packages that the manifests and projects name by a path.
  var localPackages: [String] {
    let ofProjects = projects.flatMap { project, place in
      project.localPackages.map { "\(root)/\(place)/\($0)" }
    }
    let manifests = (manifest.map { [($0, "")] } ?? []) + innerManifests.map { ($0, $1) }
    return ofProjects
      + manifests.flatMap { manifest, place in
        manifest.localPackages.map { $0.hasPrefix("/") ? $0 : "\(root)/\(place)\($0)" }
      }
  }

  // MARK: Tests

  func tests(_ target: String?) throws(PortingFailure) -> [SourceModule] {
    let ofPackage = (manifest?.targets ?? []).filter(\.isTest).compactMap {
      declared -> SourceModule? in
      let files = PackageManifest.files(of: declared, in: listing)
      var tests = module(Self.moduleName(declared.name), files, isOfPackage: true)
      tests?.resourcePlaces = places(of: files, in: declared)
      tests?.isOfSwift6 = manifest?.isOfSwift6 ?? false
      return tests
    }
    let ofProjects = projects.flatMap { project, place in
      project.targets.filter { $0.isTest && !$0.productType.contains("ui-testing") }
        .map { listing.spelled($0.moved(into: place)) }.compactMap { target in
          module(target.moduleName, listing.files.filter(target.holds), isOfPackage: false)
        }
    }
    if let target {
      let name = Self.moduleName(target)
      return (ofPackage + ofProjects).filter { $0.name == name || $0.name == target }.prefix(1).map
      { $0 }
    }
    if !ofPackage.isEmpty { return ofPackage.map { whole($0, among: ofProjects) } }
    // Only the first project's tests count, and later targets without the same sources. Projects
    // repeat a test target for each platform.
    if let first = ofProjects.first {
      let sources = Set(first.sources)
      return [first] + ofProjects.dropFirst().filter { sources.isDisjoint(with: $0.sources) }
    }
    return looseTests
  }

  /// Returns the test target of a project in place of a package's if only the project's compiles: the tests import no
  /// module, and the project compiles the sources under test with them.
  private func whole(_ module: SourceModule, among ofProjects: [SourceModule]) -> SourceModule {
    let imported = listing.files.lazy.filter { module.sources.contains("\(root)/\($0)") }
      .flatMap { listing.imports[$0] ?? [] }
    guard imported.allSatisfy(ImportedModules.knows) else { return module }
    // A newer test may be missing from the project.
    let own = Set(module.sources)
    return ofProjects.first { target in
      let shared = own.intersection(target.sources)
      return target.name == module.name && shared.count * 2 > own.count
        && shared.count < target.sources.count
    } ?? module
  }

  /// Returns the module of a test target; nil if none of its tests are to run.
  private func module(_ name: String, _ all: [String], isOfPackage: Bool) -> SourceModule? {
    let files = all.filter { !SourcePath.isTestList($0) }
    let meant = files.filter { part.isEmpty || $0.hasPrefix(part) || !$0.hasSuffix(".swift") }
    guard meant.contains(where: listing.importsTests) else { return nil }
    // Sources that all tests of the target share are added to the tests of one folder.
    let shared = files.filter {
      $0.hasSuffix(".swift") && !meant.contains($0) && !listing.importsTests($0)
    }
    return SourceModule(
      name: name, isTest: true,
      files: paths(
        meant + shared + baseClasses(of: meant, among: files.filter(listing.importsTests))),
      isOfPackage: isOfPackage)
  }

  /// Returns the tests of other folders that declare base classes of these tests.
  private func baseClasses(of tests: [String], among all: [String]) -> [String] {
    let others = all.filter { !tests.contains($0) }
    guard !part.isEmpty, !others.isEmpty else { return [] }
    let read = { (file: String) in
      (try? listing.bytes(of: file, atMost: PortedTree.mostSourceBytes)).map {
        SourcePort.File(path: file, text: String(decoding: $0, as: UTF8.self))
      }
    }
    return BaseClassSources.needed(
      by: tests.filter { $0.hasSuffix(".swift") }.compactMap(read), among: others.compactMap(read))
  }

  /// The tests of a folder without a manifest or project: one module for each folder in `Tests`, or
  /// one for the whole folder.
  private var looseTests: [SourceModule] {
    let sources = listing.files.filter { file in
      (part.isEmpty || file.hasPrefix(part)) && !SourcePath.isManifest(file)
        && !SourcePath.isTestList(file)
        && (file.hasSuffix(".swift") || SourcePath.isInTestFolder(file))
    }
    let testFiles = sources.filter { listing.importsTests($0) || SourcePath.isInTestFolder($0) }
    guard testFiles.contains(where: listing.importsTests) else { return [] }
    let groups = Dictionary(grouping: testFiles, by: group)
    return groups.keys.sorted().map { name in
      SourceModule(name: name, isTest: true, files: paths(groups[name] ?? []))
    }
  }

  private func group(_ file: String) -> String {
    let folders = file.split(separator: "/").dropLast().map(String.init)
    guard let place = folders.firstIndex(of: "Tests") else {
      return Self.moduleName(folders.first { $0.hasSuffix("Tests") } ?? rootName)
    }
    return Self.moduleName(folders.indices.contains(place + 1) ? folders[place + 1] : "Tests")
  }

  private var rootName: String {
    let name = root.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix("Tests") ? name : "\(name)Tests"
  }

  static func moduleName(_ name: String) -> String {
    let word = String(
      name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
    return word.first?.isNumber ?? true ? "_\(word)" : word
  }

  // MARK: Modules

  func imports(of module: SourceModule) -> Set<String> {
    let folder = "\(root)/"
    return module.sources.reduce(into: []) { names, path in
      guard path.hasPrefix(folder) else { return }
      names.formUnion(listing.imports[String(path.dropFirst(folder.count))] ?? [])
    }
  }

  /// Returns the module of the target, pod or folder with this name, with the resources of the pod.
  func declaredModule(_ name: String) -> SourceModule? {
    var module = foundModule(name)
    module?.addResources(around: root)
    return module
  }

  /// Returns the conditions that the projects set for the module of a target.
  func conditions(of name: String) -> [String] { settings(of: name)?.conditions ?? [] }

  /// Returns whether the projects compile the module of a target in Swift's language mode 6.
  func compilesInSwift6(_ name: String) -> Bool {
    settings(of: name)?["SWIFT_VERSION"]?.hasPrefix("6") ?? false
  }

  private func settings(of name: String) -> BuildSettings? {
    let targets = projects.flatMap { $0.project.targets }.filter { $0.moduleName == name }
    return (targets.first(where: \.isForTelephone) ?? targets.first)?.settings
  }

  private func foundModule(_ name: String) -> SourceModule? {
    if let target = manifest?.targets.first(where: {
      !$0.isTest && Self.moduleName($0.name) == name
    }) {
      let files = PackageManifest.files(of: target, in: listing)
      if !files.isEmpty {
        return SourceModule(
          name: name, isTest: false, files: paths(files), isOfPackage: true,
          isOfSwift6: manifest?.isOfSwift6 ?? false,
          resourcePlaces: places(of: files, in: target))
      }
    }
    let targets = (projects + pods).flatMap { project, place in
      project.targets.filter { $0.moduleName == name && !$0.isTest }
        .map { listing.spelled($0.moved(into: place)) }
    }
    for target in targets.filter(\.isForTelephone) + targets {
      let files = listing.files.filter(target.holds)
      guard files.contains(where: { $0.hasSuffix(".swift") }),
        !ObjectiveCClasses(in: files, of: listing).areUsed
      else { continue }
      return SourceModule(name: name, isTest: false, files: paths(files))
    }
    if let module = innerModule(name) { return module }
    // A folder `Sources/SwiftUI` contains sources that use SwiftUI.
    if ImportedModules.knows(name) { return nil }
    if let folder = LibrarySources.folder(of: name, in: listing) {
      let files = listing.files.filter { $0.hasPrefix(folder) && isSource($0) }
      if !files.isEmpty { return SourceModule(name: name, isTest: false, files: paths(files)) }
    }
    if let folder = LibrarySources.folder(of: name, around: root),
      let library = try? FolderListing(folder)
    {
      return SourceModule(
        name: name, isTest: false, files: library.files.map { "\(folder)/\($0)" })
    }
    return nil
  }

  /// Returns the module of a target of a package inside the folder.
  private func innerModule(_ name: String) -> SourceModule? {
    for (manifest, place) in innerManifests {
      guard
        let target = manifest.targets.first(where: {
          !$0.isTest && Self.moduleName($0.name) == name
        })
      else { continue }
      let files = PackageManifest.files(of: target, in: listing, at: place)
      if !files.isEmpty {
        return SourceModule(
          name: name, isTest: false, files: paths(files), isOfPackage: true,
          isOfSwift6: manifest.isOfSwift6,
          resourcePlaces: places(of: files, in: target, at: place))
      }
    }
    return nil
  }

  /// Returns the places of the files in the bundle that a target of a package makes, by path.
  private func places(
    of files: [String], in target: PackageManifest.Target, at place: String = ""
  ) -> [String: String] {
    let places = PackageManifest.places(of: files, in: target, at: place)
    return Dictionary(uniqueKeysWithValues: places.map { ("\(root)/\($0)", $1) })
  }

  /// Returns all sources except tests as one module with the given name.
  func remainingModule(_ name: String) -> SourceModule? {
    let files = listing.files.filter(isSource)
    guard files.contains(where: { $0.hasSuffix(".swift") }) else { return nil }
    return SourceModule(name: name, isTest: false, files: paths(files))
  }

  private func isSource(_ file: String) -> Bool {
    !listing.importsTests(file) && !SourcePath.isInTestFolder(file) && !SourcePath.isManifest(file)
      && !(listing.imports[file] ?? []).contains(Self.manifestModule)
  }

  /// The module that the manifests of Tuist import, which describe Xcode projects.
  private static let manifestModule = "ProjectDescription"

  private func paths(_ files: [String]) -> [String] { files.map { "\(root)/\($0)" } }
}
