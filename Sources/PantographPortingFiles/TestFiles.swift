import Foundation
import PantographPorting

/// The sources of tests and of the modules that they import, from a package, an Xcode project or
/// plain folders.
package struct TestFiles {
  package struct Module {
    package let name: String
    package let isTest: Bool
    /// The paths of Swift sources and of resources.
    package var files: [String]
    /// Whether the module is a target of a SwiftPM package.
    package var isOfPackage = false

    package var sources: [String] { files.filter { $0.hasSuffix(".swift") } }
  }

  /// The modules, each after those that it imports. The tests come last.
  package private(set) var modules: [Module] = []
  /// The assumptions that were made, as sentences without a full stop.
  package private(set) var remarks: [String] = []

  private let places: [TestPlace]

  /// Finds the tests and the modules that they import.
  ///
  /// - Parameters:
  ///   - folder: The folder of the tests, or of their package or project.
  ///   - sources: The folder of the code under test; nil if it lies in the same folder.
  ///   - target: The test target; nil for all of a package, and for the first of a project.
  package init(_ folder: String, sources: String?, target: String?) throws(PortingFailure) {
    let place = try TestPlace(around: folder)
    places =
      try [place] + (sources.map { (name) throws(PortingFailure) in [try TestPlace(name)] } ?? [])
    let tests = try place.tests(target)
    guard !tests.isEmpty else {
      throw PortingFailure(
        .data,
        target.map { "\(folder) has no target \($0) with tests" }
          ?? "\(folder) has no tests: no source imports XCTest or Testing")
    }
    if target == nil, tests.count > 1, place.isProject {
      remarks.append("testing the targets \(tests.map(\.name).joined(separator: ", "))")
    }
    var open: Set<String> = Set(tests.map(\.name))
    for test in tests { try add(test, &open) }
  }

  /// Adds the modules that a module imports, and then the module itself.
  private mutating func add(_ module: Module, _ open: inout Set<String>) throws(PortingFailure) {
    var undeclared: [String] = []
    for name in places.imports(of: module).sorted()
    where !ImportedModules.isHere(name) && open.insert(name).inserted {
      if let found = places.lazy.compactMap({ $0.declaredModule(name) }).first {
        try add(found, &open)
      } else {
        undeclared.append(name)
      }
    }
    for name in undeclared {
      if let found = remainingModule(named: name, of: module) { try add(found, &open) }
    }
    modules.append(module)
  }

  /// Returns the sources that no target declares as a module of that name. A name stands for them
  /// only where a test imports no declared module: otherwise it names a package from the network.
  private func remainingModule(named name: String, of test: Module) -> Module? {
    guard test.isTest, !ImportedModules.knows(name), !modules.contains(where: { !$0.isTest })
    else { return nil }
    let others = places.dropFirst().isEmpty ? places[...] : places.dropFirst()
    return others.lazy.compactMap { $0.remainingModule(name) }.first
  }
}

extension [TestPlace] {
  fileprivate func imports(of module: TestFiles.Module) -> Set<String> {
    reduce(into: []) { $0.formUnion($1.imports(of: module)) }
  }
}

/// A folder with sources, and with the targets that its manifest or projects declare.
struct TestPlace {
  let root: String
  private let listing: FolderListing
  private let manifest: PackageManifest?
  private let projects: [(project: XcodeProject, place: String)]
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
    self.root = root
    self.part = part
    let listing = try FolderListing(root)
    var manifest: PackageManifest?
    if listing.files.contains("Package.swift") {
      let bytes = try listing.bytes(of: "Package.swift", atMost: PortedTree.mostSourceBytes)
      manifest = PackageManifest(String(decoding: bytes, as: UTF8.self))
    }
    var projects: [(XcodeProject, String)] = []
    for path in ProjectChoice.projects(in: root) {
      guard let project = try ProjectChoice.read(path, in: listing) else { continue }
      let place = path.contains("/") ? String(path[..<path.lastIndex(of: "/")!]) : ""
      projects.append((project, place))
    }
    (self.listing, self.manifest, self.projects) = (listing, manifest, projects)
  }

  // MARK: Tests

  func tests(_ target: String?) throws(PortingFailure) -> [TestFiles.Module] {
    let ofPackage = (manifest?.targets ?? []).filter(\.isTest).compactMap { declared in
      module(declared.name, PackageManifest.files(of: declared, in: listing), isOfPackage: true)
    }
    let ofProjects = projects.flatMap { project, place in
      project.targets.filter { $0.isTest && !$0.productType.contains("ui-testing") }
        .map { $0.moved(into: place) }.compactMap { target in
          module(target.moduleName, listing.files.filter(target.holds), isOfPackage: false)
        }
    }
    if let target {
      return (ofPackage + ofProjects).filter { $0.name == target }.prefix(1).map { $0 }
    }
    if !ofPackage.isEmpty { return ofPackage }
    // Only the first project's tests count, and later targets without the same sources. Projects
    // repeat a test target for each platform.
    if let first = ofProjects.first {
      let sources = Set(first.sources)
      return [first] + ofProjects.dropFirst().filter { sources.isDisjoint(with: $0.sources) }
    }
    return looseTests
  }

  /// Returns the module of a test target; nil if none of its tests are to run.
  private func module(_ name: String, _ files: [String], isOfPackage: Bool) -> TestFiles.Module? {
    let meant = files.filter { part.isEmpty || $0.hasPrefix(part) || !$0.hasSuffix(".swift") }
    guard meant.contains(where: isTest) else { return nil }
    // Sources that all tests of the target share are added to the tests of one folder.
    let shared = files.filter { $0.hasSuffix(".swift") && !meant.contains($0) && !isTest($0) }
    return TestFiles.Module(
      name: name, isTest: true,
      files: paths(meant + shared + baseClasses(of: meant, among: files.filter(isTest))),
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

  /// Returns whether a source imports XCTest or Testing.
  private func isTest(_ file: String) -> Bool {
    !(listing.imports[file] ?? []).isDisjoint(with: ["XCTest", "Testing"])
  }

  /// The tests of a folder without a manifest or project: one module for each folder in `Tests`, or
  /// one for the whole folder.
  private var looseTests: [TestFiles.Module] {
    let sources = listing.files.filter { file in
      (part.isEmpty || file.hasPrefix(part)) && !Self.isManifest(file)
        && (file.hasSuffix(".swift") || isInTestFolder(file))
    }
    let testFiles = sources.filter { isTest($0) || isInTestFolder($0) }
    guard testFiles.contains(where: isTest) else { return [] }
    let groups = Dictionary(grouping: testFiles, by: group)
    return groups.keys.sorted().map { name in
      TestFiles.Module(name: name, isTest: true, files: paths(groups[name] ?? []))
    }
  }

  private func isInTestFolder(_ file: String) -> Bool {
    file.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
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

  private static func isManifest(_ file: String) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift")
  }

  static func moduleName(_ name: String) -> String {
    let word = String(
      name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
    return word.first?.isNumber ?? true ? "_\(word)" : word
  }

  // MARK: Modules

  func imports(of module: TestFiles.Module) -> Set<String> {
    let folder = "\(root)/"
    return module.sources.reduce(into: []) { names, path in
      guard path.hasPrefix(folder) else { return }
      names.formUnion(listing.imports[String(path.dropFirst(folder.count))] ?? [])
    }
  }

  /// Returns the module of the target, pod or folder with this name.
  func declaredModule(_ name: String) -> TestFiles.Module? {
    if let target = manifest?.targets.first(where: {
      !$0.isTest && Self.moduleName($0.name) == name
    }) {
      let files = PackageManifest.files(of: target, in: listing)
      if !files.isEmpty {
        return TestFiles.Module(name: name, isTest: false, files: paths(files), isOfPackage: true)
      }
    }
    let targets = projects.flatMap { project, place in
      project.targets.filter { $0.moduleName == name && !$0.isTest }.map { $0.moved(into: place) }
    }
    for target in targets.filter(\.isForTelephone) + targets {
      let files = listing.files.filter(target.holds)
      guard files.contains(where: { $0.hasSuffix(".swift") }) else { continue }
      return TestFiles.Module(name: name, isTest: false, files: paths(files))
    }
    // A folder `Sources/SwiftUI` contains sources that use SwiftUI.
    if ImportedModules.knows(name) { return nil }
    if let folder = LibrarySources.folder(of: name, in: listing) {
      let files = listing.files.filter { $0.hasPrefix(folder) && isSource($0) }
      if !files.isEmpty { return TestFiles.Module(name: name, isTest: false, files: paths(files)) }
    }
    if let folder = LibrarySources.folder(of: name, around: root),
      let library = try? FolderListing(folder)
    {
      return TestFiles.Module(
        name: name, isTest: false, files: library.files.map { "\(folder)/\($0)" })
    }
    return nil
  }

  /// Returns all sources except tests as one module with the given name.
  func remainingModule(_ name: String) -> TestFiles.Module? {
    let files = listing.files.filter(isSource)
    guard files.contains(where: { $0.hasSuffix(".swift") }) else { return nil }
    return TestFiles.Module(name: name, isTest: false, files: paths(files))
  }

  private func isSource(_ file: String) -> Bool {
    !isTest(file) && !isInTestFolder(file) && !Self.isManifest(file)
  }

  private func paths(_ files: [String]) -> [String] { files.map { "\(root)/\($0)" } }
}
