/// Writes GIF files for tests.
struct GIFMaker {
  struct Frame {
    var left = 0
    var top = 0
    var width: Int
    var height: Int
    /// The numbers of the colors, row by row in the order of the file.
    var numbers: [UInt8]
    var colors: [UInt32] = []
    var isInterlaced = false
    var disposal: UInt8 = 0
    var delay = 0
    var transparent: UInt8?
  }

  var width: Int
  var height: Int
  var colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
  var loopCount: Int?
  var frames: [Frame]

  var bytes: [UInt8] {
    var bytes = Array("GIF89a".utf8) + word(width) + word(height)
    bytes += [0x80 | Self.power(colors.count) - 1, 0, 0] + Self.table(colors)
    if let loopCount {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(loopCount) + [0]
    }
    for frame in frames {
      bytes += [0x21, 0xF9, 4, frame.disposal << 2 | (frame.transparent == nil ? 0 : 1)]
      bytes += word(frame.delay) + [frame.transparent ?? 0, 0, 0x2C]
      bytes += word(frame.left) + word(frame.top) + word(frame.width) + word(frame.height)
      let own: UInt8 = frame.colors.isEmpty ? 0 : 0x80 | Self.power(frame.colors.count) - 1
      bytes += [own | (frame.isInterlaced ? 0x40 : 0)] + Self.table(frame.colors)
      let count = frame.colors.isEmpty ? colors.count : frame.colors.count
      let size = max(Self.power(count), 2)
      bytes += [size] + Self.blocks(Self.packed(frame.numbers, Int(size)))
    }
    return bytes + [0x3B]
  }

  private func word(_ value: Int) -> [UInt8] {
    [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)]
  }

  /// Returns the number of bits of a table's numbers.
  private static func power(_ count: Int) -> UInt8 {
    UInt8((1...8).first { 1 << $0 >= count } ?? 8)
  }

  private static func table(_ colors: [UInt32]) -> [UInt8] {
    guard !colors.isEmpty else { return [] }
    let count = 1 << Int(power(colors.count))
    return (0..<count).flatMap { index -> [UInt8] in
      let color = index < colors.count ? colors[index] : 0
      return [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)]
    }
  }

  static func blocks(_ data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: data.count, by: 255) {
      let part = data[start..<min(start + 255, data.count)]
      bytes += [UInt8(part.count)] + part
    }
    return bytes + [0]
  }

  /// Packs numbers with codes that grow, as every program that writes GIF does.
  static func packed(_ numbers: [UInt8], _ minimum: Int) -> [UInt8] {
    let clear = 1 << minimum
    var (output, bits, bitCount): ([UInt8], UInt32, Int) = ([], 0, 0)
    var (size, next) = (minimum + 1, clear + 2)
    var codes: [[UInt8]: Int] = [:]
    func write(_ code: Int) {
      bits |= UInt32(code) << UInt32(bitCount)
      bitCount += size
      while bitCount >= 8 {
        output.append(UInt8(bits & 0xFF))
        bits >>= 8
        bitCount -= 8
      }
    }
    func code(_ string: [UInt8]) -> Int {
      string.count == 1 ? Int(string[0]) : codes[string] ?? 0
    }
    write(clear)
    var string: [UInt8] = []
    for number in numbers {
      let longer = string + [number]
      if longer.count == 1 || codes[longer] != nil {
        string = longer
        continue
      }
      write(code(string))
      if next == 4096 {
        write(clear)
        (codes, size, next) = ([:], minimum + 1, clear + 2)
      } else {
        codes[longer] = next
        if next == 1 << size { size += 1 }
        next += 1
      }
      string = [number]
    }
    if !string.isEmpty { write(code(string)) }
    write(clear + 1)
    if bitCount > 0 { output.append(UInt8(bits & 0xFF)) }
    return output
  }
}
