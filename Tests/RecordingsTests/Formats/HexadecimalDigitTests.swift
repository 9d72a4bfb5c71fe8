import Expectations
import Testing

@testable import PantographRecordings

struct HexadecimalDigitTests {
  @Test func `the letters of both cases and the digits have values, and their neighbors none`() {
    func value(_ text: Unicode.Scalar) -> UInt8? { LineCursor.hexadecimalDigit(UInt8(ascii: text)) }
    expect("0123456789abcdef".unicodeScalars.map(value), equals: (0..<16).map { UInt8($0) })
    expect("ABCDEF".unicodeScalars.map(value), equals: (10..<16).map { UInt8($0) })
    expect("/:@G`g ".unicodeScalars.allSatisfy { value($0) == nil })
  }

  private func word(_ bytes: [UInt8]) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  @Test func `eight digits are two numbers, and any other byte in any place is refused`() {
    for place in 0..<8 {
      for byte in UInt8.min...UInt8.max {
        // The bytes beside it are the ones to which a sum would carry.
        for neighbor in [UInt8(ascii: "0"), UInt8(ascii: "9"), UInt8(ascii: "F"), 0x2f, 0xff] {
          var bytes = Array("3aF09bC1".utf8)
          bytes[place] = byte
          bytes[(place + 1) % 8] = neighbor
          let text = String(decoding: bytes, as: UTF8.self)
          let found = DigitWord.hexadecimalHalves(word(bytes))
          let isPlain = bytes.allSatisfy { LineCursor.hexadecimalDigit($0) != nil }
          let expected =
            isPlain ? [text.prefix(4), text.suffix(4)].map { UInt64($0, radix: 16) } : []
          expect(found.map { [$0, $1] } ?? [], equals: expected, "\(bytes)")
          let isDecimal = bytes.allSatisfy { (0x30...0x39).contains($0) }
          expect(
            DigitWord.decimal(word(bytes)), equals: (isDecimal ? Int64(text) : nil), "\(bytes)")
        }
      }
    }
    expect(DigitWord.decimal(word(Array("90817263".utf8))), equals: 90_817_263)
  }
}
