import Foundation
import QuartzCore

extension UIView {
  /// Whether a presentation in its view controller's context has taken it out of its window. Its superview keeps it, and
  /// lays it out as ever.
  var isWithdrawn: Bool { contextFollower?.isWithdrawn ?? false }

  /// The container that lies in the view's place, while an animator has the view in that container and others than the
  /// transition ask; nil at all other times.
  var standIn: UIView? {
    contextFollower == nil ? nil : contextFollower?.standIn
  }

  /// The view around the place of this view, also while an animator has it in a container.
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

  func setBounds(_ bounds: CGRect) {
    guard standIn == nil else {
      standIn?.bounds.size = bounds.size
      return
    }
    ownLayer.changing(["bounds"]) {
      let old = ownLayer.bounds.size
      ownLayer.bounds = bounds
      frameChanged()
      sizeDidChange(from: old)
    }
  }

  /// Fits the bounds, whatever the transform makes of them.
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

  /// The window that it is in, or the outermost view that is seen with it: outwards up to a view that has been
  /// withdrawn.
  var seenRoot: UIView {
    var view = self
    while !view.isWindow, !view.isWithdrawn, let next = view.ownSuperview { view = next }
    return view
  }
}
