import CPantographCairo
import Foundation
import QuartzCore

/// A gradient as pixels, made once it is seen a second time as it was: mixing its colors anew for each picture
/// costs many times what copying them does.
final class GradientPicture {
  struct Key: Hashable {
    let stops: [GradientStop]
    let type: CAGradientLayerType
    let start: CGPoint
    let end: CGPoint
    let size: CGSize
    /// Pixels for each point, across and down.
    var scale = SIMD2<Double>(1, 1)

    /// Nil for a conic one, which is kept otherwise.
    init?(_ values: LayerValues, _ stops: [GradientStop], _ start: CGPoint, _ end: CGPoint) {
      guard values.gradientType != .conic else { return nil }
      self.stops = stops
      self.start = start
      self.end = end
      type = values.gradientType
      size = values.bounds.size
    }

    /// Whether it may lie half a pixel beside its place and nobody sees it: no channel changes by more than
    /// two of its 255 steps from one pixel to the next.
    var isSmooth: Bool {
      let (x, y) = (
        Double((end.x - start.x) * size.width) * scale.x,
        Double((end.y - start.y) * size.height) * scale.y
      )
      // Along an axis colors change over its length, around a point the fastest along the shorter way.
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
  /// When it was first seen.
  let frame: Int
  private(set) var picture: CairoPicture?

  /// Pixels on each side, so that one that an edge goes through has a color wherever it lies.
  static let margin = 1.0
  /// In pixels; 4 MB.
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
