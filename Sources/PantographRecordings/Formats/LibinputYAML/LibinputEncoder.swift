import PantographTouches

/// Writes `libinput record`'s YAML. The file holds one device after the other, so the first
/// device's events are written at once and the other devices' events wait, as in the recorder
/// itself.
final class LibinputEncoder: RecordingEncoder {
  private struct Device {
    var isInFrame = false
    var lastReport: Timestamp?
    var waiting: [UInt8] = []
  }

  private var devices: [Device] = []
  private var order: [Int] = []
  private var computer: String?

  override func begin(notes: [RecordingNote], trackCount: Int, into bytes: inout [UInt8]) {
    devices = Array(repeating: Device(), count: trackCount)
    bytes.append(text: "# libinput record\n")
    for note in notes where !ReservedNotes.isReserved(note) { bytes.append(note: note) }
    bytes.append(text: "version: 1\nndevices: ")
    bytes.append(decimal: Int64(trackCount))
    bytes.append(text: "\nlibinput:\n  version: \"unknown\"\n  git: \"unknown\"\n")
  }

  /// Writes the part about the computer, which a file has once. A device of another computer has a
  /// note.
  private func beginDevices(_ first: TrackHeader?, into bytes: inout [UInt8]) {
    computer = first?.device?.computer
    bytes.append(text: "system:\n  kernel: \"unknown\"\n  dmi: \"")
    bytes.append(name: computer ?? "unknown")
    bytes.append(text: "\"\ndevices:\n")
  }

  override func header(_ header: TrackHeader, track: Int, into bytes: inout [UInt8]) {
    while devices.count <= track { devices.append(Device()) }
    if order.isEmpty { beginDevices(header, into: &bytes) }
    order.append(track)
    if order.first == track {
      encode(header, into: &bytes)
    } else {
      encode(header, into: &devices[track].waiting)
    }
  }

  override func event(_ event: InputEvent, track: Int, into bytes: inout [UInt8]) {
    if order.first == track {
      encode(event, &devices[track], into: &bytes)
    } else {
      var waiting: [UInt8] = []
      swap(&waiting, &devices[track].waiting)
      encode(event, &devices[track], into: &waiting)
      swap(&waiting, &devices[track].waiting)
    }
  }

  override func finish(into bytes: inout [UInt8]) {
    if order.isEmpty { beginDevices(nil, into: &bytes) }
    for track in order.dropFirst() { bytes += devices[track].waiting }
  }

  private func encode(_ event: InputEvent, _ device: inout Device, into bytes: inout [UInt8]) {
    if !device.isInFrame { bytes.append(text: "  - evdev:\n") }
    device.isInFrame = !event.isReport
    let space = UInt8(ascii: " ")
    let time = max(event.time.microseconds, 0)
    bytes.append(text: "    - [")
    bytes.append(decimal: time / 1_000_000, width: 3, fill: space)
    bytes.append(text: ", ")
    bytes.append(decimal: time % 1_000_000, width: 6, fill: space)
    bytes.append(text: ", ")
    bytes.append(decimal: Int64(event.type.rawValue), width: 3, fill: space)
    bytes.append(text: ", ")
    bytes.append(decimal: Int64(event.code), width: 3, fill: space)
    bytes.append(text: ", ")
    bytes.append(decimal: Int64(event.value), width: 7, fill: space)
    bytes.append(text: "] # ")
    bytes.append(commentOn: event, lastReport: device.lastReport)
    bytes.append(0x0a)
    if event.isReport { device.lastReport = event.time }
  }

  private func encode(_ header: TrackHeader, into bytes: inout [UInt8]) {
    bytes.append(text: "- node: ")
    bytes.append(name: header.node)
    bytes.append(0x0a)
    for note in ReservedNotes.stateNotes(for: header) {
      bytes.append(text: "  ")
      bytes.append(note: note)
    }
    if let device = header.device, device.computer != computer {
      bytes.append(text: "  ")
      let value = device.computer ?? "unknown"
      bytes.append(note: RecordingNote(key: "device.computer", value: value))
    }
    if let device = header.device { encode(device, into: &bytes) }
    if !header.hidDescriptor.isEmpty {
      bytes.append(text: "  hid: [")
      for (index, byte) in header.hidDescriptor.enumerated() {
        bytes.append(text: index % 16 == 0 ? "\n    0x" : " 0x")
        bytes.append(hexadecimal: UInt32(byte), digits: 2)
        if index + 1 < header.hidDescriptor.count { bytes.append(UInt8(ascii: ",")) }
      }
      bytes.append(text: "\n  ]\n")
    }
    bytes.append(text: "  udev:\n    properties:\n")
    list(header.udevProperties, into: &bytes)
    bytes.append(text: "  quirks:\n")
    list(header.quirks, into: &bytes)
    bytes.append(text: "  events:\n")
  }

  override func holds(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7f }

  private func encode(_ device: DeviceDescription, into bytes: inout [UInt8]) {
    bytes.append(text: "  evdev:\n    name: \"")
    for byte in device.name.utf8 {
      bytes.append(holds(byte) ? byte : UInt8(ascii: "?"))
      if byte == UInt8(ascii: "%") { bytes.append(byte) }
    }
    bytes.append(text: "\"\n    id: ")
    let identity = device.identity
    numbers(
      [identity.bus, identity.vendor, identity.product, identity.version].map { Int64($0) },
      into: &bytes)
    bytes.append(text: "\n    codes:\n")
    for (type, codes) in device.codes.sorted(by: { $0.key < $1.key }) {
      bytes.append(text: "      ")
      bytes.append(decimal: Int64(type.rawValue))
      bytes.append(text: ": ")
      numbers(codes.codes.map { Int64($0) }, into: &bytes)
      bytes.append(text: " # ")
      bytes.append(string: EventNames.name(of: type))
      bytes.append(0x0a)
    }
    if !device.axes.isEmpty { bytes.append(text: "    absinfo:\n") }
    for (code, axis) in device.axes.sorted(by: { $0.key < $1.key }) {
      bytes.append(text: "      ")
      bytes.append(decimal: Int64(code))
      bytes.append(text: ": ")
      numbers(
        [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution].map { Int64($0) },
        into: &bytes)
      bytes.append(0x0a)
    }
    bytes.append(text: "    properties: ")
    numbers(device.properties.numbers.map { Int64($0) }, into: &bytes)
    bytes.append(0x0a)
  }

  private func numbers(_ numbers: [Int64], into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(text: ", ") }
      bytes.append(decimal: number)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private func list(_ items: [String], into bytes: inout [UInt8]) {
    for item in items {
      bytes.append(text: "    - ")
      bytes.append(name: item)
      bytes.append(0x0a)
    }
  }
}
