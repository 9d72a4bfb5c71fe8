/// The codes of LZW streams, with the highest bit first.
enum PDFCodes {
  static func unpack(_ data: [UInt8], isEarly: Bool, limit: Int) -> [UInt8] {
    var output: [UInt8] = []
    // The range of each code's string in the output.
    var strings: [Range<Int>] = []
    var (bits, bitCount, size) = (UInt32(0), 0, 9)
    var previous: Range<Int>?
    for byte in data {
      bits = bits << 8 | UInt32(byte)
      bitCount += 8
      guard bitCount >= size else { continue }
      bitCount -= size
      let code = Int(bits >> UInt32(bitCount) & (1 << UInt32(size) - 1))
      if code == 257 || output.count >= limit { return output }
      if code == 256 {
        (strings, size, previous) = ([], 9, nil)
        continue
      }
      let start = output.count
      if code < 256 {
        output.append(UInt8(code))
      } else if code - 258 < strings.count {
        output += output[strings[code - 258]]
      } else if let previous, code - 258 == strings.count {
        output += output[previous]
        output.append(output[previous.lowerBound])
      } else {
        return output
      }
      // A new string is the previous one with the first byte of this one, which follows it.
      if let previous, strings.count < 4096 - 258 {
        strings.append(previous.lowerBound..<(previous.upperBound + 1))
      }
      previous = start..<output.count
      let count = 258 + strings.count + (isEarly ? 1 : 0)
      size = count >= 2048 ? 12 : count >= 1024 ? 11 : count >= 512 ? 10 : 9
    }
    return output
  }
}
