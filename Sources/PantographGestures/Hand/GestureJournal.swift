import PantographTouches

/// Records each finished gesture of a hand.
public struct GestureJournal: Sendable {
  /// The tracker in its current state.
  public private(set) var tracker: HandTracker
  private var log = GestureLog()

  public init(tracker: HandTracker) {
    self.tracker = tracker
  }

  /// Creates a journal with the default thresholds of the given kind of surface.
  public init(on kind: DeviceKind) {
    self.init(tracker: HandTracker(thresholds: .defaults(for: kind)))
  }

  /// Finished gestures, in the order in which they ended.
  public var records: [GestureRecord] { log.records }

  /// Processes the next frame. `tell` receives every event.
  public mutating func update(_ frame: ContactFrame, _ tell: (HandEvent) -> Void = { _ in }) {
    Self.run(&tracker, &log) { tracker, log in
      tracker.update(frame) { event in
        log.take(event)
        tell(event)
      }
    }
  }

  /// Advances the clock without a frame.
  public mutating func advance(to time: Timestamp, _ tell: (HandEvent) -> Void = { _ in }) {
    Self.run(&tracker, &log) { tracker, log in
      tracker.advance(to: time) { event in
        log.take(event)
        tell(event)
      }
    }
  }

  /// Returns the finished gestures and removes them.
  package mutating func takeRecords() -> [GestureRecord] { log.takeRecords() }

  /// Takes tracker and log as two arguments, because a closure over `self` could not change both.
  private static func run(
    _ tracker: inout HandTracker, _ log: inout GestureLog,
    _ body: (inout HandTracker, inout GestureLog) -> Void
  ) {
    body(&tracker, &log)
  }
}
