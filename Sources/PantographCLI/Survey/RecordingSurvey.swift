import PantographRecordingFiles
import PantographRecordings
import PantographSurvey
import PantographTouches
import PantographTuningFiles

/// Measures one recording while it is read, in memory that does not depend on its length.
struct RecordingSurvey: Sendable {
  let name: String
  private(set) var notes: [RecordingNote] = []
  /// The first problem in the file that is an error.
  private(set) var firstError: RecordingIssue?
  /// The first problem of any severity.
  private(set) var firstIssue: RecordingIssue?
  /// The reason why the recording cannot be used; nil if it can.
  private(set) var failure: RecordingFileError?
  /// Whether the recording has more devices than are surveyed.
  private(set) var hasTooManyDevices = false
  /// The digest of all events.
  private(set) var digest = ContentDigest()
  private(set) var events = 0
  private var headers: [Int: TrackHeader] = [:]
  private var tracks: [Int: TrackSurvey] = [:]
  private var movements: [Int: MovementSurvey] = [:]
  private var movementStarts: [Int: Timestamp] = [:]
  private var movementDigests: [Int: ContentDigest] = [:]
  private var starts: [Int: Timestamp] = [:]
  private var digests: [Int: ContentDigest] = [:]

  /// The largest number of devices that are surveyed, so that memory stays bounded. A device needs
  /// about 50 kB.
  private static let mostDevices = 256

  init(_ entry: CorpusEntry) {
    name = entry.name
    do throws(RecordingFileError) {
      try entry.read { take($0) }
    } catch {
      failure = error
    }
    close()
  }

  /// Reads standard input.
  init(standardInput: Void) {
    name = "standard input"
    do throws(RecordingFileError) {
      var source = try RecordingSource("-", description: nil, strict: false)
      var batch = RecordingBatch()
      while try source.next(into: &batch) { take(batch) }
    } catch {
      failure = error
    }
    close()
  }

  /// The surveyed devices that were touched, each with its name.
  var touched: [(name: String, survey: TrackSurvey)] {
    let touched = tracks.filter { $0.value.hasTouches }.sorted { $0.key < $1.key }
    return touched.map { place, survey in
      (name(of: place, isOnly: touched.count == 1), survey)
    }
  }

  /// The surveyed movements of devices that reported gestures, each with the device's name.
  var gestured: [(name: String, survey: MovementSurvey)] {
    movements.filter { $0.value.hasGestures }.sorted { $0.key < $1.key }.map { place, survey in
      (name(of: place, isOnly: movements.count == 1), survey)
    }
  }

  private func name(of place: Int, isOnly: Bool) -> String {
    let own = headers[place]?.device?.name ?? ""
    let name = isOnly ? Recording(notes: notes).note(NoteKey.device) ?? own : own
    return name.isEmpty ? "a device without a description" : name
  }

  var person: String { Recording(notes: notes).note(NoteKey.person) ?? "" }
  var isSynthesised: Bool { Recording(notes: notes).note("synthesised") == "true" }

  private mutating func take(_ batch: RecordingBatch) {
    notes += batch.notes
    if firstIssue == nil { firstIssue = batch.issues.first }
    if firstError == nil { firstError = batch.issues.first { $0.severity == .error } }
    for (track, header) in batch.headers { headers[track] = header }
    events += batch.events.count + batch.deltas.count
    for delta in batch.deltas { take(delta) }
    var index = 0
    while index < batch.events.count {
      let place = Int(batch.events[index].track)
      if tracks[place] == nil, tracks.count == Self.mostDevices {
        hasTooManyDevices = true
        index += 1
        continue
      }
      // Removing the value during the change lets it be changed in place, without a copy.
      var track =
        tracks.removeValue(forKey: place) ?? TrackSurvey(device: headers[place]?.device)
      let start = starts[place] ?? batch.events[index].event.time
      starts[place] = start
      var digest = digests[place] ?? ContentDigest()
      while index < batch.events.count, Int(batch.events[index].track) == place {
        let event = batch.events[index].event
        track.take(event)
        digest.add(event, since: start)
        index += 1
      }
      tracks[place] = track
      digests[place] = digest
    }
  }

  private mutating func take(_ delta: RecordedDelta) {
    let place = Int(delta.track)
    guard let stream = headers[place]?.deltas else { return }
    if movements[place] == nil, movements.count == Self.mostDevices {
      hasTooManyDevices = true
      return
    }
    // Removing the value during the change lets it be changed in place, without a copy.
    var survey =
      movements.removeValue(forKey: place)
      ?? MovementSurvey(stream.unit, isAssumed: stream.isOfOldVersion)
    survey.take(delta.report)
    movements[place] = survey
    let start = movementStarts[place] ?? delta.report.time
    movementStarts[place] = start
    movementDigests[place, default: ContentDigest()].add(delta.report, since: start)
  }

  private mutating func close() {
    for place in movements.keys.sorted() {
      movements[place]?.close()
      digest.add(UInt64(place))
      if let own = movementDigests[place] { digest.add(own) }
    }
    for place in tracks.keys.sorted() {
      guard var track = tracks.removeValue(forKey: place) else { continue }
      track.close()
      tracks[place] = track
      digest.add(UInt64(place))
      if let own = digests[place] { digest.add(own) }
    }
    let isBare =
      tracks.isEmpty && movements.isEmpty && headers.values.allSatisfy { $0.device == nil }
    if failure == nil, isBare, let issue = firstError {
      failure = .malformed(RecordingError(file: name, issue: issue))
    }
  }
}
