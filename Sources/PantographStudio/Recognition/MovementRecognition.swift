import PantographCLI
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographTouches

/// The gestures of the movements in a recording, with the decisions of all policies about each
/// stroke. Text holds the first gestures only, and JSON goes to a file without a name, so memory does
/// not grow with the number of gestures.
struct MovementRecognition {
  /// The transition that each stroke is tried on: a phone's screen, as in `pantograph policies
  /// --table`.
  static let space = InteractionSpace(
    length: TenGestures.space.length, pointsPerMillimetre: TenGestures.space.pointsPerMillimetre)
  /// The largest number of gestures that the text lists.
  static let textLimit = 1000

  /// The movements of one device.
  struct Track {
    let header: TrackHeader
    let stream: DeltaStream
    fileprivate var replay: DeltaReplay
    var start: Timestamp
    var end: Timestamp
    var count = 0
    /// The first gestures.
    var listed: [DeltaReplay.Gesture] = []
  }

  private let collectsJSON: Bool
  private var headers: [Int: TrackHeader] = [:]
  private(set) var tracks: [Int: Track] = [:]
  /// The object that the gestures are members of.
  var json: JSONWriter
  private var stored = StoredValues<UInt8>()

  /// Creates a recognition. `json` is an object that has begun; nil if text is wanted.
  init(into json: JSONWriter?) {
    collectsJSON = json != nil
    self.json = json ?? JSONWriter()
  }

  var isEmpty: Bool { tracks.isEmpty }

  mutating func take(_ batch: RecordingBatch) throws(Failure) {
    for (track, header) in batch.headers where header.deltas != nil { headers[track] = header }
    for delta in batch.deltas {
      let place = Int(delta.track)
      // Removing the value during the change lets it be changed in place, without a copy.
      var track = tracks.removeValue(forKey: place) ?? begin(place, at: delta.report.time)
      track.end = max(track.end, delta.report.time)
      var ended: [DeltaReplay.Gesture] = []
      track.replay.update(delta.report) { ended.append($0) }
      for gesture in ended { add(gesture, place, &track) }
      tracks[place] = track
      try store()
    }
  }

  /// Ends the gestures at the end of the recording.
  mutating func finish() throws(Failure) {
    for place in tracks.keys.sorted() {
      guard var track = tracks.removeValue(forKey: place) else { continue }
      var ended: [DeltaReplay.Gesture] = []
      track.replay.close { ended.append($0) }
      for gesture in ended { add(gesture, place, &track) }
      tracks[place] = track
    }
    guard collectsJSON, !tracks.isEmpty else { return }
    if !hasArray { beginArray() }
    json.endArray()
    json.key("movementStreams")
    json.array(tracks.sorted { $0.key < $1.key }) { json, entry in
      json.object { $0.members(of: entry.value.stream, track: entry.key) }
    }
    try store()
  }

  /// Prints the JSON of all gestures.
  func printJSON(_ print: (String) throws(Failure) -> Void) throws(Failure) {
    var piece: [UInt8] = []
    try stored.each { byte throws(Failure) in
      piece.append(byte)
      // A brace ends a character, so no piece ends within one.
      guard piece.count >= 1 << 16, byte == UInt8(ascii: "}") else { return }
      try print(String(decoding: piece, as: UTF8.self))
      piece.removeAll(keepingCapacity: true)
    }
    if !piece.isEmpty { try print(String(decoding: piece, as: UTF8.self)) }
  }

  private var hasArray = false

  private mutating func beginArray() {
    json.key("movements")
    json.beginArray()
    hasArray = true
  }

  private mutating func store() throws(Failure) {
    do throws(RecordingFileError) {
      for byte in json.take().utf8 { try stored.append(byte) }
    } catch {
      throw Failure(error)
    }
  }

  private func begin(_ place: Int, at time: Timestamp) -> Track {
    let header = headers[place] ?? TrackHeader()
    let stream = header.deltas ?? DeltaStream(unit: .libinput)
    return Track(
      header: header, stream: stream,
      replay: DeltaReplay(
        ReleasePolicy.all, in: Self.space, source: DeltaSource(stream.unit)),
      start: time, end: time)
  }

  private mutating func add(_ gesture: DeltaReplay.Gesture, _ place: Int, _ track: inout Track) {
    track.count += 1
    if !collectsJSON, track.listed.count < Self.textLimit { track.listed.append(gesture) }
    guard collectsJSON else { return }
    if !hasArray { beginArray() }
    let start = track.start
    json.object { json in
      json.members(of: gesture.record, track: place, since: start)
      json.key("decisions")
      json.array(gesture.verdicts) { json, verdict in
        json.object { json in
          json.member("policy", verdict.policy)
          json.member("direction", gesture.direction.map { "\($0)" })
          json.member("outcome", verdict.decision.map { "\($0.outcome.name)" } ?? "nothing")
          json.member("rule", verdict.decision.map { "\($0.rule.name)" })
          json.member("why", verdict.decision.map { $0.why } ?? verdict.refusal.map { $0.reason })
        }
      }
    }
  }
}
