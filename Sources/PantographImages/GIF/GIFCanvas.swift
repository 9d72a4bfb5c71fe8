import CoreGraphics

/// The canvas on which the frames of a GIF are drawn one after another.
package struct GIFCanvas: Sendable {
  private let file: GIFFile
  /// The pixels, with alpha in the highest byte.
  private var pixels: [UInt32] = []
  /// The pixels before the last frame, if this frame is taken back.
  private var earlier: [UInt32] = []
  /// The number of frames drawn so far.
  private var count = 0
  /// The number of pixels unpacked so far.
  private var work = 0

  /// The largest number of pixels that all frames up to a requested one have together. Half a
  /// minute of film at 1920 × 1080 has a billion.
  package static let mostWork = 1 << 30

  package init(_ file: GIFFile) { self.file = file }

  /// Returns the canvas after the frame with this index. Earlier frames that are not drawn yet are
  /// drawn before.
  package mutating func picture(at index: Int) throws(ImageError) -> [UInt32] {
    if index < count - 1 {
      pixels = []
      (count, work) = (0, 0)
    }
    if count == 0 { pixels = Array(repeating: 0, count: file.width * file.height) }
    while count <= index {
      if count > 0 { dispose(file.frames[count - 1]) }
      let frame = file.frames[count]
      work += frame.width * frame.height + (frame.disposal == .isTakenBack ? pixels.count : 0)
      guard work <= Self.mostWork || count == 0 else {
        throw .tooMuchWork("its frames have more than \(Self.mostWork) pixels together")
      }
      if frame.disposal == .isTakenBack { earlier = pixels }
      draw(frame)
      count += 1
    }
    return pixels
  }

  private mutating func dispose(_ frame: GIFFrame) {
    switch frame.disposal {
    case .remains: break
    case .isTakenBack: pixels = earlier
    case .isCleared:
      let columns = visible(frame.left, frame.width, file.width)
      for row in visible(frame.top, frame.height, file.height) where !columns.isEmpty {
        for column in columns { pixels[row * file.width + column] = 0 }
      }
    }
  }

  /// Returns the part of a frame's side that lies on the canvas.
  private func visible(_ start: Int, _ length: Int, _ limit: Int) -> Range<Int> {
    min(start, limit)..<min(start + length, limit)
  }

  private mutating func draw(_ frame: GIFFrame) {
    let columns = visible(frame.left, frame.width, file.width)
    guard !columns.isEmpty, frame.top < file.height else { return }
    var reader = GIFReader(bytes: file.bytes, position: frame.start)
    let minimum = Int(reader.byte())
    // Rows that no canvas shows are not unpacked, except between interlaced ones.
    let rows = frame.isInterlaced ? frame.height : min(frame.height, file.height - frame.top)
    guard rows * frame.width <= PicturePixels.limit else { return }
    let numbers = GIFCode.unpack(reader.blocks(), minimum: minimum, count: rows * frame.width)
    for (index, row) in Self.order(frame).enumerated() {
      let start = index * frame.width
      guard start < numbers.count else { return }
      guard frame.top + row < file.height else { continue }
      let target = (frame.top + row) * file.width + frame.left
      for offset in 0..<min(columns.count, numbers.count - start) {
        let number = numbers[start + offset]
        guard number != frame.transparent, Int(number) < frame.colors.count else { continue }
        pixels[target + offset] = frame.colors[Int(number)]
      }
    }
  }

  /// Returns the rows in the order in which they are stored.
  private static func order(_ frame: GIFFrame) -> [Int] {
    guard frame.isInterlaced else { return Array(0..<frame.height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: frame.height, by: step))
    }
  }
}
