import Foundation

/// Follows a pointer over a view with nothing pressed: it begins when the pointer comes, changes as it
/// moves, and ends when it leaves or presses. It neither keeps others from recognizing nor is kept.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var takesTouches: Bool { false }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  func follow(_ pointer: UITouch, isOver: Bool, _ event: UIEvent) {
    guard !attempt.state.isTerminal else { return }
    switch (isOver, attempt.state.isActive) {
    case (true, false): state = .began
    case (true, true): state = .changed
    case (false, true): state = .ended
    case (false, false): state = .failed
    }
  }
}
