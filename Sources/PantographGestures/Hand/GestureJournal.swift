import PantographTouches

/// Keeps what a hand did: one record for each gesture that is over.
public struct GestureJournal: Sendable {
  /// The tracker, with its present state.
  public private(set) var tracker: HandTracker
  private var log = GestureLog()

  public init(tracker: HandTracker) {
    self.tracker = tracker
  }

  /// With the thresholds for that kind of surface.
  public init(on kind: DeviceKind) {
    self.init(tracker: HandTracker(thresholds: .defaults(for: kind)))
  }

  /// The gestures that are over, in the order in which they ended.
  public var records: [GestureRecord] { log.records }

  /// Takes the next frame; `tell` is for who wants every event, as a trace does.
  public mutating func update(_ frame: ContactFrame, _ tell: (HandEvent) -> Void = { _ in }) {
    Self.run(&tracker, &log) { tracker, log in
      tracker.update(frame) { event in
        log.take(event)
        tell(event)
      }
    }
  }

  /// Lets time pass without a frame.
  public mutating func advance(to time: Timestamp, _ tell: (HandEvent) -> Void = { _ in }) {
    Self.run(&tracker, &log) { tracker, log in
      tracker.advance(to: time) { event in
        log.take(event)
        tell(event)
      }
    }
  }

  /// Hands over the records so far and forgets them.
  public mutating func takeRecords() -> [GestureRecord] { log.takeRecords() }

  /// Lets both be changed at once, which a closure over `self` could not.
  private static func run(
    _ tracker: inout HandTracker, _ log: inout GestureLog,
    _ body: (inout HandTracker, inout GestureLog) -> Void
  ) {
    body(&tracker, &log)
  }
}
