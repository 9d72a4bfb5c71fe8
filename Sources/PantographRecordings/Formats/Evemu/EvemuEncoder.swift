import PantographTouches

/// Writes evemu 1.3. The file holds one track; header fields that evemu does not have are written
/// as notes.
final class EvemuEncoder: RecordingEncoder {
  private var lastReport: Timestamp?

  override func begin(notes: [RecordingNote], trackCount: Int, into bytes: inout [UInt8]) {
    precondition(trackCount <= 1, "an evemu file holds one device")
    bytes.append(text: "# EVEMU 1.3\n")
    for note in notes where !ReservedNotes.isReserved(note) { bytes.append(note: note) }
  }

  override func header(_ header: TrackHeader, track: Int, into bytes: inout [UInt8]) {
    for note in ReservedNotes.notes(for: header) { bytes.append(note: note) }
    guard let device = header.device else { return }
    if let computer = device.computer {
      bytes.append(text: "# DMI: ")
      bytes.append(name: computer)
      bytes.append(0x0a)
    }
    bytes.append(text: "N: ")
    bytes.append(name: device.name)
    bytes.append(text: "\nI:")
    let identity = device.identity
    for number in [identity.bus, identity.vendor, identity.product, identity.version] {
      bytes.append(0x20)
      bytes.append(hexadecimal: UInt32(number), digits: 4)
    }
    bytes.append(text: "\nP:")
    for byte in 0..<8 {
      let bits = byte < 4 ? device.properties.rawValue >> UInt32(byte * 8) & 0xff : 0
      bytes.append(0x20)
      bytes.append(hexadecimal: bits, digits: 2)
    }
    bytes.append(0x0a)
    for (type, codes) in device.codes.sorted(by: { $0.key < $1.key }) {
      bitmap(type, codes, into: &bytes)
    }
    for (code, axis) in device.axes.sorted(by: { $0.key < $1.key }) {
      bytes.append(text: "A: ")
      bytes.append(hexadecimal: UInt32(code), digits: code > 0xff ? 4 : 2)
      for number in [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution] {
        bytes.append(0x20)
        bytes.append(decimal: Int64(number))
      }
      bytes.append(0x0a)
    }
    for state in header.initialStates {
      bytes.append(text: state.type == .switch ? "S: " : "L: ")
      bytes.append(hexadecimal: UInt32(state.code), digits: state.code > 0xff ? 4 : 2)
      bytes.append(0x20)
      bytes.append(decimal: Int64(state.value))
      bytes.append(0x0a)
    }
  }

  override func event(_ event: InputEvent, track: Int, into bytes: inout [UInt8]) {
    bytes.append(text: "E: ")
    let time = max(event.time.microseconds, 0)
    bytes.append(decimal: time / 1_000_000)
    bytes.append(UInt8(ascii: "."))
    bytes.append(decimal: time % 1_000_000, width: 6)
    bytes.append(0x20)
    bytes.append(hexadecimal: UInt32(event.type.rawValue), digits: 4)
    bytes.append(0x20)
    bytes.append(hexadecimal: UInt32(event.code), digits: 4)
    bytes.append(0x20)
    bytes.append(decimal: Int64(event.value), width: 4)
    bytes.append(text: "\t# ")
    bytes.append(commentOn: event, lastReport: lastReport)
    bytes.append(0x0a)
    if event.isReport { lastReport = event.time }
  }

  override func finish(into bytes: inout [UInt8]) {}

  /// Appends a type's bitmap, eight bytes a line. There are at least as many lines as Linux' own
  /// codes of this type need.
  private func bitmap(_ type: EventType, _ codes: CodeSet, into bytes: inout [UInt8]) {
    let usual = type == .key ? 12 : type.rawValue == 0x15 ? 2 : 1
    let all = codes.codes
    let lines = max(usual, all.last.map { Int($0) / 64 + 1 } ?? 0)
    for line in 0..<lines {
      bytes.append(text: "B: ")
      bytes.append(hexadecimal: UInt32(type.rawValue), digits: 2)
      for byte in 0..<8 {
        var bits: UInt32 = 0
        for bit in 0..<8 where codes.contains(UInt16(line * 64 + byte * 8 + bit)) {
          bits |= 1 << UInt32(bit)
        }
        bytes.append(0x20)
        bytes.append(hexadecimal: bits, digits: 2)
      }
      bytes.append(0x0a)
    }
  }
}

extension [UInt8] {
  /// Appends a device's name. Characters that would end the line become question marks.
  mutating func append(name: String) {
    for byte in name.utf8 {
      append(byte == 0 || byte == 0x0a || byte == 0x0d ? UInt8(ascii: "?") : byte)
    }
  }

  /// Appends the comment that makes an event readable: its names, or the time since the last
  /// report.
  mutating func append(commentOn event: InputEvent, lastReport: Timestamp?) {
    guard event.type == .synchronization else {
      append(string: EventNames.name(of: event.type))
      append(text: " / ")
      append(string: EventNames.name(of: event.code, in: event.type))
      append(0x20)
      append(decimal: Int64(event.value))
      return
    }
    if event.isReport {
      append(text: "------------ SYN_REPORT (0) ---------- +")
      let span = lastReport.map { event.time - $0 } ?? .zero
      append(decimal: span.microseconds / 1000)
      append(text: "ms")
      return
    }
    append(text: "++++++++++++ ")
    append(string: EventNames.name(of: event.code, in: event.type))
    append(text: " (")
    append(decimal: Int64(event.value))
    append(text: ") ++++++++++")
  }
}
