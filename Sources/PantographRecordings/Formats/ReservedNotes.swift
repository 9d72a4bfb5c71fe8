import PantographTouches

/// Notes for fields of `TrackHeader` that a format has no lines for. Their keys begin with
/// `device.` and cannot be used for other notes.
enum ReservedNotes {
  /// Stores a note with a reserved key in the header; returns false for any other note.
  static func absorb(_ note: RecordingNote, into header: inout TrackHeader) -> Bool {
    switch note.key {
    case "device.node": header.node = note.value
    case "device.udev": header.udevProperties.append(note.value)
    case "device.quirk": header.quirks.append(note.value)
    case "device.computer":
      header.device = header.device ?? DeviceDescription(name: "")
      header.device?.computer = note.value.utf8.starts(with: "dmi:".utf8) ? note.value : nil
    case "device.hid":
      guard let bytes = hexadecimalBytes(note.value) else { return false }
      header.hidDescriptor += bytes
    case "device.state":
      guard let state = state(note.value) else { return false }
      header.initialStates.append(state)
    default: return false
    }
    return true
  }

  static func isReserved(_ note: RecordingNote) -> Bool {
    switch note.key {
    case "device.node", "device.udev", "device.quirk", "device.hid", "device.state",
      "device.computer":
      true
    default: false
    }
  }

  /// Returns the notes from which `absorb` restores the same header.
  static func notes(for header: TrackHeader) -> [RecordingNote] {
    var notes: [RecordingNote] = []
    if !header.node.isEmpty { notes.append(RecordingNote(key: "device.node", value: header.node)) }
    for property in header.udevProperties {
      notes.append(RecordingNote(key: "device.udev", value: property))
    }
    for quirk in header.quirks { notes.append(RecordingNote(key: "device.quirk", value: quirk)) }
    var rest = header.hidDescriptor[...]
    while !rest.isEmpty {
      var text: [UInt8] = []
      for byte in rest.prefix(32) { text.append(hexadecimal: UInt32(byte), digits: 2) }
      rest = rest.dropFirst(32)
      notes.append(RecordingNote(key: "device.hid", value: String(decoding: text, as: UTF8.self)))
    }
    return notes
  }

  /// Returns notes for the lights and switches, for a format without lines for them. Their values
  /// are type, code and value.
  static func stateNotes(for header: TrackHeader) -> [RecordingNote] {
    header.initialStates.map {
      RecordingNote(key: "device.state", value: "\($0.type.rawValue) \($0.code) \($0.value)")
    }
  }

  private static func state(_ text: String) -> TrackHeader.InitialState? {
    let fields = text.utf8.split(separator: 0x20)
    guard fields.count == 3, let type = UInt16(String(fields[0]) ?? ""),
      let code = UInt16(String(fields[1]) ?? ""), let value = Int32(String(fields[2]) ?? "")
    else { return nil }
    guard type == EventType.led.rawValue || type == EventType.switch.rawValue, value != 0
    else { return nil }
    return TrackHeader.InitialState(type: EventType(rawValue: type), code: code, value: value)
  }

  private static func hexadecimalBytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var high: UInt8?
    for unit in text.utf8 {
      guard let digit = LineCursor.hexadecimalDigit(unit) else { return nil }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return high == nil ? bytes : nil
  }
}
