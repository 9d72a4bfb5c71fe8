import PantographCommands
import PantographEvdev
import PantographLiveDevices
import PantographPlainText
import PantographTouches

/// Runs the steps of a check with one device.
@MainActor
final class CheckRun {
  private let node: String
  private let hardware: CheckHardware
  private let seconds: Double
  private let isGrabbing: Bool
  private let names: PersonWords
  private let checked: CheckedDevice
  private var talk: CheckTalk
  private var current: StepRun?
  private var pressed: CheckKey?

  /// Creates the check of a device, which must be one of those that can be opened.
  init(
    _ listed: ListedDevice, hardware: CheckHardware, seconds: Double, grabbing: Bool,
    talk: CheckTalk
  ) {
    node = listed.node
    self.hardware = hardware
    self.seconds = seconds
    isGrabbing = grabbing
    names = PersonWords(hardware.place.names)
    checked = CheckedDevice(listed.device, without: names)
    self.talk = talk
  }

  /// Passes a key to the current step.
  func press(_ key: CheckKey) {
    if let current { current.press(key) } else { pressed = key }
  }

  /// Runs all steps. A step that fails does not end the check; a removed device and the user do.
  func run(console: inout Console) throws(Failure) -> CheckReport {
    var hands: [CheckedHand] = []
    var end = CheckReport.End.complete
    let steps = CheckStep.allCases
    for (index, step) in steps.enumerated() {
      guard end == .complete else {
        hands.append(CheckedHand(step, .notReached))
        continue
      }
      try talk.begin(step, index + 1, of: steps.count, on: checked.kind, console: &console)
      var hand = CheckedHand(step, .impossible)
      if step.expectation.fingers < 2 || checked.reportsTwoFingers {
        (hand, end) = try take(step, console: &console)
      }
      try talk.end(hand, console: &console)
      hands.append(hand)
    }
    let picture = end == .complete ? try showPicture(console: &console) : .notReached
    if end == .complete, isStopped { end = .stopped }
    var report = CheckReport(
      device: checked, access: access, system: SystemFacts(hardware.place, without: names),
      hands: hands, end: end)
    report.picture = picture
    return report
  }

  /// Shows a card that the hand moves, after all steps.
  private func showPicture(console: inout Console) throws(Failure) -> PictureResult {
    let show: CheckHardware.ShowPicture
    switch hardware.picture {
    case .success(let shown): show = shown
    case .failure(let missing): return .notShown(missing.reason)
    }
    let time = min(seconds, PictureProgram.longest)
    try talk.beginPicture(seconds: time, on: checked.kind, console: &console)
    let picture = show(node, isGrabbing, time)
    try talk.end(picture, console: &console)
    return picture
  }

  /// Whether a signal came while the card was shown, which the program that shows it gets as well.
  private var isStopped: Bool {
    let clock = hardware.makeClock()
    defer { clock.close() }
    return (try? clock.take()) == false
  }

  private func take(
    _ step: CheckStep, console: inout Console
  ) throws(Failure) -> (CheckedHand, CheckReport.End) {
    let clock = hardware.makeClock()
    clock.onWake = { [weak self] wake in
      guard let self, case .descriptor = wake else { return }
      press(CheckKey(hardware.readKey()))
    }
    let run: StepRun
    do throws(EvdevError) {
      run = try StepRun(
        step, node: node, grabbing: isGrabbing, device: checked, clock: clock, now: hardware.now)
    } catch {
      switch error {
      case .missing, .removed: return (CheckedHand(step, .removed), .removed)
      case .notPermitted, .notADevice, .keyboard, .noSurface, .grabbedElsewhere, .fileExists,
        .noSpace, .system:
        return (CheckedHand(step, .refused(error)), .complete)
      }
    }
    current = run
    defer { current = nil }
    if let pressed { run.press(pressed) }
    pressed = nil
    do {
      let end = try run.run(for: .seconds(seconds)) { word in
        switch word {
        case .gesture(let gesture): try talk.tell(gesture, step, console: &console)
        case .left(let left): try talk.count(left, console: &console)
        }
      }
      let hand = run.finish(end, device: checked)
      switch end {
      case .done, .timeOver, .skipped: return (hand, .complete)
      case .quit, .stopped: return (hand, .stopped)
      case .removed: return (hand, .removed)
      }
    } catch let error as EvdevError {
      var hand = run.finish(.done, device: checked)
      hand.outcome = .refused(error)
      return (hand, .complete)
    } catch let error as Failure {
      throw error
    } catch {
      throw Failure(.software, "\(error)")
    }
  }

  /// The rights to read each touch device.
  private var access: [DeviceAccess] {
    let own = [hardware.place.variable("USER"), hardware.place.variable("LOGNAME")]
      .compactMap { $0 }
    return hardware.list().filter(\.isTouch).map {
      DeviceAccess($0, isChecked: $0.node == node, own: own)
    }
  }
}
