import Foundation

/// The bytes of a context's picture, in the layout that the program chose.
final class BitmapMemory {
  /// The positions of the components of a pixel.
  struct Layout {
    /// The bytes of red, green, blue and alpha; the same for all colors of a gray picture.
    let colors: [Int]
    let alpha: Int?
    let width: Int

    /// Returns nil for a layout other than one byte for each component.
    init?(bits: Int, space: CGColorSpace?, info: UInt32) {
      let order = CGBitmapInfo(rawValue: info).intersection(.byteOrderMask)
      guard bits == 8, let kind = CGImageAlphaInfo(rawValue: info & 0x1F),
        order.isEmpty || order == .byteOrder32Big || order == .byteOrder32Little
      else { return nil }
      if kind == .alphaOnly {
        (colors, alpha, width) = ([], 0, 1)
      } else if space?.model == .monochrome {
        guard kind == .none else { return nil }
        (colors, alpha, width) = ([0], nil, 1)
      } else {
        let isFirst = kind == .premultipliedFirst || kind == .noneSkipFirst
        let isLast = kind == .premultipliedLast || kind == .noneSkipLast
        guard isFirst || isLast else { return nil }
        let place = { (byte: Int) in order == .byteOrder32Little ? 3 - byte : byte }
        let hasAlpha = kind == .premultipliedFirst || kind == .premultipliedLast
        colors = (0..<3).map { place(isFirst ? $0 + 1 : $0) }
        alpha = hasAlpha ? place(isFirst ? 0 : 3) : nil
        width = 4
      }
    }
  }

  let bytes: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let layout: Layout
  private let size: (width: Int, height: Int)
  private let isOwn: Bool
  /// The number of steps that were painted.
  private var paints = 0
  /// Whether steps were painted that the bytes do not show.
  private(set) var isBehind = false

  /// Returns nil if there is no memory for so many bytes.
  ///
  /// - Parameter bytes: The program's memory; nil for memory that is freed together with this object.
  init?(_ bytes: UnsafeMutableRawPointer?, _ layout: Layout, width: Int, height: Int, row: Int) {
    self.layout = layout
    size = (width, height)
    bytesPerRow = max(row, width * layout.width)
    isOwn = bytes == nil
    guard !bytesPerRow.multipliedReportingOverflow(by: height).overflow,
      let memory = bytes ?? calloc(height, bytesPerRow)
    else { return nil }
    self.bytes = memory
  }

  deinit { if isOwn { free(bytes) } }

  /// Notes a painted step. Returns whether the bytes are to show it now: after steps 1, 2, 4, 8, …, because each
  /// time the whole picture is made again.
  func notePaint() -> Bool {
    paints += 1
    isBehind = true
    return !isOwn && paints & (paints - 1) == 0
  }

  /// The pixels that the bytes contain, as a picture has them.
  var pixels: [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.width * size.height)
    for row in 0..<size.height {
      for column in 0..<size.width {
        let start = row * bytesPerRow + column * layout.width
        let byte = { (place: Int) in
          UInt32(self.bytes.load(fromByteOffset: start + place, as: UInt8.self))
        }
        let alpha = layout.alpha.map(byte) ?? 255
        // A color that is multiplied by alpha is not brighter than alpha.
        let colors = layout.colors.map { min(byte($0), alpha) }
        let (red, green, blue) =
          colors.count == 3
          ? (colors[0], colors[1], colors[2])
          : (colors.first ?? 0, colors.first ?? 0, colors.first ?? 0)
        pixels.append(alpha << 24 | red << 16 | green << 8 | blue)
      }
    }
    return pixels
  }

  func store(_ pixels: [UInt32]) {
    isBehind = false
    guard pixels.count == size.width * size.height else { return }
    for (index, pixel) in pixels.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: size.width)
      let start = row * bytesPerRow + column * layout.width
      let parts = [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF]
      let colors = layout.colors.count == 1 ? [Self.gray(parts)] : parts
      for (place, part) in zip(layout.colors, colors) {
        bytes.storeBytes(of: UInt8(part), toByteOffset: start + place, as: UInt8.self)
      }
      if let alpha = layout.alpha {
        bytes.storeBytes(of: UInt8(pixel >> 24), toByteOffset: start + alpha, as: UInt8.self)
      }
    }
  }

  /// Returns the brightness of a color, by the weights of ITU-R BT.709.
  private static func gray(_ parts: [UInt32]) -> UInt32 {
    (parts[0] * 2126 + parts[1] * 7152 + parts[2] * 722 + 5000) / 10_000
  }
}
