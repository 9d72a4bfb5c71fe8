import Foundation

extension CGMutablePath {
  /// Adds the arc that touches two lines: from the current point to `tangent1End`, and from there to `tangent2End`. A
  /// line leads from the current point to the start of the arc. If the two lines are one, or the radius is not
  /// positive, only the line to `tangent1End` is added.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return IgnoredPath.start() }
    let start = currentPoint.applying(transform.inverted())
    guard
      let arc = TangentArc(from: start, corner: tangent1End, to: tangent2End, radius: radius)
    else { return addLine(to: tangent1End, transform: transform) }
    addArc(
      center: arc.center, radius: radius, startAngle: arc.startAngle, endAngle: arc.endAngle,
      clockwise: arc.isClockwise, transform: transform)
  }

  /// Adds an arc of a circle that begins at `startAngle` and is `delta` radians long; a negative `delta` runs in the
  /// opposite direction.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }
}

/// The arc in the corner of two lines that touches both.
struct TangentArc {
  let center: CGPoint
  let startAngle: CGFloat
  let endAngle: CGFloat
  let isClockwise: Bool

  /// Returns nil if the lines have no corner that an arc can round.
  init?(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    func direction(to point: CGPoint) -> CGVector? {
      let (x, y) = (point.x - corner.x, point.y - corner.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 && length.isFinite ? CGVector(dx: x / length, dy: y / length) : nil
    }
    guard radius > 0, let back = direction(to: start), let on = direction(to: end) else {
      return nil
    }
    // The sine and the cosine of the angle between the lines.
    let sine = back.dx * on.dy - back.dy * on.dx
    let cosine = back.dx * on.dx + back.dy * on.dy
    // Lines within a millionth of a right line have no corner.
    guard abs(sine) > 1e-6 else { return nil }
    // The distance from the corner to both points of contact: radius / tan(angle / 2).
    let reach = radius * (1 + cosine) / abs(sine)
    let first = CGPoint(x: corner.x + back.dx * reach, y: corner.y + back.dy * reach)
    let last = CGPoint(x: corner.x + on.dx * reach, y: corner.y + on.dy * reach)
    let side: CGFloat = sine > 0 ? 1 : -1
    center = CGPoint(x: first.x - back.dy * radius * side, y: first.y + back.dx * radius * side)
    startAngle = atan2(first.y - center.y, first.x - center.x)
    endAngle = atan2(last.y - center.y, last.x - center.x)
    isClockwise = sine > 0
  }
}

extension CGContext {
  /// Adds the arc that touches two lines: from the current point to `tangent1End`, and from there to `tangent2End`. A
  /// line leads from the current point to the start of the arc.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard !isPathEmpty, tangent1End.isDrawable, tangent2End.isDrawable, radius < 1e9 else { return }
    guard
      let arc = TangentArc(
        from: currentPointOfPath, corner: tangent1End, to: tangent2End, radius: radius)
    else { return addLine(to: tangent1End) }
    addArc(
      center: arc.center, radius: radius, startAngle: arc.startAngle, endAngle: arc.endAngle,
      clockwise: arc.isClockwise)
  }
}
