import CPantographCairo
import Foundation
import QuartzCore

/// Functions for drawing layers.
extension CairoContext {
  /// Sets the coordinate system to the plane that `map` converts to pixels. `map` must be affine.
  func setMap(_ map: PlaneMap) {
    let (first, second, third) = (map.first, map.second, map.third)
    let depth = third.z
    var matrix = cairo_matrix_t(
      xx: first.x / depth, yx: first.y / depth, xy: second.x / depth, yy: second.y / depth,
      x0: third.x / depth, y0: third.y / depth)
    cairo_set_matrix(pointer, &matrix)
  }

  /// Sets the coordinate system to pixels.
  func setPixels() {
    cairo_identity_matrix(pointer)
  }

  func setColor(_ color: CGColor, alpha: Double) {
    func limited(_ component: CGFloat) -> Double { Double(min(max(component, 0), 1)) }
    setColor(
      red: limited(color.red), green: limited(color.green), blue: limited(color.blue),
      alpha: limited(color.alpha) * alpha)
  }

  func addPath(_ steps: [PathStep]) {
    cairo_new_path(pointer)
    Self.add(steps, to: pointer)
  }

  /// Fills and removes the path.
  func fillPath(isEvenOdd: Bool = false) {
    cairo_set_fill_rule(pointer, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(pointer)
  }

  func clipToPath() {
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
    cairo_clip(pointer)
  }

  /// Clips to a rectangle in the current coordinates.
  func clip(to rect: CGRect) {
    cairo_new_path(pointer)
    cairo_rectangle(
      pointer, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    clipToPath()
  }

  /// Clips to the pixels whose centers are inside a polygon.
  func clip(toPixelsWithin polygon: [CGPoint]) {
    cairo_new_path(pointer)
    for point in polygon { cairo_line_to(pointer, Double(point.x), Double(point.y)) }
    cairo_close_path(pointer)
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_NONE)
    clipToPath()
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// Clips to whole pixels, and sets the coordinate system to pixels.
  func clip(toPixels box: CGRect) {
    setPixels()
    cairo_new_path(pointer)
    addPixels(box)
    cairo_clip(pointer)
  }

  /// Adds a rectangle of whole pixels to the path.
  func addPixels(_ box: CGRect) {
    cairo_rectangle(
      pointer, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
  }

  /// Sets the path to a rectangle in the current coordinates.
  func addRectangle(_ rect: CGRect) {
    cairo_new_path(pointer)
    // Not `cairo_rectangle`, which rounds the places of the other three corners otherwise.
    cairo_move_to(pointer, Double(rect.minX), Double(rect.minY))
    cairo_line_to(pointer, Double(rect.maxX), Double(rect.minY))
    cairo_line_to(pointer, Double(rect.maxX), Double(rect.maxY))
    cairo_line_to(pointer, Double(rect.minX), Double(rect.maxY))
    cairo_close_path(pointer)
  }

  static func add(_ steps: [PathStep], to context: OpaquePointer?) {
    var last = CGPoint.zero
    for step in steps {
      switch step {
      case .move(let point):
        cairo_move_to(context, Double(point.x), Double(point.y))
      case .line(let point):
        cairo_line_to(context, Double(point.x), Double(point.y))
      case .quad(let control, let point):
        // The control points of the equal cubic curve are two thirds of the distance to the
        // quadratic one.
        let first = CGPoint(
          x: last.x + (control.x - last.x) * 2 / 3, y: last.y + (control.y - last.y) * 2 / 3)
        let second = CGPoint(
          x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        curve(context, first, second, point)
      case .cubic(let first, let second, let point):
        curve(context, first, second, point)
      case .close:
        cairo_close_path(context)
      }
      last = step.points.last ?? last
    }
  }

  private static func curve(
    _ context: OpaquePointer?, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
  ) {
    cairo_curve_to(
      context, Double(first.x), Double(first.y), Double(second.x), Double(second.y),
      Double(end.x), Double(end.y))
  }
}
