import Expectations
import PantographPorting
import SeededRandom
import Testing

struct SourceTokenizerTests {
  private func kinds(_ text: String) -> [String] {
    SourceTokenizer.tokens(of: text).filter { $0.kind != .space && $0.kind != .newline }
      .map(\.text)
  }

  @Test(arguments: [
    (#"let a = "x \(f("}")) y" + b"#, ["let", "a", "=", #""x \(f("}")) y""#, "+", "b"]),
    (##"#"raw \( " "# + c"##, [##"#"raw \( " "#"##, "+", "c"]),
    ("/* a /* b */ c */ d // e", ["/* a /* b */ c */", "d", "// e"]),
    ("x = a / b / c", ["x", "=", "a", "/", "b", "/", "c"]),
    (#"x = /a"b/"#, ["x", "=", #"/a"b/"#]),
    ("@objc func `in`()", ["@objc", "func", "`in`", "(", ")"]),
    ("1.5e3..<2", ["1.5e3", ".", ".", "<", "2"]),
    ("f() -> T", ["f", "(", ")", "->", "T"]),
  ])
  func `a text falls into its tokens`(text: String, tokens: [String]) {
    expect(kinds(text), equals: tokens)
  }

  @Test func `a string of several lines is one token and its lines are counted`() {
    let text = "a\n\"\"\"\n one \" \\(b(\n\"x\")) two\n\"\"\"\nc"
    let tokens = SourceTokenizer.tokens(of: text)
    expect(tokens.last?.text == "c" && tokens.last?.line == 6)
    expect(tokens.contains { $0.kind == .string && $0.line == 2 })
  }

  @Test func `deeply nested strings do not end the program`() {
    let text = String(repeating: "\"\\(", count: 50_000)
    expect(SourceTokenizer.tokens(of: text).map(\.text).joined(), equals: text)
  }

  @Test(arguments: 0..<200)
  func `the tokens of any text are the text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = RandomSource.text(&random)
    expect(SourceTokenizer.tokens(of: text).map(\.text).joined(), equals: text)
  }
}

/// Random sequences of the elements of Swift sources for iOS.
enum RandomSource {
  private static let pieces = [
    "class", "A", "B", ":", "UIViewController", "{", "}", "(", ")", "\n", " ", "@objc", "@IBAction",
    "@IBOutlet", "weak", "var", "x", "!", "?", "func", "close", "_", "sender", "#selector", "\"",
    "\\(", "#", "/", "*", "//", "/*", "*/", "\"\"\"", ".", ",", "->", "optional", "protocol",
    "import",
    "UIKit", "private", "extension", "=", "0", "\r\n", "é", "#if", "os", "iOS", "override", "init",
    "<", ">", "[", "]", "#keyPath", "@main", "UIApplicationDelegate", "`", ";", "dynamic",
  ]

  static func text(_ random: inout SeededGenerator) -> String {
    (0..<random.below(120)).map { _ in
      pieces[random.below(pieces.count)] + (random.chance(0.6) ? " " : "")
    }.joined()
  }
}
