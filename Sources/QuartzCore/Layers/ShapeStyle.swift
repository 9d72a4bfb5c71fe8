/// The properties of a shape that cannot be animated.
package struct ShapeStyle: Hashable, Sendable {
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var dash: [Double]?
}
