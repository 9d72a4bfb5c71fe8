import Foundation

/// How far a view has heard of one of its touches, and what is being held back from it.
@MainActor
struct TouchDelivery {
  let touch: UITouch
  var hasBegun = false
  var hasEnded = false
  /// A recognizer took the touch: the view hears nothing any more.
  var isCancelled = false
  private var lastHeard: CGPoint

  init(touch: UITouch) {
    self.touch = touch
    lastHeard = touch.position
  }

  /// Nothing more will come of this touch for its view.
  var isOver: Bool { hasEnded || (isCancelled && !touch.phase.isDown) }

  mutating func deliver(holdsBegan: Bool, holdsEnded: Bool, event: UIEvent) {
    guard !isCancelled, let view = touch.view else {
      if !touch.phase.isDown { hasEnded = true }
      return
    }
    if touch.phase == .cancelled {
      hasEnded = true
      if hasBegun { view.touchesCancelled([touch], with: event) }
      return
    }
    if !hasBegun {
      if holdsBegan { return }
      hasBegun = true
      let moved = touch.position != lastHeard
      view.touchesBegan([touch], with: event)
      lastHeard = touch.position
      // What it missed while it was held back, in one.
      if moved, touch.phase != .began { view.touchesMoved([touch], with: event) }
    } else if touch.phase == .moved, touch.position != lastHeard {
      lastHeard = touch.position
      view.touchesMoved([touch], with: event)
    }
    if touch.phase == .ended, !holdsEnded {
      hasEnded = true
      view.touchesEnded([touch], with: event)
    }
  }
}
