import PantographTouches

/// Events of a touchpad of 100 x 50 mm with 10 units a millimetre, one frame every 8 ms.
struct EventStream {
  static let size = Vector(x: 100, y: 50)

  private(set) var events: [InputEvent] = []
  private var time = Timestamp.zero

  static func pad(slots: Int32?) -> DeviceDescription {
    var axes = [
      AbsoluteCode.multitouchPositionX: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10),
      AbsoluteCode.multitouchPositionY: AbsoluteAxis(minimum: 0, maximum: 500, resolution: 10),
    ]
    if let slots {
      axes[AbsoluteCode.multitouchSlot] = AbsoluteAxis(minimum: 0, maximum: slots - 1)
      axes[AbsoluteCode.multitouchTrackingID] = AbsoluteAxis(minimum: 0, maximum: 65535)
    }
    return DeviceDescription(
      name: "pad", properties: .pointer,
      codes: [
        .absolute: CodeSet(axes.keys.sorted()), .key: [KeyCode.touch, KeyCode.toolFinger],
      ], axes: axes)
  }

  /// A thousand frames of ten fingers that land, jump about and lift, with losses between.
  static let crowd: [InputEvent] = {
    var stream = EventStream()
    for frame in Int32(0)..<1000 {
      for slot in Int32(0)..<10 {
        stream.axis(AbsoluteCode.multitouchSlot, slot)
        switch frame % 20 {
        case 0: stream.axis(AbsoluteCode.multitouchTrackingID, (frame + slot) % 65536)
        case 19: stream.axis(AbsoluteCode.multitouchTrackingID, -1)
        default: break
        }
        stream.axis(AbsoluteCode.multitouchPositionX, (frame * 7919 + slot * 104_729) % 1001)
        stream.axis(AbsoluteCode.multitouchPositionY, 100 + slot)
      }
      if frame % 100 == 50 {
        stream.add(.synchronization, SynchronizationCode.dropped, 0)
        stream.report()
      }
      stream.report()
    }
    return stream.events
  }()

  /// A thousand frames of up to ten contacts without tracking numbers.
  static let anonymous: [InputEvent] = {
    var stream = EventStream()
    for frame in Int32(0)..<1000 {
      for finger in 0..<(frame % 11) {
        stream.axis(AbsoluteCode.multitouchPositionX, (frame * 7919 + finger * 104_729) % 1001)
        stream.axis(AbsoluteCode.multitouchPositionY, (frame * 31 + finger * 47) % 501)
        stream.add(.synchronization, SynchronizationCode.multitouchReport, 0)
      }
      stream.report()
    }
    return stream.events
  }()

  /// One to four fingers that land, rest, move apart and to the right, and lift, forty times.
  static let strokes: [InputEvent] = {
    var stream = EventStream()
    for stroke in Int32(0)..<40 {
      let fingers = 1 + stroke % 4
      for step in Int32(0)..<60 {
        for finger in 0..<fingers {
          stream.axis(AbsoluteCode.multitouchSlot, finger)
          switch step {
          case 0: stream.axis(AbsoluteCode.multitouchTrackingID, 1 + stroke * 4 + finger)
          case 59: stream.axis(AbsoluteCode.multitouchTrackingID, -1)
          default: break
          }
          let way = max(step - 20, 0)
          stream.axis(AbsoluteCode.multitouchPositionX, 5 + finger * 150 + way * (8 + finger * 2))
          stream.axis(AbsoluteCode.multitouchPositionY, 200 + finger * 30 + way * finger)
        }
        stream.report()
      }
    }
    return stream.events
  }()

  private mutating func axis(_ code: UInt16, _ value: Int32) {
    add(.absolute, code, value)
  }

  private mutating func add(_ type: EventType, _ code: UInt16, _ value: Int32) {
    events.append(InputEvent(time: time, type: type, code: code, value: value))
  }

  private mutating func report() {
    events.append(.report(at: time))
    time = time + .milliseconds(8)
  }
}
