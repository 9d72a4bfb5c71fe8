import Expectations
import Testing

@testable import PantographRecordings

struct DigitWordTests {
  private func word(_ bytes: [UInt8]) -> UInt64 {
    bytes.enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64($1.offset * 8) }
  }

  @Test func `eight decimal digits make their number`() {
    expect(DigitWord.decimal(word(Array("00123456".utf8))), equals: 123_456)
    expect(DigitWord.decimal(word(Array("99999999".utf8))), equals: 99_999_999)
  }

  @Test func `four hexadecimal digits twice make two numbers`() throws {
    let halves = try #require(DigitWord.hexadecimalHalves(word(Array("0aF1ffff".utf8))))
    expect(halves == (0x0af1, 0xffff))
  }

  @Test(arguments: 0..<8)
  func `any other byte in any place is refused`(place: Int) {
    for byte in UInt8.min...UInt8.max {
      var bytes = Array("12345678".utf8)
      bytes[place] = byte
      let isDecimal = (0x30...0x39).contains(byte)
      let isHexadecimal = isDecimal || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
      expect((DigitWord.decimal(word(bytes)) != nil), equals: isDecimal)
      expect((DigitWord.hexadecimalHalves(word(bytes)) != nil), equals: isHexadecimal)
    }
  }
}
