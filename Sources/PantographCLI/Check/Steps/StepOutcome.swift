import PantographEvdev
import PantographGestures

/// The result of one step.
enum StepOutcome: Equatable {
  /// The expected gesture came.
  case held(GestureRecord)
  /// Gestures came, but not the expected one; this is the last of them.
  case other(GestureRecord, StepObjection)
  /// Contacts came, but no gesture.
  case unclear(contacts: Int)
  case nothingCame
  /// The device was removed during the step.
  case removed
  /// The device could not be opened or read.
  case refused(EvdevError)
  /// The user skipped the step.
  case skipped
  /// The device cannot report the movement.
  case impossible
  /// The check ended before the step.
  case notReached

  /// The name used in JSON.
  var key: String {
    switch self {
    case .held: "held"
    case .other: "otherGesture"
    case .unclear: "noGesture"
    case .nothingCame: "nothingCame"
    case .removed: "deviceRemoved"
    case .refused: "deviceRefused"
    case .skipped: "skipped"
    case .impossible: "impossible"
    case .notReached: "notReached"
    }
  }

  /// Judges the gestures of a step or of its recording.
  init(_ step: CheckStep, _ gestures: [GestureRecord], contacts: Int, isRemoved: Bool = false) {
    if let right = gestures.first(where: { step.objection(to: $0) == nil }) {
      self = .held(right)
    } else if isRemoved {
      self = .removed
    } else if let last = gestures.last, let objection = step.objection(to: last) {
      self = .other(last, objection)
    } else {
      self = contacts > 0 ? .unclear(contacts: contacts) : .nothingCame
    }
  }
}
