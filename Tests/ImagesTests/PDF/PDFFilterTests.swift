import Expectations
import Testing

@testable import PantographImages

/// Packed data against a packer that follows the definition, of every length, and damaged.
struct PDFFilterTests {
  private func base85(_ bytes: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let part = Array(bytes[start..<min(start + 4, bytes.count)])
      let whole = part + Array(repeating: 0, count: 4 - part.count)
      var value = whole.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      if value == 0, part.count == 4 {
        text += "z"
        continue
      }
      var digits: [Character] = []
      for _ in 0..<5 {
        digits.insert(Character(Unicode.Scalar(UInt8(value % 85) + 33)), at: 0)
        value /= 85
      }
      text += String(digits.prefix(part.count + 1))
    }
    return text
  }

  private static let samples: [[UInt8]] = (0..<24).map { count in
    (0..<count).map { UInt8(truncatingIfNeeded: $0 * 71 + count * 13) }
  }

  @Test(
    arguments: samples + [
      [0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0, 2], [0, 0, 0], [255, 255, 255],
    ])
  func `data of every length is unpacked, with its end and without it`(bytes: [UInt8]) {
    let text = base85(bytes)
    expect(PDFFilters.base85(Array(text.utf8)), equals: bytes)
    expect(PDFFilters.base85(Array("\(text)~>rest".utf8)), equals: bytes)
    expect(PDFFilters.base85(Array(text.map { "\($0)\n " }.joined().utf8)), equals: bytes)
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    expect(PDFFilters.hexadecimal(Array(digits.utf8)), equals: bytes)
    expect(PDFFilters.hexadecimal(Array("\(digits.uppercased())>ff".utf8)), equals: bytes)
  }

  @Test func `a z within five letters is left out, and a single letter at the end says nothing`() {
    let whole = PDFFilters.base85(Array("87cUR~>".utf8))
    expect(PDFFilters.base85(Array("87zcUR~>".utf8)), equals: whole)
    expect(
      PDFFilters.base85(Array("z87cURz~>".utf8)), equals: [0, 0, 0, 0] + whole + [0, 0, 0, 0])
    expect(PDFFilters.base85(Array("87cUR8~>".utf8)), equals: whole)
    expect(PDFFilters.base85(Array("87cUR8".utf8)), equals: whole)
    expect(PDFFilters.base85(Array("~>".utf8)) == [] && PDFFilters.base85([]) == [])
    expect(PDFFilters.base85(Array("v w x y { |".utf8)), equals: [])
  }

  @Test func `an odd digit is followed by 0`() {
    expect(PDFFilters.hexadecimal(Array("7".utf8)), equals: [0x70])
    expect(PDFFilters.hexadecimal(Array("1g2h3".utf8)), equals: [0x12, 0x30])
    expect(PDFFilters.hexadecimal(Array(">12".utf8)), equals: [])
  }

  @Test func `runs and copies alternate until 128`() {
    expect(PDFFilters.runs([2, 1, 2, 3, 254, 9, 128, 7], limit: 100), equals: [1, 2, 3, 9, 9, 9])
    expect(PDFFilters.runs([255, 9], limit: 100), equals: [9, 9])
    expect(PDFFilters.runs([0, 5], limit: 100), equals: [5])
    expect(PDFFilters.runs([3, 1, 2], limit: 100), equals: [1, 2])
    expect(PDFFilters.runs([129, 4], limit: 1000), equals: Array(repeating: 4, count: 128))
    expect(PDFFilters.runs([127] + Array(0..<128), limit: 1000), equals: Array(0..<128))
  }
}
