public enum CAShapeLayerFillRule: Hashable, Sendable {
  case nonZero, evenOdd
}
