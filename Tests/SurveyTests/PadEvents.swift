import PantographTouches

/// Writes the events of a touchpad of 120 × 80 mm with 10 units in a millimetre, in milliseconds
/// and millimetres.
struct PadEvents {
  static let device: DeviceDescription = {
    let x = AbsoluteAxis(minimum: 0, maximum: 1200, fuzz: 4, resolution: 10)
    let y = AbsoluteAxis(minimum: 0, maximum: 800, fuzz: 4, resolution: 10)
    let axes: [UInt16: AbsoluteAxis] = [
      AbsoluteCode.x: x, AbsoluteCode.y: y,
      AbsoluteCode.multitouchSlot: AbsoluteAxis(minimum: 0, maximum: 4),
      AbsoluteCode.multitouchPositionX: x, AbsoluteCode.multitouchPositionY: y,
      AbsoluteCode.multitouchTrackingID: AbsoluteAxis(minimum: 0, maximum: 65_535),
      AbsoluteCode.multitouchPressure: AbsoluteAxis(minimum: 0, maximum: 255),
      AbsoluteCode.multitouchTouchMajor: AbsoluteAxis(minimum: 0, maximum: 500, resolution: 10),
      AbsoluteCode.multitouchTouchMinor: AbsoluteAxis(minimum: 0, maximum: 500, resolution: 10),
    ]
    return DeviceDescription(
      name: "Test Pad", properties: [.pointer],
      codes: [
        .synchronization: [SynchronizationCode.report],
        .key: [KeyCode.left, KeyCode.touch, KeyCode.toolFinger, KeyCode.toolDoubleTap],
        .absolute: CodeSet(axes.keys),
      ], axes: axes)
  }()

  private(set) var events: [InputEvent] = []
  private var pending: [(EventType, UInt16, Int32)] = []
  private var identifier: Int32 = 0
  private var down: Set<Int32> = []

  /// Ends the frame at a time in milliseconds.
  mutating func report(at time: Double) {
    let stamp = Timestamp(microseconds: Int64((time * 1000).rounded()))
    for (type, code, value) in pending {
      events.append(InputEvent(time: stamp, type: type, code: code, value: value))
    }
    events.append(.report(at: stamp))
    pending = []
  }

  mutating func land(_ slot: Int32 = 0, x: Double, y: Double, pressure: Int32 = 60) {
    identifier += 1
    down.insert(slot)
    pending += [
      (.absolute, AbsoluteCode.multitouchSlot, slot),
      (.absolute, AbsoluteCode.multitouchTrackingID, identifier),
    ]
    move(slot, x: x, y: y)
    press(pressure, slot)
    size(80, 60, slot)
    if down.count == 1 { pending.append((.key, KeyCode.touch, 1)) }
  }

  mutating func move(_ slot: Int32 = 0, x: Double, y: Double) {
    pending += [
      (.absolute, AbsoluteCode.multitouchSlot, slot),
      (.absolute, AbsoluteCode.multitouchPositionX, Int32((x * 10).rounded())),
      (.absolute, AbsoluteCode.multitouchPositionY, Int32((y * 10).rounded())),
    ]
  }

  mutating func press(_ value: Int32, _ slot: Int32 = 0) {
    pending += [
      (.absolute, AbsoluteCode.multitouchSlot, slot),
      (.absolute, AbsoluteCode.multitouchPressure, value),
    ]
  }

  mutating func size(_ major: Int32, _ minor: Int32, _ slot: Int32 = 0) {
    pending += [
      (.absolute, AbsoluteCode.multitouchSlot, slot),
      (.absolute, AbsoluteCode.multitouchTouchMajor, major),
      (.absolute, AbsoluteCode.multitouchTouchMinor, minor),
    ]
  }

  mutating func lift(_ slot: Int32 = 0) {
    down.remove(slot)
    pending += [
      (.absolute, AbsoluteCode.multitouchSlot, slot),
      (.absolute, AbsoluteCode.multitouchTrackingID, -1),
    ]
    if down.isEmpty { pending.append((.key, KeyCode.touch, 0)) }
  }

  mutating func button(_ isDown: Bool) { pending.append((.key, KeyCode.left, isDown ? 1 : 0)) }

  /// A touch in one place for so many milliseconds, with reports every 10 ms.
  mutating func tap(at time: Double, for duration: Double, x: Double = 60, y: Double = 40) {
    land(x: x, y: y)
    report(at: time)
    for index in stride(from: 10.0, to: duration, by: 10) {
      press(60 + Int32(index / 10))
      report(at: time + index)
    }
    lift()
    report(at: time + duration)
  }
}
