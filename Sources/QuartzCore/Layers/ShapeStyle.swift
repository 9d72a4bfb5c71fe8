/// The properties of a shape that cannot be animated.
package struct ShapeStyle: Hashable, Sendable {
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var dash: [Double]?
}

public enum CAShapeLayerFillRule: Hashable, Sendable {
  case nonZero, evenOdd
}

public enum CAShapeLayerLineCap: Hashable, Sendable {
  case butt, round, square
}

public enum CAShapeLayerLineJoin: Hashable, Sendable {
  case miter, round, bevel
}
