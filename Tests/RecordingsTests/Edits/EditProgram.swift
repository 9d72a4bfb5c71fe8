import PantographTouches

#if !FUZZING
  import PantographRecordings
#endif

/// One edit with its parameters.
enum Edit: Hashable {
  case trim(from: Int64, to: Int64)
  case contact(Int)
  case slots(Set<Int>)
  case speed(Double)
  case loop(Int)
  case resample(Double)
  /// Puts the recording onto a device, by its index in the program's devices.
  case onto(Int)
  case overlay
  case rebase

  func apply(to recording: Recording, _ other: Recording) throws -> Recording {
    switch self {
    case .trim(let from, let to):
      try recording.trimmed(to: .microseconds(from)..<(.microseconds(to)))
    case .contact(let number): try recording.trimmed(toContact: number, alone: true)
    case .slots(let kept): try recording.keepingSlots(kept)
    case .speed(let factor): try recording.changingSpeed(by: factor)
    case .loop(let count): try recording.looped(count)
    case .resample(let rate): try recording.resampled(toRate: rate)
    case .onto(let number):
      try EditProgram.devices[number].map { try recording.fitted(to: $0).recording } ?? recording
    case .overlay: try Recording.overlaying([recording, other]).recording
    case .rebase: recording.rebased()
    }
  }

  /// Whether time never goes back in the result.
  var settles: Bool {
    switch self {
    case .trim, .contact, .slots, .speed, .resample, .overlay: true
    // A single pass leaves the recording unchanged.
    case .loop(let count): count > 1
    case .onto, .rebase: false
    }
  }
}

/// Reads a recording and a few edits from bytes, so that nearly all bytes mean something.
///
/// The device, the number of edits less one, three bytes for each edit, and then four bytes an
/// event: the time step, the kind and the value.
struct EditProgram {
  private(set) var edits: [Edit] = []
  private(set) var recording: Recording
  /// The recording for overlays.
  private(set) var other: Recording

  static let devices: [DeviceDescription?] = [
    device(slots: 2), device(slots: 5, distance: true), device(slots: 10), device(slots: nil), nil,
    device(slots: 40), device(slots: 1, distance: true),
  ]

  init?(_ input: UnsafeRawBufferPointer) {
    guard input.count > 2 else { return nil }
    let device = Self.devices[Int(input[0]) % Self.devices.count]
    let count = Int(input[1]) % 4 + 1
    guard input.count >= 2 + count * 3 else { return nil }
    for index in 0..<count {
      let start = 2 + index * 3
      edits.append(Self.edit(input[start], input[start + 1], input[start + 2]))
    }
    let rest = UnsafeRawBufferPointer(rebasing: input[(2 + count * 3)...])
    let events = Self.events(rest)
    let half = events.count / 2
    let header = TrackHeader(device: device)
    recording = Recording(tracks: [RecordingTrack(header: header, events: events)])
    other = Recording(
      tracks: [RecordingTrack(header: header, events: Array(events.suffix(half)))])
  }

  private static func edit(_ kind: UInt8, _ one: UInt8, _ two: UInt8) -> Edit {
    switch kind % 9 {
    case 0:
      let from = span(one)
      return .trim(from: from, to: max(from + span(two), from + 1))
    case 1: return .contact(Int(one) % 12 + 1)
    case 2: return .slots(Set((0..<8).filter { one >> $0 & 1 == 1 }))
    case 3: return .speed([0.001, 0.5, 2, 3, 1000][Int(one) % 5])
    case 4: return .loop(Int(one) % 4 + 1)
    case 5: return .resample([1, 30, 125, 333, 10_000][Int(one) % 5])
    case 6: return .onto(Int(one) % devices.count)
    case 7: return .overlay
    default: return .rebase
    }
  }

  /// A time span from zero over milliseconds to more than any limit.
  private static func span(_ byte: UInt8) -> Int64 {
    switch byte {
    case 0: 0
    case 1..<200: Int64(byte) * 2000
    case 200..<250: Int64(byte - 199) * 60_000_000
    default: .max / 4
    }
  }

  private static func events(_ bytes: UnsafeRawBufferPointer) -> [InputEvent] {
    var events: [InputEvent] = []
    var time: Int64 = 1
    for start in stride(from: 0, to: bytes.count - 3, by: 4).prefix(400) {
      let low = Int32(bytes[start + 2])
      let value = Int32(Int8(bitPattern: bytes[start + 3])) << 8 | low
      let step = bytes[start]
      switch step {
      case 0..<160: time += Int64(step) * 100
      case 160..<200: time -= Int64(step - 159) * 1000
      case 200..<250: time += Int64(step - 199) * 3_600_000_000
      case 250..<254: time = 1
      default: time = Int64(value & 0x7fff) * 274_000_000_000_000
      }
      time = min(max(time, 0), 9_000_000_000_000_000_000)
      let (type, code) = kinds[Int(bytes[start + 1]) % kinds.count]
      let isSmall = type == .key || type == .synchronization || code == AbsoluteCode.multitouchSlot
      let told = isSmall && abs(value) > 300 ? Int32(low % 12) - 2 : value
      events.append(
        InputEvent(
          time: Timestamp(microseconds: time), type: type, code: code,
          value: type == .synchronization ? told & 1 : told))
    }
    return events
  }

  private static let kinds: [(EventType, UInt16)] = [
    (.synchronization, 0), (.absolute, 0x2f), (.absolute, 0x39), (.absolute, 0x35),
    (.absolute, 0x36), (.synchronization, 0), (.absolute, 0x39), (.absolute, 0x2f),
    (.synchronization, 3), (.absolute, 0x3b), (.absolute, 0x37), (.absolute, 0x3a),
    (.key, KeyCode.touch), (.key, KeyCode.toolFinger), (.key, KeyCode.toolDoubleTap),
    (.key, KeyCode.left), (.absolute, 0), (.absolute, 1), (.synchronization, 2),
    (.miscellaneous, 5), (.absolute, 0x30), (.synchronization, 0),
  ]

  private static func device(slots: Int32?, distance: Bool = false) -> DeviceDescription {
    var axes: [UInt16: AbsoluteAxis] = [
      0: AbsoluteAxis(minimum: 0, maximum: 2000, resolution: 20),
      1: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 20),
    ]
    if let slots {
      axes[0x2f] = AbsoluteAxis(minimum: 0, maximum: slots - 1)
      axes[0x35] = axes[0]
      axes[0x36] = axes[1]
      axes[0x39] = AbsoluteAxis(minimum: 0, maximum: 65535)
      if distance {
        axes[0x3b] = AbsoluteAxis(minimum: 0, maximum: 63)
        axes[0x37] = AbsoluteAxis(minimum: 0, maximum: 15)
      }
    }
    return DeviceDescription(
      name: "fuzzed",
      codes: [
        .synchronization: [0], .absolute: CodeSet(axes.keys),
        .key: [KeyCode.touch, KeyCode.toolFinger, KeyCode.toolDoubleTap, KeyCode.left],
      ], axes: axes)
  }
}
