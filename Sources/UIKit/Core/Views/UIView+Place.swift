import Foundation
import QuartzCore

extension UIView {
  /// Whether a presentation in the context of the view's controller has taken the view out of its
  /// window. The superview still contains the view and lays it out.
  var isWithdrawn: Bool { contextFollower?.isWithdrawn ?? false }

  /// The container at the view's place, while an animator has the view in it and other code than
  /// the transition's accesses the view; otherwise nil.
  var standIn: UIView? {
    contextFollower == nil ? nil : contextFollower?.standIn
  }

  /// The superview of this view's place, also while an animator has the view in a container.
  var placeSuperview: UIView? {
    guard let contextFollower, contextFollower.isInFlight else { return ownSuperview }
    return contextFollower.placeSuperview
  }

  var boundsInPlace: CGRect {
    guard let standIn else { return ownLayer.bounds }
    return CGRect(origin: ownLayer.bounds.origin, size: standIn.bounds.size)
  }

  var isHiddenInPlace: Bool {
    if standIn != nil { return contextFollower?.isHidden ?? false }
    return ownLayer.isHidden || constraintState.departure != nil
  }

  func setFrame(_ frame: CGRect) {
    guard standIn == nil else {
      standIn?.frame = frame
      return
    }
    ownLayer.changing(["bounds", "position"]) {
      let old = ownLayer.bounds.size
      ownLayer.frame = frame
      frameChanged()
      sizeDidChange(from: old)
    }
  }

  /// Sets the frame, unless the view has this frame already and nothing notices that it is set again. An animation
  /// notices that.
  func moveIfElsewhere(to frame: CGRect) {
    let isNoticed =
      Self.animationContext != nil || PropertyObservers.isUsed || ownLayer.whenChanged != nil
    if isNoticed || self.frame != frame { self.frame = frame }
  }

  func setBounds(_ bounds: CGRect) {
    guard standIn == nil else {
      standIn?.bounds.size = bounds.size
      return
    }
    ownLayer.changing(["bounds"]) {
      let old = ownLayer.bounds.size
      ownLayer.bounds = bounds
      if ownLayer.bounds.size != old {
        frameChanged()
        sizeDidChange(from: old)
      } else if preservesSuperviewLayoutMargins {
        guidesChanged()
      }
    }
  }

  /// Gives the bounds the fitting size, regardless of the transform, and keeps the origin of the
  /// frame.
  func fitSize() {
    let (size, origin) = (sizeThatFits(bounds.size), frame.origin)
    guard !CATransform3DIsIdentity(ownLayer.transform) else {
      frame = CGRect(origin: origin, size: size)
      return
    }
    bounds.size = size
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }

  func setCenter(_ center: CGPoint) {
    guard standIn == nil else {
      standIn?.center = center
      return
    }
    ownLayer.position = center
    frameChanged()
  }

  func setAlpha(_ alpha: CGFloat) {
    if standIn != nil { contextFollower?.setAlpha(alpha) } else { ownLayer.opacity = Float(alpha) }
  }
}
