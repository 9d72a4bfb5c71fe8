import PantographGestures
import PantographPlainText
import PantographTouches

/// Says in words how a step ended.
enum StepWords {
  /// Returns the finding about a hand that answers a step.
  static func finding(_ hand: CheckedHand) -> CheckFinding {
    guard let step = hand.step, let outcome = hand.outcome else {
      return CheckFinding(hand.name, .open, "No step was asked for.")
    }
    let name = step.rawValue
    switch outcome {
    case .held(let gesture):
      let decided = hand.decisions.last.map { " The decision about a transition: \($0)." } ?? ""
      return CheckFinding(
        name, .held,
        "\(sentence(gesture.title)) \(fingers(gesture.fingers)): \(gesture.why).\(decided)")
    case .other(let gesture, let objection):
      return CheckFinding(
        name, .failed, "\(sentence(self.objection(objection, to: gesture, in: step))).",
        advice: advice(objection))
    case .unclear(let contacts):
      return CheckFinding(
        name, .failed,
        "\(contacts) \(contacts == 1 ? "contact" : "contacts") came, but no gesture was recognized.",
        advice: advice(.unrecognized))
    case .nothingCame:
      return CheckFinding(
        name, .failed, "Nothing came from the device.",
        advice:
          "If you did touch the device: another device may be the one that you touch (`pantograph "
          + "devices` lists them), or another program may use it exclusively.")
    case .removed:
      return CheckFinding(
        name, .failed, "The device was removed before the gesture was complete.",
        advice: "Connect the device again, and start the check again.")
    case .refused(let error):
      return CheckFinding(
        name, .failed, "The device cannot be read: \(error.wordsWithoutPath).",
        advice: "`pantograph devices` says what the device needs.")
    case .skipped: return CheckFinding(name, .open, "You skipped the step.")
    case .impossible:
      return CheckFinding(name, .open, "The device reports only one finger at a time.")
    case .notReached: return CheckFinding(name, .open, "The check ended before this step.")
    }
  }

  /// Returns the difference between a gesture and the asked one, as a sentence without its full stop.
  static func objection(
    _ objection: StepObjection, to gesture: GestureRecord, in step: CheckStep
  ) -> String {
    let asked = "asked for \(words(step.expectation))"
    let came = "recognized \(gesture.title) \(fingers(gesture.fingers))"
    return switch objection {
    case .kind, .fingers, .direction: "\(came); \(asked)"
    case .cancelled:
      "\(gesture.title) \(fingers(gesture.fingers)) was \(gesture.endingWords); \(asked)"
    case .unrecognized:
      "a touch \(fingers(gesture.fingers)) was no gesture: \(gesture.why); \(asked)"
    case .speed:
      "the finger lifted at \(DecimalText(gesture.sample.velocity.length, decimals: 0)) mm/s; a flick has "
        + "at least \(DecimalText(CheckStep.flickSpeed, decimals: 0)) mm/s"
    }
  }

  private static func words(_ wanted: CheckStep.Expectation) -> String {
    let direction = wanted.direction.map { " \($0)" } ?? ""
    return "\(wanted.kind.name)\(direction) \(fingers(wanted.fingers))"
  }

  private static func fingers(_ count: Int) -> String {
    "with \(count) \(count == 1 ? "finger" : "fingers")"
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func advice(_ objection: StepObjection) -> String {
    switch objection {
    case .kind:
      "If the hand did what was asked, send the bundle: its recording shows what the device reported."
    case .fingers:
      "If the fingers were as many as asked, the device merges contacts, or a filter refused one: "
        + "`pantograph inspect --filtered` on the recording shows which."
    case .direction:
      "If the finger moved as asked, the axes of the device are mirrored or exchanged: the plot shows how."
    case .speed: "Lift the finger while it still moves fast."
    case .cancelled:
      "If no palm touched the device, send the bundle: its recording shows why the gesture was cancelled."
    case .unrecognized:
      "Move farther, or lift sooner for a tap. If that does not help, send the bundle."
    }
  }
}
