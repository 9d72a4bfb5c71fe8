/// The codes of a GIF's pixels (LZW with codes that grow to twelve bits).
enum GIFCode {
  /// The largest number of codes.
  private static let most = 4096
  /// The code that stands for no earlier one.
  private static let none = UInt16.max

  /// Unpacks color numbers. Returns fewer than `count` if the data end before or are damaged.
  static func unpack(_ data: [UInt8], minimum: Int, count: Int) -> [UInt8] {
    guard (1...11).contains(minimum), count > 0 else { return [] }
    let clear = 1 << minimum
    var before = [UInt16](repeating: none, count: most)
    var last = [UInt8](repeating: 0, count: most)
    var first = last
    var lengths = [UInt16](repeating: 0, count: most)
    for code in 0..<clear {
      last[code] = UInt8(truncatingIfNeeded: code)
      first[code] = last[code]
      lengths[code] = 1
    }
    var output: [UInt8] = []
    output.reserveCapacity(min(count, data.count * 8))
    var (bits, bitCount, size, next) = (UInt32(0), 0, minimum + 1, clear + 2)
    var previous = none
    for byte in data {
      bits |= UInt32(byte) << UInt32(bitCount)
      bitCount += 8
      while bitCount >= size {
        let code = Int(bits & (1 << UInt32(size) - 1))
        bits >>= UInt32(size)
        bitCount -= size
        if code == clear {
          (size, next, previous) = (minimum + 1, clear + 2, none)
          continue
        }
        // The end, or a code that does not exist yet.
        if code == clear + 1 || code > next || previous == none && code > clear { return output }
        if previous != none, next < most {
          before[next] = previous
          first[next] = first[Int(previous)]
          last[next] = code == next ? first[next] : first[code]
          lengths[next] = lengths[Int(previous)] + 1
          next += 1
          if next == 1 << size, size < 12 { size += 1 }
        } else if code >= next {
          return output
        }
        append(code, to: &output, before, last, Int(lengths[code]), atMost: count)
        previous = UInt16(code)
        if output.count >= count { return output }
      }
    }
    return output
  }

  /// Appends the string of a code, which is stored from its end to its beginning.
  private static func append(
    _ code: Int, to output: inout [UInt8], _ before: [UInt16], _ last: [UInt8], _ length: Int,
    atMost count: Int
  ) {
    let start = output.count
    let room = min(length, count - start)
    output.append(contentsOf: repeatElement(0, count: room))
    var code = code
    for index in stride(from: length - 1, through: 0, by: -1) {
      if index < room { output[start + index] = last[code] }
      code = Int(before[code] == none ? 0 : before[code])
    }
  }
}
