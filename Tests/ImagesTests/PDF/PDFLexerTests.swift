import Expectations
import Testing

@testable import PantographImages

/// Values in the bytes of a PDF, one by one.
struct PDFLexerTests {
  /// The values of a text, in a short form.
  private func values(_ text: String, references: Bool = true) -> [String] {
    var lexer = PDFLexer(Array(text.utf8), hasReferences: references)
    var found: [String] = []
    while let object = lexer.object() { found.append(words(object)) }
    return found
  }

  private func words(_ object: PDFObject) -> String {
    switch object {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .string(let bytes): "\(bytes)"
    case .name(let name): "/\(name)"
    case .array(let items): "[\(items.map { words($0) }.joined(separator: " "))]"
    case .dictionary(let pairs):
      "<\(pairs.sorted { $0.key < $1.key }.map { "\($0.key)=\(words($0.value))" }.joined(separator: " "))>"
    case .stream: "stream"
    case .reference(let number): "ref \(number)"
    case .word(let word): "word \(word)"
    }
  }

  @Test(arguments: [
    ("1 -2 +3 .5 -.25 4. 1.25", ["1.0", "-2.0", "3.0", "0.5", "-0.25", "4.0", "1.25"]),
    // A sign within a number begins the next one; a second point is none.
    ("1-2", ["1.0", "-2.0"]), ("3+4", ["3.0", "4.0"]), ("1.5.25", ["1.525"]),
    ("- + .", ["-0.0", "0.0", "0.0"]), ("12abc", ["12.0", "word abc"]),
    ("true false null other", ["true", "false", "null", "word other"]),
    ("/Name /A#42C /a#4 /b#zz /", ["/Name", "/ABC", "/a#4", "/b#zz", "/"]),
    ("/A/B[/C]", ["/A", "/B", "[/C]"]),
    ("<41 4 2>", ["[65, 66]"]), ("<414>", ["[65, 64]"]), ("<>", ["[]"]), ("<4x1>", ["[65]"]),
    ("<4a4A4f4F>", ["[74, 74, 79, 79]"]),
    ("(a(b)c)", ["[97, 40, 98, 41, 99]"]), ("(a", ["[97]"]), ("()", ["[]"]),
    ("(\\n\\r\\t\\b\\f\\(\\)\\\\\\x)", ["[10, 13, 9, 8, 12, 40, 41, 92, 120]"]),
    ("(\\101\\1012\\1x\\7\\400)", ["[65, 65, 50, 1, 120, 7, 0]"]), ("(\\8)", ["[56]"]),
    ("(a\\\nb\\\r\nc\\\rd)", ["[97, 98, 99, 100]"]), ("(a\\", ["[97]"]),
    ("% comment ] ) \n1 %x\r2", ["1.0", "2.0"]), ("\u{0}\t\u{c}\r\n 1", ["1.0"]),
    ("[1 [2] 3] 4", ["[1.0 [2.0] 3.0]", "4.0"]), ("[1", ["[1.0]"]),
    ("<</A 1/B[2]>> 3", ["<A=1.0 B=[2.0]>", "3.0"]), ("<</A>>1", ["<>", "1.0"]),
    ("<<1 /A 2>>", ["<A=2.0>"]), ("{ 1 }", ["word {", "1.0"]), ("1 ] 2", ["1.0"]),
    ("1 ) 2", ["1.0"]), ("1 > 2", ["1.0"]),
  ])
  func `values are split where they end`(text: String, expected: [String]) {
    expect(values(text, references: false), equals: expected)
  }

  @Test(arguments: [
    ("1 0 R", ["ref 1"]), ("1 0 R 2", ["ref 1", "2.0"]), ("1 2 3", ["1.0", "2.0", "3.0"]),
    ("1 2 3 R", ["1.0", "ref 2"]), ("-1 0 R", ["-1.0", "0.0", "word R"]),
    ("1.5 0 R", ["1.5", "0.0", "word R"]), ("0 0 R", ["ref 0"]),
    ("999999999 0 R", ["ref 999999999"]), ("1000000000 0 R", ["1000000000.0", "0.0", "word R"]),
    ("1 /R", ["1.0", "/R"]), ("[1 0 R 2 0 R]", ["[ref 1 ref 2]"]),
  ])
  func `two whole numbers and an R are a reference`(text: String, expected: [String]) {
    expect(values(text), equals: expected)
  }

  @Test func `in a page's content there are no references`() {
    expect(values("1 0 R", references: false), equals: ["1.0", "0.0", "word R"])
  }

  @Test func `arrays within arrays end at the depth of 64`() {
    func depth(_ count: Int) -> Int {
      var lexer = PDFLexer(Array(String(repeating: "[", count: count).utf8))
      var object = lexer.object()
      var depth = 0
      while case .array(let items)? = object {
        depth += 1
        object = items.first
      }
      return depth
    }
    expect(depth(63) == 63 && depth(64) == 64 && depth(65) == 64 && depth(500) == 64)
  }

  @Test func `only the first 64 characters of a number count`() {
    let digits = String(repeating: "0", count: 63) + "12"
    expect(values(digits, references: false), equals: ["1.0"])
    let short = String(repeating: "0", count: 62) + "12"
    expect(values(short, references: false), equals: ["12.0"])
  }

  @Test func `a word is skipped where it stands`() {
    var lexer = PDFLexer(Array("  obj endobj".utf8))
    expect(!lexer.skip("endobj") && lexer.position == 2)
    expect(lexer.skip("obj") && lexer.position == 5)
    expect(lexer.skip("end") && lexer.skip("obj") && lexer.isAtEnd && lexer.next == nil)
    expect(PDFLexer([1, 2], at: -5).position == 0 && PDFLexer([1, 2], at: 9).position == 2)
  }

  @Test func `bits are taken across bytes`() {
    var bits = PDFBits([0b1010_0101, 0b1100_0011, 0xFF])
    expect(bits.take(1) == 1 && bits.take(3) == 0b010 && bits.take(8) == 0b0101_1100)
    bits.skipToByte()
    expect(bits.take(4), equals: 0xF)
    bits.skipToByte()
    bits.skipToByte()
    expect(bits.take(8), equals: 0)
    var wide = PDFBits([1, 2, 3, 4])
    expect(wide.take(32), equals: 0x0102_0304)
  }
}
