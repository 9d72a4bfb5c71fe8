import PantographGestures
import PantographTouches

/// Fingers on a pad, given as positions in millimetres for each report, and the tracker's results.
struct WrittenHand {
  private(set) var tracker = HandTracker()
  private(set) var events: [HandEvent] = []
  private var time = Timestamp(microseconds: 1_000_000)
  private var down: [Int: (id: ContactID, place: Vector)] = [:]
  private var lastID: UInt32 = 0
  private(set) var path: [Vector] = []

  /// Sends one report after `after` milliseconds, with the fingers that are down, by number.
  mutating func report(_ fingers: [Int: Vector], pressed: Bool = false, after: Double = 8) {
    time = time + .seconds(after / 1000)
    var frame = ContactFrame(time: time)
    for (finger, old) in down.sorted(by: { $0.key < $1.key }) where fingers[finger] == nil {
      frame.append(Contact(id: old.id, phase: .ended, position: old.place))
      down[finger] = nil
    }
    for (finger, place) in fingers.sorted(by: { $0.key < $1.key }) {
      var phase = ContactPhase.began
      if let old = down[finger] {
        phase = old.place == place ? .stationary : .moved
      } else {
        lastID += 1
      }
      let id = down[finger]?.id ?? ContactID(rawValue: lastID)
      down[finger] = (id, place)
      frame.append(Contact(id: id, phase: phase, position: place))
    }
    frame.fingerCount = down.count
    frame.buttons = pressed ? .left : []
    var told: [HandEvent] = []
    tracker.update(frame) { told.append($0) }
    events += told
    path.append(tracker.movement)
  }

  /// Moves fingers by these distances in equal steps.
  mutating func move(
    _ ways: [Int: Vector], steps: Int, pressed: Bool = false, after: Double = 8
  ) {
    let starts = down.mapValues { $0.place }
    for step in 1...max(1, steps) {
      var fingers = starts
      for (finger, way) in ways {
        fingers[finger] = (starts[finger] ?? .zero) + way * (Double(step) / Double(max(1, steps)))
      }
      report(fingers, pressed: pressed, after: after)
    }
  }

  mutating func rest(_ milliseconds: Double, pressed: Bool = false) {
    for _ in 0..<Int(milliseconds / 8) { report(down.mapValues { $0.place }, pressed: pressed) }
  }

  mutating func land(_ fingers: [Int: Vector], pressed: Bool = false) {
    report(down.mapValues { $0.place }.merging(fingers) { $1 }, pressed: pressed)
  }

  mutating func lift() {
    report([:])
    var told: [HandEvent] = []
    tracker.advance(to: time + .seconds(1)) { told.append($0) }
    events += told
  }

  /// The reported gestures without changes: `began scroll 2`.
  var lines: [String] {
    events.filter { $0.phase != .changed }.map { "\($0.phase) \($0.kind) \($0.evidence.fingers)" }
  }

  /// The time at which a gesture began, in milliseconds since the first landing.
  func began(_ kind: GestureKind) -> Double? {
    events.first { $0.kind == kind && $0.phase == .began }
      .map { ($0.sample.time - Timestamp(microseconds: 1_008_000)).seconds * 1000 }
  }
}

func mm(_ x: Double, _ y: Double) -> Vector { Vector(x: x, y: y) }
