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
