public enum CAGradientLayerType: Hashable, Sendable {
  case axial
  /// Around the start point; the end point is the corner of the ellipse's quarter.
  case radial
  /// Turning around the start point, beginning towards the end point.
  case conic
}
