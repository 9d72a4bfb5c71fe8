public enum CAShapeLayerLineCap: Hashable, Sendable {
  case butt, round, square
}
