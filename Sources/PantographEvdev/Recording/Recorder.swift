import PantographRecordings
import PantographTouches

/// Writes what a device sends to a file, at most `latency` behind it.
///
/// Only what `RecordableCodes` holds is written, and never half a frame. Times start at one
/// microsecond, as evemu's do. The header is in the file before the first event comes.
public final class Recorder {
  /// How long events may wait before they are in the file.
  public static let latency = TimeSpan.milliseconds(250)
  /// How many bytes may wait.
  private static let room = 32_768

  /// How much has been recorded so far.
  public private(set) var progress = RecordingProgress()

  let reader: EvdevReader
  /// The moment that is zero in the file; nil for one microsecond before the first event.
  var origin: Timestamp?
  private let file: any RecordingPlace
  private let encoder: RecordingEncoder
  private var bytes: [UInt8] = []
  private var waitingSince: Timestamp?
  private var start: Timestamp?
  private var held = HeldInput()

  /// Writes the header. A keyboard, or a device without a touch surface, is refused; see
  /// `check(_:path:)`, which tells before there is a file.
  ///
  /// With an `origin` the file's times count from that moment, otherwise from the first event.
  public init(
    reader: EvdevReader, file: RecordingFile, format: RecordingFormat = .evemu,
    notes: [RecordingNote] = [], origin: Timestamp? = nil
  ) throws(EvdevError) {
    try Self.check(reader.device, path: reader.path)
    self.reader = reader
    self.file = file
    self.origin = origin
    encoder = Self.encoder(format)
    encoder.begin(notes: notes, trackCount: 1, into: &bytes)
    encoder.header(Self.header(of: reader), track: 0, into: &bytes)
    try flush()
    Self.warmUp(format)
  }

  /// Writes into a part of a file, in which its header stands already.
  init(reader: EvdevReader, part: PartedFile.Place, format: RecordingFormat) {
    self.reader = reader
    file = part
    encoder = Self.encoder(format)
    var written: [UInt8] = []
    encoder.header(Self.header(of: reader), track: 0, into: &written)
    Self.warmUp(format)
  }

  /// What a file says of the device before its events.
  static func header(of reader: EvdevReader) -> TrackHeader {
    TrackHeader(node: reader.path, device: RecordableCodes.description(of: reader.device))
  }

  static func encoder(_ format: RecordingFormat) -> RecordingEncoder {
    guard let encoder = format.makeEncoder() else {
      preconditionFailure("a format that is recorded can be written")
    }
    return encoder
  }

  /// Writes a frame that goes nowhere: tables that are made when they are first needed would
  /// otherwise be made while the device's queue fills up.
  private static func warmUp(_ format: RecordingFormat) {
    let encoder = encoder(format)
    var unused: [UInt8] = []
    encoder.header(TrackHeader(node: ""), track: 0, into: &unused)
    for type in [EventType.absolute, .key, .synchronization] {
      let event = InputEvent(time: .zero, type: type, code: 0, value: 0)
      encoder.event(event, track: 0, into: &unused)
    }
  }

  /// Throws for a device that must not be recorded.
  public static func check(_ device: DeviceDescription, path: String) throws(EvdevError) {
    if RecordableCodes.isKeyboard(device) { throw .keyboard(name: device.name) }
    if DeviceKind(device) == .other { throw .noSurface(path: path, name: device.name) }
  }

  /// Records until the loop is stopped, a signal comes, the device goes or `limit` is over.
  /// `heard` gets each piece of what was read, for a display; it is called at least every `tick`
  /// where there is one, also when nothing comes.
  public func run(
    on loop: InputLoop, until limit: Timestamp? = nil, tick: TimeSpan? = nil,
    heard: (RecordingProgress, ArraySlice<InputEvent>) -> Void = { _, _ in }
  ) throws(EvdevError) -> RecordingEnd {
    try RecordingSession(self).run(on: loop, until: limit, tick: tick) { _, progress, events in
      heard(progress, events)
    }
  }

  /// Takes whole frames that came by this moment.
  package func take(_ events: [InputEvent], at now: Timestamp) {
    guard !events.isEmpty else { return }
    for frame in EventFrames(events) { take(frame) }
    progress.drops = reader.droppedCount
    progress.contacts = held.contactCount
    if !bytes.isEmpty { waitingSince = waitingSince ?? now }
  }

  private func take(_ frame: EventFrame) {
    let kept = RecordableCodes.kept(of: frame)
    if kept.isEmpty { return }
    let first = start ?? kept.first?.time ?? frame.time
    start = first
    let base = origin ?? first - TimeSpan(microseconds: 1)
    for event in kept {
      held.apply(event)
      var event = event
      event.time = .zero + (event.time - base)
      encoder.event(event, track: 0, into: &bytes)
    }
    progress.frames += 1
    progress.elapsed = frame.time - first
  }

  /// When what was taken must be in the file; nil while nothing waits.
  package var flushTime: Timestamp? { waitingSince.map { $0 + Self.latency } }

  /// Whether what was taken is to be written by this moment.
  package func isDue(at now: Timestamp) -> Bool {
    guard let waitingSince else { return false }
    return bytes.count >= Self.room || now - waitingSince >= Self.latency
  }

  /// Writes what was taken.
  package func flush() throws(EvdevError) {
    defer {
      bytes.removeAll(keepingCapacity: true)
      waitingSince = nil
    }
    guard !bytes.isEmpty else { return }
    try file.append(bytes)
    progress.bytes = file.size
  }

  /// Ends the file, which is then on the disk.
  package func finish(_ end: RecordingEnd) throws(EvdevError) {
    if end == .deviceRemoved {
      bytes += Array("# The device was removed; what it sent last may be missing.\n".utf8)
    }
    encoder.finish(into: &bytes)
    try flush()
    try file.finish()
  }
}
