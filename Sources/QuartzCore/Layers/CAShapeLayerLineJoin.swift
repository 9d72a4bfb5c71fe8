public enum CAShapeLayerLineJoin: Hashable, Sendable {
  case miter, round, bevel
}
