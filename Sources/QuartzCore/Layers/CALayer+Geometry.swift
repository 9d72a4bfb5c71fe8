import Foundation
import PantographObjects

extension CALayer {
  var boundsInSuperlayer: CGRect {
    let bounds = bounds
    if !PropertyObservers.isReading, let frame = values.plainFrame(of: bounds) { return frame }
    return bounds.applying(CATransform3DGetAffineTransform(mapToSuperlayer))
  }

  func place(in frame: CGRect) {
    let isDrawable = frame.isDrawable
    let size = size(in: frame, isDrawable: isDrawable)
    let anchor = anchorPoint
    let place = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    // A finite frame that becomes infinite through the transform changes nothing.
    let isBeyond = isDrawable && !CGRect(origin: place, size: size).isDrawable
    guard !isBeyond else { return }
    bounds = CGRect(
      origin: bounds.origin, size: CGSize(width: abs(size.width), height: abs(size.height)))
    position = place
  }

  /// Returns the size of the bounds for a frame. With a transform the frame cannot be set exactly. The size is
  /// converted by the inverse transform, as on iOS.
  private func size(in frame: CGRect, isDrawable: Bool) -> CGSize {
    let transform = transform
    if isDrawable, transform == CATransform3DIdentity { return frame.size }
    return frame.size.applying(CATransform3DGetAffineTransform(transform).inverted())
  }

  /// Whether the layer has these values and no transform. Faster than reading the values in another module.
  package final func isPlain(at position: CGPoint, _ bounds: CGRect, _ anchor: CGPoint) -> Bool {
    values.position == position && values.bounds.origin == bounds.origin
      && values.bounds.size == bounds.size && values.anchorPoint == anchor
      && values.transform == CATransform3DIdentity
  }

  var mapToSuperlayer: CATransform3D {
    if PropertyObservers.isReading {
      for key in ["bounds", "position", "anchorPoint", "anchorPointZ", "zPosition", "transform"] {
        noteRead(key)
      }
    }
    return values.mapToSuperlayer
  }
}
