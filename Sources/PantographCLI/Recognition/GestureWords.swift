import PantographGestures
import PantographPlainText
import PantographTouches

extension GestureRecord {
  /// The name of the gesture: `swipe left`.
  package var title: String {
    let kind =
      switch kind {
      case .hold: "hold"
      case .tap where outcome == .failed: "touch"
      case .press, .drag, .scroll, .swipe, .pinch, .rotation, .tap: "\(kind)"
      }
    guard let direction else { return kind }
    return direction == .counterclockwise ? "\(kind) anticlockwise" : "\(kind) \(direction)"
  }

  /// The reason for the recognition, with its numbers.
  package var why: String {
    let after = "after \(evidence.elapsed.words)"
    return switch evidence.rule {
    case .leftSlop: "recognized \(after): moved \(mm(evidence.furthest)) mm"
    case .wentTogether, .wentApart, .wentAround: "recognized \(after): \(shares)"
    case .doubtEnded: "recognized \(after) by the larger of unclear movements: \(shares)"
    case .oneStayed: "recognized \(after), one finger stayed: \(shares)"
    case .untoldFingers:
      "recognized \(after): together \(mm(evidence.together)) mm, some fingers not reported"
    case .decidedAtLift: "recognized at the lift, \(after): \(shares)"
    case .liftedInTime: "down for \(evidence.elapsed.words), within \(mm(evidence.furthest)) mm"
    case .rested: "still for \(evidence.elapsed.words)"
    case .buttonPressed: "a physical button was held"
    case .tooLongForTap:
      "down for \(evidence.elapsed.words): too long for a tap, too short for a hold"
    case .movedTooFarForTap:
      "moved up to \(mm(evidence.furthest)) mm: too far for a tap, too little for a drag"
    case .contactCancelled: "\(after), before it was recognized"
    case .someLifted: "some of the fingers lifted, the others stayed"
    case .followed, .buttonReleased, .lifted, .fingerJoined, .wentOn: "\(evidence.rule)"
    }
  }

  /// The ending of the gesture in one or two words.
  package var endingWords: String {
    switch (outcome, ending.rule) {
    case (.ended, .someLifted): "ended, one stayed"
    case (.ended, _): "ended"
    case (.cancelled, .fingerJoined): "cancelled: one more finger"
    case (.cancelled, .wentOn): "cancelled: moved on"
    case (.cancelled, .buttonPressed): "cancelled: button"
    case (.cancelled, _):
      if case .contactCancelled(let cause) = reason {
        "cancelled: \(cause.text)"
      } else {
        "cancelled: \(reason.text)"
      }
    case (.failed, _): "not recognized"
    case (.possible, _), (.began, _), (.changed, _): "\(outcome)"
    }
  }

  private var shares: String {
    let together = "together \(mm(evidence.together)) mm"
    if evidence.fingers < 2 { return together }
    let apart = evidence.apart < -0.05 ? "closer" : "apart"
    let around = evidence.around < -0.05 ? "anticlockwise" : "clockwise"
    return "\(together), \(apart) \(mm(evidence.apart.magnitude)) mm, "
      + "\(around) \(mm(evidence.around.magnitude)) mm"
  }

  private func mm(_ length: Double) -> String {
    DecimalText(length, decimals: 1, zeros: .kept).description
  }
}

extension TimeSpan {
  /// The time in milliseconds if it is shorter than a second, otherwise in seconds.
  package var words: String {
    self < .seconds(1)
      ? "\((microseconds + 500) / 1000) ms" : "\(DecimalText(seconds, decimals: 2, zeros: .kept)) s"
  }
}

extension GestureReason {
  /// The name used in JSON.
  package var key: String {
    switch self {
    case .contactCancelled(let cause): cause.key
    case .recognized, .moved, .lifted, .tooManyFingers, .tooFewFingers, .wrongDirection,
      .outsideEdge, .tooLate, .tooEarly, .movedTooFar:
      "\(self)"
    }
  }
}
