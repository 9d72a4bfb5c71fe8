import PantographEvdev
import PantographGestures
import PantographPlotting
import PantographRecordings
import PantographSurvey
import PantographTouches

/// A recording for a bundle: one device, times from zero, and nothing that names the person.
struct HandRecording {
  let recording: Recording
  /// The difference between the times of the original and those of this recording.
  let shift: TimeSpan

  /// Takes a track from a recording. Of the notes only the name of a step stays.
  init(_ track: RecordingTrack, device: CheckedDevice, step: CheckStep?) {
    let notes = step.map { [RecordingNote(key: CheckStep.note, value: $0.rawValue)] } ?? []
    var events = track.frames.flatMap { RecordableCodes.kept(of: $0) }
    let first = events.first {
      $0.type == .miscellaneous && $0.code == MiscellaneousCode.timestamp
    }
    // The device's own clock may count from a moment that others know.
    if let first {
      for index in events.indices
      where events[index].type == .miscellaneous
        && events[index].code == MiscellaneousCode.timestamp
      {
        events[index].value = events[index].value &- first.value
      }
    }
    let plain = Recording(
      notes: notes,
      tracks: [RecordingTrack(header: TrackHeader(device: device.description), events: events)])
    recording = plain.rebased()
    shift = (plain.startTime ?? .zero) - (recording.startTime ?? .zero)
  }

  /// The recording as a file.
  var bytes: [UInt8] { Self.bytes(of: recording) }

  static func bytes(of recording: Recording) -> [UInt8] {
    guard let encoder = RecordingFormat.evemu.makeEncoder() else { return [] }
    var bytes: [UInt8] = []
    encoder.begin(notes: recording.notes, trackCount: recording.tracks.count, into: &bytes)
    for (index, track) in recording.tracks.enumerated() {
      encoder.header(track.header, track: index, into: &bytes)
      for event in track.events { encoder.event(event, track: index, into: &bytes) }
    }
    encoder.finish(into: &bytes)
    return bytes
  }

  /// Parses the bytes of a recording that was made for a bundle.
  static func parse(_ bytes: [UInt8]) -> RecordingBatch {
    var batch = RecordingBatch()
    let parser = RecordingFormat.evemu.makeParser()
    bytes.withUnsafeBytes { parser.parse($0, into: &batch) }
    parser.finish(into: &batch)
    return batch
  }
}

extension CheckedHand {
  /// Anomalies that are no faults of the device: a step may begin and end with a finger down, and lost
  /// events have a finding of their own.
  private static let stepEnds = ["startsInMidTouch", "endsInMidTouch", "dropped"]

  /// Adds what the recording shows: the replay of its bytes, the report rate, faults and a picture.
  /// `ending` is the cause that cancels contacts at the end, which is not part of a recording.
  mutating func add(_ made: HandRecording, ending: Cancellation = .inputEnded) {
    recording = made.recording
    var parsed = Recording()
    let batch = HandRecording.parse(made.bytes)
    parsed.append(batch)
    guard let track = parsed.tracks.first else { return }
    let replayed = StepHand(
      replaying: track, transition: step?.transition, ending: ending)
    difference = HandDifference.first(
      live: gestures.map { $0.shifted(by: made.shift) }, decisions, replayed)
    start = made.recording.startTime.map { $0 + made.shift } ?? .zero

    var inspection = RecordingInspection(
      name: name, format: .evemu, collectsTrajectories: true, isFiltered: false)
    inspection.take(batch) { _, _ in }
    inspection.close { _, _ in }
    guard inspection.tracks.indices.contains(inspection.mainTrack) else { return }
    let found = inspection.tracks[inspection.mainTrack]
    rate = found.rate
    faults = found.anomalies.entries.filter { !Self.stepEnds.contains($0.key) }
      .map { "\($0.count) x \($0.words)" }
    filtered = found.filterTally.words(of: found.deviceContacts)
    if !inspection.trajectories[inspection.mainTrack].contacts.isEmpty {
      figure = inspection.figure(title: name).drawing()
    }
  }
}

extension RecordingInspection {
  /// Returns the figure of the device with the most contacts. There must be a device.
  func figure(title: String) -> RecordingFigure {
    let track = tracks[mainTrack]
    return RecordingFigure(
      title: title, device: track.header.device?.name ?? "",
      surface: PlottedSurface(
        widthMillimetres: track.surface.size.x, heightMillimetres: track.surface.size.y,
        isAssumed: track.surface.isAssumed),
      duration: track.duration.seconds, reportsPerSecond: track.rate,
      contacts: trajectories[mainTrack].contacts,
      contactCount: trajectories[mainTrack].contactCount)
  }
}
