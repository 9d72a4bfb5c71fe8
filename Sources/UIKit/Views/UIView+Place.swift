import Foundation
import QuartzCore

extension UIView {
  /// Whether a presentation in its view controller's context has taken it out of its window. Its superview keeps it, and
  /// lays it out as ever.
  var isWithdrawn: Bool { contextFollower?.isWithdrawn ?? false }

  /// The container that lies in the view's place, while an animator has the view in that container and others than the
  /// transition ask; nil at all other times.
  var standIn: PresentationContainerView? {
    contextFollower == nil ? nil : contextFollower?.standIn
  }

  /// The view around the place of this view, also while an animator has it in a container.
  var placeSuperview: UIView? {
    guard let contextFollower, contextFollower.isInFlight else { return superview }
    return contextFollower.container?.superview
  }

  var boundsInPlace: CGRect {
    guard let standIn else { return layer.bounds }
    return CGRect(origin: layer.bounds.origin, size: standIn.bounds.size)
  }

  func setFrame(_ frame: CGRect) {
    guard standIn == nil else {
      standIn?.frame = frame
      return
    }
    layer.changing(["bounds", "position"]) {
      let old = layer.bounds.size
      layer.frame = frame
      frameChanged()
      sizeDidChange(from: old)
    }
  }

  func setBounds(_ bounds: CGRect) {
    guard standIn == nil else {
      standIn?.bounds.size = bounds.size
      return
    }
    layer.changing(["bounds"]) {
      let old = layer.bounds.size
      layer.bounds = bounds
      frameChanged()
      sizeDidChange(from: old)
    }
  }

  func setCenter(_ center: CGPoint) {
    guard standIn == nil else {
      standIn?.center = center
      return
    }
    layer.position = center
    frameChanged()
  }

  func setAlpha(_ alpha: CGFloat) {
    if standIn != nil { contextFollower?.setAlpha(alpha) } else { layer.opacity = Float(alpha) }
  }

  /// The window that it is in, or the outermost view that is seen with it: outwards up to a view that has been
  /// withdrawn.
  var seenRoot: UIView {
    var view = self
    while !view.isWindow, !view.isWithdrawn, let next = view.superview { view = next }
    return view
  }
}
