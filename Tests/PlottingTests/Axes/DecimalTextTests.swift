import Plotting
import Testing

struct DecimalTextTests {
  @Test func `numbers are rounded to the decimals`() {
    let text = DecimalText(decimals: 2)
    #expect(text(1.005) == "1.00")
    #expect(text(-0.456) == "-0.46")
    #expect(text(12) == "12.00")
    #expect(text(0.07) == "0.07")
  }

  @Test func `zeros at the end go where asked, and zero has no sign`() {
    let text = DecimalText(decimals: 3, trimsZeros: true)
    #expect(text(1.5) == "1.5")
    #expect(text(100) == "100")
    #expect(text(-0.0001) == "0")
    #expect(text(0.012) == "0.012")
  }

  @Test func `what is no number is zero and what is huge has an end`() {
    let text = DecimalText(decimals: 6)
    #expect(text(.nan) == "0.000000")
    #expect(text(.infinity) == "1000000000000.000000")
    #expect(text(-.greatestFiniteMagnitude) == "-1000000000000.000000")
  }
}
