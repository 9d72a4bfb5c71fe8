import Expectations
import Testing

struct SynthesiseCommandTests {
  @Test func `the same seed gives the same bytes, another one others`() {
    let words = ["synthesise", "flick", "-o", "-", "--seed"]
    let first = Pantograph.run(words + ["7"])
    expect(first.code, equals: 0)
    expect(first, equals: Pantograph.run(words + ["7"]))
    expect(first, differsFrom: Pantograph.run(words + ["8"]))
  }

  @Test func `a file is never overwritten unless it is forced`() throws {
    let file = try TemporaryFile("precious")
    let words = ["synthesize", "tap", "-o", file.path]
    expect(Pantograph.run(words).code, equals: 73)
    try expect(file.text, equals: "precious")
    expect(Pantograph.run(words + ["--force", "--note", "who=me"]).code, equals: 0)
    try expect(file.text.contains("#: who: me\n"))
  }

  @Test(arguments: [
    ("synthesise", 64), ("synthesise swpe -o -", 64),
    ("synthesise tap", 64), ("synthesise tap -o /nonexistent/x", 73),
    ("synthesise tap -o - --note x", 64),
    ("synthesise swipe -o - --distance 9000", 64),
    ("synthesise tap -o /dev/full", 74), ("synthesise --list", 0),
  ])
  func `the exit code says what went wrong`(line: String, code: Int) {
    let words = line.split(separator: " ").map(String.init)
    expect(Pantograph.run(words).code, equals: Int32(code))
  }
}
