/// Finds the test methods of XCTest's classes and writes for each file a function that lists its classes' tests: there
/// is no Objective-C runtime that would find them.
package struct TestFinder {
  package struct Found: Equatable {
    /// Source to add at the end of each file, in the order of the files; empty for a file without classes of tests.
    package var additions: [String]
    /// The names of the functions in these additions.
    package var functions: [String] = []
    /// How many tests the classes have.
    package var count = 0
    /// Whether a file has tests of Swift Testing.
    package var hasSwiftTesting = false
  }

  private struct Method {
    let name: String
    let isAsync: Bool
    let conditions: [String]
  }

  private struct TestClass {
    let facts: TypeFacts
    let file: Int
    let isGeneric: Bool
    let conditions: [String]
  }

  private let files: [SourceText]
  private let numbers: [String: Int]
  private let conditions: [CompilationConditions]
  private var classes: [String: TestClass] = [:]
  private var methods: [String: [Method]] = [:]

  /// Reads sources that belong together: a class may inherit tests of another file, and of another module.
  package static func shared(_ files: [SourcePort.File]) -> TestFinder {
    TestFinder(files.map { SourceText(path: $0.path, $0.text) })
  }

  /// Finds the tests of classes in some of the files.
  ///
  /// - Parameter prefix: What the names of the functions begin with; another one for each module.
  package func find(in files: [SourcePort.File], prefix: String) -> Found {
    found(files.compactMap { numbers[$0.path] }, prefix)
  }

  private init(_ files: [SourceText]) {
    self.files = files
    numbers = Dictionary(
      files.indices.map { (files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    conditions = files.map(CompilationConditions.init)
    for (number, file) in files.enumerated() {
      for type in TypeReader.types(in: file) where type.kind == .class || type.kind == .extension {
        if type.kind == .class, classes[type.name] == nil {
          classes[type.name] = TestClass(
            facts: type, file: number, isGeneric: file[type.keyword + 2] == "<",
            conditions: conditions[number].around(type.keyword))
        }
        methods[type.name, default: []] += tests(of: type, in: number)
      }
    }
  }

  // MARK: Reading

  /// Methods that XCTest runs: their names begin with `test`, they take and return nothing, and are not private.
  private func tests(of type: TypeFacts, in number: Int) -> [Method] {
    let file = files[number]
    var found: [Method] = []
    var index = type.brace + 1
    while index < min(type.end, file.count) {
      if file[index] == "{", file.kind(index) == .symbol {
        index = (file.closing(index) ?? type.end) + 1
        continue
      }
      if file.isWord(index), file[index] == "func", let method = test(at: index, in: number) {
        found.append(method)
      }
      index += 1
    }
    return found
  }

  private func test(at keyword: Int, in number: Int) -> Method? {
    let file = files[number]
    let name = file[keyword + 1]
    guard name.hasPrefix("test"), file[keyword + 2] == "(", file[keyword + 3] == ")" else {
      return nil
    }
    var before = keyword - 1
    let left: Set<String> = ["private", "fileprivate", "static", "class"]
    while file.isWord(before),
      TypeReader.modifiers.contains(file[before]) || file[before].hasPrefix("@")
    {
      if left.contains(file[before]) { return nil }
      before -= 1
    }
    var next = keyword + 4
    var isAsync = false
    while ["async", "throws"].contains(file[next]) || file[next] == "(" {
      if file[next] == "async" { isAsync = true }
      next = file[next] == "(" ? (file.closing(next) ?? next) + 1 : next + 1
    }
    if file[next] == "-", file[next + 1] == ">" { next += 1 }
    if file[next] == "->" || file[next] == ">" {
      guard file[next + 1] == "Void" || file[next + 1] == "(" && file[next + 2] == ")" else {
        return nil
      }
    }
    return Method(name: name, isAsync: isAsync, conditions: conditions[number].around(keyword))
  }

  /// The class that comes before another one in the sources; nil where XCTest's or a foreign one does.
  private func parent(of type: TypeFacts) -> (name: String, type: TestClass?)? {
    guard let written = type.inherited.first else { return nil }
    var outer = type.name.split(separator: ".").dropLast().map(String.init)
    while true {
      let name = (outer + [written]).joined(separator: ".")
      if let found = classes[name], found.facts.name != type.name { return (name, found) }
      if outer.isEmpty { return (written, nil) }
      outer.removeLast()
    }
  }

  /// The tests of a class with those that it inherits, by name; nil for a class that is not XCTest's.
  private func tests(of testClass: TestClass) -> [Method]? {
    var found: [String: Method] = [:]
    var current = testClass
    for _ in 0...classes.count {
      for method in methods[current.facts.name] ?? [] where found[method.name] == nil {
        found[method.name] = method
      }
      guard let parent = parent(of: current.facts) else { return nil }
      guard let next = parent.type else {
        let isTest = parent.name == "XCTestCase" || parent.name == "XCTest.XCTestCase"
        return isTest ? found.values.sorted { $0.name < $1.name } : nil
      }
      current = next
    }
    return nil
  }

  // MARK: Writing

  private func found(_ numbers: [Int], _ prefix: String) -> Found {
    var found = Found(additions: Array(repeating: "", count: numbers.count))
    let all = classes.values.filter { !$0.isGeneric }.sorted { $0.facts.name < $1.facts.name }
    for (place, number) in numbers.enumerated() {
      let file = files[number]
      if (0..<file.count).contains(where: { file[$0] == "@Test" }) { found.hasSwiftTesting = true }
      var body = ""
      for testClass in all where testClass.file == number {
        for method in tests(of: testClass) ?? [] {
          found.count += 1
          body += entry(method, of: testClass)
        }
      }
      guard !body.isEmpty else { continue }
      let name = "\(prefix)\(found.functions.count)"
      found.functions.append(name)
      found.additions[place] =
        "\nimport GestureTesting\n@MainActor public func \(name)(_ tests: inout TestList) {\n\(body)}\n"
    }
    return found
  }

  private func entry(_ method: Method, of testClass: TestClass) -> String {
    let (add, call) = method.isAsync ? ("addAsync", "try await") : ("add", "try")
    let line =
      "  tests.\(add)(\(testClass.facts.name).self, \"\(method.name)\") { \(call) $0.\(method.name)() }\n"
    var conditions: [String] = []
    for condition in testClass.conditions + method.conditions where !conditions.contains(condition)
    {
      conditions.append(condition)
    }
    guard !conditions.isEmpty else { return line }
    return "  #if \(conditions.map { "(\($0))" }.joined(separator: " && "))\n\(line)  #endif\n"
  }
}
