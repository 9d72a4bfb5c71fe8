import PantographTouches

/// Turns a tracker's events into records of finished gestures.
package struct GestureLog: Sendable {
  /// Finished gestures, in the order in which they ended.
  package private(set) var records: [GestureRecord] = []
  private var beginning: HandEvent?
  private var furthest = Vector.zero

  package init() {}

  /// Processes an event of the tracker.
  package mutating func take(_ event: HandEvent) {
    switch event.phase {
    case .possible:
      return
    case .began:
      beginning = event
      furthest = event.sample.way
    case .changed:
      if event.sample.way.length > furthest.length { furthest = event.sample.way }
    case .ended, .cancelled, .failed:
      // A palm that looked like a touch at first leaves no record.
      if case (.failed, .contactCancelled) = (event.phase, event.reason) { return }
      records.append(record(event))
      beginning = nil
      furthest = .zero
    }
  }

  /// Returns the finished gestures and removes them.
  package mutating func takeRecords() -> [GestureRecord] {
    defer { records.removeAll(keepingCapacity: true) }
    return records
  }

  private func record(_ end: HandEvent) -> GestureRecord {
    GestureRecord(
      kind: end.kind, fingers: end.evidence.fingers, direction: direction(end),
      start: end.sample.start, began: beginning?.sample.time ?? end.sample.time,
      end: end.sample.time, sample: end.sample, outcome: end.phase, reason: end.reason,
      evidence: beginning?.evidence ?? end.evidence, ending: end.evidence)
  }

  private func direction(_ end: HandEvent) -> GestureDirection? {
    switch end.kind {
    case .drag, .scroll, .swipe: GestureDirection(furthest)
    case .pinch: end.sample.scale < 1 ? .in : .out
    case .rotation: end.sample.rotation < 0 ? .counterclockwise : .clockwise
    case .tap, .hold, .press: nil
    }
  }
}
