import PantographGestures
import PantographRecordings
import PantographTouches

/// The gestures and decisions of one step's contacts. A live step and its replay both use it.
struct StepHand {
  /// The finished gestures, in the order in which they ended.
  private(set) var gestures: [GestureRecord] = []
  /// The ends of a transition that the contacts moved, each with its rule and numbers.
  private(set) var decisions: [ReleaseDecision] = []
  private(set) var measures = ContactMeasures()
  private var journal: GestureJournal
  private var interaction: PanInteraction?

  /// The length of the transition, in points: the width of a phone.
  private static let length = 390.0
  /// The time without events after which every gesture is decided, as in `inspect`.
  static let settling = TimeSpan.seconds(1)

  init(on kind: DeviceKind, transition: TransitionDirection?) {
    journal = GestureJournal(on: kind)
    interaction = transition.map {
      PanInteraction(
        thresholds: ReleasePolicy.pantograph.thresholds, direction: $0,
        space: InteractionSpace(length: Self.length))
    }
  }

  /// Replays the events of a track, and decides everything as if no more events came. Contacts that
  /// are down at the end are cancelled for this cause.
  init(
    replaying track: RecordingTrack, transition: TransitionDirection?,
    ending: Cancellation = .inputEnded
  ) {
    var pipeline = TouchPipeline(device: track.header.device)
    self.init(on: pipeline.surface.kind, transition: transition)
    var end = Timestamp.zero
    for frame in track.frames {
      end = max(end, frame.time)
      // A recorder ends contacts that are down with a report without events, which is no frame live.
      if frame.events.count == 1, frame.events.endIndex == track.events.endIndex { break }
      for event in frame.events where pipeline.consume(event) { take(pipeline.frame) }
    }
    if pipeline.end(ending, at: end) { take(pipeline.frame) }
    advance(to: end + Self.settling)
  }

  /// The time of the next decision that needs no frame; nil if there is none.
  var deadline: Timestamp? { journal.tracker.deadline }

  mutating func take(_ frame: ContactFrame) {
    measures.take(frame)
    journal.update(frame)
    gestures += journal.takeRecords()
    if let decision = interaction?.update(frame).decision { decisions.append(decision) }
  }

  mutating func advance(to time: Timestamp) {
    journal.advance(to: time)
    gestures += journal.takeRecords()
  }
}
