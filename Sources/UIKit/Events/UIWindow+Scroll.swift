import Foundation

extension UIWindow {
  /// Offers a scroll that begins to the pans below the pointer, and tells those that follow it.
  func sendScroll(_ event: UIEvent) {
    guard let step = event.scroll, let anchor = event.scrollAnchor, anchor.window === self
    else { return }
    handle(event) {
      if step.phase == .began {
        var view = anchor.view
        while let current = view {
          for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? []
          where pan.mayScroll(step.type) && arbiter.accepts(pan, event) {
            pan.attempt.scrollAnchor = anchor
            arbiter.engage(pan, with: anchor)
          }
          view = current.superview
        }
      }
      for case let pan as UIPanGestureRecognizer in arbiter.engaged
      where pan.attempt.scrollAnchor === anchor && !pan.attempt.state.isTerminal {
        pan.follow(step, anchor, event)
      }
    }
  }
}
