import Expectations
import PantographPlotting
import Testing

@testable import PantographCLI

/// Times and values that are alike, just alike and just not, beside the rule written out.
struct TraceToleranceTests {
  @Test func `times before the first touch are alike, others within the limit`() {
    let times = [-2, -1, -0.1, 0, 0.1, 0.2, 0.3, 1, 2] as [Double]
    var wrong: [String] = []
    for seconds in [0, 0.1, 0.15, 0.2, 1] {
      let tolerance = TraceTolerance(seconds: seconds)
      for first in times {
        for second in times {
          for bit in [-2e-7, -0.5e-7, 0, 0.5e-7, 2e-7] {
            let both = max(first, second + bit) < 0
            // The rounding of decimals is a tenth of a microsecond.
            let isNear = abs(first - (second + bit)) < seconds + 1.2e-7
            if tolerance.allows(first, second + bit) != (both || isNear) {
              wrong.append("\(first) \(second + bit) within \(seconds)")
            }
          }
        }
      }
    }
    expect(wrong, equals: [])
  }

  @Test func `lines that contain an ignored text are ignored`() {
    let tolerance = TraceTolerance(ignored: ["alpha", "x y"])
    let texts = [
      ("alpha", true), ("an alphabet", true), ("x  y", false), ("ax yb", true), ("", false),
    ]
    for (text, isIgnored) in texts { expect(tolerance.ignores(text), equals: isIgnored, "\(text)") }
    expect(!TraceTolerance().ignores("alpha"))
  }

  @Test func `contacts with more reasons than are stored share the last`() throws {
    var store = ContactStore()
    let counts = 1002
    for number in 0..<counts {
      let sample = PlottedContact.Sample(
        seconds: Double(number), xMillimetres: 1, yMillimetres: 2)
      try store.add(
        sample, of: .init(id: Double(number)), end: .cancelled(reason: "reason \(number)"))
    }
    for number in [0, 1, 998, 999, 1000, 1001] {
      let contact = try #require(store.contact(at: number))
      expect(store.end(of: contact), equals: .cancelled(reason: "reason \(min(number, 999))"))
    }
  }
}
