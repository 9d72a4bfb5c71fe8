import CPantographCairo
import Foundation
import QuartzCore

extension LayerPainter {
  func paintShape(
    _ values: LayerValues, through map: PlaneMap, alpha: Double
  ) throws(RenderingError) {
    guard let steps = values.drawnPath,
      steps.allSatisfy({ step in step.points.allSatisfy { $0.isWithinReach } })
    else { return }
    context.setMap(map)
    if let fill = values.color("fillColor"), fill.alpha > 0 {
      try setSource(fill, at: values.bounds.origin, alpha: alpha)
      context.addPath(steps)
      context.fillPath(isEvenOdd: values.shape.fillRule == .evenOdd)
    }
    let width = values.number("lineWidth") ?? 1
    // cairo fails on a line that is wider than any screen.
    let pixels = width * map.stretch(at: values.bounds.origin)
    guard let stroke = values.color("strokeColor"), stroke.alpha > 0, width > 0, pixels < 1e5
    else { return }
    let start = min(max(values.number("strokeStart") ?? 0, 0), 1)
    let end = min(max(values.number("strokeEnd") ?? 1, 0), 1)
    guard start < end else { return }
    context.save()
    defer { context.restore() }
    try setSource(stroke, at: values.bounds.origin, alpha: alpha)
    setLine(values, width: width)
    if start > 0 || end < 1 {
      let tolerance = 0.1 / max(map.stretch(at: values.bounds.origin), 0.01)
      let part = FlattenedPath(steps, tolerance: tolerance).part(from: start, to: end)
      context.addPath(part)
    } else {
      context.addPath(steps)
    }
    cairo_stroke(context.pointer)
  }

  private func setLine(_ values: LayerValues, width: Double) {
    cairo_set_line_width(context.pointer, width)
    cairo_set_miter_limit(context.pointer, min(max(values.number("miterLimit") ?? 10, 1), 1e6))
    let cap: cairo_line_cap_t =
      switch values.shape.lineCap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(context.pointer, cap)
    let join: cairo_line_join_t =
      switch values.shape.lineJoin {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(context.pointer, join)
    let dash = dash(of: values)
    let phase = values.number("lineDashPhase") ?? 0
    cairo_set_dash(context.pointer, dash, Int32(dash.count), phase.isWithinReach ? phase : 0)
  }

  /// Returns the dash pattern; empty if cairo would refuse it because it has no length, or if it
  /// would have more dashes than are visible.
  private func dash(of values: LayerValues) -> [Double] {
    let dash = (values.shape.dash ?? []).map { max($0, 0) }
    let length = dash.reduce(0, +)
    let box = CGPath(steps: values.path("path") ?? []).boundingBox
    guard length > 0, length.isWithinReach, box.isNull || (box.width + box.height) / length < 1e6
    else { return [] }
    return dash
  }
}
