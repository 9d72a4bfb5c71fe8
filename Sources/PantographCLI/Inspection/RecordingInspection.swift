import PantographCommands
import PantographRecordingFiles
import PantographRecordings
import PantographTouches

/// The data collected from a recording while it is read in pieces. Its size is bounded, except by
/// the number of devices.
struct RecordingInspection {
  /// The largest number of issues that are stored in full.
  static let issueLimit = 200

  var name: String
  var format: RecordingFormat
  /// The path of the separate file that supplied the description; nil if there is none.
  var descriptionPath: String?
  private(set) var notes: [RecordingNote] = []
  private(set) var tracks: [TrackInspection] = []
  /// The movements without positions, by the index of their device.
  private(set) var deltas: [Int: DeltaInspection] = [:]
  private(set) var issues: [RecordingIssue] = []
  private(set) var issueCount = 0
  private(set) var trajectories: [TrajectoryCollector] = []
  private let collectsTrajectories: Bool
  /// Whether the contacts are those that pass the filters.
  let isFiltered: Bool

  init(name: String, format: RecordingFormat, collectsTrajectories: Bool, isFiltered: Bool) {
    self.name = name
    self.format = format
    self.collectsTrajectories = collectsTrajectories
    self.isFiltered = isFiltered
  }

  /// Adds the next piece. `finish` receives each contact that ended, with the index of its device.
  mutating func take(_ batch: RecordingBatch, finish: (Int, ContactSummary) -> Void) {
    notes += batch.notes
    for (track, header) in batch.headers { open(track, header) }
    for event in batch.events {
      let track = Int(event.track)
      if track >= tracks.count { open(track, TrackHeader()) }
      let isFrame = tracks[track].take(event) { finish(track, $0) }
      if isFrame, collectsTrajectories { collect(track) }
    }
    for delta in batch.deltas { take(delta) }
    issueCount += batch.issues.count
    issues += batch.issues.prefix(max(0, Self.issueLimit - issues.count))
  }

  private mutating func take(_ delta: RecordedDelta) {
    let track = Int(delta.track)
    if track >= tracks.count { open(track, TrackHeader()) }
    let stream = tracks[track].header.deltas ?? DeltaStream(unit: .libinput)
    deltas[track, default: DeltaInspection(stream)].take(delta.report)
  }

  mutating func close(finish: (Int, ContactSummary) -> Void) {
    for track in deltas.keys { deltas[track]?.close() }
    for track in tracks.indices {
      let isFrame = tracks[track].close { finish(track, $0) }
      if isFrame, collectsTrajectories { collect(track) }
    }
  }

  /// Stores the gestures that ended since the last call.
  mutating func storeGestures() throws(Failure) {
    do throws(RecordingFileError) {
      for track in tracks.indices { try tracks[track].storeGestures() }
    } catch {
      throw Failure(error)
    }
  }

  var eventCount: Int { tracks.reduce(0) { $0 + $1.eventCount } }
  /// The number of reports of movement.
  var reportCount: Int { deltas.values.reduce(0) { $0 + $1.reportCount } }
  var frameCount: Int { tracks.reduce(0) { $0 + $1.frameCount } }
  var contactCount: Int { tracks.reduce(0) { $0 + $1.contactCount } }
  var maximumContacts: Int { tracks.map(\.maximumContacts).max() ?? 0 }

  /// The time from the first to the last event or movement of all devices.
  var duration: TimeSpan {
    let ends = tracks.filter { $0.start != nil }.map(\.end) + deltas.values.map(\.end)
    return ends.max().map { $0 - start } ?? .zero
  }

  /// The time from which seconds are counted.
  var start: Timestamp {
    (tracks.compactMap(\.start) + deltas.values.compactMap(\.start)).min() ?? .zero
  }

  /// The index of the device with the most contacts, which is the subject of the recording.
  var mainTrack: Int {
    tracks.indices.max { left, right in
      (tracks[left].contactCount, -left) < (tracks[right].contactCount, -right)
    } ?? 0
  }

  private mutating func open(_ track: Int, _ header: TrackHeader) {
    while tracks.count <= track {
      tracks.append(TrackInspection(header: TrackHeader(), isFiltered: isFiltered))
      trajectories.append(TrajectoryCollector())
    }
    if tracks[track].eventCount == 0 {
      tracks[track] = TrackInspection(header: header, isFiltered: isFiltered)
    }
  }

  private mutating func collect(_ track: Int) {
    trajectories[track].take(tracks[track].frame, since: tracks[track].start ?? .zero)
  }
}
