import Foundation
import QuartzCore

extension ContextFollower {
  /// Takes the view out of its window and out of sight, and leaves it at its place.
  func withdraw() {
    bringHome()
    guard let view, !isWithdrawn else { return }
    let window = view.window
    if window != nil {
      UIResponder.leave(view)
      view.announceMove(to: nil, done: false)
    }
    isWithdrawn = true
    view.layer.removeFromSuperlayer()
    if let window {
      window.forget(view)
      view.announceMove(to: nil, done: true)
    }
    view.layer.abandonAnimations()
  }

  /// Undoes `withdraw()`.
  func comeBack() {
    isTakenOut = false
    guard let view, isWithdrawn else { return }
    let superview = view.superview
    let window = superview?.window
    if window != nil { view.announceMove(to: window, done: false) }
    if let superview {
      let above = container.flatMap { $0.superview === superview ? $0.layer : nil }
      if let above {
        superview.layer.insertSublayer(view.layer, below: above)
      } else {
        superview.layer.addSublayer(view.layer)
      }
    }
    isWithdrawn = false
    if view.needsLayout || view.containsUnlaid { superview?.markUnlaidFromHere() }
    if window != nil { view.announceMove(to: window, done: true) }
  }

  /// Moves the view into the container, where an animator expects it and may do with it as it likes.
  func enterContainer() {
    guard let view, let container, !isInFlight, view.superview != nil else { return }
    UIView.performWithoutAnimation {
      container.insertSubview(view, at: 0)
      let (size, layer) = (container.bounds.size, view.layer)
      layer.transform = CATransform3DIdentity
      layer.bounds.size = size
      layer.position = CGPoint(
        x: size.width * layer.anchorPoint.x, y: size.height * layer.anchorPoint.y)
    }
  }

  /// Moves the view out of the container, back to its place.
  func bringHome() {
    guard let view, let container, isInFlight else { return }
    isGoingHome = true
    defer { isGoingHome = false }
    UIView.performWithoutAnimation {
      if let superview = container.superview {
        superview.insertSubview(view, belowSubview: container)
      } else {
        view.removeFromSuperview()
      }
      view.transform3D = CATransform3DConcat(view.transform3D, container.transform3D)
      view.bounds.size = container.bounds.size
      view.center = container.center
    }
  }

  /// The view is asked to leave its superview. Returns true where it stays there withdrawn, for an animator has removed
  /// it as it would have to without a context.
  func takesOut() -> Bool {
    guard isInFlight, !isGoingHome, isOfTransition else { return false }
    withdraw()
    isTakenOut = true
    return true
  }
}
