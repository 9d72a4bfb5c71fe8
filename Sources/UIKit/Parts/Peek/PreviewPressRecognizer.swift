import Foundation
import PantographGestures

/// A recognizer of a finger that presses for a preview. It runs a `PreviewPress`.
@MainActor
final class PreviewPressRecognizer: UIGestureRecognizer {
  private var press = PreviewPress()
  private weak var finger: UITouch?
  /// Called with each step of the press, once the recognizer has begun.
  var took: (PreviewPress.Step) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard finger == nil, let touch = touches.min(by: { $0.order < $1.order }) else {
      return end(isCancelled: false, .tooManyFingers)
    }
    finger = touch
    take(press.touch(at: touch.position, event.timestamp, force: force(of: touch)))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    take(press.press(at: finger.position, event.timestamp, force: force(of: finger)))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    end(isCancelled: false, .tooEarly)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    end(isCancelled: true, nil)
  }

  override func deadlineReached(at time: TimeInterval) {
    guard let finger else { return }
    take(press.press(at: finger.position, time, force: force(of: finger)))
  }

  override func reset() {
    super.reset()
    press = PreviewPress()
    finger = nil
  }

  /// Cancels the press.
  func cancel() { end(isCancelled: true, nil) }

  private func force(of touch: UITouch) -> CGFloat? {
    touch.maximumPossibleForce > 0 ? touch.force / touch.maximumPossibleForce : nil
  }

  private func end(isCancelled: Bool, _ reason: GestureReason?) {
    take(press.end(isCancelled: isCancelled), endingFor: reason)
  }

  private func take(_ steps: [PreviewPress.Step], endingFor reason: GestureReason? = nil) {
    for step in steps where !attempt.state.isTerminal {
      switch step {
      case .begins: enter(.began, .recognized)
      case .previews, .previewed, .commits: enter(.changed, .moved)
      case .committed: enter(.ended, .recognized)
      case .cancels: enter(hasBegun ? .cancelled : .failed, reason ?? .movedTooFar)
      }
      took(step)
    }
    attempt.deadline = attempt.state.isTerminal ? nil : press.deadline
  }

  private func enter(_ new: State, _ reason: GestureReason) {
    stepReason = reason
    state = new
    stepReason = nil
  }
}
