import Expectations
import PantographPlainText
import Testing

private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0x9e37_79b9_7f4a_7c15
  }
}

/// Compares with the standard library, which reads decimals exactly.
struct DecimalReaderTests {
  private func agrees(_ text: String) -> Bool {
    let ours = DecimalReader.double(Array(text.utf8)[...])
    return ours?.bitPattern == Double(text)?.bitPattern
  }

  @Test(arguments: [
    "", "+", "-", ".", "1.", ".5", "+.5", "-0", "1e", "1e+", "1e00005", "1.5e3x", "--1", "1..2",
    "0e999999999999999999999", "1e-400", "1e400", "-1e400", "5e-324", "2.4703282292062327e-324",
    "2.4703282292062328e-324", "1.7976931348623158e308", "1.7976931348623159e308",
    "2.2250738585072011e-308", "9007199254740993", "9007199254740992.5", "00001",
  ])
  func `the edges are read as the standard library reads them`(text: String) {
    expect(agrees(text), "\(text)")
  }

  @Test func `random numbers of every size come out to the bit`() {
    var random = Random(state: 7)
    func digits(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).map { _ in
        "\(Int.random(in: 0...9, using: &random))"
      }.joined()
    }
    for _ in 0..<1000 {
      let exponent = UInt64.random(in: 0...2046, using: &random) << 52
      let any = Double(bitPattern: random.next() & ~(0x7ff << 52) | exponent)
      let texts = [
        "\(any)", "\(digits(1...25))e\(Int.random(in: -345...320, using: &random))",
        "-\(digits(1...40)).\(digits(0...40))",
        "\(UInt64.random(in: 0 ... .max, using: &random))e\(Int.random(in: -30...30, using: &random))",
      ]
      for text in texts { expect(agrees(text), "\(text)") }
    }
  }

  @Test func `halfway between two numbers the even one is nearest, and any digit behind tells`() {
    var random = Random(state: 11)
    for round in 0..<500 {
      // Numbers of 54 bits whose last bit is set are halfway between two doubles.
      let half = (1 << 53) | random.next() >> 11 | 1
      let far = "." + String(repeating: "0", count: round % 50 == 0 ? 1200 : 40) + "1"
      for tail in ["", ".0", ".0000001", far] {
        expect(agrees("\(half)\(tail)"), "\(half)\(tail)")
      }
      expect(agrees("\(half - 1).999"), "\(half)")
    }
  }

  @Test func `a number as long as a file is read in time that its length allows`() {
    let zeros = String(repeating: "0", count: 20_000)
    expect(agrees("1\(zeros)e-20000"))
    expect(agrees("0.\(zeros)123e20000"))
    expect(agrees("\(zeros)1.\(zeros)1"))
    expect(agrees("0." + String(repeating: "7", count: 20_000)))
  }
}
