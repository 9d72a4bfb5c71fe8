import Foundation
import PantographPorting

/// The port of tests and of the code under test, with the function that runs the tests. Each module
/// has its own folder.
package struct TestTree {
  package struct Module {
    package let name: String
    package let isTest: Bool
    package let isOfPackage: Bool
    /// Whether the module is written for Swift's language mode 6.
    package let isOfSwift6: Bool
    /// The names that conditions such as `#if TEST` find set.
    package let conditions: [String]
    /// The paths of the module's sources, relative to the output.
    package fileprivate(set) var sources: [String] = []
  }

  package private(set) var modules: [Module] = []
  /// The paths of the original sources, for messages to the user.
  package private(set) var paths: [String] = []
  package private(set) var notes: [PortNote] = []
  /// The sources that are not compiled.
  package private(set) var leftOut: [LeftOutSource] = []
  package private(set) var hasXCTest = false
  package private(set) var hasSwiftTesting = false

  /// The modules with a function that registers their attributes and classes for storyboards.
  private var registering: [String] = []
  private var leftOutSources: [SourcePort.File] = []
  private var texts: [(target: String, text: String)] = []
  private var copies: [(path: String, identity: FileIdentity, target: String)] = []
  private var identities: Set<FileIdentity> = []
  /// The files of language folders at the top of the bundle.
  private var topPlaces: Set<String> = []

  /// The name of the source that contains the function that runs the tests.
  package static let mainName = "TestMain.ported.swift"

  package init(
    _ files: TestFiles, isSymbol: ((String) -> Bool)? = nil
  ) throws(PortingFailure) {
    let names = Set(files.modules.map(\.name))
    var compiled: [(module: SourceModule, files: [SourcePort.File])] = []
    var missing: [String: String] = [:]
    for module in files.modules {
      let found = try self.compiled(module, names, missing)
      if !module.isTest,
        let reason = LeftOutSource.reason(against: found, modules: names, missing: missing)
      {
        missing[module.name] = reason
        continue
      }
      // A target of which every test is left out does not keep the others from running.
      if found.isEmpty { continue }
      compiled.append((module, found))
    }
    if !compiled.contains(where: \.module.isTest), let first = leftOut.last {
      throw PortingFailure(
        .data, "no source of the tests can be compiled: \(first.path) \(first.reason)")
    }
    let modules = compiled.map { ModulePort.Module(name: $0.module.name, files: $0.files) }
    let port = ModulePort(
      modules,
      interfaces: try interfaces(of: files), pictures: SourcePort.Pictures(isSymbol: isSymbol),
      hasHeader: files.headers.contains(where: PortedTree.importsUIKit), isApplication: false)
    notes = port.notes
    paths = compiled.flatMap { $0.files.map(\.path) }
    let finder = TestFinder.shared(ModulePort.remaining(of: modules))
    var functions: [String] = []
    for (number, part) in compiled.enumerated() {
      try add(
        part.module, part.files, port.texts[number], port.registrationSource(of: number), finder,
        &functions)
    }
    addMain(functions)
  }

  /// Returns the storyboards and nibs of all modules, each once.
  private mutating func interfaces(
    of files: TestFiles
  ) throws(PortingFailure) -> [SourcePort.File] {
    var found: [SourcePort.File] = []
    var paths: Set<String> = []
    for path in files.modules.lazy.flatMap(\.files)
    where PortedTree.isInterface(path) && paths.insert(path).inserted {
      let text = try text(of: path, atMost: PortedTree.mostInterfaceBytes)
      found.append(SourcePort.File(path: path, text: text))
    }
    return found
  }

  /// Returns the sources of a module without those that are left out.
  private mutating func compiled(
    _ module: SourceModule, _ names: Set<String>, _ missing: [String: String]
  ) throws(PortingFailure) -> [SourcePort.File] {
    var all: [SourcePort.File] = []
    for path in module.sources {
      let text = try text(of: path, atMost: PortedTree.mostSourceBytes)
      all.append(
        SourcePort.File(path: path, text: text, neighbors: names.subtracting([module.name])))
    }
    let found = LeftOutSource.find(
      in: all, areTests: module.isTest, modules: names, missing: missing, others: leftOutSources)
    leftOut += found
    leftOutSources += all.filter { source in found.contains { $0.path == source.path } }
    let sources = all.filter { source in !found.contains { $0.path == source.path } }
    return sources
  }

  private mutating func text(of path: String, atMost limit: Int) throws(PortingFailure) -> String {
    guard let file = OpenFile(path), file.isFile else {
      throw PortingFailure(.noInput, "\(path) cannot be read")
    }
    identities.insert(file.identity)
    return try PortedTree.text(of: file, path, atMost: limit)
  }

  private mutating func add(
    _ module: SourceModule, _ sources: [SourcePort.File], _ ported: [String],
    _ registrations: String?, _ finder: TestFinder, _ functions: inout [String]
  ) throws(PortingFailure) {
    var written = Module(
      name: module.name, isTest: module.isTest, isOfPackage: module.isOfPackage,
      isOfSwift6: module.isOfSwift6, conditions: module.conditions)
    var additions = Array(repeating: "", count: sources.count)
    if module.isTest {
      let found = finder.find(in: sources, prefix: "\(module.name)_list")
      additions = found.additions
      functions += found.functions
      if found.count > 0 { hasXCTest = true }
      if found.hasSwiftTesting { hasSwiftTesting = true }
    }
    var names: Set<String> = []
    for (number, source) in sources.enumerated() {
      let file = source.path.split(separator: "/").last.map(String.init) ?? "Source.swift"
      // A module may contain each file name only once.
      let name =
        names.insert(file).inserted ? file : "\(file.dropLast(".swift".count))~\(number).swift"
      let target = "\(module.name)/\(name)"
      written.sources.append(target)
      let text = Self.withoutMain(ported[number]) + additions[number]
      texts.append((target, Self.located(text, source.path)))
    }
    if module.isOfPackage, let text = PortedTree.bundleSource(for: sources.map(\.text)) {
      written.sources.append("\(module.name)/Bundle.ported.swift")
      texts.append(("\(module.name)/Bundle.ported.swift", text))
    }
    if let registrations {
      let target = "\(module.name)/Interfaces.ported.swift"
      written.sources.append(target)
      registering.append(module.name)
      texts.append((target, registrations))
    }
    if module.isTest, sources.contains(where: { $0.text.contains("measure") }) {
      written.sources.append("\(module.name)/Measuring.ported.swift")
      texts.append(("\(module.name)/Measuring.ported.swift", Self.measuring))
    }
    if module.isTest, sources.contains(where: { $0.text.contains("XCTContext") }) {
      written.sources.append("\(module.name)/Activities.ported.swift")
      texts.append(("\(module.name)/Activities.ported.swift", Self.activities))
    }
    if module.isTest, sources.contains(where: { $0.text.contains("classForCoder") }) {
      written.sources.append("\(module.name)/Classes.ported.swift")
      texts.append(("\(module.name)/Classes.ported.swift", Self.classes))
    }
    if module.isTest, sources.contains(where: Self.describesTests) {
      written.sources.append("\(module.name)/Describing.ported.swift")
      texts.append(("\(module.name)/Describing.ported.swift", Self.describing))
    }
    if module.isTest, sources.contains(where: Self.comparesTests) {
      written.sources.append("\(module.name)/Comparing.ported.swift")
      texts.append(("\(module.name)/Comparing.ported.swift", Self.comparing))
    }
    var places: Set<String> = []
    for path in module.files where !path.hasSuffix(".swift") {
      guard let file = OpenFile(path), file.isFile else { continue }
      let inner = SourcePath.resourceName(module.resourcePlaces[path] ?? Self.place(of: path))
      // The bundle of the tests finds texts only at its top, as every bundle does.
      let isTop = inner.contains(".lproj/") && topPlaces.insert(inner).inserted
      let place = isTop ? inner : "\(module.name)/\(inner)"
      guard places.insert(place).inserted else { continue }
      identities.insert(file.identity)
      copies.append((path, file.identity, place))
    }
    modules.append(written)
  }

  /// Runs a block as often as on iOS. There, times end a test only if they are compared with stored ones; the XCTest of
  /// Linux ends a test whose times differ from each other.
  private static let measuring = """
    import XCTest
    extension XCTestCase {
      func measure(block: () -> Void) { for _ in 0..<10 { block() } }
    }

    """

  /// Returns the end of a resource's path. It begins at an asset catalog, language folder or
  /// bundle, because those are found by name.
  private static func place(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let first = parts.firstIndex {
      $0.hasSuffix(".xcassets") || $0.hasSuffix(".lproj") || $0.hasSuffix(".bundle")
    }
    return parts[(first ?? parts.count - 1)...].joined(separator: "/")
  }

  /// Adds a line directive, so that the compiler, the tests and the lookup of recordings beside a
  /// test see the original file.
  private static func located(_ text: String, _ path: String) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(escaped)\", line: 1)\n\(text)"
  }

  /// Removes `@main`, because the program starts the tests and not the application under test.
  private static func withoutMain(_ text: String) -> String {
    text.contains("@main") ? text.replacing("@main", with: "     ") : text
  }

  private mutating func addMain(_ functions: [String]) {
    guard let last = modules.indices.last else { return }
    let imports = modules.dropLast().filter { $0.isTest || registering.contains($0.name) }
      .map { "import \($0.name)\n" }.joined()
    let registrations = registering.map { "    \(ModulePort.registering($0))()\n" }.joined()
    let target = "\(modules[last].name)/\(Self.mainName)"
    modules[last].sources.append(target)
    texts.append(
      (
        target,
        """
        import GestureTesting
        \(imports)@main enum PantographTests {
          @MainActor static func main() {
        \(registrations)    TestProgram.run([\(functions.joined(separator: ", "))])
          }
        }

        """
      ))
  }

  /// The destinations of all files, relative to the output.
  package var places: Set<String> { Set(texts.map(\.target) + copies.map(\.target)) }

  /// Writes the files that are missing or differ.
  package func write(_ folder: String) throws(PortingFailure) {
    var output = PortedOutput(folder)
    for (target, text) in texts { try output.add(.text(text), at: target) }
    for copy in copies { try output.add(.copy(path: copy.path, copy.identity), at: copy.target) }
    _ = try output.write(overwrites: true, sparing: identities)
  }
}

extension TestTree {
  /// The source by which tests know their class, as every `NSObject` does on iOS.
  static let classes = """
    import XCTest
    extension XCTestCase {
      var classForCoder: AnyClass { type(of: self) }
      var classForKeyedArchiver: AnyClass? { type(of: self) }
    }

    """

  /// The source by which tests have a description, as every `NSObject` has on iOS.
  static let describing = """
    import Foundation
    import XCTest
    extension XCTestCase {
      var description: String { "-[\\(name.replacingOccurrences(of: ".", with: " "))]" }
    }

    """

  /// Returns whether a source of tests writes the description of a test into a message.
  static func describesTests(_ source: SourcePort.File) -> Bool {
    source.text.contains("\\(description)") && source.text.contains("XCTestCase")
      && !source.text.contains("var description")
  }

  /// The source by which tests are equal only to themselves, as every `NSObject` is on iOS.
  static let comparing = """
    import XCTest
    extension XCTestCase: @retroactive Equatable {
      public static func == (one: XCTestCase, other: XCTestCase) -> Bool { one === other }
    }

    """

  /// Returns whether a source may compare the target of a control with the test itself.
  static func comparesTests(_ source: SourcePort.File) -> Bool {
    source.text.contains("XCTAssertEqual") && source.text.contains(", self)")
      || source.text.contains("XCTAssertEqual(self,")
  }

  /// The source of the steps of a test, which XCTest on Linux does not have.
  static let activities = """
    protocol XCTActivity { var name: String { get } }
    private struct Activity: XCTActivity { let name: String }
    enum XCTContext {
      static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
      ) rethrows -> Result { try block(Activity(name: name)) }
    }

    """
}
