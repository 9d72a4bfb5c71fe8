import CPantographCairo
import Foundation
import QuartzCore

/// The colors of an axial or radial gradient layer as a pattern of cairo. It owns the pattern.
struct GradientPattern: ~Copyable {
  let pointer: OpaquePointer?

  /// Creates the pattern in the layer's coordinates; nil if it would show nothing.
  init?(
    _ values: LayerValues, _ stops: [GradientStop], _ start: CGPoint, _ end: CGPoint,
    alpha: Double
  ) {
    let bounds = values.bounds
    // The pattern uses fractions of the bounds, so that a radial gradient becomes an ellipse.
    let pattern: OpaquePointer?
    if values.gradientType == .radial {
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      let (across, down) = (Double(bounds.width * width), Double(bounds.height * height))
      guard across.isScale, down.isScale, start.isWithinReach, bounds.isWithinReach else {
        return nil
      }
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var matrix = cairo_matrix_t(
        xx: 1 / across, yx: 0, xy: 0, yy: 1 / down, x0: 0, y0: 0)
      matrix.x0 = -Double(bounds.minX + bounds.width * start.x) * matrix.xx
      matrix.y0 = -Double(bounds.minY + bounds.height * start.y) * matrix.yy
      cairo_pattern_set_matrix(pattern, &matrix)
    } else {
      let from = CGPoint(
        x: bounds.minX + bounds.width * start.x, y: bounds.minY + bounds.height * start.y)
      let to = CGPoint(
        x: bounds.minX + bounds.width * end.x, y: bounds.minY + bounds.height * end.y)
      guard from.isWithinReach, to.isWithinReach else { return nil }
      pattern = cairo_pattern_create_linear(
        Double(from.x), Double(from.y), Double(to.x), Double(to.y))
    }
    func limited(_ component: CGFloat) -> Double { Double(min(max(component, 0), 1)) }
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.place, limited(stop.color.red), limited(stop.color.green),
        limited(stop.color.blue), limited(stop.color.alpha) * alpha)
    }
    pointer = pattern
  }

  deinit {
    cairo_pattern_destroy(pointer)
  }
}
