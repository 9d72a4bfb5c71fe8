/// Packs bytes with Deflate (RFC 1951): repetitions become references, and everything is written with
/// the fixed codes, which need no tables in the file.
struct DeflateWriter {
  private var output: [UInt8] = []
  private var waiting: UInt64 = 0
  private var waitingCount = 0

  /// The largest distance of a reference, given by the format.
  private static let window = 32_768
  /// The shortest and the longest repetition, given by the format.
  private static let lengths = 3...258
  /// The number of earlier places that are compared. Our value: recordings repeat within a few lines.
  private static let attempts = 32

  /// Writes all bytes as one block, which is also the last one.
  mutating func write(_ bytes: [UInt8]) {
    // The mark of the last block, and the type 1: fixed codes.
    append(1, bits: 1)
    append(1, bits: 2)
    var latest: [UInt32: Int] = [:]
    var earlier = [Int](repeating: -1, count: bytes.count)
    func note(_ place: Int) {
      guard place + Self.lengths.lowerBound <= bytes.count else { return }
      let key = Self.key(bytes, place)
      earlier[place] = latest[key] ?? -1
      latest[key] = place
    }
    var place = 0
    while place < bytes.count {
      note(place)
      var (length, distance) = (0, 0)
      var candidate = earlier[place]
      var left = Self.attempts
      while candidate >= 0, place - candidate <= Self.window, left > 0 {
        let count = Self.common(bytes, candidate, place)
        if count > length { (length, distance) = (count, place - candidate) }
        candidate = earlier[candidate]
        left -= 1
      }
      guard length >= Self.lengths.lowerBound else {
        append(symbol: Int(bytes[place]))
        place += 1
        continue
      }
      append(length: length, distance: distance)
      for passed in place + 1..<place + length { note(passed) }
      place += length
    }
    append(symbol: 256)
  }

  /// Returns the packed bytes.
  consuming func finished() -> [UInt8] {
    if waitingCount > 0 { output.append(UInt8(truncatingIfNeeded: waiting)) }
    return output
  }

  private static func key(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
  }

  /// Returns the number of equal bytes from two places on.
  private static func common(_ bytes: [UInt8], _ first: Int, _ second: Int) -> Int {
    let most = min(lengths.upperBound, bytes.count - second)
    var count = 0
    while count < most, bytes[first + count] == bytes[second + count] { count += 1 }
    return count
  }

  private mutating func append(_ value: Int, bits: Int) {
    waiting |= UInt64(value) << UInt64(waitingCount)
    waitingCount += bits
    while waitingCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: waiting))
      waiting >>= 8
      waitingCount -= 8
    }
  }

  /// Appends a code, whose highest bit comes first.
  private mutating func append(code: Int, bits: Int) {
    var reversed = 0
    for bit in 0..<bits where code >> bit & 1 == 1 { reversed |= 1 << (bits - 1 - bit) }
    append(reversed, bits: bits)
  }

  /// Appends a byte, the end mark or a length, with the fixed codes of RFC 1951, section 3.2.6.
  private mutating func append(symbol: Int) {
    switch symbol {
    case ..<144: append(code: 0x30 + symbol, bits: 8)
    case ..<256: append(code: 0x190 + symbol - 144, bits: 9)
    case ..<280: append(code: symbol - 256, bits: 7)
    default: append(code: 0xc0 + symbol - 280, bits: 8)
    }
  }

  private mutating func append(length: Int, distance: Int) {
    if length == Self.lengths.upperBound {
      append(symbol: 285)
    } else {
      // Four lengths share a number of extra bits.
      let (group, extra, rest) = Self.group(length - 3, 4)
      append(symbol: 257 + group)
      append(rest, bits: extra)
    }
    // Two distances share a number of extra bits.
    let (group, extra, rest) = Self.group(distance - 1, 2)
    append(code: group, bits: 5)
    append(rest, bits: extra)
  }

  /// Returns the group of a value, the number of its extra bits and their value. The first `2 * width`
  /// groups hold one value each. After them, `width` groups at a time hold twice as many values.
  private static func group(_ value: Int, _ width: Int) -> (group: Int, extra: Int, rest: Int) {
    var extra = 0
    while value >> extra >= 2 * width { extra += 1 }
    return (extra * width + value >> extra, extra, value & (1 << extra - 1))
  }
}
