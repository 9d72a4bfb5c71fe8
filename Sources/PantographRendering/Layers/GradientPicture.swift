import CPantographCairo
import Foundation
import QuartzCore

/// A gradient drawn as pixels. It is drawn once it is seen unchanged for a second time: computing
/// the colors for each picture takes many times as long as copying them.
final class GradientPicture {
  struct Key: Hashable {
    let stops: [GradientStop]
    let type: CAGradientLayerType
    let start: CGPoint
    let end: CGPoint
    let size: CGSize
    /// The number of pixels for each point, across and down.
    var scale = SIMD2<Double>(1, 1)

    /// Creates a key; nil for a conic gradient, which has a cache of its own.
    init?(_ values: LayerValues, _ stops: [GradientStop], _ start: CGPoint, _ end: CGPoint) {
      guard values.gradientType != .conic else { return nil }
      self.stops = stops
      self.start = start
      self.end = end
      type = values.gradientType
      size = values.bounds.size
    }

    /// Whether the gradient may be drawn half a pixel off without a visible difference: no channel
    /// changes by more than 2 of its 255 steps between neighboring pixels.
    var isSmooth: Bool {
      let (x, y) = (
        Double((end.x - start.x) * size.width) * scale.x,
        Double((end.y - start.y) * size.height) * scale.y
      )
      // Colors change over the axis's length; in a radial gradient they change fastest along the
      // shorter radius.
      let length = type == .radial ? min(abs(x), abs(y)) : (x * x + y * y).squareRoot()
      return zip(stops, stops.dropFirst()).allSatisfy { left, right in
        let change = [
          left.color.red - right.color.red, left.color.green - right.color.green,
          left.color.blue - right.color.blue, left.color.alpha - right.color.alpha,
        ].reduce(0) { max($0, abs(Double($1))) }
        return change * 255 <= 2 * (right.place - left.place) * length
      }
    }
  }

  let key: Key
  /// The frame in which the gradient was first seen.
  let frame: Int
  private(set) var picture: CairoPicture?

  /// The number of extra pixels on each side, so that antialiased edges always have a color.
  static let margin = 1.0
  /// The largest area of a stored gradient, in pixels (4 MB).
  private static let largestArea = 1_048_576.0

  init(_ key: Key, frame: Int) {
    self.key = key
    self.frame = frame
  }

  var byteCount: Int { picture.map { $0.surface.width * $0.surface.height * 4 } ?? 0 }

  func draw() throws(RenderingError) {
    let width = (Double(key.size.width) * key.scale.x).rounded(.up) + 2 * Self.margin
    let height = (Double(key.size.height) * key.scale.y).rounded(.up) + 2 * Self.margin
    guard width * height <= Self.largestArea, max(width, height) <= 8192 else { return }
    var values = LayerValues()
    values.bounds = CGRect(origin: .zero, size: key.size)
    values.gradientType = key.type
    guard let pattern = GradientPattern(values, key.stops, key.start, key.end, alpha: 1) else {
      return
    }
    let surface = try CairoSurface(width: width, height: height)
    let context = try CairoContext(surface)
    cairo_translate(context.pointer, Self.margin, Self.margin)
    cairo_scale(context.pointer, key.scale.x, key.scale.y)
    cairo_set_source(context.pointer, pattern.pointer)
    context.paint()
    try context.check()
    picture = CairoPicture(surface)
  }
}
