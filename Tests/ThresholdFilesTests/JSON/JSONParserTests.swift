import Expectations
import PantographThresholdFiles
import Testing

/// The parser's error about a file, as a user sees it.
private func problem(_ bytes: [UInt8]) -> String? {
  do throws(ThresholdFileError) {
    _ = try ThresholdFile.thresholds(from: bytes, name: "f")
    return nil
  } catch {
    return error.description
  }
}

struct JSONParserTests {
  @Test(arguments: [
    ("", "f:1:1: a value is missing at the end of the file"),
    ("{\"schema\": 1", "f:1:13: expected “,” or “}”, found the end of the file"),
    ("{\n  \"schema\" 1}", "f:2:12: expected “:” behind the key \"schema\", found “1”"),
    ("{schema: 1}", "f:1:2: expected a key in double quotes, found “s”"),
    ("{\"schema\": 1} x", "f:1:15: nothing may follow the end, but “x” does"),
    ("{\"schema\": tru}", "f:1:12: expected true"),
    ("{\"schema\": 1e999}", "f:1:17: the number 1e999 is too large"),
    ("{\"schema\": 1.}", "f:1:14: expected a digit, found “}”"),
    ("{\"a\\q\": 1}", "f:1:5: there is no escape \\ with “q”"),
    ("{\"a\\ud800\": 1}", "f:1:10: half a pair of \\u escapes"),
    ("{\"a\n\": 1}", "f:1:4: a text must end on its line; byte 0xa must be written as an escape"),
    ("{\"schema\": 1,}", "f:1:14: expected a key in double quotes, found “}”"),
  ])
  func `what is no JSON is named by its place`(json: String, message: String) {
    expect(problem(Array(json.utf8)), equals: message)
  }

  @Test func `escapes, space and a byte order mark are read`() {
    let json = "\u{feff} {\r\n\t\"\\u0073chema\" : 1 , \"estimator\":\"ls\\u00712\"}\n"
    expectNil(problem(Array(json.utf8)))
    expect(problem(Array("{\"\\ud83d\\ude00\":1,\"schema\":1}".utf8))?.contains("😀"), equals: true)
  }

  @Test func `nesting without end and broken text are refused`() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    expect(problem(deep), equals: "f:1:65: nested deeper than 64 levels")
    expect(problem([0x7b, 0x22, 0xff, 0x22, 0x3a])?.hasSuffix("no valid UTF-8"), equals: true)
  }

  @Test func `whatever stands there, an answer comes`() {
    let start = Array(#"{"schema":1,"finish":{"progress":0.5,"velocity":"9 pt/s"}}"#.utf8)
    var state: UInt64 = 9
    var refused = 0
    for _ in 0..<5000 {
      var bytes = start
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      guard let told = problem(bytes) else { continue }
      refused += 1
      expect(told.hasPrefix("f:"))
    }
    expect(refused, isAbove: 4000)
  }
}
