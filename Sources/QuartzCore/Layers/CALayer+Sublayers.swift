import CoreGraphics

extension CALayer {
  /// The sublayer gives its place to the other.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, sublayers?.contains(where: { $0 === oldLayer }) == true
    else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// The part of the bounds that no clipping layer above hides.
  public var visibleRect: CGRect {
    var visible = bounds
    var layer = superlayer
    while let current = layer {
      if current.masksToBounds {
        visible = visible.intersection(convert(current.bounds, from: current))
      }
      layer = current.superlayer
    }
    return visible.isNull ? .zero : visible
  }
}
