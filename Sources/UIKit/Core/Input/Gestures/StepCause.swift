import PantographGestures

/// Why a recognizer took a step, or did not.
@MainActor
enum StepCause {
  /// What its tracker saw.
  case gesture(GestureReason)
  /// Its subclass said so.
  case assigned
  case waits(for: UIGestureRecognizer)
  case requirementRecognized(UIGestureRecognizer)
  case prevented(by: UIGestureRecognizer)
  /// A view or the delegate said that it should not begin.
  case refused
  case disabled
  case leftWindow
}
