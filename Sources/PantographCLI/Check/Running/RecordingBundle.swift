import PantographCommands
import PantographEvdev
import PantographPlainText
import PantographRecordings
import PantographTouches

/// Makes of a recording the bundle that `check` makes of a hand.
struct RecordingBundle {
  private let place: BundlePlace
  private let words: PersonWords

  /// Reads the place from the options. Returns nil if no bundle is asked for.
  init?(_ invocation: Invocation) throws(Failure) {
    guard let path = invocation.value(.recordingBundle) else { return nil }
    guard invocation.arguments.count == 1 else {
      throw Failure(.usage, "--bundle takes one recording, not \(invocation.arguments.count)")
    }
    place = try BundlePlace(path, overwrites: invocation.has(.force))
    words = PersonWords(ComputerPlace.own.names)
    try place.check()
  }

  /// Writes the bundle of a recording. Returns whether everything held and was written.
  func write(_ recording: Recording, issues: Int, console: inout Console) throws(Failure)
    -> ExitCode
  {
    var report = try Self.report(recording, issues: issues, without: words)
    report.omission = try place.write(report)
    let partial: PrintableText = report.omission == nil ? "" : ", without all files"
    try console.remark("wrote \(place.path)\(partial): \(CheckText.counts(report.findings))")
    return report.omission == nil ? .success : .outputFailed
  }

  /// Returns the report about a recording, which has `issues` problems as a file.
  static func report(
    _ recording: Recording, issues: Int, without words: PersonWords
  ) throws(Failure) -> CheckReport {
    let track = recording.tracks.max { $0.events.count < $1.events.count }
    guard let track, let described = track.header.device else {
      throw Failure(
        .data, "the recording does not describe its device",
        advice: ["Read the description from another file with --description FILE."])
    }
    // Another tool may have recorded the keys of a keyboard, which would tell what a person typed.
    guard DeviceKind(described) != .other, !RecordableCodes.isKeyboard(described) else {
      throw Failure(.data, "the recording is not from a touch device")
    }
    let device = CheckedDevice(described, without: words)
    let step = CheckStep.named(recording.note(CheckStep.note))
    var hand = CheckedHand(name: step?.rawValue ?? "recording", step: step)
    let original = StepHand(replaying: track, transition: step?.transition)
    hand.gestures = original.gestures
    hand.decisions = original.decisions
    hand.measures = original.measures
    hand.losses = track.events.count { $0.isDropped }
    if let step {
      hand.outcome = StepOutcome(step, original.gestures, contacts: original.measures.contacts)
    }
    if !track.events.isEmpty {
      hand.add(HandRecording(track, device: device, step: step))
    }
    var report = CheckReport(device: device, hands: [hand], end: .recording)
    report.fileFindings = fileFindings(recording, issues)
    return report
  }

  private static func fileFindings(_ recording: Recording, _ issues: Int) -> [CheckFinding] {
    var found = [
      issues == 0
        ? CheckFinding("file", .held, "The file has no problems.")
        : CheckFinding(
          "file", .failed, "The file has \(issues) \(issues == 1 ? "problem" : "problems").",
          advice: "`pantograph inspect` lists them with their lines.")
    ]
    if recording.tracks.count > 1 {
      found.append(
        CheckFinding(
          "devices", .open,
          "The recording has \(recording.tracks.count) devices; the bundle has the one with the most events."
        ))
    }
    return found
  }
}
