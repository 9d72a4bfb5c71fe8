import XCTest

/// The XCTest tests of a program that `pantograph test` builds. Functions in the ported sources add the
/// tests.
@MainActor
public struct TestList {
  private struct Entry {
    let type: XCTestCase.Type
    var tests: [(String, XCTestCaseClosure)] = []
  }

  private var entries: [Entry] = []

  init() {}

  /// Adds a test that runs on the main actor.
  public mutating func add<Case: XCTestCase>(
    _ type: Case.Type, _ name: String, _ call: @escaping @MainActor (Case) throws -> Void
  ) {
    add(type, name) { test in
      nonisolated(unsafe) let test = test
      try MainActor.assumeIsolated { try call(Self.cast(test)) }
    }
  }

  /// Adds an asynchronous test.
  public mutating func addAsync<Case: XCTestCase>(
    _ type: Case.Type, _ name: String, _ call: @escaping @MainActor (Case) async throws -> Void
  ) {
    let start = asyncTest { (test: Case) in
      nonisolated(unsafe) let test = test
      return { @MainActor in try await call(test) }
    }
    add(type, name) { test in try start(Self.cast(test))() }
  }

  private nonisolated static func cast<Case: XCTestCase>(_ test: XCTestCase) -> Case {
    guard let test = test as? Case else {
      preconditionFailure("\(type(of: test)) is not a \(Case.self) and cannot run its tests")
    }
    return test
  }

  private mutating func add(
    _ type: XCTestCase.Type, _ name: String, closure: @escaping XCTestCaseClosure
  ) {
    if entries.last?.type != type { entries.append(Entry(type: type)) }
    entries[entries.count - 1].tests.append((name, closure))
  }

  /// Returns the tests that a filter accepts, by class, sorted by the names of the classes.
  func entries(_ filter: TestFilter) -> [XCTestCaseEntry] {
    entries.map { entry in
      let name = TestFilter.name(of: entry.type)
      return (entry.type, entry.tests.filter { filter.takes("\(name)/\($0.0)") })
    }
    .filter { (entry: XCTestCaseEntry) in !entry.allTests.isEmpty }
    .sorted { TestFilter.name(of: $0.testCaseClass) < TestFilter.name(of: $1.testCaseClass) }
  }
}

/// Selects tests by their names, `Module.Class/test`. A pattern must match within the name, if there are
/// patterns, and neither the test nor its class may be left out.
struct TestFilter {
  private let patterns: [Regex<AnyRegexOutput>]
  private let leftOut: Set<String>

  init(_ patterns: [String], leftOut: Set<String> = []) {
    self.patterns = patterns.compactMap { try? Regex($0) }
    self.leftOut = leftOut
  }

  func takes(_ name: String) -> Bool {
    guard patterns.isEmpty || patterns.contains(where: { name.contains($0) }) else { return false }
    return !leftOut.contains(name) && !leftOut.contains(String(name.prefix { $0 != "/" }))
  }

  /// Returns the name of a class, with its module and the types that contain it.
  static func name(of type: XCTestCase.Type) -> String {
    // The name of a private class contains a marker with an address.
    String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}
