/// KWin: the recognizer that every movement of a swipe passes through.
///
/// It adds the movement along both axes, chooses the axis until the hand has moved by 5 px, and
/// finds the direction. It looks twice for gestures of another direction and ends them. Each
/// gesture that is left receives the progress: the movement along its axis, of 200 px, which the
/// desktop switch stores. The desktop changes from a quarter on, at any speed.
///
/// KWin passes the progress on by two signals of Qt; here it is one call of a function. Gestures
/// are values in place, without the lists and objects of KWin.
struct KWinRecognizer: PeerTracker {
  static let name = "KWin"

  private enum Axis { case none, horizontal, vertical }
  private enum Direction: Int { case left, right, up, down }

  private var active = [4 of Direction](repeating: .left)
  private var count = 0
  private var axis = Axis.none
  private var x = 0.0
  private var y = 0.0
  private var offset = 0.0

  mutating func begin() {
    count = 0
    axis = .none
    (x, y) = (0, 0)
    offset = 0
    start()
  }

  // A compositor calls its tracker from another file.
  @inline(never)
  mutating func update(_ delta: Double, at time: Int64) -> Double {
    update(delta, 0)
    return offset
  }

  @inline(__always)
  private mutating func update(_ dx: Double, _ dy: Double) {
    x += dx
    y += dy
    var seen = axis
    if seen == .none {
      seen = x.magnitude >= y.magnitude ? .horizontal : .vertical
      if x.magnitude >= 5 || y.magnitude >= 5 { axis = seen }
    }
    let direction: Direction =
      switch seen {
      case .none, .horizontal: x < 0 ? .left : .right
      case .vertical: y < 0 ? .up : .down
      }
    for _ in 0..<2 {
      if count == 0 { start() }
      endAll(but: direction)
    }
    for index in 0..<count { progressed(active[unchecked: index]) }
  }

  @inline(__always)
  private mutating func endAll(but direction: Direction) {
    var left = 0
    for index in 0..<count where active[unchecked: index] == direction {
      active[unchecked: left] = direction
      left += 1
    }
    count = left
  }

  // A signal calls a function that the recognizer does not know.
  @inline(never)
  private mutating func progressed(_ direction: Direction) {
    let progress =
      switch direction {
      case .up, .down: min(y.magnitude / 200, 1)
      case .left, .right: min(x.magnitude / 200, 1)
      }
    offset =
      switch direction {
      case .left, .up: -progress
      case .right, .down: progress
      }
  }

  @inline(never)
  private mutating func start() {
    for direction in [Direction.left, .right, .up, .down] {
      switch direction {
      case .up, .down: if axis == .horizontal { continue }
      case .left, .right: if axis == .vertical { continue }
      }
      active[count] = direction
      count += 1
    }
  }

  mutating func end(at time: Int64) -> Bool { offset > 0.25 }
}
