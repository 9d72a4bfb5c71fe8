import PantographImages

/// The size of a PNG and of its data, read without unpacking the data.
struct PNGFacts {
  let width: Int
  let height: Int
  /// The number of bits of a pixel.
  private let depth: Int
  private let isInterlaced: Bool
  /// The parts of the compressed pixels.
  private let parts: [ArraySlice<UInt8>]

  /// Unpacked bytes beyond the pixels that are ignored. Some writers add a few.
  private static let ignoredSurplus = 1 << 20
  /// The largest ratio at which deflate can compress.
  private static let largestRatio = 1032
  /// The number of surplus bytes that take no noticeable time.
  private static let cheapSurplus = 1 << 26

  /// Reads the chunks; nil if the bytes do not begin like a PNG.
  init?(_ bytes: [UInt8]) {
    func number(_ start: Int) -> Int {
      bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count >= 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]),
      Array(bytes[12..<16]) == Array("IHDR".utf8)
    else { return nil }
    (width, height) = (number(16), number(20))
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25]] ?? 4
    depth = Int(bytes[24]) * channels
    isInterlaced = bytes[28] == 1
    var parts: [ArraySlice<UInt8>] = []
    var start = 8
    while start + 12 <= bytes.count {
      let end = start + 8 + number(start)
      guard end <= bytes.count else { break }
      if bytes[(start + 4)..<(start + 8)].elementsEqual("IDAT".utf8) {
        parts.append(bytes[(start + 8)..<end])
      }
      start = end + 4
    }
    self.parts = parts
  }

  /// The number of bytes that the pixels have when they are unpacked. The sides must be within the
  /// limits of pictures.
  var unpackedSize: Int {
    Self.size(width, height, bits: depth, isInterlaced: isInterlaced)
  }

  /// Whether the data unpack to far more bytes than the pixels need.
  var hasSurplus: Bool {
    let size = parts.reduce(0) { $0 + $1.count }
    let unpackedSize = unpackedSize
    guard size * Self.largestRatio > unpackedSize + Self.cheapSurplus else { return false }
    return Inflate.exceeds(unpackedSize + Self.ignoredSurplus, Array(parts.joined()))
  }

  private static func size(_ width: Int, _ height: Int, bits: Int, isInterlaced: Bool) -> Int {
    func size(_ width: Int, _ height: Int) -> Int {
      width == 0 ? 0 : height * (1 + (width * bits + 7) / 8)
    }
    guard isInterlaced else { return size(width, height) }
    return [
      (0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2),
      (0, 1, 1, 2),
    ].reduce(0) { sum, pass in
      let (x, stepX, y, stepY) = pass
      return sum
        + size(max(0, (width - x + stepX - 1) / stepX), max(0, (height - y + stepY - 1) / stepY))
    }
  }
}
