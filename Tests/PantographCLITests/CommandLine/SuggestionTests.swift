import Testing

@testable import PantographCLI

struct SuggestionTests {
  private let words = ["inspect", "convert", "record", "replay"]

  @Test(arguments: [
    ("inpsect", "inspect"), ("inspct", "inspect"), ("Record", "record"), ("reply", "replay"),
    ("conv", "convert"),
  ])
  func `a slip of the finger finds its word`(typed: String, meant: String) {
    #expect(Suggestion.near(typed, in: words) == meant)
  }

  @Test(arguments: ["", "x", "banana", "re"])
  func `what is far from every word, or near to several, finds none`(typed: String) {
    #expect(Suggestion.near(typed, in: words) == nil)
  }

  @Test func `two letters swapped are one slip`() {
    #expect(Suggestion.distance(Array("ab".utf8), Array("ba".utf8)) == 1)
    #expect(Suggestion.distance(Array("".utf8), Array("abc".utf8)) == 3)
  }
}
