import Testing

@testable import PantographRecordings

@Suite struct HexadecimalDigitTests {
  @Test func `the letters of both cases and the digits have values, and their neighbors none`() {
    func value(_ text: Unicode.Scalar) -> UInt8? { LineCursor.hexadecimalDigit(UInt8(ascii: text)) }
    #expect("0123456789abcdef".unicodeScalars.map(value) == (0..<16).map { UInt8($0) })
    #expect("ABCDEF".unicodeScalars.map(value) == (10..<16).map { UInt8($0) })
    #expect("/:@G`g ".unicodeScalars.allSatisfy { value($0) == nil })
  }
}
