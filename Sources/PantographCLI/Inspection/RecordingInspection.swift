import PantographRecordings
import PantographTouches

/// Everything that is kept of a recording while it streams by; bounded but for the number of devices
/// and of gestures.
struct RecordingInspection {
  /// Issues that are kept word for word.
  static let issueLimit = 200

  var name: String
  var format: RecordingFormat
  /// The other file that the description was taken from.
  var descriptionPath: String?
  private(set) var notes: [RecordingNote] = []
  private(set) var tracks: [TrackInspection] = []
  private(set) var issues: [RecordingIssue] = []
  private(set) var issueCount = 0
  private(set) var trajectories: [TrajectoryCollector] = []
  private let collectsTrajectories: Bool
  /// Whether the contacts are those that the filters let through.
  let isFiltered: Bool

  init(name: String, format: RecordingFormat, collectsTrajectories: Bool, isFiltered: Bool) {
    self.name = name
    self.format = format
    self.collectsTrajectories = collectsTrajectories
    self.isFiltered = isFiltered
  }

  /// Takes the next piece; contacts that ended are handed over with their track's number.
  mutating func take(_ batch: RecordingBatch, finish: (Int, ContactSummary) -> Void) {
    notes += batch.notes
    for (track, header) in batch.headers { open(track, header) }
    for event in batch.events {
      let track = Int(event.track)
      if track >= tracks.count { open(track, TrackHeader()) }
      let isFrame = tracks[track].take(event) { finish(track, $0) }
      if isFrame, collectsTrajectories { collect(track) }
    }
    issueCount += batch.issues.count
    issues += batch.issues.prefix(max(0, Self.issueLimit - issues.count))
  }

  mutating func close(finish: (Int, ContactSummary) -> Void) {
    for track in tracks.indices {
      let isFrame = tracks[track].close { finish(track, $0) }
      if isFrame, collectsTrajectories { collect(track) }
    }
  }

  var eventCount: Int { tracks.reduce(0) { $0 + $1.eventCount } }
  var frameCount: Int { tracks.reduce(0) { $0 + $1.frameCount } }
  var contactCount: Int { tracks.reduce(0) { $0 + $1.contactCount } }
  var maximumContacts: Int { tracks.map(\.maximumContacts).max() ?? 0 }

  /// From the first event of any device to the last of any.
  var duration: TimeSpan {
    guard let start = tracks.compactMap(\.start).min(),
      let end = tracks.filter({ $0.start != nil }).map(\.end).max()
    else { return .zero }
    return end - start
  }

  /// The moment from which seconds are counted.
  var start: Timestamp { tracks.compactMap(\.start).min() ?? .zero }

  /// The device that the recording is about: the one that was touched most.
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
