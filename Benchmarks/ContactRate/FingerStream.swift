import PantographTouches

/// The events of a touchpad of 100 × 60 mm with fingers that move together, at 125 Hz.
enum FingerStream {
  /// The number of frames from landing to lifting.
  private static let life = 100

  static let device: DeviceDescription = {
    let axes: [UInt16: AbsoluteAxis] = [
      AbsoluteCode.x: AbsoluteAxis(minimum: 0, maximum: 2000, resolution: 20),
      AbsoluteCode.y: AbsoluteAxis(minimum: 0, maximum: 1200, resolution: 20),
      AbsoluteCode.multitouchTrackingID: AbsoluteAxis(minimum: 0, maximum: 65535),
      AbsoluteCode.multitouchSlot: AbsoluteAxis(minimum: 0, maximum: 9),
      AbsoluteCode.multitouchPositionX: AbsoluteAxis(minimum: 0, maximum: 2000, resolution: 20),
      AbsoluteCode.multitouchPositionY: AbsoluteAxis(minimum: 0, maximum: 1200, resolution: 20),
      AbsoluteCode.multitouchPressure: AbsoluteAxis(minimum: 0, maximum: 255),
    ]
    return DeviceDescription(
      name: "Touchpad of the benchmark", properties: .pointer,
      codes: [
        .absolute: CodeSet(axes.keys.sorted()),
        .key: CodeSet([KeyCode.touch, KeyCode.left] + counts),
      ], axes: axes)
  }()

  /// The keys with which the touchpad reports the number of fingers, from one.
  private static let counts = [
    KeyCode.toolFinger, KeyCode.toolDoubleTap, KeyCode.toolTripleTap, KeyCode.toolQuadrupleTap,
    KeyCode.toolQuintupleTap,
  ]

  static func events(fingers: Int, frames: Int) -> [InputEvent] {
    var events: [InputEvent] = []
    for frame in 0..<frames {
      let time = Timestamp(microseconds: Int64(frame + 1) * 8000)
      let phase = frame % life
      func add(_ code: UInt16, _ value: Int) {
        events.append(InputEvent(time: time, type: .absolute, code: code, value: Int32(value)))
      }
      for finger in 0..<fingers {
        add(AbsoluteCode.multitouchSlot, finger)
        if phase == life - 1 {
          add(AbsoluteCode.multitouchTrackingID, -1)
          continue
        }
        if phase == 0 { add(AbsoluteCode.multitouchTrackingID, frame + finger) }
        add(AbsoluteCode.multitouchPositionX, 400 + phase * 8 + finger * 100)
        add(AbsoluteCode.multitouchPositionY, 200 + phase * 6 + finger * 20)
        add(AbsoluteCode.multitouchPressure, 40 + phase % 7)
      }
      if phase == 0 || phase == life - 1 {
        for code in [KeyCode.touch, counts[fingers - 1]] {
          events.append(
            InputEvent(time: time, type: .key, code: code, value: phase == 0 ? 1 : 0))
        }
      }
      add(AbsoluteCode.x, 400 + phase * 8)
      add(AbsoluteCode.y, 200 + phase * 6)
      events.append(.report(at: time))
    }
    return events
  }

  /// Writes the device and the events to standard output, one line for each.
  static func write(_ events: [InputEvent]) {
    var text = ""
    for number in device.properties.numbers { text += "property \(number)\n" }
    for code in device.codes[.key]?.codes ?? [] { text += "key \(code)\n" }
    for (code, axis) in device.axes.sorted(by: { $0.key < $1.key }) {
      text += "axis \(code) \(axis.minimum) \(axis.maximum) \(axis.resolution)\n"
    }
    for event in events {
      text +=
        "event \(event.time.microseconds) \(event.type.rawValue) \(event.code) \(event.value)\n"
    }
    print(text, terminator: "")
  }
}
