import Expectations
import Testing

@testable import PantographCLI

/// The changes in a trace, whose texts are stored once.
struct ChangeListTests {
  @Test func `a list has at most a hundred thousand different texts`() throws {
    var list = ChangeList()
    for number in 0..<100_000 {
      if try !list.append(.init(seconds: Double(number), words: "pan \(number)")) {
        return expect(number, equals: 100_000)
      }
    }
    expect(try !list.append(.init(seconds: 0, words: "one more")))
    expect(try list.append(.init(seconds: 1, words: "pan 7")))
    expect(list.count, equals: 100_001)
    expectNil(list.failure)
  }
}
