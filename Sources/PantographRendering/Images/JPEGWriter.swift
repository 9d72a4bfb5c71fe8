import Foundation

/// Writes pixels as baseline JPEG without color subsampling, with the tables in annex K of the
/// standard.
struct JPEGWriter {
  private var bytes: [UInt8] = []
  private var buffer: UInt32 = 0
  private var filled = 0
  private let quantization: [[Int]]
  private static let cosines: [Float] = (0..<64).map { index in
    let (place, wave) = (index / 8, index % 8)
    let scale: Float = wave == 0 ? 0.353_553_39 : 0.5
    return scale * cos(Float(2 * place + 1) * Float(wave) * .pi / 16)
  }

  /// Returns a JPEG file's bytes.
  ///
  /// - Parameter quality: The quality from 0, the smallest file, to 1, the best picture.
  static func bytes(of image: PixelImage, quality: Double) -> [UInt8] {
    var writer = JPEGWriter(quality)
    writer.addHeader(image)
    writer.addPixels(image)
    return writer.bytes
  }

  private init(_ quality: Double) {
    let percent = max(1, min(100, Int((quality * 100).rounded())))
    let factor = percent < 50 ? 5000 / percent : 200 - 2 * percent
    quantization = [JPEGTables.luminance, JPEGTables.chrominance].map { table in
      table.map { min(max(($0 * factor + 50) / 100, 1), 255) }
    }
  }

  // MARK: Header

  private mutating func addMarker(_ marker: UInt8, _ body: [UInt8]) {
    let length = body.count + 2
    bytes += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + body
  }

  private mutating func addHeader(_ image: PixelImage) {
    bytes = [0xFF, 0xD8]
    addMarker(0xE0, [0x4A, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    for (index, table) in quantization.enumerated() {
      addMarker(0xDB, [UInt8(index)] + JPEGTables.zigzag.map { UInt8(table[$0]) })
    }
    let size = [image.height >> 8, image.height & 255, image.width >> 8, image.width & 255]
    addMarker(
      0xC0, [8] + size.map { UInt8($0) } + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    for (index, code) in JPEGTables.codes.enumerated() {
      addMarker(0xC4, [[0x00, 0x10, 0x01, 0x11][index]] + code.counts + code.values)
    }
    addMarker(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0])
  }

  // MARK: Pixels

  private mutating func addPixels(_ image: PixelImage) {
    let words = JPEGTables.codes.map(\.words)
    var last = [0, 0, 0]
    for top in stride(from: 0, to: image.height, by: 8) {
      for left in stride(from: 0, to: image.width, by: 8) {
        let planes = Self.planes(image, left, top)
        for component in 0..<3 {
          let table = component == 0 ? 0 : 1
          last[component] = addBlock(
            planes[component], quantization[table], after: last[component], words[table * 2],
            words[table * 2 + 1])
        }
      }
    }
    if filled > 0 { add(bits: 0x7F, count: 7) }
    bytes += [0xFF, 0xD9]
  }

  /// Returns the brightness and the two color differences of 8 × 8 pixels. At the picture's edges,
  /// its last pixels are repeated.
  private static func planes(_ image: PixelImage, _ left: Int, _ top: Int) -> [[Float]] {
    var planes = [[Float]](repeating: [Float](repeating: 0, count: 64), count: 3)
    for row in 0..<8 {
      for column in 0..<8 {
        let pixel = image[min(left + column, image.width - 1), min(top + row, image.height - 1)]
        // The components are premultiplied by alpha; the background is white.
        let white = Float(255 - pixel >> 24)
        func channel(_ shift: UInt32) -> Float { min(Float(pixel >> shift & 255) + white, 255) }
        let (red, green, blue) = (channel(16), channel(8), channel(0))
        let index = row * 8 + column
        planes[0][index] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
        planes[1][index] = -0.168_736 * red - 0.331_264 * green + 0.5 * blue
        planes[2][index] = 0.5 * red - 0.418_688 * green - 0.081_312 * blue
      }
    }
    return planes
  }

  private mutating func addBlock(
    _ pixels: [Float], _ table: [Int], after last: Int, _ first: [JPEGTables.Word],
    _ others: [JPEGTables.Word]
  ) -> Int {
    let waves = Self.waves(of: pixels)
    let values = JPEGTables.zigzag.map { index in
      Int((waves[index] / Float(table[index])).rounded())
    }
    add(values[0] - last, first, run: 0)
    var run = 0
    for value in values.dropFirst() {
      if value == 0 {
        run += 1
        continue
      }
      while run > 15 {
        add(others[0xF0])
        run -= 16
      }
      add(value, others, run: run)
      run = 0
    }
    if run > 0 { add(others[0]) }
    return values[0]
  }

  private static func waves(of pixels: [Float]) -> [Float] {
    var rows = [Float](repeating: 0, count: 64)
    var result = rows
    for row in 0..<8 {
      for wave in 0..<8 {
        var sum: Float = 0
        for place in 0..<8 { sum += pixels[row * 8 + place] * cosines[place * 8 + wave] }
        rows[row * 8 + wave] = sum
      }
    }
    for column in 0..<8 {
      for wave in 0..<8 {
        var sum: Float = 0
        for place in 0..<8 { sum += rows[place * 8 + column] * cosines[place * 8 + wave] }
        result[wave * 8 + column] = sum
      }
    }
    return result
  }

  // MARK: Bits

  /// Adds a value after a number of zeros: the code word for that number and the value's length,
  /// then the value's bits.
  private mutating func add(_ value: Int, _ words: [JPEGTables.Word], run: Int) {
    let size = Int.bitWidth - value.magnitude.leadingZeroBitCount
    add(words[run << 4 | size])
    if size > 0 { add(bits: value < 0 ? value - 1 + 1 << size : value, count: size) }
  }

  private mutating func add(_ word: JPEGTables.Word) {
    add(bits: Int(word.bits), count: Int(word.count))
  }

  private mutating func add(bits: Int, count: Int) {
    for index in stride(from: count - 1, through: 0, by: -1) {
      buffer = buffer << 1 | UInt32(bits >> index & 1)
      filled += 1
      guard filled == 8 else { continue }
      bytes.append(UInt8(buffer & 255))
      if buffer & 255 == 255 { bytes.append(0) }
      (buffer, filled) = (0, 0)
    }
  }
}
