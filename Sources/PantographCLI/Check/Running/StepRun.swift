import PantographEvdev
import PantographGestures
import PantographLiveDevices
import PantographRecordingFiles
import PantographRecordings
import PantographTouches

/// One step with a live device: waits for the gesture, records what comes, and measures.
@MainActor
final class StepRun {
  /// The reason why a step ended.
  enum End: Equatable {
    /// The asked gesture came, or as many others as are allowed.
    case done
    case timeOver, skipped, quit, removed
    /// A signal ended the program.
    case stopped
  }

  /// An event of the step to print.
  enum Word {
    case gesture(GestureRecord)
    /// The number of whole seconds that are left.
    case left(Int)
  }

  /// The number of gestures of another kind after which the next step comes. Our value: a hand learns
  /// a movement at the second try.
  static let tries = 3

  private let step: CheckStep
  private let clock: LiveClock
  private let now: () -> Timestamp
  private var device: LiveDevice?
  private var store: StepStore?
  private var hand: StepHand
  private var told = 0
  private var fingers = 0
  private var lastFrame = Timestamp.zero
  private var stamps: [Timestamp: Timestamp] = [:]
  private var isRemoved = false
  private var isClosing = false
  private var key: CheckKey?
  private var result: CheckedHand

  /// Opens the device and begins to record it. The clock's time begins at zero.
  init(
    _ step: CheckStep, node: String, grabbing: Bool, device checked: CheckedDevice,
    clock: LiveClock,
    now: @escaping () -> Timestamp
  ) throws(EvdevError) {
    self.step = step
    self.clock = clock
    self.now = now
    hand = StepHand(on: checked.kind, transition: step.transition)
    result = CheckedHand(step, .nothingCame)
    clock.onNotice = { [weak self] in self?.take($0) }
    let device = try clock.add(node: node, grabbing: grabbing) { [weak self] in self?.take($0) }
    self.device = device
    device.stamped = { [weak self] time, stamp in
      // The first of several reports at one time waited longest.
      if self?.stamps[time] == nil { self?.stamps[time] = stamp }
    }
    do {
      let store = try StepStore()
      self.store = store
      try clock.record(device, into: store.file())
    } catch let error as RecordingFileError {
      result.recordingProblem = error.wordsWithoutPath
    } catch let error as EvdevError {
      result.recordingProblem = error.wordsWithoutPath
    } catch {
      result.recordingProblem = "it cannot be recorded"
    }
  }

  /// Reports a key of the user.
  func press(_ key: CheckKey) { self.key = key }

  /// Waits for the gesture for this long. `tell` is called with each gesture and each second.
  func run(for time: TimeSpan, tell: (Word) throws -> Void) throws -> End {
    let limit = Timestamp.zero + time
    var second = Timestamp.zero
    while true {
      let wake = [hand.deadline, limit, second].compactMap { $0 }.min()
      let goesOn = try clock.wait(until: wake)
      hand.advance(to: clock.now)
      try tellGestures(tell)
      if !goesOn { return .stopped }
      if isRemoved { return .removed }
      switch key {
      case .skip: return .skipped
      case .quit: return .quit
      case .other, nil: key = nil
      }
      if isDone { return .done }
      if clock.now >= limit { return .timeOver }
      if clock.now >= second {
        try tell(.left(Int((limit - clock.now).seconds.rounded(.up))))
        second = second + .seconds(1)
      }
    }
  }

  /// Closes the device, and returns what came. Contacts that are down are cancelled.
  func finish(_ end: End, device checked: CheckedDevice) -> CheckedHand {
    let readers = clock.loop.readers
    isClosing = true
    clock.close()
    for reader in readers { clock.loop.remove(reader) }
    hand.advance(to: lastFrame + StepHand.settling)
    result.gestures = hand.gestures
    result.decisions = hand.decisions
    result.measures = hand.measures
    result.outcome = outcome(end)
    addRecording(checked)
    return result
  }

  private var isDone: Bool {
    guard fingers == 0, hand.deadline == nil else { return false }
    return hand.gestures.contains { step.objection(to: $0) == nil }
      || hand.gestures.count >= Self.tries
  }

  private func outcome(_ end: End) -> StepOutcome {
    let found = StepOutcome(
      step, hand.gestures, contacts: hand.measures.contacts, isRemoved: isRemoved)
    if case .held = found { return found }
    return switch end {
    case .done, .timeOver, .removed: found
    case .skipped: .skipped
    case .quit, .stopped: .notReached
    }
  }

  private func addRecording(_ checked: CheckedDevice) {
    guard let store else { return }
    var recording = Recording()
    recording.append(HandRecording.parse(store.bytes))
    guard let track = recording.tracks.first, !track.events.isEmpty else { return }
    result.add(
      HandRecording(track, device: checked, step: step),
      ending: isRemoved ? .deviceRemoved : .inputEnded)
    if result.recordingProblem != nil { result.difference = nil }
  }

  private func tellGestures(_ tell: (Word) throws -> Void) throws {
    while told < hand.gestures.count {
      let gesture = hand.gestures[told]
      told += 1
      try tell(.gesture(gesture))
      if let end = clock.time.real(at: gesture.end) { result.printed.append(now() - end) }
    }
  }

  private func take(_ frame: ContactFrame) {
    hand.take(frame)
    fingers = frame.fingerCount
    lastFrame = frame.time
    guard let stamp = stamps.removeValue(forKey: frame.time), !isClosing else { return }
    result.latencies.append(now() - stamp)
  }

  private func take(_ notice: LiveNotice) {
    switch notice {
    case .removed: isRemoved = true
    case .eventsLost: result.losses += 1
    case .recordingEnded(_, let error?): result.recordingProblem = error.wordsWithoutPath
    case .recordingEnded(_, nil), .returned, .notOpened: break
    }
  }
}
