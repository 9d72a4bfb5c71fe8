import Foundation
import QuartzCore

/// A gradient whose colors run around a point.
struct ConicGradient: Hashable {
  let stops: [GradientStop]
  /// The point around which the colors run, in pixels from the picture's top left corner.
  let center: CGPoint
  /// The angle of the first color in radians; angles grow clockwise.
  let startAngle: Double
  let width: Int
  let height: Int

  func picture() throws(RenderingError) -> CairoPicture {
    var image = PixelImage(width: width, height: height)
    let ramp = (0...1023).map { GradientStop.color(of: stops, at: Double($0) / 1023) }
    image.pixels.withUnsafeMutableBufferPointer { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let angle = atan2(
            Double(y) + 0.5 - Double(center.y), Double(x) + 0.5 - Double(center.x))
          let turns = (angle - startAngle) / (2 * .pi)
          let share = turns - turns.rounded(.down)
          pixels[y * width + x] = ramp[Int((share * 1023).rounded())]
        }
      }
    }
    return CairoPicture(try CairoSurface(image))
  }
}
