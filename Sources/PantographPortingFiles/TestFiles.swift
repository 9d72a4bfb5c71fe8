import Foundation
import PantographPorting

/// The sources of tests and of the modules that they import, from a package, an Xcode project or
/// plain folders.
package struct TestFiles {
  /// The modules, each after those that it imports. The tests come last.
  package private(set) var modules: [SourceModule] = []
  /// The assumptions that were made, as sentences without a full stop.
  package private(set) var remarks: [String] = []

  private let places: SourcePlaces

  /// Finds the tests and the modules that they import.
  ///
  /// - Parameters:
  ///   - folder: The folder of the tests, or of their package or project.
  ///   - sources: The folder of the code under test; nil if it lies in the same folder.
  ///   - target: The test target; nil for all of a package, and for the first of a project.
  package init(_ folder: String, sources: String?, target: String?) throws(PortingFailure) {
    let place = try SourcePlace(around: folder)
    places = SourcePlaces(
      try [place] + (sources.map { (name) throws(PortingFailure) in [try SourcePlace(name)] } ?? [])
    )
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
    shareSources()
    // Tests of a package are built without the projects beside it.
    for index in modules.indices where !tests[0].isOfPackage {
      modules[index].conditions = places.conditions(of: modules[index].name)
      if places.compilesInSwift6(modules[index].name) { modules[index].isOfSwift6 = true }
    }
  }

  /// The headers of the frameworks under test, which import modules for all files of their framework.
  var headers: [String] {
    let names = Set(modules.filter { !$0.isTest }.map { "\($0.name).h" })
    return places.files { names.contains($0.split(separator: "/").last.map(String.init) ?? "") }
  }

  /// Adds the modules that a module imports, and then the module itself.
  private mutating func add(
    _ module: SourceModule, _ open: inout Set<String>
  ) throws(PortingFailure) {
    var undeclared: [String] = []
    for name in places.imports(of: module).sorted()
    where !ImportedModules.isHere(name) && open.insert(name).inserted {
      if let found = places.declaredModule(name) {
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

  /// Leaves the sources that a test target shares with a module to that module, if every other source
  /// of the target sees the module's internal declarations.
  private mutating func shareSources() {
    for index in modules.indices where modules[index].isTest {
      for library in modules where !library.isTest {
        let shared = Set(modules[index].sources).intersection(library.sources)
        let own = modules[index].sources.filter { !shared.contains($0) }
        guard !shared.isEmpty, !own.isEmpty,
          own.allSatisfy({ Self.seesInside($0, of: library.name) })
        else { continue }
        modules[index].files.removeAll(where: shared.contains)
      }
    }
  }

  private static func seesInside(_ path: String, of module: String) -> Bool {
    guard let file = OpenFile(path), file.isFile, let bytes = file.bytes(atMost: 1 << 20) else {
      return false
    }
    return String(decoding: bytes, as: UTF8.self).contains("@testable import \(module)")
  }

  /// Returns the sources that no target declares as a module of that name. A name stands for them
  /// only where a test imports no declared module: otherwise it names a package from the network.
  private func remainingModule(named name: String, of test: SourceModule) -> SourceModule? {
    guard test.isTest, !ImportedModules.knows(name), !modules.contains(where: { !$0.isTest })
    else { return nil }
    return places.remainingModule(name)
  }
}
