import Foundation

extension CALayer {
  /// The smallest upright rectangle in the superlayer that holds the transformed bounds.
  public var frame: CGRect {
    get { bounds.applying(CATransform3DGetAffineTransform(mapToSuperlayer)) }
    set {
      // With a transform the frame cannot be had exactly; size goes through it as on iOS.
      let inverse = CATransform3DGetAffineTransform(transform).inverted()
      let size = newValue.size.applying(inverse)
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  /// The anchor point in this layer's own coordinates.
  var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }

  /// From this layer's coordinates to its superlayer's, the superlayer's sublayer transform aside.
  var mapToSuperlayer: CATransform3D {
    let anchor = anchorInBounds
    let centered = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform)
    return CATransform3DConcat(
      centered, CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }
}

extension CGRect {
  var isDrawable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
