import Expectations
import SeededRandom
import Testing

@testable import PantographImages

/// Numbers of every width at every place, beside the bits written as text.
struct PDFBitsTests {
  @Test func `numbers are as their bits say`() {
    var random = SeededGenerator(seed: 5)
    let bytes = (0..<40).map { _ in UInt8(random.below(256)) }
    let digits = bytes.flatMap { byte in
      let text = String(byte, radix: 2)
      return Array(String(repeating: "0", count: 8 - text.count) + text)
    }
    for width in 1...32 {
      for skipped in 0...9 {
        var bits = PDFBits(bytes)
        if skipped > 0 { _ = bits.take(skipped) }
        var place = skipped
        // The last numbers begin or end beyond the bytes, where all bits are 0.
        for _ in 0..<(340 / width) {
          let text = (place..<place + width).map { $0 < digits.count ? digits[$0] : "0" }
          let found = bits.take(width)
          expect(found, equals: Int(String(text), radix: 2), "\(width) bits at \(place)")
          place += width
        }
      }
    }
  }

  @Test func `the next byte begins at a multiple of eight`() {
    for count in 0...25 {
      var bits = PDFBits([1, 2, 3, 4, 5])
      if count > 0 { _ = bits.take(count) }
      bits.skipToByte()
      expect(bits.take(8), equals: (count + 7) / 8 + 1, "\(count)")
    }
  }
}
