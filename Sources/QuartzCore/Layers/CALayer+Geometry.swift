import Foundation
import PantographObjects

extension CALayer {
  var boundsInSuperlayer: CGRect {
    let bounds = bounds
    if !PropertyObservers.isReading, let frame = values.plainFrame(of: bounds) { return frame }
    return bounds.applying(CATransform3DGetAffineTransform(mapToSuperlayer))
  }

  func place(in frame: CGRect) {
    // With a transform the frame cannot be set exactly. The size is converted by the inverse
    // transform, as on iOS.
    let inverse = CATransform3DGetAffineTransform(transform).inverted()
    let size = frame.size.applying(inverse)
    let place = CGPoint(
      x: frame.minX + frame.width * anchorPoint.x,
      y: frame.minY + frame.height * anchorPoint.y)
    // A finite frame that becomes infinite through the transform changes nothing.
    let isBeyond = frame.isDrawable && !CGRect(origin: place, size: size).isDrawable
    guard !isBeyond else { return }
    bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    position = place
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
