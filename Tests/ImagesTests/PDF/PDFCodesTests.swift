import Expectations
import Testing

@testable import PantographImages

/// Streams of codes of 9 to 12 bits, written here as the specification of PDF says and read back.
struct PDFCodesTests {
  /// Writes codes with the highest bit first.
  private struct Writer {
    var bytes: [UInt8] = []
    private var bits: UInt32 = 0
    private var count = 0

    mutating func add(_ code: Int, _ size: Int) {
      bits = bits << UInt32(size) | UInt32(code)
      count += size
      while count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }

    mutating func end() { if count > 0 { add(0, 8 - count) } }
  }

  /// Packs bytes. The table is cleared when it has `most` codes.
  private func packed(_ data: [UInt8], isEarly: Bool, most: Int = 4095) -> [UInt8] {
    var writer = Writer()
    var table: [[UInt8]: Int] = [:]
    var (next, size) = (258, 9)
    writer.add(256, size)
    var word: [UInt8] = []
    func code(_ word: [UInt8]) -> Int { word.count == 1 ? Int(word[0]) : table[word] ?? -1 }
    /// The number of bits of the next code: the reader's table has one string less than this one.
    func grow() {
      let count = next + (isEarly ? 0 : -1)
      size = count >= 2048 ? 12 : count >= 1024 ? 11 : count >= 512 ? 10 : 9
    }
    for byte in data {
      let longer = word + [byte]
      if longer.count == 1 || table[longer] != nil {
        word = longer
        continue
      }
      writer.add(code(word), size)
      table[longer] = next
      next += 1
      grow()
      word = [byte]
      if next > most {
        writer.add(code(word), size)
        next += 1
        grow()
        writer.add(256, size)
        (table, next, size, word) = ([:], 258, 9, [])
      }
    }
    if !word.isEmpty {
      writer.add(code(word), size)
      next += 1
      grow()
    }
    writer.add(257, size)
    writer.end()
    return writer.bytes
  }

  /// Bytes whose pairs hardly repeat, so that nearly every byte makes a code.
  private func noise(_ count: Int) -> [UInt8] {
    var state: UInt32 = 1
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
  }

  @Test(arguments: [true, false])
  func `codes grow from 9 to 12 bits, a code sooner or later`(isEarly: Bool) {
    for count in [0, 1, 2, 252, 253, 254, 255, 256, 257, 764, 765, 766, 767, 768, 1790, 1791, 1792]
    {
      let data = noise(count)
      let bytes = packed(data, isEarly: isEarly)
      expect(PDFCodes.unpack(bytes, isEarly: isEarly, limit: 10_000), equals: data, "\(count)")
    }
    expect(
      PDFCodes.unpack(packed(noise(900), isEarly: isEarly), isEarly: !isEarly, limit: 10_000),
      differsFrom: noise(900), "the two kinds differ from the 511th code on")
  }

  @Test func `a full table is cleared`() {
    let data = noise(9000)
    for most in [300, 1000, 4093] {
      expect(
        PDFCodes.unpack(packed(data, isEarly: true, most: most), isEarly: true, limit: 10_000),
        equals: data, "\(most)")
    }
  }

  @Test func `repeated bytes use the string that is just being made`() {
    for count in [2, 3, 4, 5, 6, 7, 1000] {
      let data = [UInt8](repeating: 7, count: count)
      let bytes = packed(data, isEarly: true)
      expect(PDFCodes.unpack(bytes, isEarly: true, limit: 10_000), equals: data)
    }
    let pattern = (0..<3000).map { UInt8($0 % 3) }
    expect(
      PDFCodes.unpack(packed(pattern, isEarly: true), isEarly: true, limit: 10_000), equals: pattern
    )
  }

  @Test func `the codes of the specification's example`() {
    // PDF 32000-1, 7.4.4.2: 45 45 45 45 45 65 45 45 45 66.
    let codes: [UInt8] = [0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]
    expect(
      PDFCodes.unpack(codes, isEarly: true, limit: 100),
      equals: [
        45, 45, 45, 45, 45, 65, 45, 45, 45, 66,
      ])
  }

  @Test func `every byte comes back after a full table, whose strings stay`() {
    // The reader stops adding strings at 4096 codes; the writer goes on with codes of 12 bits.
    for isEarly in [true, false] {
      let data = noise(4200)
      var writer = Writer()
      writer.add(256, 9)
      for (place, byte) in data.enumerated() {
        let count = 258 + min(max(place - 1, 0), 4096 - 258) + (isEarly ? 1 : 0)
        let size = count >= 2048 ? 12 : count >= 1024 ? 11 : count >= 512 ? 10 : 9
        writer.add(Int(byte), size)
      }
      // The first and the last string of the table.
      writer.add(258, 12)
      writer.add(4095, 12)
      writer.add(257, 12)
      writer.end()
      let found = PDFCodes.unpack(writer.bytes, isEarly: isEarly, limit: 10_000)
      expect(found, equals: data + data[0...1] + data[3837...3838])
    }
  }

  @Test func `what ends early, or names a code that is not there, is what came before`() {
    let data = noise(600)
    let bytes = packed(data, isEarly: true)
    let part = PDFCodes.unpack(Array(bytes.prefix(300)), isEarly: true, limit: 10_000)
    expect(part.count > 200 && part == Array(data.prefix(part.count)))
    var writer = Writer()
    for code in [256, 65, 259] { writer.add(code, 9) }
    writer.end()
    expect(PDFCodes.unpack(writer.bytes, isEarly: true, limit: 10), equals: [65])
    expect(PDFCodes.unpack(bytes, isEarly: true, limit: 5), equals: Array(data.prefix(5)))
    expect(PDFCodes.unpack([], isEarly: true, limit: 5).isEmpty)
  }
}
