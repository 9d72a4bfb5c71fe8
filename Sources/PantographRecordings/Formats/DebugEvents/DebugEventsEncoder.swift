import PantographPlainText
import PantographTouches

/// Writes the text of `libinput debug-events`: one device after the other, with all digits of times
/// and movements. Holds movements only, and no events of a device.
final class DebugEventsEncoder: RecordingEncoder {
  private struct Source {
    var node: UInt32
    /// The decimals of the time in seconds that the file's precision needs.
    var decimals: Int
  }

  /// The first number for a track whose own node has none, or one that another track has.
  private static let firstSpareNode: UInt32 = 900_000

  private var sources: [Int: Source] = [:]
  private var lastWritten: UInt32?

  override var holdsEvents: Bool { false }
  override var holdsDeltas: Bool { true }

  override func begin(notes: [RecordingNote], trackCount: Int, into bytes: inout [UInt8]) {
    for note in notes where !ReservedNotes.isReserved(note) { bytes.append(note: note) }
  }

  override func header(_ header: TrackHeader, track: Int, into bytes: inout [UInt8]) {
    let step = header.deltas?.timeStep ?? .milliseconds(1)
    let node = freeNode(header.node)
    sources[track] = Source(
      node: node, decimals: step >= .milliseconds(10) ? 2 : step >= .milliseconds(1) ? 3 : 6)
    guard header.device != nil || header.deltas?.size != nil else { return }
    begin(node, "DEVICE_ADDED", into: &bytes)
    bytes.append(name: header.device?.name ?? "")
    bytes.append(text: "  seat0 default group")
    bytes.append(decimal: Int64(track) + 1)
    bytes.append(text: " cap:pg")
    if let size = header.deltas?.size {
      bytes.append(text: "  size ")
      bytes.append(number: size.x)
      bytes.append(UInt8(ascii: "x"))
      bytes.append(number: size.y)
      bytes.append(text: "mm")
    }
    bytes.append(0x0a)
  }

  override func event(_ event: InputEvent, track: Int, into bytes: inout [UInt8]) {}

  override func delta(_ report: DeltaReport, track: Int, into bytes: inout [UInt8]) {
    guard let type = Self.type(report.action), let source = sources[track] else { return }
    begin(source.node, type, into: &bytes)
    bytes.append(time: report.time, decimals: source.decimals)
    bytes.append(text: "s\t")
    bytes.append(report.action)
    bytes.append(0x0a)
  }

  override func finish(into bytes: inout [UInt8]) {}

  override func holds(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7f }

  /// Writes the columns of version 1.19.
  private func begin(_ node: UInt32, _ type: StaticString, into bytes: inout [UInt8]) {
    bytes.append(lastWritten == node ? 0x20 : UInt8(ascii: "-"))
    lastWritten = node
    let first = bytes.count
    bytes.append(text: "event")
    bytes.append(decimal: Int64(node))
    bytes.pad(from: first, to: 9)
    bytes.append(text: type)
    bytes.pad(from: first, to: 33)
  }

  /// Returns the number in a device's path, or the first spare number if the path has none or another
  /// track has it.
  private func freeNode(_ path: String) -> UInt32 {
    func isFree(_ node: UInt32) -> Bool { !sources.values.contains { $0.node == node } }
    if let node = Self.node(path), isFree(node) { return node }
    var spare = Self.firstSpareNode
    while !isFree(spare) { spare += 1 }
    return spare
  }

  /// Returns the number in `/dev/input/event7`; nil for any other path.
  static func node(_ path: String) -> UInt32? {
    let bytes = Array(path.utf8)
    let start = Array("/dev/input/event".utf8)
    guard bytes.starts(with: start) else { return nil }
    let digits = bytes.dropFirst(start.count)
    guard let first = digits.first, digits.count < 8,
      first != UInt8(ascii: "0") || digits.count == 1
    else { return nil }
    var number: UInt32 = 0
    for digit in digits {
      guard digit &- 0x30 < 10 else { return nil }
      number = number * 10 + UInt32(digit - 0x30)
    }
    return number <= DebugEventsHead.lastNode ? number : nil
  }

  private static func type(_ action: DeltaAction) -> StaticString? {
    switch action {
    case .swipeBegan: "GESTURE_SWIPE_BEGIN"
    case .swipeMoved: "GESTURE_SWIPE_UPDATE"
    case .swipeEnded: "GESTURE_SWIPE_END"
    case .pinchBegan: "GESTURE_PINCH_BEGIN"
    case .pinchMoved: "GESTURE_PINCH_UPDATE"
    case .pinchEnded: "GESTURE_PINCH_END"
    case .holdBegan: "GESTURE_HOLD_BEGIN"
    case .holdEnded: "GESTURE_HOLD_END"
    case .scrolled(let scroll):
      switch scroll.source {
      case .fingers: "POINTER_SCROLL_FINGER"
      case .continuous: "POINTER_SCROLL_CONTINUOUS"
      // libinput sends no kinetic continuation.
      case .momentum: nil
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func pad(from first: Int, to width: Int) {
    append(0x20)
    while count - first < width { append(0x20) }
  }

  /// Appends seconds with at least this number of decimals, and more if the time needs them.
  fileprivate mutating func append(time: Timestamp, decimals: Int) {
    append(time.microseconds < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    let magnitude = Int64(clamping: time.microseconds.magnitude)
    append(decimal: magnitude / 1_000_000)
    append(UInt8(ascii: "."))
    var rest = magnitude % 1_000_000
    var digits = 6
    while digits > decimals, rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    append(decimal: rest, width: digits)
  }

  fileprivate mutating func append(_ action: DeltaAction) {
    switch action {
    case .swipeBegan(let fingers), .pinchBegan(let fingers), .holdBegan(let fingers):
      append(decimal: Int64(fingers))
    case .swipeEnded(let fingers, let isCancelled), .pinchEnded(let fingers, _, let isCancelled),
      .holdEnded(let fingers, let isCancelled):
      append(decimal: Int64(fingers))
      if isCancelled { append(text: " cancelled") }
    case .swipeMoved(let fingers, let movement):
      append(decimal: Int64(fingers))
      append(movement)
    case .pinchMoved(let fingers, let movement, let scale, let rotation):
      append(decimal: Int64(fingers))
      append(movement)
      append(text: "  ")
      append(number: scale)
      append(text: " @ ")
      append(number: DebugEventsReport.degrees(radians: rotation))
    case .scrolled(let scroll):
      append(text: "vert ")
      append(axis: scroll.y)
      append(text: " horiz ")
      append(axis: scroll.x)
      append(text: scroll.source == .fingers ? " (finger)" : " (continuous)")
    }
  }

  private mutating func append(_ movement: DeltaMovement) {
    append(text: "  ")
    append(movement.accelerated)
    guard let unaccelerated = movement.unaccelerated else { return }
    append(text: " (")
    append(unaccelerated)
    append(text: " unaccelerated)")
  }

  private mutating func append(_ delta: Delta) {
    append(number: delta.x)
    append(UInt8(ascii: "/"))
    append(number: delta.y)
  }

  private mutating func append(axis value: Double?) {
    append(number: value ?? 0)
    append(text: value == nil ? "/0.0" : "/0.0*")
  }

  /// Appends the shortest digits from which the number is read again, two decimals at least.
  fileprivate mutating func append(number: Double) {
    let short = DecimalText(number, decimals: 2, zeros: .kept).description
    let isExact = DecimalReader.double(Array(short.utf8)[...]) == number
    append(string: isExact ? short : "\(number)")
  }
}
