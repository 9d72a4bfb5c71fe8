import XCTest

/// The tests of XCTest's classes in a program of `pantograph test`, which lists them in its sources' port.
@MainActor
public struct TestList {
  private struct Entry {
    let type: XCTestCase.Type
    var tests: [(String, XCTestCaseClosure)] = []
  }

  private var entries: [Entry] = []

  init() {}

  /// Adds a test; it runs on the main actor.
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

  /// The tests for XCTest, by the names of their classes, without those that no filter names.
  func entries(_ filter: TestFilter) -> [XCTestCaseEntry] {
    entries.map { entry in
      let name = TestFilter.name(of: entry.type)
      return (entry.type, entry.tests.filter { filter.takes("\(name)/\($0.0)") })
    }
    .filter { (entry: XCTestCaseEntry) in !entry.allTests.isEmpty }
    .sorted { TestFilter.name(of: $0.testCaseClass) < TestFilter.name(of: $1.testCaseClass) }
  }
}

/// Selects tests: those whose name `Module.Class/test` has a match of one of the patterns, without those that are left
/// out by their name or their class's.
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

  /// The name of a class with its module and the types around it.
  static func name(of type: XCTestCase.Type) -> String {
    // A private one has its place in between.
    String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}
