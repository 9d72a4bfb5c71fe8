import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import PantographTuning

/// A labelled recording, decoded once, so that it can be recognized by many thresholds.
package struct LabelledRecording: Sendable {
  /// The reason why a recording is not judged.
  package enum Fault: Error, Hashable, Sendable {
    case unreadable(String)
    /// The label, which names no gesture; empty if there is none.
    case unlabelled(String)
    case noTouch
    /// The recording has more reports than can be judged in memory.
    case tooLong
  }

  package let name: String
  package let label: RecognitionLabel
  /// The person who made the gesture; empty if unknown.
  package let person: String
  /// The device model.
  package let device: String
  package let isSynthesised: Bool
  /// The decoded events of each touch device.
  let tracks: [DecodedFrames]

  /// The largest number of reports of a recording: 30 MB of frames, or minutes of a gesture.
  package static let mostFrames = 20_000

  package init(_ entry: RecognitionCorpus.Entry) throws(Fault) {
    let recording: Recording
    do throws(RecordingFileError) {
      recording = try entry.load().recording
    } catch {
      throw .unreadable(error.description)
    }
    name = entry.name
    label = if let row = entry.row { row.label } else { try Self.label(in: recording) }
    guard label.row != nil else { throw .unlabelled(label.label) }
    person =
      entry.row.flatMap { $0.person.isEmpty ? nil : $0.person } ?? recording.note(NoteKey.person)
      ?? ""
    isSynthesised = recording.note("synthesised") == "true"
    let touching = recording.tracks.filter {
      !$0.events.isEmpty && $0.header.device.map(DeviceKind.init) != .other
    }
    guard let first = touching.first else { throw .noTouch }
    device = recording.note(NoteKey.device) ?? first.header.device?.name ?? ""
    tracks = touching.map { DecodedFrames($0.header.device, $0.events) }
    guard tracks.allSatisfy({ $0.frames.count <= Self.mostFrames }) else { throw .tooLong }
  }

  /// Returns the label that a recording's notes state.
  private static func label(in recording: Recording) throws(Fault) -> RecognitionLabel {
    let word = recording.note(NoteKey.label) ?? ""
    guard let fingers = recording.note("fingers").flatMap({ Int($0) }) ?? (word == "palm" ? 0 : nil)
    else { throw .unlabelled(word) }
    var label = RecognitionLabel(label: word, fingers: fingers)
    label.count = recording.note(NoteKey.count).flatMap { Int($0) }
    if word == "double-tap" { label.count = 2 }
    return label
  }

  // MARK: Showing

  /// The first device's surface.
  package var surface: SurfaceGeometry { tracks[0].surface }
  /// The time of the first device's first report.
  package var start: Timestamp { tracks[0].frames.first?.time ?? .zero }
  /// The time from there to the last event.
  package var duration: TimeSpan { tracks[0].end - start }

  /// Returns the first device's frames as the filters show them.
  package func frames(by thresholds: RecognitionThresholds) -> [ContactFrame] {
    tracks[0].filtered(by: thresholds[surface.kind].filters)
  }

  // MARK: Recognizing

  /// Returns the gestures that are recognized by these thresholds.
  package func gestures(by thresholds: RecognitionThresholds) -> RecognizedGestures {
    Self.gestures(in: tracks, by: thresholds)
  }

  /// Returns the gestures on several devices.
  static func gestures(
    in tracks: [DecodedFrames], by thresholds: RecognitionThresholds
  ) -> RecognizedGestures {
    RecognizedGestures(
      records: tracks.flatMap { track in
        let own = thresholds[track.surface.kind]
        var frames = track.filtered(by: own.filters)
        return records(of: &frames, until: track.end, by: own.hand)
      })
  }

  /// Returns the verdicts on all thresholds of a plan; `plans` has one plan for each surface.
  package func verdicts(_ plans: [RecognitionPlan]) -> [RecognitionVerdict] {
    guard let track = tracks.first, tracks.count == 1 else { return severalTracks(plans) }
    let plan = plans[Int(RecognitionSurface(track.surface.kind).rawValue)]
    let cells = Self.cells(of: track, plan) { verdict(on: RecognizedGestures(records: $0)) }
    return plan.places.map { place in
      cells[place.filters * plan.hands.count + place.hand]
        ?? RecognitionVerdict(.missed, delay: nil)
    }
  }

  /// Returns the verdicts on a recording of several devices, whose gestures count together.
  private func severalTracks(_ plans: [RecognitionPlan]) -> [RecognitionVerdict] {
    let own = tracks.map { plans[Int(RecognitionSurface($0.surface.kind).rawValue)] }
    let cells = zip(tracks, own).map { Self.cells(of: $0, $1) { $0 } }
    return plans[0].places.indices.map { column in
      var records: [GestureRecord] = []
      for (plan, cells) in zip(own, cells) {
        let place = plan.places[column]
        records += cells[place.filters * plan.hands.count + place.hand] ?? []
      }
      return verdict(on: RecognizedGestures(records: records))
    }
  }

  /// Recognizes a device's gestures by all pairs of filters and trackers that a plan needs. The
  /// result has an element for every pair; nil for those that are not needed.
  private static func cells<Result>(
    of track: DecodedFrames, _ plan: RecognitionPlan, _ judge: ([GestureRecord]) -> Result
  ) -> [Result?] {
    let hands = plan.hands.count
    var isNeeded = [Bool](repeating: false, count: plan.filters.count * hands)
    for place in plan.places { isNeeded[place.filters * hands + place.hand] = true }
    var cells = [Result?](repeating: nil, count: isNeeded.count)
    for filters in plan.filters.indices {
      var frames = track.filtered(by: plan.filters[filters].filters)
      for hand in 0..<hands where isNeeded[filters * hands + hand] {
        cells[filters * hands + hand] = judge(
          records(of: &frames, until: track.end, by: plan.hands[hand].hand))
      }
    }
    return cells
  }

  /// Returns the gestures of filtered frames. A second passes after the end, for whatever waits for
  /// time.
  private static func records(
    of frames: inout [ContactFrame], until end: Timestamp, by thresholds: HandThresholds
  ) -> [GestureRecord] {
    var tracker = HandTracker(thresholds: thresholds)
    var log = GestureLog()
    for index in frames.indices {
      tracker.update(reading: &frames[index]) { log.take($0) }
    }
    tracker.advance(to: end + .seconds(1)) { log.take($0) }
    return log.records
  }

  // MARK: Judging

  /// Returns the verdict on recognized gestures.
  package func verdict(on recognized: RecognizedGestures) -> RecognitionVerdict {
    let main = recognized.main
    let delay = main.map { $0.began - landing(of: $0) }
    if label.accepts(recognized) { return RecognitionVerdict(.right, delay: delay) }
    guard label.showsGesture else { return RecognitionVerdict(.unwanted, delay: delay) }
    return RecognitionVerdict(main == nil ? .missed : .mistaken, delay: delay)
  }

  /// Returns the landing of a gesture's first finger. Filters may have shown the finger later.
  private func landing(of gesture: GestureRecord) -> Timestamp {
    tracks.compactMap { $0.landing(by: gesture.start) }.max() ?? gesture.start
  }
}
