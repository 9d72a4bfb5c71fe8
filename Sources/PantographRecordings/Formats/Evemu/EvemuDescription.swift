import PantographTouches

/// Collects the lines that describe the device, in any order.
struct EvemuDescription {
  var version = EvemuVersion.oldest
  var header = TrackHeader()

  private var name: String?
  private var identity: DeviceIdentity?
  private var device = DeviceDescription(name: "")
  private var propertyBytes: UInt16 = 0
  /// The number of bitmap bytes read for each type.
  private var bitmapBytes: [EventType: Int] = [:]
  private(set) var isBegun = false
  /// The computer, from a comment that evemu writes.
  var computer: String?

  /// The largest size of a bitmap in bytes, enough for all 65,536 codes.
  private static let longestBitmap = 8192
  private static let wholeInt32 = Int64(Int32.min)...Int64(Int32.max)

  static func knows(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "N"), UInt8(ascii: "I"), UInt8(ascii: "P"), UInt8(ascii: "B"),
      UInt8(ascii: "A"), UInt8(ascii: "L"), UInt8(ascii: "S"):
      true
    default: false
    }
  }

  /// Reads the fields after a line's letter.
  mutating func read(
    _ start: LineCursor, _ line: inout LineCursor, into batch: inout RecordingBatch
  ) {
    isBegun = true
    switch start.byte {
    case UInt8(ascii: "N"): readName(start, &line, into: &batch)
    case UInt8(ascii: "I"): readIdentity(start, &line, into: &batch)
    case UInt8(ascii: "P"): readProperties(&line, into: &batch)
    case UInt8(ascii: "B"): readBitmap(&line, into: &batch)
    case UInt8(ascii: "A"): readAxis(start, &line, into: &batch)
    case UInt8(ascii: "L"): readState(.led, &line, into: &batch)
    case UInt8(ascii: "S"): readState(.switch, &line, into: &batch)
    default: break
    }
  }

  /// Returns the header of the only track, after its last line was read.
  mutating func finish(into batch: inout RecordingBatch) -> TrackHeader {
    guard isBegun else { return header }
    let place = SourcePlace(line: 1, column: 1)
    if name == nil {
      batch.issues.append(
        RecordingIssue(
          .warning, at: place, "the device has no name", found: "no such line", expected: "N: name")
      )
    }
    if identity == nil {
      batch.issues.append(
        RecordingIssue(
          .warning, at: place, "the device has no numbers", found: "no such line",
          expected: "I: bus vendor product version"))
    }
    device.name = name ?? ""
    device.identity = identity ?? DeviceIdentity()
    device.computer = computer ?? header.device?.computer
    header.device = device
    return header
  }

  private mutating func readName(
    _ start: LineCursor, _ line: inout LineCursor, into batch: inout RecordingBatch
  ) {
    if name != nil { reportSecond(start, "name", into: &batch) }
    _ = line.skip(UInt8(ascii: " "))
    for offset in 0..<line.count where line.byte(at: offset) == 0 {
      line.report(
        .error, "the device's name contains a zero byte", expected: "a name", into: &batch)
      line.end = line.next + offset
      break
    }
    name = line.deviceName(into: &batch)
  }

  private mutating func readIdentity(
    _ start: LineCursor, _ line: inout LineCursor, into batch: inout RecordingBatch
  ) {
    if identity != nil { reportSecond(start, "line of numbers", into: &batch) }
    guard let bus = line.hexadecimal("the bus", digits: 4, into: &batch),
      let vendor = line.hexadecimal("the vendor", digits: 4, into: &batch),
      let product = line.hexadecimal("the product", digits: 4, into: &batch),
      let version = line.hexadecimal("the version", digits: 4, into: &batch)
    else { return }
    expectEnd(&line, into: &batch)
    identity = DeviceIdentity(
      bus: UInt16(bus), vendor: UInt16(vendor), product: UInt16(product), version: UInt16(version))
  }

  private mutating func readProperties(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    for _ in 0..<8 {
      line.skipSpaces()
      let before = line
      guard let bits = line.hexadecimal("a byte of the properties", digits: 2, into: &batch)
      else { return }
      if propertyBytes < 4 {
        device.properties.rawValue |= UInt32(bits) << UInt32(propertyBytes * 8)
      } else if bits != 0 {
        before.report(
          .error, "a property above the limit of 32 was left out", expected: "00",
          into: &batch)
      }
      if propertyBytes < UInt16.max { propertyBytes += 1 }
    }
    expectEnd(&line, into: &batch)
  }

  private mutating func readBitmap(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    line.skipSpaces()
    let before = line
    guard let number = line.hexadecimal("the type of the bitmap", digits: 4, into: &batch)
    else { return }
    guard number < EventType.count else {
      return before.report(
        .error, "there is no such event type", expected: "a type below 20", into: &batch)
    }
    let type = EventType(rawValue: UInt16(number))
    var offset = bitmapBytes[type, default: 0]
    guard offset + 8 <= Self.longestBitmap else {
      return before.report(
        .error, "the type has too many codes", expected: "at most 65536",
        into: &batch)
    }
    var codes = device.codes[type] ?? CodeSet()
    for _ in 0..<8 {
      guard let bits = line.hexadecimal("a byte of the bitmap", digits: 2, into: &batch)
      else { break }
      for bit in 0..<8 where bits >> Int64(bit) & 1 == 1 {
        codes.insert(UInt16(offset * 8 + bit))
      }
      offset += 1
    }
    bitmapBytes[type] = (offset + 7) / 8 * 8
    device.codes[type] = codes
    expectEnd(&line, into: &batch)
  }

  private mutating func readAxis(
    _ start: LineCursor, _ line: inout LineCursor, into batch: inout RecordingBatch
  ) {
    guard let code = line.hexadecimal("the axis", digits: 4, into: &batch) else { return }
    var numbers: [Int32] = []
    for what in ["minimum", "maximum", "fuzz", "flatness"] {
      guard let value = line.decimal("the axis' \(what)", in: Self.wholeInt32, into: &batch)
      else { return }
      numbers.append(Int32(value))
    }
    line.skipSpaces()
    let hasResolution = !line.isAtEnd && line.byte != UInt8(ascii: "#")
    if hasResolution {
      guard let value = line.decimal("the axis' resolution", in: Self.wholeInt32, into: &batch)
      else { return }
      numbers.append(Int32(value))
      expectEnd(&line, into: &batch)
    }
    if hasResolution != (version >= .withResolution) {
      start.report(
        .warning, "an axis has \(hasResolution ? 6 : 5) numbers in evemu 1.\(version.minor)",
        expected: "6 numbers from evemu 1.2 on and 5 before", into: &batch)
    }
    if device.axes[UInt16(code)] != nil { reportSecond(start, "line of this axis", into: &batch) }
    device.axes[UInt16(code)] = AbsoluteAxis(
      minimum: numbers[0], maximum: numbers[1], fuzz: numbers[2], flat: numbers[3],
      resolution: hasResolution ? numbers[4] : 0)
  }

  private mutating func readState(
    _ type: EventType, _ line: inout LineCursor, into batch: inout RecordingBatch
  ) {
    guard let code = line.hexadecimal("the code of the state", digits: 4, into: &batch),
      let value = line.decimal("the state", in: Self.wholeInt32, into: &batch)
    else { return }
    expectEnd(&line, into: &batch)
    guard value != 0 else { return }
    header.initialStates.append(
      TrackHeader.InitialState(type: type, code: UInt16(code), value: Int32(value)))
  }

  private func reportSecond(
    _ line: LineCursor, _ what: String, into batch: inout RecordingBatch
  ) {
    line.report(.warning, "a second \(what) replaces the first", expected: "one", into: &batch)
  }

  private func expectEnd(_ line: inout LineCursor, into batch: inout RecordingBatch) {
    line.skipSpaces()
    guard !line.isAtEnd, line.byte != UInt8(ascii: "#") else { return }
    line.report(
      .error, "the line continues behind its last field", expected: "the end of the line",
      into: &batch)
  }
}
