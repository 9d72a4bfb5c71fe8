import Expectations
import Testing

@testable import PantographCLI

/// The bytes of archives, read again by a reader of the format's fixed codes.
struct ArchiveWriterTests {
  /// Unpacks one block of fixed codes (RFC 1951, section 3.2.6). It also returns the number of references.
  private func unpacked(_ bytes: [UInt8]) -> (bytes: [UInt8], references: Int)? {
    var position = 0
    func bit() -> Int? {
      guard position < bytes.count * 8 else { return nil }
      defer { position += 1 }
      return Int(bytes[position / 8]) >> (position % 8) & 1
    }
    func number(_ count: Int) -> Int? {
      var value = 0
      for index in 0..<count {
        guard let bit = bit() else { return nil }
        value |= bit << index
      }
      return value
    }
    func code(_ count: Int, _ start: Int = 0) -> Int? {
      var value = start
      for _ in 0..<count {
        guard let bit = bit() else { return nil }
        value = value << 1 | bit
      }
      return value
    }
    func symbol() -> Int? {
      guard let seven = code(7) else { return nil }
      if seven < 24 { return 256 + seven }
      guard let eight = code(1, seven) else { return nil }
      if eight < 192 { return eight - 48 }
      if eight < 200 { return eight - 192 + 280 }
      return code(1, eight).map { $0 - 400 + 144 }
    }
    let lengths = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
      131, 163, 195, 227, 258,
    ]
    let distances = [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
      2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
    ]
    guard number(1) == 1, number(2) == 1 else { return nil }
    var output: [UInt8] = []
    var references = 0
    while let symbol = symbol() {
      if symbol == 256 { return (output, references) }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      references += 1
      let index = symbol - 257
      guard lengths.indices.contains(index) else { return nil }
      let extra = index < 8 || index == 28 ? 0 : index / 4 - 1
      guard let rest = number(extra), let place = code(5), distances.indices.contains(place),
        let more = number(place < 4 ? 0 : place / 2 - 1)
      else { return nil }
      let (length, distance) = (lengths[index] + rest, distances[place] + more)
      guard distance <= output.count else { return nil }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return nil
  }

  private func packed(_ bytes: [UInt8]) -> [UInt8] {
    var writer = DeflateWriter()
    writer.write(bytes)
    return writer.finished()
  }

  @Test func `short texts have the bytes that zlib writes with fixed codes`() {
    expect(packed([]), equals: [0x03, 0x00])
    expect(packed(Array("a".utf8)), equals: [0x4B, 0x04, 0x00])
    expect(packed(Array("ab".utf8)), equals: [0x4B, 0x4C, 0x02, 0x00])
    expect(packed([143, 144, 255]).count, equals: 5)
  }

  @Test func `every length of a repetition is unpacked again`() throws {
    for length in 1...300 {
      let text = [1, 2, 3] + Array(repeating: UInt8(9), count: length) + [4]
      let found = try #require(unpacked(packed(text)))
      expect(found.bytes, equals: text)
      // The first nine is written as it is; a reference has from 3 to 258 bytes.
      let expected = length < 4 ? 0 : (length - 1 > 258 ? (length - 259 < 3 ? 1 : 2) : 1)
      expect(found.references, equals: expected, "\(length)")
    }
  }

  @Test func `a repetition is found up to 32768 bytes back`() throws {
    for (gap, references) in [(100, 1), (5000, 1), (32_758, 1), (32_759, 0)] {
      let word = (200...209).map { UInt8($0) }
      // Bytes that repeat nothing of three bytes or more within the gap, from a counter of three.
      var between: [UInt8] = []
      var (a, b, c) = (0, 0, 0)
      while between.count < gap {
        between += [UInt8(a), UInt8(50 + b), UInt8(100 + c)]
        c += 1
        if c == 40 { (b, c) = (b + 1, 0) }
        if b == 40 { (a, b) = (a + 1, 0) }
      }
      let text = word + between.prefix(gap) + word
      let found = try #require(unpacked(packed(text)))
      expect(found.bytes, equals: text)
      // A reference of ten bytes makes the file shorter than one without.
      let without = packed(word + between.prefix(gap) + word.map { $0 + 20 }).count
      expect((packed(text).count < without), equals: (references == 1), "\(gap)")
    }
  }

  @Test func `all bytes, and the same text again`() throws {
    let all = (0...255).map { UInt8($0) }
    let found = try #require(unpacked(packed(all + all)))
    expect(found.bytes == all + all && found.references == 1)
  }

  @Test func `a gzip file has its checksum and its length`() {
    let file = GzipWriter.packed(Array("123456789".utf8))
    expect(file.prefix(10), equals: [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
    // The check value that is published for this CRC.
    expect(GzipWriter.checksum(Array("123456789".utf8)), equals: 0xCBF4_3926)
    expect(file.suffix(8), equals: [0x26, 0x39, 0xF4, 0xCB, 9, 0, 0, 0])
    expect(GzipWriter.checksum([]), equals: 0)
  }

  @Test func `a tar archive has a header and whole blocks for each file`() {
    var tar = TarWriter()
    tar.add("facts.txt", Array(repeating: 65, count: 512))
    tar.add("empty", [])
    tar.add("more", Array(repeating: 66, count: 513))
    tar.finish()
    let bytes = tar.bytes
    expect(bytes.count, equals: 512 * (2 + 1 + 3 + 2))
    func text(_ start: Int, _ length: Int) -> String {
      String(decoding: bytes[start..<start + length].prefix { $0 != 0 }, as: UTF8.self)
    }
    for (start, name, size) in [(0, "facts.txt", 512), (1024, "empty", 0), (1536, "more", 513)] {
      expect(text(start, 100) == name && text(start + 100, 8) == "0000600")
      expect(text(start + 108, 8) == "0000000" && text(start + 116, 8) == "0000000")
      expect(Int(text(start + 124, 12), radix: 8) == size && text(start + 124, 12).count == 11)
      expect(text(start + 136, 12) == "00000000000" && bytes[start + 156] == UInt8(ascii: "0"))
      expect(text(start + 257, 6) == "ustar" && text(start + 263, 2) == "00")
      var header = Array(bytes[start..<start + 512])
      for index in 148..<156 { header[index] = 32 }
      let sum = header.reduce(0) { $0 + Int($1) }
      expect(Int(text(start + 148, 6), radix: 8), equals: sum)
      expect(bytes[start + 154] == 0 && bytes[start + 155] == 32)
    }
    expect(bytes[512..<1024].allSatisfy { $0 == 65 })
    expect(bytes[2048..<2561].allSatisfy { $0 == 66 } && bytes[2561...].allSatisfy { $0 == 0 })
  }
}
