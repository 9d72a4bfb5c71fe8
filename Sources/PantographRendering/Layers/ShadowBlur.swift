import Foundation

/// Blurs coverage with an approximation of a Gaussian: three running means over each row, then over
/// each column.
struct ShadowBlur {
  /// The widths of the three running means that approximate the blur, in pixels.
  private let widths: [Int]

  /// Creates a blur.
  ///
  /// - Parameter deviation: The Gaussian's standard deviation, in pixels.
  init(deviation: Double) {
    // At the ideal width, three equal means have the Gaussian's variance. Of the odd widths around
    // it, those are combined whose total variance is nearest.
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    var low = Int(ideal)
    if low % 2 == 0 { low -= 1 }
    low = max(low, 1)
    let spread = 12 * deviation * deviation - Double(3 * low * low + 12 * low + 9)
    let count = min(max(Int((spread / Double(-4 * low - 4)).rounded()), 0), 3)
    widths = (0..<3).map { $0 < count ? low : low + 2 }
  }

  /// Returns the distance that a point spreads with this standard deviation, both in pixels.
  static func reach(of deviation: CGFloat) -> CGFloat {
    deviation > 0 ? (deviation * 3).rounded(.up) + 2 : 0
  }

  /// Blurs coverage in place; its rows are stored from top to bottom. Pixels outside count as zero.
  func blur(_ coverage: inout [UInt8], width: Int, height: Int) {
    guard widths.contains(where: { $0 > 1 }), width > 0, height > 0 else { return }
    var turned = [UInt8](repeating: 0, count: coverage.count)
    // Each pass blurs rows and writes them as columns, so that two passes blur both directions.
    blurRows(coverage, into: &turned, width: width, height: height)
    blurRows(turned, into: &coverage, width: height, height: width)
  }

  private func blurRows(
    _ source: [UInt8], into target: inout [UInt8], width: Int, height: Int
  ) {
    var first = [UInt16](repeating: 0, count: width)
    var second = first
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        first.withUnsafeMutableBufferPointer { first in
          second.withUnsafeMutableBufferPointer { second in
            // Loops with conditions are fast also in code that is not optimized.
            var row = 0
            while row < height {
              let start = row * width
              var x = 0
              // Eight more bits, so that three rounded means stay smooth.
              while x < width {
                first[x] = UInt16(source[start + x]) << 8
                x += 1
              }
              Self.mean(UnsafeBufferPointer(first), into: second, over: widths[0])
              Self.mean(UnsafeBufferPointer(second), into: first, over: widths[1])
              Self.mean(UnsafeBufferPointer(first), into: second, over: widths[2])
              x = 0
              while x < width {
                target[x * height + row] = UInt8((UInt32(second[x]) + 128) >> 8 & 0xFF)
                x += 1
              }
              row += 1
            }
          }
        }
      }
    }
  }

  private static func mean(
    _ source: UnsafeBufferPointer<UInt16>, into target: UnsafeMutableBufferPointer<UInt16>,
    over width: Int
  ) {
    let half = width / 2
    let count = source.count
    var sum: UInt32 = 0
    for index in 0..<min(half, count) { sum += UInt32(source[index]) }
    // Multiplies instead of dividing; exact enough for 16 bits.
    let share = (UInt64(1) << 32) / UInt64(width)
    var index = 0
    while index < count {
      if index + half < count { sum += UInt32(source[index + half]) }
      if index - half - 1 >= 0 { sum -= UInt32(source[index - half - 1]) }
      target[index] = UInt16(truncatingIfNeeded: (UInt64(sum) * share) >> 32)
      index += 1
    }
  }
}
