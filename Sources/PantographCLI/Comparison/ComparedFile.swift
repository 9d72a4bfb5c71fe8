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
  private(set) var contacts: [PlottedContact] = []
  /// The state changes and callbacks in a trace; empty for a recording.
  private(set) var changes: [Change] = []
  /// The values in a trace, by name.
  private(set) var courses: [String: [Value]] = [:]
  private(set) var notes: [RecordingNote] = []
  /// The events of a recording, by device. They contain details that contacts do not have.
  private(set) var events: [StoredValues<InputEvent>] = []
  private(set) var duration = 0.0

  /// The index of each contact's device.
  private var trackOf: [Int] = []
  /// The indices of the contacts that are down, by device number and contact id.
  private var open: [String: Int] = [:]
  private var phases: [String: String] = [:]

  /// The size in bytes above which traces are refused.
  private static let longestTrace = 1 << 28

  /// Reads a recording piece by piece.
  init(
    recording path: String, name: String, _ loader: inout RecordingLoader, console: inout Console
  ) throws(Failure) {
    self.name = name
    isTrace = false
    var headers: [Int: TrackHeader] = [:]
    var tracks: [Int: Track] = [:]
    var hasMovements = false
    try loader.read(path, console: &console) { batch throws(Failure) in
      notes += batch.notes
      hasMovements = hasMovements || !batch.deltas.isEmpty
      for (track, header) in batch.headers { headers[track] = header }
      for recorded in batch.events {
        let (index, event) = (Int(recorded.track), recorded.event)
        if tracks[index] == nil {
          tracks[index] = Track(headers[index]?.device, from: event.time)
        }
        if try tracks[index]?.take(event) == true, let track = tracks[index] {
          take(track.decoder.frame, track: index, since: track.start)
        }
      }
    }
    guard !hasMovements || !tracks.isEmpty else {
      throw Failure(
        .data, "\(name) has movements without positions, and diff compares contacts")
    }
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
      if track.decoder.end(.inputEnded, at: track.end) {
        take(track.decoder.frame, track: index, since: track.start)
      }
    }
    if tracks.count > 1 { sortByTrack() }
  }

  /// Numbers the contacts device by device, although the events of the devices alternate.
  private mutating func sortByTrack() {
    let order = contacts.indices.sorted { (trackOf[$0], $0) < (trackOf[$1], $1) }
    contacts = order.enumerated().map { place, index in
      var contact = contacts[index]
      contact.label = "\(place + 1)"
      return contact
    }
  }

  /// The events of one device while they are read.
  private struct Track {
    var decoder: ContactDecoder
    var events = StoredValues<InputEvent>()
    let start: Timestamp
    var end: Timestamp

    init(_ device: DeviceDescription?, from start: Timestamp) {
      decoder = ContactDecoder(device: device)
      self.start = start
      end = start
    }

    /// Takes an event. Returns whether it completes a frame.
    mutating func take(_ event: InputEvent) throws(Failure) -> Bool {
      end = max(end, event.time)
      do throws(RecordingFileError) {
        try events.append(event)
      } catch {
        throw Failure(error)
      }
      return decoder.consume(event)
    }
  }

  private mutating func take(_ frame: ContactFrame, track: Int, since start: Timestamp) {
    for place in frame.indices {
      let contact = frame[place]
      let end: PlottedContact.End? =
        switch contact.phase {
        case .began, .moved, .stationary: nil
        case .ended: .lifted
        case .cancelled(.inputEnded): .open
        case .cancelled(let cause): .cancelled(reason: cause.text)
        }
      add(
        PlottedContact.Sample(
          seconds: (frame.time - start).seconds, xMillimetres: contact.position.x,
          yMillimetres: contact.position.y),
        of: "\(track) \(contact.id.rawValue)", track, end: end)
    }
  }

  private mutating func add(
    _ sample: PlottedContact.Sample, of key: String, _ track: Int, end: PlottedContact.End?
  ) {
    let index = open[key] ?? contacts.count
    if index == contacts.count {
      trackOf.append(track)
      contacts.append(PlottedContact(label: "\(index + 1)", samples: [], end: .open))
      open[key] = index
    }
    contacts[index].samples.append(sample)
    if let end {
      contacts[index].end = end
      open[key] = nil
    }
  }
}

extension ComparedFile {
  /// Reads a trace. Throws if it is too large or not valid.
  init(trace bytes: [UInt8], name: String) throws(Failure) {
    self.name = name
    isTrace = true
    guard bytes.count <= Self.longestTrace else {
      throw Failure(.data, "\(name) is too large to compare: a trace has at most 256 MB")
    }
    let root: JSONNode
    do throws(JSONParser.Failure) {
      root = try JSONParser.parse(bytes)
    } catch {
      throw Failure(
        .data, "\(name):\(error.place.line):\(error.place.column): \(error.sentence)")
    }
    guard case .array(let frames)? = root["frames"]?.value else {
      throw Failure(
        .data, "\(name) is not a trace: it has no \"frames\"",
        advice: ["Write a trace with: pantograph replay --trace FILE"])
    }
    for frame in frames {
      guard let time = frame["time"]?.number else {
        throw Failure(
          .data, "\(name):\(frame.place.line):\(frame.place.column): this frame has no time")
      }
      take(frame, time)
    }
  }

  private mutating func take(_ frame: JSONNode, _ time: Double) {
    duration = max(duration, time)
    let track = Int(frame["track"]?.number ?? 0)
    for contact in frame["contacts"]?.elements ?? [] {
      guard let id = contact["id"]?.number, let place = contact["position"]?.elements,
        place.count == 2, let x = place[0].number, let y = place[1].number
      else { continue }
      let end: PlottedContact.End? =
        switch contact["phase"]?.string {
        case "ended": .lifted
        case "cancelled": .cancelled(reason: contact["why"]?.string ?? "")
        default: nil
        }
      add(
        PlottedContact.Sample(seconds: time, xMillimetres: x, yMillimetres: y),
        of: "\(track) \(Int(id))", track, end: end)
    }
    for gesture in frame["gestures"]?.elements ?? [] {
      guard let name = gesture["name"]?.string, let phase = gesture["phase"]?.string else {
        continue
      }
      let key = "\(track) \(name)"
      guard phases[key] ?? "possible" != phase else { continue }
      phases[key] = phase
      changes.append(Change(seconds: time, words: "\(name) \(phase)"))
    }
    for callback in frame["callbacks"]?.elements ?? [] {
      if let words = callback.string { changes.append(Change(seconds: time, words: words)) }
    }
    for value in frame["values"]?.elements ?? [] {
      guard let name = value["name"]?.string, let numbers = value["value"]?.elements else {
        continue
      }
      courses[name, default: []].append(
        Value(seconds: time, numbers: numbers.compactMap(\.number)))
    }
  }
}

extension JSONNode {
  fileprivate subscript(_ key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key == key }?.value
  }

  fileprivate var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  fileprivate var number: Double? {
    if case .number(let number, _) = value { number } else { nil }
  }

  fileprivate var string: String? {
    if case .text(let text) = value { text } else { nil }
  }
}
