import PantographCommands
import PantographGestures
import PantographPlainText
import PantographPlotting
import PantographRecordingFiles
import PantographRecordings
import PantographTouches

/// A file that `diff` compares: a recording, or a trace that `replay --trace` wrote.
struct ComparedFile {
  /// A state change of a recognizer or a callback, with its time.
  struct Change: Hashable {
    var seconds: Double
    /// The name of the recognizer and its state, `pan began`, or the callback.
    var words: String
  }

  /// A value of something that changes over time: a number, or the coordinates of a point.
  struct Value: Hashable {
    var seconds: Double
    var numbers: [Double]
  }

  let name: String
  let isTrace: Bool
  private(set) var device: String?
  private(set) var surface: PlottedSurface?
  /// The contacts, device by device.
  var contacts = ContactList()
  /// The state changes and callbacks in a trace, or the begins and ends of a source's gestures.
  var changes = ChangeList()
  /// The values in a trace, by name, or the places that movements without positions have reached.
  var courses: [String: [Value]] = [:]
  /// The number of reports of movements without positions.
  private(set) var reportCount = 0
  private(set) var notes: [RecordingNote] = []
  /// The events of a recording, by device. They contain details that contacts do not have.
  private(set) var events: [StoredValues<InputEvent>] = []
  var duration = 0.0

  init(name: String, isTrace: Bool) {
    (self.name, self.isTrace) = (name, isTrace)
  }

  /// Reads a recording piece by piece.
  init(
    recording path: String, name: String, _ loader: inout RecordingLoader, console: inout Console
  ) throws(Failure) {
    self.name = name
    isTrace = false
    var headers: [Int: TrackHeader] = [:]
    var tracks: [Int: Track] = [:]
    var movements = ComparedMovements()
    try loader.read(path, console: &console) { batch throws(Failure) in
      notes += batch.notes
      for delta in batch.deltas { try take(delta, &movements) }
      for (track, header) in batch.headers { headers[track] = header }
      for recorded in batch.events {
        let (index, event) = (Int(recorded.track), recorded.event)
        if tracks[index] == nil {
          tracks[index] = Track(headers[index]?.device, from: event.time)
        }
        try tracks[index]?.take(event)
      }
    }
    reportCount = movements.reportCount
    courses = movements.courses
    duration = movements.duration
    for (index, track) in tracks.sorted(by: { $0.key < $1.key }) {
      var track = track
      events.append(track.events)
      duration = max(duration, (track.end - track.start).seconds)
      if device == nil {
        device = headers[index]?.device?.name
        let surface = track.decoder.surface
        self.surface = PlottedSurface(
          widthMillimetres: surface.size.x, heightMillimetres: surface.size.y,
          isAssumed: surface.isAssumed)
      }
      contacts.stores.append(try track.finish())
    }
  }

  private mutating func take(
    _ delta: RecordedDelta, _ movements: inout ComparedMovements
  ) throws(Failure) {
    do throws(RecordingFileError) {
      if try movements.take(delta, into: &changes) { return }
    } catch {
      throw Failure(error)
    }
    throw Failure(
      .data, "\(name) has more than \(ComparedMovements.mostValues) movements, too many to compare")
  }

  /// The events of one device while they are read.
  private struct Track {
    var decoder: ContactDecoder
    var events = StoredValues<InputEvent>()
    private var contacts = ContactStore()
    let start: Timestamp
    var end: Timestamp

    init(_ device: DeviceDescription?, from start: Timestamp) {
      decoder = ContactDecoder(device: device)
      self.start = start
      end = start
    }

    mutating func take(_ event: InputEvent) throws(Failure) {
      end = max(end, event.time)
      do throws(RecordingFileError) {
        try events.append(event)
        if decoder.consume(event) { try addFrame() }
      } catch {
        throw Failure(error)
      }
    }

    /// Ends the contacts at the end of the recording and returns all contacts.
    mutating func finish() throws(Failure) -> ContactStore {
      do throws(RecordingFileError) {
        if decoder.end(.inputEnded, at: end) { try addFrame() }
        try contacts.close()
      } catch {
        throw Failure(error)
      }
      return contacts
    }

    private mutating func addFrame() throws(RecordingFileError) {
      let frame = decoder.frame
      for place in frame.indices {
        let contact = frame[place]
        let end: PlottedContact.End? =
          switch contact.phase {
          case .began, .moved, .stationary: nil
          case .ended: .lifted
          case .cancelled(.inputEnded): .open
          case .cancelled(let cause): .cancelled(reason: cause.text)
          }
        try contacts.add(
          PlottedContact.Sample(
            seconds: (frame.time - start).seconds, xMillimetres: contact.position.x,
            yMillimetres: contact.position.y),
          of: ContactStore.Key(id: Double(contact.id.rawValue)), end: end)
      }
    }
  }
}
