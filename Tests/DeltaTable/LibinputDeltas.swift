import PantographMotion
import PantographTouches

/// Makes of contacts the reports that libinput would make of them.
///
/// Written from the description of libinput's gestures: it waits until the fingers have moved so
/// far that it knows the gesture, swallows that movement and the report in which it knew, and from
/// then on reports the mean movement of all fingers. While the number of fingers is another one, it
/// reports nothing; after 100 ms it cancels the gesture. Left out: acceleration by an average of
/// speeds (each report has its own), taps, thumbs, and the lock of a scroll to one axis.
package struct LibinputDeltas: Sendable {
  private enum State {
    case none
    /// Fingers are down, and no gesture is known.
    case unknown(since: Timestamp, isHeld: Bool)
    case swipe
    /// The report that made the scroll known is swallowed, so its first one comes later.
    case scroll(hasMoved: Bool)
    case pinch(start: Double, scale: Double, angle: Double)
  }

  private struct Finger {
    var id: ContactID
    var initial: Vector
    var position: Vector
  }

  /// The numbers of libinput's source, in millimetres and milliseconds.
  private static let holdTimeout = TimeSpan.milliseconds(180)
  private static let swipeTimeout = TimeSpan.milliseconds(150)
  private static let switchTimeout = TimeSpan.milliseconds(100)
  private static let undecided = 1.0
  private static let leastForTwo = 1.5
  private static let leastPerFinger = 0.5
  private static let row = Vector(x: 40, y: 7)
  private static let most = 4

  /// The number of fingers from which on several that move together are a swipe: 3, as in libinput.
  /// With 1, single fingers and pairs are swipes too, as on a touchscreen.
  package let leastSwipe: Int
  private let unit: DeltaUnit
  private var state = State.none
  private var fingers: [Finger] = []
  private var count = 0
  private var pending: (count: Int, since: Timestamp)?
  private var latest: Timestamp?

  package init(_ unit: DeltaUnit = .libinput, leastSwipe: Int = 3) {
    self.unit = unit
    self.leastSwipe = leastSwipe
  }

  /// Processes the next frame and appends the reports that it causes.
  package mutating func update(_ frame: ContactFrame, into reports: inout [DeltaReport]) {
    let before = fingers
    var next: [Finger] = []
    var movement = Vector.zero
    for index in frame.indices where frame[index].phase.isDown {
      let contact = frame[index]
      var finger = Finger(
        id: contact.id, initial: contact.position, position: contact.position)
      if let old = before.first(where: { $0.id == contact.id }) {
        movement += contact.position - old.position
        finger.initial = old.initial
      }
      next.append(finger)
    }
    fingers = next
    if !fingers.isEmpty { movement = movement / Double(fingers.count) }
    expire(at: frame.time, into: &reports)
    countFingers(at: frame.time, into: &reports)
    if count > 0, pending == nil, count <= Self.most {
      follow(movement, at: frame.time, into: &reports)
    }
    latest = frame.time
  }

  // MARK: Number of fingers

  private mutating func countFingers(at time: Timestamp, into reports: inout [DeltaReport]) {
    guard fingers.count != count else {
      pending = nil
      return
    }
    if fingers.isEmpty {
      end(isCancelled: false, at: time, into: &reports)
      count = 0
      pending = nil
      return
    }
    switch state {
    case .none, .unknown(_, isHeld: false):
      count = fingers.count
      state = .none
    case .unknown(_, isHeld: true), .swipe, .scroll, .pinch:
      if pending?.count != fingers.count { pending = (fingers.count, time) }
    }
  }

  /// Cancels the gesture whose number of fingers has been another one for too long.
  private mutating func expire(at time: Timestamp, into reports: inout [DeltaReport]) {
    guard let pending, time - pending.since >= Self.switchTimeout else { return }
    end(isCancelled: true, at: pending.since + Self.switchTimeout, into: &reports)
    count = pending.count
    self.pending = nil
  }

  private mutating func end(
    isCancelled: Bool, at time: Timestamp, into reports: inout [DeltaReport]
  ) {
    switch state {
    case .none, .unknown(_, isHeld: false), .scroll(hasMoved: false): break
    case .unknown(_, isHeld: true):
      add(.holdEnded(fingers: count, isCancelled: isCancelled), at: time, to: &reports)
    case .swipe:
      add(.swipeEnded(fingers: count, isCancelled: isCancelled), at: time, to: &reports)
    case .scroll(hasMoved: true):
      add(.scrolled(DeltaScroll(x: 0, y: 0)), at: time, to: &reports)
    case .pinch(_, let scale, _):
      add(
        .pinchEnded(fingers: count, scale: scale, isCancelled: isCancelled), at: time,
        to: &reports)
    }
    state = .none
  }

  private func add(
    _ action: DeltaAction, at time: Timestamp, to reports: inout [DeltaReport]
  ) {
    reports.append(DeltaReport(time: time, action))
  }

  // MARK: Gestures

  private mutating func follow(
    _ movement: Vector, at time: Timestamp, into reports: inout [DeltaReport]
  ) {
    switch state {
    case .none:
      for index in fingers.indices { fingers[index].initial = fingers[index].position }
      state = .unknown(since: time, isHeld: false)
    case .unknown(let since, let isHeld):
      if !isHeld, time - since >= Self.holdTimeout {
        add(.holdBegan(fingers: count), at: since + Self.holdTimeout, to: &reports)
        state = .unknown(since: since, isHeld: true)
      }
      detect(since: since, at: time, into: &reports)
    case .swipe:
      guard movement != .zero else { return }
      add(.swipeMoved(fingers: count, delta(movement, at: time)), at: time, to: &reports)
    case .scroll:
      guard movement != .zero else { return }
      let delta = movement * unit.perMillimetre
      add(.scrolled(DeltaScroll(x: delta.x, y: delta.y)), at: time, to: &reports)
      state = .scroll(hasMoved: true)
    case .pinch(let start, let last, let angle):
      let (distance, turned) = spread
      let scale = distance / start
      var rotation = turned - angle
      if rotation > .pi { rotation -= 2 * .pi }
      if rotation < -.pi { rotation += 2 * .pi }
      guard movement != .zero || scale != last || rotation != 0 else { return }
      add(
        .pinchMoved(
          fingers: count, delta(movement, at: time), scale: scale, rotation: rotation), at: time,
        to: &reports)
      state = .pinch(start: start, scale: scale, angle: turned)
    }
  }

  /// The two fingers by which libinput tells gestures apart: the top and the bottom one of several.
  private var pair: (Finger, Finger) {
    let bottom = fingers.max { $0.position.y < $1.position.y } ?? fingers[0]
    let top = fingers.filter { $0.id != bottom.id }.min { $0.position.y < $1.position.y }
    return (top ?? bottom, bottom)
  }

  private var spread: (distance: Double, angle: Double) {
    let (first, second) = pair
    let way = first.position - second.position
    return (max(way.length, 1e-6), Mathematics.atan2(way.y, way.x))
  }

  private mutating func detect(
    since: Timestamp, at time: Timestamp, into reports: inout [DeltaReport]
  ) {
    guard count >= min(2, leastSwipe) else { return }
    let (first, second) = pair
    let (a, b) = (first.position - first.initial, second.position - second.initial)
    if a.length < Self.undecided, b.length < Self.undecided { return }
    let apart = first.position - second.position
    let isRow = apart.x.magnitude < Self.row.x && apart.y.magnitude < Self.row.y
    if isRow, time - since > Self.swipeTimeout { return begin(isPinch: false, time, &reports) }
    let least = Self.leastForTwo + Self.leastPerFinger * Double(max(0, count - 2))
    guard a.length >= least, b.length >= least else { return }
    // The same direction: at most an eighth of a turn apart, as its compass of eight directions has it.
    begin(isPinch: a.x * b.x + a.y * b.y < a.length * b.length * 0.7071, time, &reports)
  }

  private mutating func begin(
    isPinch: Bool, _ time: Timestamp, _ reports: inout [DeltaReport]
  ) {
    if case .unknown(_, isHeld: true) = state {
      add(.holdEnded(fingers: count, isCancelled: true), at: time, to: &reports)
    }
    if isPinch {
      let (distance, angle) = spread
      add(.pinchBegan(fingers: count), at: time, to: &reports)
      state = .pinch(start: distance, scale: 1, angle: angle)
    } else if count < leastSwipe {
      state = .scroll(hasMoved: false)
    } else {
      add(.swipeBegan(fingers: count), at: time, to: &reports)
      state = .swipe
    }
  }

  /// Returns the movement in libinput's unit. The accelerated form follows the adaptive profile:
  /// slower below 7 mm/s, 0.9 up to 130 mm/s, and more above.
  private func delta(_ movement: Vector, at time: Timestamp) -> DeltaMovement {
    let seconds = latest.map { (time - $0).seconds } ?? 0
    let speed = seconds > 0 ? movement.length / seconds : 0
    let plateau = 0.9
    let factor =
      speed < 7
      ? min(plateau, 0.1 * speed + 0.3)
      : speed < 130
        ? plateau
        : 0.0025 * (min(speed, 520) / 130) * (min(speed, 520) - 130) + plateau
    let slow = movement * unit.perMillimetre
    let fast = slow * (factor / plateau)
    return DeltaMovement(
      Delta(x: fast.x, y: fast.y), unaccelerated: Delta(x: slow.x, y: slow.y))
  }
}
