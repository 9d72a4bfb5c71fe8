import Gestures
import Recordings
import Touches

/// Recognizes the gestures in one track of a recording.
struct TrackRecognition {
  let surface: SurfaceGeometry
  private(set) var start = Timestamp.zero
  private(set) var end = Timestamp.zero
  private(set) var gestures: [GestureRecord] = []
  private(set) var runs: [TrackerRun] = []

  /// A frame, and what was said up to it and of it.
  struct Moment {
    let frame: ContactFrame
    var handEvents: [HandEvent] = []
    var words: [TrackerSet.Word] = []
    var hand: GestureKind?
    var states: [(name: String, phase: GesturePhase)] = []
  }

  /// `trace` gets every moment, if there is one.
  init(_ track: RecordingTrack, trace: ((Moment) -> Void)? = nil) {
    var pipeline = TouchPipeline(device: track.header.device)
    surface = pipeline.surface
    start = track.events.first?.time ?? .zero
    end = track.events.last?.time ?? .zero
    var journal = GestureJournal(on: surface.kind)
    var trackers = TrackerSet()
    func take(_ frame: ContactFrame) {
      var moment = Moment(frame: frame)
      journal.update(frame) { if trace != nil { moment.handEvents.append($0) } }
      trackers.update(frame) { if trace != nil { moment.words.append($0) } }
      guard let trace else { return }
      moment.hand = journal.tracker.kind
      moment.states = trackers.members.map { ($0.name, $0.phase) }
      trace(moment)
    }
    for event in track.events where pipeline.consume(event) { take(pipeline.frame) }
    if pipeline.end(.inputEnded, at: end) { take(pipeline.frame) }
    // Time passes for whatever still waits for it, such as a tap that may become a double tap.
    var last = Moment(frame: ContactFrame(time: end + .seconds(1)))
    journal.advance(to: last.frame.time) { last.handEvents.append($0) }
    trackers.advance(to: last.frame.time) { last.words.append($0) }
    if let trace, !last.handEvents.isEmpty || !last.words.isEmpty {
      last.states = trackers.members.map { ($0.name, $0.phase) }
      trace(last)
    }
    gestures = journal.records
    runs = trackers.runs
  }
}
