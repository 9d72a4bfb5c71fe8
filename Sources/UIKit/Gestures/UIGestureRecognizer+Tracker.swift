import Gestures

extension UIGestureRecognizer {
  /// Takes the state where the tracker inside says. What it says once the attempt is over, or while a
  /// recognition waits for another to fail, is not a step of its own.
  func step(by event: GestureEvent?) {
    guard let event, !currentState.isTerminal else { return }
    stepReason = event.reason
    defer { stepReason = nil }
    let hasBegun = currentState.isActive || pendingState == .began
    switch event.phase {
    case .possible: return
    case .began: state = .began
    case .changed: if hasBegun { state = .changed }
    case .ended: state = .ended
    case .cancelled: state = .cancelled
    // A subclass may have begun by itself.
    case .failed: state = hasBegun ? .cancelled : .failed
    }
  }
}
