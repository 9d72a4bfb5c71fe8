import Testing

@testable import PantographPlainText

struct NearMissTests {
  private let words = ["inspect", "convert", "record", "replay"]

  @Test(arguments: [
    ("inpsect", "inspect"), ("inspct", "inspect"), ("Record", "record"), ("reply", "replay"),
    ("conv", "convert"),
  ])
  func `a slip of the finger finds its word`(typed: String, meant: String) {
    #expect(NearMiss.of(typed, in: words) == meant)
  }

  @Test(arguments: ["", "x", "banana", "re"])
  func `what is far from every word, or near to several, finds none`(typed: String) {
    #expect(NearMiss.of(typed, in: words) == nil)
  }

  @Test func `two letters swapped are one slip`() {
    #expect(NearMiss.distance(Array("ab".utf8), Array("ba".utf8)) == 1)
    #expect(NearMiss.distance(Array("".utf8), Array("abc".utf8)) == 3)
  }
}
