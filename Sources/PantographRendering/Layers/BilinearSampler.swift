/// Samples a picture between its pixels. Outside the picture everything is transparent.
struct BilinearSampler {
  let pixels: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  /// Returns the four channels, 0...255, at a point. The first pixel's center is at (0.5, 0.5).
  @inline(__always)
  func sample(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let (x, y) = (x - 0.5, y - 0.5)
    guard x > -1, y > -1, x < Float(width), y < Float(height) else { return .zero }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (partX, partY) = (x - left, y - top)
    let (column, row) = (Int(left), Int(top))
    let above =
      channels(column, row) * (1 - partX) + channels(column + 1, row) * partX
    let below =
      channels(column, row + 1) * (1 - partX) + channels(column + 1, row + 1) * partX
    return above * (1 - partY) + below * partY
  }

  @inline(__always)
  private func channels(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < width, y < height else { return .zero }
    let pixel = pixels[y * width + x]
    return SIMD4(
      Float(pixel >> 24), Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF))
  }

  @inline(__always)
  static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    let rounded = SIMD4<UInt32>(channels + 0.5)
    return rounded.x << 24 | rounded.y << 16 | rounded.z << 8 | rounded.w
  }
}
