import Expectations
import PantographPlainText
import Testing

struct DecimalTextTests {
  @Test(arguments: [
    (0.0, "0"), (1.5, "1.5"), (-0.0004, "0"), (-0.25, "-0.25"), (12.3456, "12.346"),
    (1000, "1000"), (.nan, "?"),
  ])
  func `a number is written with as many decimals as it needs`(value: Double, text: String) {
    expect(DecimalText(value).description, equals: text)
  }

  @Test func `no decimals are wanted`() {
    expect(DecimalText(2.5, decimals: 0).description, equals: "3")
  }

  @Test func `numbers are rounded to the decimals`() {
    func text(_ value: Double) -> String {
      DecimalText(value, decimals: 2, zeros: .kept).description
    }
    expect(text(1.005), equals: "1.00")
    expect(text(-0.456), equals: "-0.46")
    expect(text(12), equals: "12.00")
    expect(text(0.07), equals: "0.07")
  }

  @Test func `zeros at the end go where asked, and zero has no sign`() {
    expect(DecimalText(1.5).description, equals: "1.5")
    expect(DecimalText(100).description, equals: "100")
    expect(DecimalText(-0.0001).description, equals: "0")
    expect(DecimalText(0.012).description, equals: "0.012")
    expect(DecimalText(-0.0001, zeros: .kept).description, equals: "0.000")
  }

  @Test func `in a drawing what is no number is zero and what is huge has an end`() {
    func text(_ value: Double) -> String {
      DecimalText(value, decimals: 6, zeros: .kept, extremes: .bounded).description
    }
    expect(text(.nan), equals: "0.000000")
    expect(text(.infinity), equals: "1000000000000.000000")
    expect(text(-.greatestFiniteMagnitude), equals: "-1000000000000.000000")
  }

  @Test func `a decision's numbers may be infinite`() {
    expect(DecimalText(.infinity, extremes: .infinite).description, equals: "∞")
    expect(DecimalText(-.infinity, extremes: .infinite).description, equals: "-∞")
    expect(DecimalText(.nan, extremes: .infinite).description, equals: "0")
  }

  @Test func `a count of small units keeps every digit`() {
    expect(DecimalText(scaled: -1_000_001, decimals: 6).description, equals: "-1.000001")
    expect(DecimalText(scaled: .min, decimals: 6).description, equals: "-9223372036854.775808")
  }
}
