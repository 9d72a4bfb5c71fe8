import Foundation
import QuartzCore

/// A picture in perspective.
struct ProjectedPicture {
  private let source: PixelImage
  /// The map from visible pixels to the picture's pixels.
  private let inverse: PlaneMap?

  /// Creates the projection of a picture.
  ///
  /// - Parameter map: The map from the picture's pixels to visible pixels.
  init(_ source: PixelImage, through map: PlaneMap) {
    self.source = source
    inverse = map.inverse
  }

  /// Returns the visible picture in the box. Each pixel is the mean of four samples.
  func picture(in box: CGRect) -> PixelImage {
    var result = PixelImage(width: max(Int(box.width), 1), height: max(Int(box.height), 1))
    guard let inverse else { return result }
    let (across, down, origin) = (inverse.rows[0], inverse.rows[1], inverse.rows[2])
    let (left, top) = (Double(box.minX), Double(box.minY))
    let (width, height) = (result.width, result.height)
    source.pixels.withUnsafeBufferPointer { pixels in
      let sampler = BilinearSampler(pixels: pixels, width: source.width, height: source.height)
      result.pixels.withUnsafeMutableBufferPointer { result in
        for y in 0..<height {
          for x in 0..<width {
            var sum = SIMD4<Float>(repeating: 0)
            for place in 0..<4 {
              let seenX = left + Double(x) + (place & 1 == 0 ? 0.25 : 0.75)
              let seenY = top + Double(y) + (place & 2 == 0 ? 0.25 : 0.75)
              let point = across * seenX + down * seenY + origin
              // A point behind the eye is invisible.
              guard point.z > 0 else { continue }
              sum += sampler.sample(Float(point.x / point.z), Float(point.y / point.z))
            }
            result[y * width + x] = BilinearSampler.pixel(sum * 0.25)
          }
        }
      }
    }
    return result
  }
}
