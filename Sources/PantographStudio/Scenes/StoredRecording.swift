import PantographCLI
import PantographCommands
import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographTouches

/// A recording whose events are on disk if there are many, so that memory does not grow with them.
struct StoredRecording: Sendable {
  /// The notes and the devices, without events.
  private(set) var frame = Recording()
  private var events: [StoredValues<InputEvent>] = []
  /// The movements of devices. A recording of movements is small beside one of events.
  private var deltas: [Int: [DeltaReport]] = [:]

  /// Stores a recording that is in memory already.
  init(_ recording: Recording) {
    frame = Recording(
      notes: recording.notes,
      tracks: recording.tracks.map { RecordingTrack(header: $0.header) })
    events = recording.tracks.map { StoredValues($0.events) }
    for (index, track) in recording.tracks.enumerated() where !track.deltas.isEmpty {
      deltas[index] = track.deltas
    }
  }

  /// Reads a recording piece by piece.
  init(_ path: String, _ loader: inout RecordingLoader, console: inout Console) throws(Failure) {
    try loader.read(path, console: &console) { batch throws(Failure) in
      var head = RecordingBatch()
      (head.notes, head.headers) = (batch.notes, batch.headers)
      frame.append(head)
      for delta in batch.deltas { deltas[Int(delta.track), default: []].append(delta.report) }
      do throws(RecordingFileError) {
        for recorded in batch.events {
          while events.count <= Int(recorded.track) { events.append(StoredValues()) }
          try events[Int(recorded.track)].append(recorded.event)
        }
      } catch {
        throw Failure(error)
      }
    }
  }

  /// Returns the first track of a touch device, or the first one with movements if no device has
  /// events.
  func touchTrack(file: String) throws(Failure) -> StoredTrack {
    for (index, events) in events.enumerated() where events.count > 0 {
      let header = frame.tracks.dropFirst(index).first?.header ?? TrackHeader()
      if header.device.map(DeviceKind.init) != .other {
        return StoredTrack(header: header, events: events)
      }
    }
    if let (index, deltas) = deltas.min(by: { $0.key < $1.key }) {
      let header = index < frame.tracks.count ? frame.tracks[index].header : TrackHeader()
      return StoredTrack(header: header, events: StoredValues(), deltas: deltas)
    }
    throw Failure(.data, "\(file) has no events of a touch device")
  }
}

/// The events of one device, or its movements if it has no events.
struct StoredTrack: Sendable {
  let header: TrackHeader
  let events: StoredValues<InputEvent>
  /// The numbers of the recognition; nil stands for Pantograph's own.
  var thresholds: RecognitionThresholds?
  let deltas: [DeltaReport]

  init(header: TrackHeader, events: StoredValues<InputEvent>, deltas: [DeltaReport] = []) {
    self.header = header
    self.events = events
    self.deltas = deltas
  }

  init(_ track: RecordingTrack) {
    self.init(header: track.header, events: StoredValues(track.events), deltas: track.deltas)
  }

  /// The time of the first frame.
  var start: Timestamp { contacts.nextTime ?? .zero }

  /// The contacts, from the first frame on.
  var contacts: RecordedContacts {
    if events.count == 0, !deltas.isEmpty { return RecordedContacts(deltas, of: header) }
    return RecordedContacts(
      StoredValues<InputEvent>.Reader(events), of: header,
      filters: thresholds?.filters(for: header.device))
  }
}

extension StoredValues.Reader: EventSource where Value == InputEvent {
  package mutating func event(at index: Int) -> InputEvent? { value(at: index) }
}
