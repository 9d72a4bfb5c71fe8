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

  // A pointer has no height and no tilt: it is on the surface, and stands upright.

  /// From 0 on the surface to 1 as far away as can be told.
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

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
