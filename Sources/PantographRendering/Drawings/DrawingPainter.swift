import Foundation
import PantographPlotting

/// Draws the marks of a `Drawing` on a context.
struct DrawingPainter: ~Copyable {
  let context: CairoContext
  let texts: DrawingTexts

  /// Returns the area in which the mark may draw on the context; nil if it is not known.
  func extent(of mark: Mark) -> CGRect? { mark.extent(of: texts, in: context) }

  /// Draws all marks.
  ///
  /// - Parameter box: The area to be drawn; marks outside it may be skipped. Nil draws all.
  func paint(_ drawing: Drawing, within box: CGRect? = nil) {
    if let background = drawing.background {
      setColor(background)
      context.paint()
    }
    paint(drawing.marks, within: box)
  }

  private func paint(_ marks: [Mark], within box: CGRect?) {
    // A unit more on each side, for antialiased edges.
    let near = box?.insetBy(dx: -1, dy: -1)
    for mark in marks {
      if let near, mark.misses(near) { continue }
      if let near, let extent = extent(of: mark), !extent.intersects(near) { continue }
      paint(mark, within: near)
    }
  }

  private func paint(_ mark: Mark, within box: CGRect?) {
    switch mark {
    case .path(let path, let fill, let stroke):
      let points = path.points.filter(\.isFinite)
      guard let first = points.first else { return }
      context.beginPath()
      if let box, let stroke, fill == nil, stroke.dash.isEmpty, !path.isClosed, points.count > 2 {
        addPieces(of: points, near: box.insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2))
      } else {
        context.move(x: first.x, y: first.y)
        // A line of zero length draws a single point as a dot.
        if points.count == 1 { context.line(x: first.x, y: first.y) }
        for point in points.dropFirst() { context.line(x: point.x, y: point.y) }
        if path.isClosed { context.closePath() }
      }
      finishPath(fill: fill, stroke: stroke)
    case .circle(let center, let radius, let fill, let stroke):
      guard center.isFinite, radius.isFinite, radius >= 0 else { return }
      context.beginPath()
      context.addCircle(x: center.x, y: center.y, radius: radius)
      finishPath(fill: fill, stroke: stroke)
    case .rectangle(let frame, let radius, let fill, let stroke):
      guard frame.isFinite, radius.isFinite, frame.width >= 0, frame.height >= 0 else { return }
      context.beginPath()
      let edge = max(radius, 0) + max(stroke?.width ?? 0, 0) / 2
      if let box, CGRect(frame).insetBy(dx: edge, dy: edge).contains(box) {
        // The box is inside the edges, which take longest to draw.
        context.addRectangle(
          x: frame.x, y: frame.y, width: frame.width, height: frame.height, radius: 0)
        return finishPath(fill: fill, stroke: nil)
      }
      context.addRectangle(
        x: frame.x, y: frame.y, width: frame.width, height: frame.height, radius: radius)
      finishPath(fill: fill, stroke: stroke)
    case .text(let text, let point, let style):
      paint(text, at: point, style)
    case .group(let group):
      paint(group, within: box)
    }
  }

  /// Adds the pieces of a line that a stroke could show in the box. The others would only cost time.
  private func addPieces(of points: [Point], near box: CGRect) {
    var isOpen = false
    for (point, next) in zip(points, points.dropFirst()) {
      let isNear =
        max(point.x, next.x) >= box.minX && min(point.x, next.x) <= box.maxX
        && max(point.y, next.y) >= box.minY && min(point.y, next.y) <= box.maxY
      if isNear, !isOpen { context.move(x: point.x, y: point.y) }
      if isNear { context.line(x: next.x, y: next.y) }
      isOpen = isNear
    }
  }

  private func paint(_ text: String, at point: Point, _ style: TextStyle) {
    guard point.isFinite, style.size.isFinite, style.size > 0, style.rotation.isFinite else {
      return
    }
    let line = texts.text(text, style, in: context)
    let start = style.anchor.offset(of: line.width)
    setColor(style.color)
    context.saving {
      context.translate(x: point.x, y: point.y)
      if style.rotation != 0 { context.rotate(degrees: style.rotation) }
      line.draw(x: start, y: 0, on: context)
    }
  }

  private func paint(_ group: MarkGroup, within box: CGRect?) {
    let transform = group.transform
    // After a scale of zero, cairo refuses all further drawing.
    guard transform.scale.isFinite, transform.scale != 0, transform.offset.isFinite else { return }
    context.saving {
      context.translate(x: transform.offset.x, y: transform.offset.y)
      context.scale(transform.scale)
      if let clip = group.clip {
        guard clip.isFinite else { return }
        context.beginPath()
        context.addRectangle(
          x: clip.x, y: clip.y, width: max(0, clip.width), height: max(0, clip.height))
        context.clip()
      }
      let inner = Transform(
        scale: 1 / transform.scale,
        offset: Point(
          -transform.offset.x / transform.scale, -transform.offset.y / transform.scale))
      paint(group.marks, within: box?.through(inner))
    }
  }

  private func finishPath(fill: Color?, stroke: Stroke?) {
    if let fill {
      setColor(fill)
      context.fill()
    }
    guard let stroke, stroke.width > 0, stroke.width.isFinite else { return }
    setColor(stroke.color)
    // Cairo refuses a dash pattern of zeros; a solid line is drawn instead.
    let isDash =
      stroke.dash.allSatisfy { $0.isFinite && $0 >= 0 } && stroke.dash.contains { $0 > 0 }
    context.setLine(
      width: stroke.width, dash: isDash ? stroke.dash : [], isRound: stroke.cap == .round)
    context.stroke()
  }

  private func setColor(_ color: Color) {
    context.setColor(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 255)
  }
}
