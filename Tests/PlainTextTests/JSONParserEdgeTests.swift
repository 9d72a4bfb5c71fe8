import Expectations
import PantographPlainText
import Testing

/// The grammar of RFC 8259, each rule just within and just outside.
struct JSONParserEdgeTests {
  /// A value as text: numbers with their spelling, texts in angle brackets.
  private func shown(_ node: JSONNode) -> String {
    switch node.value {
    case .null: "null"
    case .truth(let truth): "\(truth)"
    case .number(let number, let text): "\(number)|\(text)"
    case .text(let text): "‹\(text)›"
    case .array(let nodes): "[" + nodes.map(shown).joined(separator: " ") + "]"
    case .object(let members):
      "{"
        + members.map { "\($0.key)@\($0.place.line):\($0.place.column)=\(shown($0.value))" }
        .joined(separator: " ") + "}"
    }
  }

  private func result(_ bytes: [UInt8]) -> String {
    do throws(JSONParser.Failure) {
      return shown(try JSONParser.parse(bytes))
    } catch {
      return "\(error.place.line):\(error.place.column) \(error.sentence)"
    }
  }

  private func result(_ text: String) -> String { result(Array(text.utf8)) }

  @Test(arguments: [
    ("0", "0.0|0"), ("-0", "-0.0|-0"), ("10", "10.0|10"), ("0.5", "0.5|0.5"),
    ("-1.25e2", "-125.0|-1.25e2"), ("1E+2", "100.0|1E+2"), ("1e-2", "0.01|1e-2"),
    ("0e0", "0.0|0e0"), ("9", "9.0|9"),
    ("01", "1:2 nothing may follow the end, but “1” does"),
    ("-", "1:2 expected a digit, found the end of the file"),
    ("-a", "1:2 expected a digit, found “a”"), ("+1", "1:1 expected a value, found “+”"),
    (".5", "1:1 expected a value, found “.”"),
    ("1.", "1:3 expected a digit, found the end of the file"),
    ("1.e2", "1:3 expected a digit, found “e”"),
    ("1e", "1:3 expected a digit, found the end of the file"),
    ("1e+", "1:4 expected a digit, found the end of the file"),
    ("1e:", "1:3 expected a digit, found “:”"), ("1e/", "1:3 expected a digit, found “/”"),
    ("-1e309", "1:7 the number -1e309 is too large"),
  ])
  func `numbers`(text: String, expected: String) { expect(result(text), equals: expected) }

  @Test(arguments: [
    (#""\"\\\/""#, #"‹"\/›"#), (#""\b\f\n\r\t""#, "‹\u{8}\u{c}\n\r\t›"),
    (#""\u0041\u00e4\u00C4""#, "‹Aää›".replacing("ää", with: "äÄ")), (#""\uFFFF""#, "‹\u{ffff}›"),
    (#""\ud83d\ude00""#, "‹😀›"), (#""\uD800\uDC00""#, "‹\u{10000}›"),
    (#""\uDBFF\uDFFF""#, "‹\u{10ffff}›"), (#""\ud7ff\ue000""#, "‹\u{d7ff}\u{e000}›"),
    (#""\u0000""#, "‹\0›"), ("\"\u{7f} é\"", "‹\u{7f} é›"), (#""""#, "‹›"),
    (#""\udc00""#, "1:8 half a pair of \\u escapes"),
    (#""\ud800\u0041""#, "1:14 half a pair of \\u escapes"),
    (#""\ud800\ue000""#, "1:14 half a pair of \\u escapes"),
    (#""\ud800\n""#, "1:8 half a pair of \\u escapes"),
    (#""\u12""#, "1:4 \\u stands before four hexadecimal digits"),
    (#""\u00g0""#, "1:4 \\u stands before four hexadecimal digits"),
    (#""\u00G0""#, "1:4 \\u stands before four hexadecimal digits"),
    (#""\u00:0""#, "1:4 \\u stands before four hexadecimal digits"),
    (#""\u00/0""#, "1:4 \\u stands before four hexadecimal digits"),
    (#""\u00@0""#, "1:4 \\u stands before four hexadecimal digits"),
    (#""\u00`0""#, "1:4 \\u stands before four hexadecimal digits"),
    (#""\x""#, "1:3 there is no escape \\ with “x”"),
    (#""\"#, "1:3 a text without its closing quote"),
    ("\"a", "1:3 a text without its closing quote"),
    (
      "\"a\u{1f}\"",
      "1:3 a text must end on its line; byte 0x1f must be written as an escape"
    ),
  ])
  func `texts`(text: String, expected: String) { expect(result(text), equals: expected) }

  @Test(arguments: [
    ("null", "null"), ("true", "true"), ("false", "false"), ("nul", "1:1 expected null"),
    ("truE", "1:1 expected true"), ("falsey", "1:6 nothing may follow the end, but “y” does"),
    ("[]", "[]"), ("[ ]", "[]"), ("{}", "{}"), ("{ }", "{}"), ("[1,[2],{}]", "[1.0|1 [2.0|2] {}]"),
    ("[1,]", "1:4 expected a value, found “]”"), ("[,1]", "1:2 expected a value, found “,”"),
    ("[1 2]", "1:4 expected “,” or “]”, found “2”"),
    ("[1", "1:3 expected “,” or “]”, found the end of the file"),
    ("[", "1:2 a value is missing at the end of the file"),
    ("{\"a\"}", "1:5 expected “:” behind the key \"a\", found “}”"),
    ("{\"a\":}", "1:6 expected a value, found “}”"),
    ("{\"a\":1 \"b\":2}", "1:8 expected “,” or “}”, found “\"”"),
    ("{1:2}", "1:2 expected a key in double quotes, found “1”"),
    ("\n {\"a\" : 1,\r\n\t\"b\":{\"c\": null}}\n", "{a@2:3=1.0|1 b@3:2={c@3:7=null}}"),
    ("{\"a\":1,\"a\":2}", "{a@1:2=1.0|1 a@1:8=2.0|2}"),
    ("\u{1}", "1:1 expected a value, found byte 0x1"), ("~", "1:1 expected a value, found “~”"),
    ("\u{7f}", "1:1 expected a value, found byte 0x7f"), ("!", "1:1 expected a value, found “!”"),
    ("1\u{b}", "1:2 nothing may follow the end, but byte 0xb does"), ("\u{feff}1", "1.0|1"),
    ("1\u{feff}", "1:2 nothing may follow the end, but byte 0xef does"),
  ])
  func `words, lists and objects`(text: String, expected: String) {
    expect(result(text), equals: expected)
  }

  @Test func `lists nest 64 deep, one after another without end`() {
    func nested(_ depth: Int, _ open: String, _ close: String) -> String {
      String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
    }
    expect(!result(nested(64, "[", "]")).contains("deeper"))
    expect(result(nested(65, "[", "]")), equals: "1:65 nested deeper than 64 levels")
    expect(!result(nested(64, "{\"a\":", "}")).contains("deeper"))
    expect(result(nested(65, "{\"a\":", "}")), equals: "1:321 nested deeper than 64 levels")
    let many = String(repeating: "[],{},", count: 100)
    expect(result("[\(many)1]").hasSuffix("{} 1.0|1]"))
  }

  @Test(
    arguments: [
      [0x22, 0xc3, 0x22], [0x22, 0xff, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0x22, 0xc0, 0x80, 0x22],
    ] as [[UInt8]])
  func `a text that is no UTF-8 is named at its end`(bytes: [UInt8]) {
    expect(result(bytes), equals: "1:\(bytes.count + 1) the text is no valid UTF-8")
  }

  @Test func `a long text is shortened in a message, a text of 80 bytes is not`() throws {
    func text(_ count: Int) -> String { String(repeating: "a", count: count) }
    expect(JSONNode.shortened(text(80)), equals: text(80))
    expect(JSONNode.shortened(text(81)), equals: text(60) + "…")
    let wide = String(repeating: "é", count: 41)
    expect(JSONNode.shortened(wide), equals: String(repeating: "é", count: 30) + "…")
    expect(JSONNode.shown("b"), equals: "\"b\"")
    let nodes = try JSONParser.parse(Array("[null,true,false,1.50,\"x\",[1],{}]".utf8))
    guard case .array(let list) = nodes.value else { return expect(Bool(false)) }
    expect(
      list.map(\.kind), equals: ["null", "true", "false", "1.50", "\"x\"", "a list", "an object"])
    expect(list.map(\.place.column), equals: [2, 7, 12, 18, 23, 27, 31])
  }
}
