import PantographGestures
import PantographTouches

/// A clickpad of 100 × 60 mm with all of a touchpad's filters and a hand tracker. Positions of fingers are in
/// hundredths of the width and the height, as in libinput's tests.
struct WrittenPad {
  /// A position in hundredths of the width and the height.
  struct Place {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  private(set) var events: [HandEvent] = []
  private var pipeline: TouchPipeline
  private var tracker = HandTracker()
  private let slots: Int
  private var milliseconds: Int64 = 1000
  private var fingers: [Int: Place] = [:]
  private var told: Set<Int> = []
  private var lastID: Int32 = 0
  private var isPressed = false
  private var count = 0
  /// The pressure and size of each finger, in the device's units.
  var pressures: [Int: Int32] = [:]
  var isHovering = false
  private let tellsPressure: Bool

  /// Creates a pad that reports the positions of `slots` fingers, and the number of further fingers.
  init(
    slots: Int = 5, properties: DeviceProperties = [.pointer, .buttonPad],
    tellsPressure: Bool = true
  ) {
    self.slots = slots
    self.tellsPressure = tellsPressure
    var axes: [UInt16: AbsoluteAxis] = [:]
    axes[AbsoluteCode.multitouchSlot] = AbsoluteAxis(minimum: 0, maximum: Int32(slots - 1))
    axes[AbsoluteCode.multitouchPositionX] = AbsoluteAxis(
      minimum: 0, maximum: 2000, resolution: 20)
    axes[AbsoluteCode.multitouchPositionY] = AbsoluteAxis(
      minimum: 0, maximum: 1200, resolution: 20)
    axes[AbsoluteCode.multitouchTrackingID] = AbsoluteAxis(minimum: 0, maximum: 65535)
    if tellsPressure {
      axes[AbsoluteCode.multitouchPressure] = AbsoluteAxis(minimum: 0, maximum: 255)
    }
    pipeline = TouchPipeline(
      device: DeviceDescription(
        name: "pad", properties: properties,
        codes: [
          .absolute: CodeSet(axes.keys.sorted()),
          .key: CodeSet([KeyCode.left, KeyCode.touch] + Self.tools.values.sorted()),
        ], axes: axes))
  }

  private static let tools: [Int: UInt16] = [
    1: KeyCode.toolFinger, 2: KeyCode.toolDoubleTap, 3: KeyCode.toolTripleTap,
    4: KeyCode.toolQuadrupleTap, 5: KeyCode.toolQuintupleTap,
  ]

  /// Lands fingers, or changes their positions, in one report.
  mutating func put(_ places: [Int: Place]) {
    fingers.merge(places) { $1 }
    report()
  }

  /// Lands fingers one after another, with one report for each.
  mutating func land(_ places: [Place]) {
    for place in places { put([fingers.count: place]) }
  }

  /// Lifts fingers in one report.
  mutating func lift(_ which: Int...) {
    for finger in which { fingers[finger] = nil }
    report()
  }

  /// Moves fingers and lifts another in the same report.
  mutating func put(_ places: [Int: Place], lifting finger: Int) {
    fingers.merge(places) { $1 }
    fingers[finger] = nil
    report()
  }

  /// Lifts all fingers, one in each report.
  mutating func liftAll() {
    for finger in fingers.keys.sorted() { lift(finger) }
    finish()
  }

  /// Lets two seconds pass.
  mutating func finish() {
    var told: [HandEvent] = []
    tracker.advance(to: Timestamp(microseconds: (milliseconds + 2000) * 1000)) { told.append($0) }
    events += told
  }

  /// Moves fingers by these distances, in hundredths, in equal steps of 10 ms.
  mutating func move(_ ways: [Int: Place], steps: Int = 10) {
    let starts = fingers
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      for (finger, way) in ways {
        guard let start = starts[finger] else { continue }
        fingers[finger] = Place(start.x + way.x * share, start.y + way.y * share)
      }
      report()
    }
  }

  /// Moves all fingers by the same distance.
  mutating func moveAll(_ x: Double, _ y: Double, steps: Int = 10) {
    move(fingers.mapValues { _ in Place(x, y) }, steps: steps)
  }

  /// Lets time pass without reports, because a pad at rest sends none.
  mutating func wait(_ time: Int64) {
    milliseconds += time
    var told: [HandEvent] = []
    tracker.advance(to: Timestamp(microseconds: milliseconds * 1000)) { told.append($0) }
    events += told
  }

  mutating func press(_ isDown: Bool) {
    isPressed = isDown
    report()
  }

  /// Sends a report with the current values.
  mutating func report() {
    milliseconds += 10
    for slot in 0..<slots {
      give(.absolute, AbsoluteCode.multitouchSlot, Int32(slot))
      guard let place = fingers[slot], !isHovering else {
        if told.remove(slot) != nil { give(.absolute, AbsoluteCode.multitouchTrackingID, -1) }
        continue
      }
      if told.insert(slot).inserted {
        lastID += 1
        give(.absolute, AbsoluteCode.multitouchTrackingID, lastID)
      }
      give(.absolute, AbsoluteCode.multitouchPositionX, Int32((place.x * 20).rounded()))
      give(.absolute, AbsoluteCode.multitouchPositionY, Int32((place.y * 12).rounded()))
      if tellsPressure { give(.absolute, AbsoluteCode.multitouchPressure, pressures[slot] ?? 60) }
    }
    if fingers.count != count {
      if let tool = Self.tools[count] { give(.key, tool, 0) }
      if let tool = Self.tools[fingers.count] { give(.key, tool, 1) }
      count = fingers.count
    }
    give(.key, KeyCode.touch, fingers.isEmpty || isHovering ? 0 : 1)
    give(.key, KeyCode.left, isPressed ? 1 : 0)
    give(.synchronization, SynchronizationCode.report, 0)
  }

  private mutating func give(_ type: EventType, _ code: UInt16, _ value: Int32) {
    let event = InputEvent(
      time: Timestamp(microseconds: milliseconds * 1000), type: type, code: code, value: value)
    guard pipeline.consume(event) else { return }
    var told: [HandEvent] = []
    tracker.update(pipeline.frame) { told.append($0) }
    events += told
  }

  /// The reported gestures without changes: `began scroll 2`.
  var lines: [String] {
    events.filter { $0.phase != .changed }.map { "\($0.phase) \($0.kind) \($0.evidence.fingers)" }
  }
}
