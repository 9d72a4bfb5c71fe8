import Foundation

/// A recognizer of a pointer over a view with nothing pressed. It begins when the pointer comes,
/// changes as the pointer moves, and ends when it leaves or presses. It neither prevents other
/// recognizers nor is prevented.
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

  /// The distance from the surface: always 0. On iOS, 1 is the greatest distance that can be
  /// measured.
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
