import Expectations
import PantographPorting
import SeededRandom
import Testing

/// Property lists in the format of `project.pbxproj`.
struct ProjectListParserTests {
  private func parse(_ text: String) throws(ProjectListParser.Failure) -> ProjectList {
    try ProjectListParser.parse(Array(text.utf8))
  }

  private func failure(_ text: String) -> String? {
    do throws(ProjectListParser.Failure) {
      _ = try parse(text)
      return nil
    } catch {
      return "\(error.line):\(error.column): \(error.sentence)"
    }
  }

  @Test func `words, texts in quotes, lists and comments are read`() throws {
    let list = try parse(
      """
      // !$*UTF8*$!
      { /* first */ name = App.swift; "a b" = "x\\n\\"y\\" \\U00e9"; files = (A1 /* A */, B2,);
        empty = (); inner = { path = "../Sources/a+b.swift"; }; }
      """)
    expect(list["name"], equals: .text("App.swift"))
    expect(list["a b"], equals: .text("x\n\"y\" é"))
    expect(list["files"], equals: .array([.text("A1"), .text("B2")]))
    expect(list["empty"], equals: .array([]))
    expect(list["inner"]?["path"]?.text, equals: "../Sources/a+b.swift")
  }

  @Test(arguments: [
    (#"\n"#, "\n"), (#"\t"#, "\t"), (#"\r"#, "\r"), (#"\U0041"#, "A"), (#"\U20aC"#, "€"),
    (#"\101"#, "A"), (#"\7"#, "\u{7}"), (#"\012x"#, "\nx"), (#"\1411"#, "a1"), (#"\q"#, "q"),
    (#"\\"#, "\\"), (#"\""#, "\""),
  ])
  func `a character behind a backslash has its meaning`(_ text: String, _ meaning: String) throws {
    try expect(parse("{ a = \"\(text)\"; }")["a"], equals: .text(meaning))
  }

  @Test func `what is wrong is said with its line and column`() {
    expect(failure("{ a = 1;\n  b 2; }"), equals: "2:5: = is expected behind the key b, not “2”")
    expect(failure("{ a = \"x\n"), equals: "1:7: the text that begins here has no end")
    expect(failure("( a b )"), equals: "1:5: , is expected between two elements, not “b”")
    expect(failure("{} x"), equals: "1:4: expected the end of the file behind the list, not “x”")
    expect(failure("/* x"), equals: "1:1: the comment that begins here has no end")
    expect(failure(""), equals: "1:1: expected a value, not the end of the file")
    expect(failure("{ a = ;}"), equals: "1:7: expected a word, not “;”")
  }

  @Test func `lists within lists are refused before they take the stack`() {
    let deep = String(repeating: "(", count: 1_000_000)
    expect(failure(deep), equals: "1:65: the lists are nested more than 64 levels deep")
    expect(
      failure(String(repeating: "{a=", count: 100_000))?.hasSuffix("levels deep"), equals: true)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `changed bytes end in a list or in an error with a place`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(XcodeProjectTests.project.utf8)
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes.insert(contentsOf: Array("({\"".utf8), at: place)
      }
    }
    do throws(ProjectListParser.Failure) {
      _ = try XcodeProject(bytes)
    } catch {
      expect(error.line >= 1 && error.column >= 1 && !error.sentence.isEmpty)
    }
  }
}
