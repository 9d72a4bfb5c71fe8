/// Finds the test methods of XCTest classes, and writes a function for each file that lists the tests of its classes.
/// On iOS, the Objective-C runtime finds these methods.
package struct TestFinder {
  package struct Found: Equatable {
    /// Source to add at the end of each file, in the order of the files; empty for a file without classes of tests.
    package var additions: [String]
    /// The names of the functions in these additions.
    package var functions: [String] = []
    /// The number of tests in the XCTest classes.
    package var count = 0
    /// Whether a file has tests of Swift Testing.
    package var hasSwiftTesting = false
  }

  private struct Method {
    let name: String
    let isAsync: Bool
    let conditions: [String]
  }

  /// A type's name and its module: types of different modules may have the same name.
  private struct Name: Hashable {
    let module: Int
    let name: String
  }

  private struct TestClass {
    let facts: TypeFacts
    let file: Int
    let name: Name
    let isGeneric: Bool
    let conditions: [String]
  }

  private let files: [SourceText]
  private let numbers: [String: Int]
  private let conditions: [CompilationConditions]
  /// The module of each file.
  private let modules: [Int]
  /// The classes by name. A name has several classes if `#if` conditions choose among them.
  private var classes: [Name: [TestClass]] = [:]
  private var methods: [Name: [Method]] = [:]

  /// Reads the sources of several modules together, because a class may inherit tests from another file or module.
  package static func shared(_ modules: [[SourcePort.File]]) -> TestFinder {
    TestFinder(
      modules.flatMap { $0 }.map { SourceText(path: $0.path, $0.text) },
      modules.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element.count) })
  }

  /// Finds the tests of the classes in some of the files.
  ///
  /// - Parameter prefix: The beginning of the functions' names, different for each module.
  package func find(in files: [SourcePort.File], prefix: String) -> Found {
    found(files.compactMap { numbers[$0.path] }, prefix)
  }

  private init(_ files: [SourceText], _ modules: [Int]) {
    self.files = files
    self.modules = modules
    numbers = Dictionary(
      files.indices.map { (files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    conditions = files.map(CompilationConditions.init)
    var extensions: [(type: TypeFacts, file: Int)] = []
    for (number, file) in files.enumerated() {
      for type in TypeReader.types(in: file) {
        let name = Name(module: modules[number], name: type.name)
        if type.kind == .extension { extensions.append((type, number)) }
        guard type.kind == .class else { continue }
        classes[name, default: []].append(
          TestClass(
            facts: type, file: number, name: name, isGeneric: file[type.keyword + 2] == "<",
            conditions: conditions[number].around(type.keyword)))
        methods[name, default: []] += tests(of: type, in: number)
      }
    }
    for (type, number) in extensions {
      guard let name = known(type.name, from: modules[number]) else { continue }
      methods[name, default: []] += tests(of: type, in: number)
    }
  }

  /// Returns the name of a class in a module, or else in the first other module that has a class of this name.
  private func known(_ name: String, from module: Int) -> Name? {
    let own = Name(module: module, name: name)
    if classes[own] != nil { return own }
    return (0...(modules.last ?? 0)).lazy.map { Name(module: $0, name: name) }
      .first { classes[$0] != nil }
  }

  // MARK: Reading

  /// Returns the methods of a type that XCTest runs: their names begin with `test`, they take and return nothing, and
  /// they are not private.
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

  /// Returns the superclass's name, and the superclass itself if the sources contain it; nil without a superclass.
  private func parent(of child: TestClass) -> (name: String, type: TestClass?)? {
    guard let written = child.facts.inherited.first else { return nil }
    var outer = child.facts.name.split(separator: ".").dropLast().map(String.init)
    while true {
      let name = (outer + [written]).joined(separator: ".")
      if let found = known(name, from: child.name.module), found != child.name {
        return (name, classes[found]?.first)
      }
      if outer.isEmpty { return (written, nil) }
      outer.removeLast()
    }
  }

  /// Returns the tests of a class and those that it inherits, sorted by name; nil if the class is no XCTest class.
  private func tests(of testClass: TestClass) -> [Method]? {
    var found: [String: Method] = [:]
    var current = testClass
    for _ in 0...classes.count {
      for method in methods[current.name] ?? [] where found[method.name] == nil {
        found[method.name] = method
      }
      guard let parent = parent(of: current) else { return nil }
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
    let all = classes.values.joined().filter { !$0.isGeneric }
      .sorted { ($0.facts.name, $0.facts.keyword) < ($1.facts.name, $1.facts.keyword) }
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
