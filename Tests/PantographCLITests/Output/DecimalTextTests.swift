import Testing

@testable import PantographCLI

struct DecimalTextTests {
  @Test(arguments: [
    (0.0, "0"), (1.5, "1.5"), (-0.0004, "0"), (-0.25, "-0.25"), (12.3456, "12.346"),
    (1000, "1000"), (.nan, "?"),
  ])
  func `a number is written with as many decimals as it needs`(value: Double, text: String) {
    #expect(DecimalText(value).description == text)
  }

  @Test func `no decimals are wanted`() {
    #expect(DecimalText(2.5, decimals: 0).description == "3")
  }

  @Test func `bytes are counted in the unit that fits`() {
    #expect(ByteCountText(999).description == "999 bytes")
    #expect(ByteCountText(1500).description == "1.5 kB")
    #expect(ByteCountText(123_456_789).description == "123 MB")
  }
}
