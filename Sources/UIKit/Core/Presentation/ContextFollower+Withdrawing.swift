import Foundation
import QuartzCore

extension ContextFollower {
  /// Takes the view out of its window and off the screen, but leaves it among its superview's
  /// subviews.
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

  /// Moves the view into the container, where an animator expects it and may change it freely.
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

  /// Handles the view's removal from its superview. Returns true if the view stays there and is
  /// withdrawn: an animator has removed it, as it would have to without a context.
  func takesOut() -> Bool {
    guard isInFlight, !isGoingHome, isOfTransition else { return false }
    withdraw()
    isTakenOut = true
    return true
  }
}
