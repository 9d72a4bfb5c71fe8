import Foundation

extension UIWindow {
  /// Offers a scroll that begins to the pans below the pointer, and passes each step to the pans
  /// that follow it.
  func sendScroll(_ event: UIEvent) {
    guard let step = event.scroll, let anchor = event.scrollAnchor, anchor.ownWindow === self
    else { return }
    // Without the closure of `handle`: for a step of a scroll, it would check that it runs on the
    // main actor.
    let isOuter = arbiter.beginHandling()
    pass(step, anchor, event)
    finishHandling(event, isOuter)
  }

  private func pass(_ step: ScrollStep, _ anchor: UITouch, _ event: UIEvent) {
    if step.type == .discrete, turnsWheel(step, anchor) { return }
    if step.phase == .began {
      var view = anchor.ownView
      while let current = view {
        for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? []
        where pan.mayScroll(step.type) && arbiter.accepts(pan, event) {
          pan.attempt.scrollAnchor = anchor
          arbiter.engage(pan, with: anchor)
        }
        view = current.superview
      }
    }
    for recognizer in arbiter.engaged
    where recognizer.attempt.scrollAnchor === anchor && !recognizer.attempt.state.isTerminal {
      (recognizer as? UIPanGestureRecognizer)?.follow(step, anchor, event)
    }
  }

  /// Scrolls the innermost scroll view below the pointer that the wheel can move. Returns false if
  /// none can be moved, or if a pan within it follows the wheel.
  private func turnsWheel(_ step: ScrollStep, _ anchor: UITouch) -> Bool {
    let isFollowed = arbiter.engaged.contains { $0.attempt.scrollAnchor === anchor }
    guard !isFollowed, step.movement != .zero else { return false }
    var view = anchor.ownView
    while let current = view {
      let isFollower = (current.gestureRecognizers ?? []).contains {
        ($0 as? UIPanGestureRecognizer)?.mayScroll(.discrete) == true
      }
      if isFollower, step.phase == .began { return false }
      if let scroll = current.scrolling, scroll.turn(by: step.movement) { return true }
      view = current.superview
    }
    return false
  }

  /// Stops content below the pointer that moves on by itself. Called when fingers land on a
  /// touchpad.
  package func catchContent(at point: CGPoint) {
    var view = hitTest(point, with: nil)
    while let current = view {
      current.scrolling?.catchContent()
      view = current.superview
    }
  }
}
