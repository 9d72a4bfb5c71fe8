import Expectations
import Testing

struct EvemuDescriptionTests {
  @Test func `an axis of five digits is told`() {
    let parsed = ParsedText("# EVEMU 1.3\nN: a\nI: 1 2 3 4\nA: 10000 0 9 0 0 1\n")
    expect(!parsed.issues.isEmpty)
  }
}
