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

  var mapToSuperlayer: CATransform3D { values.mapToSuperlayer }
}
