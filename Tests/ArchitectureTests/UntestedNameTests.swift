import Expectations
import Testing

/// Public functions and computed properties that no test, example or benchmark names: if their bodies were emptied,
/// nobody would notice. Members without effect state the reason in their bodies and are not counted.
struct UntestedNameTests {
  /// The folders whose words count as uses.
  private static let folders = ["Tests", "Benchmarks", "docs/examples", "Fuzz"]

  @Test func `every public body is named by a test`() {
    let words = Self.words
    for target in Repository.names(in: "Sources") {
      let untested = Repository.files(under: "Sources/\(target)").flatMap { file in
        PublicBody.all(in: file).filter { !words.contains($0.name) }
      }
      let list = untested.map { "\($0.path):\($0.line): \($0.name)" }.joined(separator: "\n")
      expect(untested.isEmpty, "\(target) has \(untested.count):\n\(list)")
    }
  }

  /// All words of the tests, the examples and the benchmarks.
  private static var words: Set<String> {
    var words: Set<String> = []
    for folder in folders {
      for file in Repository.files(under: folder) where !file.path.contains("/.build/") {
        for line in file.lines {
          for word in line.utf8.split(whereSeparator: { !$0.isOfWord }) {
            words.insert(String(Substring(word)))
          }
        }
      }
    }
    return words
  }

  @Test func `bodies are found, but no stored properties and no inert members`() {
    let text = """
      public func made() -> Int {
        3
      }
      public var stored = 3 { didSet { made() } }
      public var observed: Int? { didSet { made() } }
      public var computed: Int { 3 }
      open class func ownClass(
        of number: Int
      ) {
        print(number)
      }
      public func empty() {}
      public func still() { inert("nothing moves") }
      public var quiet: Bool {
        inert("nothing moves", is: true)
      }
      public override func known() { made() }
      """
    let bodies = PublicBody.all(in: SourceFile(path: "a.swift", text: text))
    expect(bodies.map(\.name), equals: ["made", "computed", "ownClass"])
  }
}

/// A public function or computed property with a body that does something.
private struct PublicBody {
  let path: String
  let line: Int
  let name: String

  /// Members that the language calls without their names.
  private static let unnamed: Set<Substring> = [
    "wrappedValue", "projectedValue", "callAsFunction", "makeIterator", "_bridgeToObjectiveC",
    "_forceBridgeFromObjectiveC", "_conditionallyBridgeFromObjectiveC",
    "_unconditionallyBridgeFromObjectiveC",
  ]

  /// The most lines of a declaration before its body.
  private static let longest = 8

  static func all(in file: SourceFile) -> [PublicBody] {
    PublicSymbol.all(in: file).compactMap { symbol in
      let words = symbol.declaration.split(separator: " ")
      guard let kind = words.lastIndex(where: { $0 == "func" || $0 == "var" }),
        kind + 1 < words.count
      else { return nil }
      let name = words[kind + 1].drop { $0 == "`" }.prefix {
        $0.isLetter || $0.isNumber || $0 == "_"
      }
      if unnamed.contains(name) { return nil }
      let isFunction = words[kind] == "func"
      guard let body = body(from: symbol.line - 1, in: file, isFunction: isFunction) else {
        return nil
      }
      return body ? PublicBody(path: file.path, line: symbol.line, name: String(name)) : nil
    }
  }

  /// Whether the declaration's body does something; nil if there is no body.
  private static func body(from index: Int, in file: SourceFile, isFunction: Bool) -> Bool? {
    let end = min(index + (isFunction ? longest : 1), file.lines.count)
    guard let open = (index..<end).first(where: { file.lines[$0].contains("{") }) else {
      return nil
    }
    let line = file.lines[open]
    let head = line.prefix { $0 != "{" }
    if !isFunction, head.contains("=") || line.contains("didSet") || line.contains("willSet") {
      return nil
    }
    let rest = line[head.endIndex...].filter { $0 != " " }
    if rest == "{}" { return false }
    let next = open + 1 < file.lines.count ? file.lines[open + 1] : ""
    if !rest.hasSuffix("}"), next.drop(while: { $0 == " " }).hasPrefix("didSet") { return nil }
    let after = (open...min(open + 3, file.lines.count - 1)).map { file.lines[$0] }
    return
      !(rest.contains("inert(") || !rest.hasSuffix("}") && after.contains { $0.contains("inert(") })
  }
}

extension UInt8 {
  /// Whether the byte belongs to a name: a letter, a digit or an underscore of ASCII.
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
