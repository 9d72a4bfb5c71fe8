/// Reads numbers of a fixed number of bits.
struct PDFBits {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next number of at most 32 bits; bits beyond the end are 0.
  mutating func take(_ count: Int) -> Int {
    var value = 0
    var left = count
    while left > 0 {
      let part = min(8 - position % 8, left)
      let byte = position / 8 < bytes.count ? Int(bytes[position / 8]) : 0
      value = value << part | byte >> (8 - position % 8 - part) & (1 << part - 1)
      position += part
      left -= part
    }
    return value
  }

  mutating func skipToByte() { position = (position + 7) / 8 * 8 }
}
