import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import PantographTuning

/// The parts of a recording that tuning needs: its label, person and device, and its trials.
package struct DecodedRecording: Hashable, Sendable {
  /// The reason why a recording is not judged.
  package enum Fault: UInt8, Hashable, Sendable, CaseIterable {
    case unreadable, noTouch, unlabelled, otherScene
  }

  /// The recording's index in the corpus.
  package var index: Int
  package var name: String
  /// The reason why the recording is not judged; nil if it is judged.
  package var fault: Fault?
  /// A remark for the user: the error, or a wrong note.
  package var remark: String = ""
  package var label: GestureLabel = .other
  package var person = ""
  package var device = ""
  package var isSynthesised = false
  /// Whether two people gave the recording different labels.
  package var isDisputed = false
  /// The digest of the events only.
  package var digest = ContentDigest()
  package var trials: [Trial] = []

  package init(index: Int, name: String) {
    self.index = index
    self.name = name
  }
}

/// Reads recordings and runs the trials of a plan on them. The memory needed does not depend on the
/// length of a recording.
package struct RecordingDecoder: Sendable {
  package let plan: TrialPlan
  package let scene: TunedScene
  /// The scene that a recording must name; nil for any.
  package let wantedScene: String?

  package init(_ plan: TrialPlan, in scene: TunedScene, wantedScene: String?) {
    self.plan = plan
    self.scene = scene
    self.wantedScene = wantedScene
  }

  package func decode(_ entry: CorpusEntry, index: Int) -> DecodedRecording {
    var decoded = DecodedRecording(index: index, name: entry.name)
    var reading = RecordingTrials(plan, in: scene)
    do throws(RecordingFileError) {
      try entry.read { reading.take($0) }
      if let issue = reading.firstError {
        if reading.isBare {
          throw .malformed(RecordingError(file: entry.name, issue: issue))
        }
        decoded.remark = "line \(issue.place.line): \(issue.problem)"
      }
    } catch {
      decoded.fault = .unreadable
      decoded.remark = error.description
      return decoded
    }
    let recording = Recording(notes: reading.notes)
    if let problem = NoteVocabulary.problems(in: recording.notes).first { decoded.remark = problem }
    if let wantedScene, !recording.scenes.isEmpty, !recording.scenes.contains(wantedScene) {
      decoded.fault = .otherScene
      decoded.remark = recording.scenes.joined(separator: ", ")
      return decoded
    }
    guard let track = reading.touchTrack else {
      decoded.fault = .noTouch
      return decoded
    }
    decoded.person = recording.note(NoteKey.person) ?? ""
    decoded.device = recording.note(NoteKey.device) ?? track.deviceName ?? ""
    decoded.isSynthesised = recording.note("synthesised") == "true"
    let label = Self.label(of: recording)
    decoded.isDisputed = label.isDisputed
    guard let label = label.label else {
      decoded.fault = .unlabelled
      return decoded
    }
    decoded.label = label
    decoded.digest = track.digest
    decoded.trials = track.trials
    return decoded
  }

  /// Returns the recording's `label`, or its `intent`, or the label that everybody else gave it,
  /// and whether labels differ.
  package static func label(
    of recording: Recording
  ) -> (label: GestureLabel?, isDisputed: Bool) {
    let others = recording.notes.filter { $0.key.hasPrefix(NoteVocabulary.labelOf) }
      .compactMap { GestureLabel($0.value) }
    let own =
      recording.note(NoteKey.label).flatMap { GestureLabel($0) }
      ?? recording.note(NoteKey.intent).flatMap { GestureLabel($0) }
    let all = others + (own.map { [$0] } ?? [])
    let isDisputed = all.contains { $0 != all[0] }
    return (own ?? (isDisputed ? nil : others.first), isDisputed)
  }
}
