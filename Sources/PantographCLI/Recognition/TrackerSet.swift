import Gestures
import Touches

/// The standard set of recognizers, each by itself: what every one of them would say if it were the
/// only one. These are the trackers that UIKit's recognizers run on, with UIKit's thresholds.
struct TrackerSet {
  /// One of them, and where it stands.
  struct Member {
    let name: String
    var tracker: any TracedTracker
    var phase = GesturePhase.possible
    var run: TrackerRun?
  }

  /// An event that one of them sent.
  struct Word {
    let name: String
    let time: Timestamp
    let event: GestureEvent
  }

  /// Gestures that were recognized, in the order in which they ended.
  private(set) var runs: [TrackerRun] = []
  private(set) var members: [Member]

  init() {
    var members = [
      Member(name: "pan", tracker: PanTracker()),
      Member(name: "pinch", tracker: PinchTracker()),
      Member(name: "rotation", tracker: RotationTracker()),
      Member(name: "long press", tracker: HoldTracker()),
      Member(name: "double tap", tracker: TapTracker(thresholds: TapThresholds(taps: 2))),
    ]
    for count in 1...4 {
      let suffix = count == 1 ? "" : " \(count)"
      members.append(
        Member(
          name: "tap\(suffix)", tracker: TapTracker(thresholds: TapThresholds(touches: count))))
      // A mask with both has eyes for sideways alone, as UIKit's has.
      for (name, directions) in [
        ("swipe sideways", [.left, .right]), ("swipe up or down", [.up, .down]),
      ] as [(String, SwipeDirections)] {
        let thresholds = SwipeThresholds(directions: directions, touches: count)
        members.append(
          Member(name: "\(name)\(suffix)", tracker: SwipeTracker(thresholds: thresholds)))
      }
    }
    self.members = members
  }

  mutating func update(_ frame: ContactFrame, _ tell: (Word) -> Void) {
    advance(to: frame.time, tell)
    for index in members.indices {
      guard let event = members[index].tracker.update(frame) else { continue }
      take(event, index, at: frame.time, tell)
    }
  }

  mutating func advance(to time: Timestamp, _ tell: (Word) -> Void) {
    for index in members.indices {
      while let deadline = members[index].tracker.deadline, deadline <= time {
        guard let event = members[index].tracker.advance(to: deadline) else { break }
        take(event, index, at: deadline, tell)
      }
    }
  }

  private mutating func take(
    _ event: GestureEvent, _ index: Int, at time: Timestamp, _ tell: (Word) -> Void
  ) {
    members[index].phase = event.phase
    let name = members[index].name
    tell(Word(name: name, time: time, event: event))
    let sample = members[index].tracker.sample(at: time)
    let touches = members[index].tracker.touches
    var run =
      members[index].run
      ?? TrackerRun(name: name, began: time, end: time, touches: touches, sample: sample)
    run.end = time
    run.touches = max(run.touches, touches)
    run.sample = sample
    run.outcome = event.phase
    run.reason = event.reason
    switch event.phase {
    case .began, .changed:
      members[index].run = run
    case .ended, .cancelled:
      runs.append(run)
      members[index].run = nil
    case .failed, .possible:
      members[index].run = nil
    }
  }
}
