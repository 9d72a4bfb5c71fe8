import PantographTouches

/// A decoder that receives short words, one report at a time, 8 ms apart.
struct TouchStream {
  var decoder: ContactDecoder
  private(set) var milliseconds: Int64 = 0

  init(_ device: DeviceDescription? = TouchStream.pad()) {
    decoder = ContactDecoder(device: device)
  }

  /// A touchpad of 100 × 50 mm with 10 units a millimetre.
  static func pad(
    slots: Int32? = 5, properties: DeviceProperties = .pointer, others: [UInt16: AbsoluteAxis] = [:]
  ) -> DeviceDescription {
    var axes = others
    axes[AbsoluteCode.multitouchPositionX] = AbsoluteAxis(
      minimum: 0, maximum: 1000, resolution: 10)
    axes[AbsoluteCode.multitouchPositionY] = AbsoluteAxis(minimum: 0, maximum: 500, resolution: 10)
    if let slots {
      axes[AbsoluteCode.multitouchSlot] = AbsoluteAxis(minimum: 0, maximum: slots - 1)
    }
    return DeviceDescription(
      name: "pad", properties: properties,
      codes: [
        .absolute: CodeSet(axes.keys.sorted()), .key: [KeyCode.touch, KeyCode.toolFinger],
      ], axes: axes)
  }

  /// A touchpad that reports one finger, with ABS_X and ABS_Y.
  static let single = DeviceDescription(
    name: "single",
    codes: [
      .absolute: [AbsoluteCode.x, AbsoluteCode.y], .key: [KeyCode.touch, KeyCode.toolFinger],
    ],
    axes: [
      AbsoluteCode.x: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10),
      AbsoluteCode.y: AbsoluteAxis(minimum: 0, maximum: 500, resolution: 10),
    ])

  /// Sends the words, followed by a report.
  @discardableResult
  mutating func frame(_ words: Word..., at time: Int64? = nil, report: Int32 = 0) -> ContactFrame {
    milliseconds = time ?? milliseconds + 8
    give(words, at: milliseconds)
    var event = InputEvent.report(at: Timestamp(microseconds: milliseconds * 1000))
    event.value = report
    _ = decoder.consume(event)
    return decoder.frame
  }

  /// Sends only the words, at the time of the next report.
  mutating func say(_ words: Word...) {
    give(words, at: milliseconds + 8)
  }

  private mutating func give(_ words: [Word], at time: Int64) {
    for word in words {
      _ = decoder.consume(
        InputEvent(
          time: Timestamp(microseconds: time * 1000), type: word.type, code: word.code,
          value: word.value))
    }
  }

  /// One event without its time.
  struct Word {
    var type: EventType
    var code: UInt16
    var value: Int32

    static func axis(_ code: UInt16, _ value: Int32) -> Word {
      Word(type: .absolute, code: code, value: value)
    }
    static func key(_ code: UInt16, _ value: Int32) -> Word {
      Word(type: .key, code: code, value: value)
    }
    static func slot(_ value: Int32) -> Word { axis(AbsoluteCode.multitouchSlot, value) }
    static func id(_ value: Int32) -> Word { axis(AbsoluteCode.multitouchTrackingID, value) }
    static func x(_ value: Int32) -> Word { axis(AbsoluteCode.multitouchPositionX, value) }
    static func y(_ value: Int32) -> Word { axis(AbsoluteCode.multitouchPositionY, value) }
    static func tool(_ value: Int32) -> Word { axis(AbsoluteCode.multitouchToolType, value) }
    static func touch(_ value: Int32) -> Word { key(KeyCode.touch, value) }
    static var up: Word { id(-1) }
    static var contact: Word {
      Word(type: .synchronization, code: SynchronizationCode.multitouchReport, value: 0)
    }
    static var dropped: Word {
      Word(type: .synchronization, code: SynchronizationCode.dropped, value: 0)
    }
    static var report: Word {
      Word(type: .synchronization, code: SynchronizationCode.report, value: 0)
    }
  }
}

extension ContactFrame {
  var phases: [ContactPhase] { contacts.map(\.phase) }
  var ids: [UInt32] { contacts.map(\.id.rawValue) }
  var positions: [Vector] { contacts.map(\.position) }
}
