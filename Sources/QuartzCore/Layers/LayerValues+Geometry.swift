import Foundation

extension LayerValues {
  /// The anchor point in the layer's own coordinates.
  package var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }

  /// The depth of the anchor point. Stored by name, because few layers set it.
  var anchorDepth: CGFloat {
    get {
      guard !more.isEmpty, case .number(let value)? = more["anchorPointZ"] else { return 0 }
      return CGFloat(value)
    }
    set { more["anchorPointZ"] = newValue == 0 ? nil : .number(Double(newValue)) }
  }

  /// The transform from the layer's coordinates to its superlayer's, without the superlayer's
  /// sublayer transform.
  package var mapToSuperlayer: CATransform3D {
    let anchor = anchorInBounds
    let centered = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorDepth), transform)
    return CATransform3DConcat(
      centered, CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// Returns the bounds in the superlayer's coordinates, to the last bit as with `mapToSuperlayer`; nil
  /// for a layer with a transform.
  func plainFrame(of bounds: CGRect) -> CGRect? {
    guard transform == CATransform3DIdentity else { return nil }
    let anchor = anchorInBounds
    // A sum that begins with zero is never a negative zero.
    let (x, y) = (0 - anchor.x + position.x, 0 - anchor.y + position.y)
    let (left, top) = (bounds.minX + x, bounds.minY + y)
    let (right, bottom) = (bounds.maxX + x, bounds.maxY + y)
    // Infinite numbers and those that are not numbers are left to the transform.
    guard (left + right + top + bottom).isFinite, left <= right, top <= bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The transform that all sublayers have in addition to their own; nil for none.
  package var mapOfSublayers: CATransform3D? {
    guard isGeometryFlipped else { return turnOfSublayers }
    let flip = CATransform3DTranslate(
      CATransform3DMakeScale(1, -1, 1), 0, -(bounds.minY + bounds.maxY), 0)
    return turnOfSublayers.map { CATransform3DConcat(flip, $0) } ?? flip
  }

  /// The sublayer transform around the anchor point; nil if there is none.
  private var turnOfSublayers: CATransform3D? {
    guard sublayerTransform != CATransform3DIdentity else { return nil }
    let anchor = anchorInBounds
    return CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), sublayerTransform),
      CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  /// Returns the map from the layer's plane to its superlayer's, as seen from the front. Depth
  /// counts only up to the superlayer: the perspective of its sublayer transform shows a layer that
  /// is turned in space.
  package func planeMap(in superlayer: LayerValues?) -> PlaneMap {
    PlaneMap(mapInSpace(of: superlayer))
  }

  /// Returns the transform to the superlayer, with the layer's depth in it.
  func mapInSpace(of superlayer: LayerValues?) -> CATransform3D {
    guard let around = superlayer?.mapOfSublayers else { return mapToSuperlayer }
    return CATransform3DConcat(mapToSuperlayer, around)
  }
}
