import PantographTouches

/// The end of a gesture that libinput reported while a finger was down.
///
/// With touches that libinput detects by their pressure, a gesture ends some reports before the
/// device reports the lift. Fingers that stay down for longer were left when libinput cancelled the
/// gesture.
struct InferredEnding {
  /// The end, as a cancellation.
  let delta: RecordedDelta

  /// The time within which the last finger must lift: some reports, and less than the 100 ms for
  /// which libinput waits before it cancels a gesture whose number of fingers has changed.
  private static let patience = TimeSpan.milliseconds(50)

  /// Whether an event shows how the gesture ended. If so, the end is appended.
  func isSettled(
    by event: InputEvent, isTouched: Bool, into batch: inout RecordingBatch
  ) -> Bool {
    var delta = delta
    if event.time - delta.report.time > Self.patience {
      batch.deltas.append(delta)
      return true
    }
    guard !isTouched else { return false }
    delta.report.action = delta.report.action.lifted
    batch.deltas.append(delta)
    return true
  }
}

extension DeltaAction {
  /// Whether the action ends a gesture that can be cancelled.
  var isEnding: Bool {
    switch self {
    case .swipeEnded, .pinchEnded, .holdEnded: true
    case .swipeBegan, .swipeMoved, .pinchBegan, .pinchMoved, .holdBegan, .scrolled: false
    }
  }

  /// The same end by a lift.
  fileprivate var lifted: DeltaAction {
    switch self {
    case .swipeEnded(let fingers, _): .swipeEnded(fingers: fingers, isCancelled: false)
    case .pinchEnded(let fingers, let scale, _):
      .pinchEnded(fingers: fingers, scale: scale, isCancelled: false)
    case .holdEnded(let fingers, _): .holdEnded(fingers: fingers, isCancelled: false)
    case .swipeBegan, .swipeMoved, .pinchBegan, .pinchMoved, .holdBegan, .scrolled: self
    }
  }
}
