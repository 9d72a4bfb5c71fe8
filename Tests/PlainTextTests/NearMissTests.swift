import Expectations
import Testing

@testable import PantographPlainText

struct NearMissTests {
  private let words = ["inspect", "convert", "record", "replay"]

  @Test(arguments: [
    ("inpsect", "inspect"), ("inspct", "inspect"), ("Record", "record"), ("reply", "replay"),
    ("conv", "convert"),
  ])
  func `a slip of the finger finds its word`(typed: String, meant: String) {
    expect(NearMiss.of(typed, in: words), equals: meant)
  }

  @Test(arguments: ["", "x", "banana", "re"])
  func `what is far from every word, or near to several, finds none`(typed: String) {
    expectNil(NearMiss.of(typed, in: words))
  }

  @Test func `two letters swapped are one slip`() {
    expect(NearMiss.distance(Array("ab".utf8), Array("ba".utf8)), equals: 1)
    expect(NearMiss.distance(Array("".utf8), Array("abc".utf8)), equals: 3)
  }
}
