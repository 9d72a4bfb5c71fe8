import PantographRecordings
import PantographTouches

/// Writes the events of a device to a file, at most `latency` after they came.
///
/// Only the codes in `RecordableCodes` are written, and only whole frames. Times start at one
/// microsecond, as in evemu's files. The file has its header before the first event comes.
public final class Recorder {
  /// The longest time that events wait before they are written to the file.
  public static let latency = TimeSpan.milliseconds(250)
  /// The number of waiting bytes at which they are written at once.
  private static let room = 32_768

  /// The time, frames and bytes that have been recorded so far.
  public private(set) var progress = RecordingProgress()

  let reader: EvdevReader
  /// The moment at which the file's time is zero. If nil, zero is one microsecond before the first
  /// event.
  var origin: Timestamp?
  private let file: any RecordingPlace
  private let encoder: RecordingEncoder
  private var bytes: [UInt8] = []
  private var waitingSince: Timestamp?
  private var start: Timestamp?
  private var held = HeldInput()

  /// Writes the header. Throws for a keyboard and for a device without a touch surface;
  /// `check(_:path:)` finds that out before a file is created.
  ///
  /// If `origin` is given, the file's times count from that moment, otherwise from the first event.
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

  /// Records into a part of a file that already contains the part's header.
  init(reader: EvdevReader, part: PartedFile.Place, format: RecordingFormat) {
    self.reader = reader
    file = part
    encoder = Self.encoder(format)
    var written: [UInt8] = []
    encoder.header(Self.header(of: reader), track: 0, into: &written)
    Self.warmUp(format)
  }

  /// Returns the device's header, which precedes its events in the file.
  static func header(of reader: EvdevReader) -> TrackHeader {
    TrackHeader(node: reader.path, device: RecordableCodes.description(of: reader.device))
  }

  static func encoder(_ format: RecordingFormat) -> RecordingEncoder {
    guard let encoder = format.makeEncoder() else {
      preconditionFailure("a recorder needs a format that can be written")
    }
    return encoder
  }

  /// Encodes a frame and discards it. This builds tables that are otherwise built at their first
  /// use, while the device's queue fills up.
  private static func warmUp(_ format: RecordingFormat) {
    let encoder = encoder(format)
    var unused: [UInt8] = []
    encoder.header(TrackHeader(node: ""), track: 0, into: &unused)
    for type in [EventType.absolute, .key, .synchronization] {
      let event = InputEvent(time: .zero, type: type, code: 0, value: 0)
      encoder.event(event, track: 0, into: &unused)
    }
  }

  /// Throws if the device must not be recorded.
  public static func check(_ device: DeviceDescription, path: String) throws(EvdevError) {
    if RecordableCodes.isKeyboard(device) { throw .keyboard(name: device.name) }
    if DeviceKind(device) == .other { throw .noSurface(path: path, name: device.name) }
  }

  /// Records until the loop is stopped, a signal comes, the device is removed or `limit` has
  /// passed. `heard` is called with the events of each read, for a display. If `tick` is given,
  /// `heard` is called at least that often, even without events.
  public func run(
    on loop: InputLoop, until limit: Timestamp? = nil, tick: TimeSpan? = nil,
    heard: (RecordingProgress, ArraySlice<InputEvent>) -> Void = { _, _ in }
  ) throws(EvdevError) -> RecordingEnd {
    try RecordingSession(self).run(on: loop, until: limit, tick: tick) { _, progress, events in
      heard(progress, events)
    }
  }

  /// Takes whole frames that were read by `now`.
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

  /// The time by which waiting events must be written; nil if none are waiting.
  package var flushTime: Timestamp? { waitingSince.map { $0 + Self.latency } }

  /// Returns whether waiting events must be written at `now`.
  package func isDue(at now: Timestamp) -> Bool {
    guard let waitingSince else { return false }
    return bytes.count >= Self.room || now - waitingSince >= Self.latency
  }

  /// Writes the waiting events to the file.
  package func flush() throws(EvdevError) {
    defer {
      bytes.removeAll(keepingCapacity: true)
      waitingSince = nil
    }
    guard !bytes.isEmpty else { return }
    try file.append(bytes)
    progress.bytes = file.size
  }

  /// Ends the file and flushes it to the disk.
  package func finish(_ end: RecordingEnd) throws(EvdevError) {
    if end == .deviceRemoved {
      bytes += Array("# The device was removed; its last events may be missing.\n".utf8)
    }
    encoder.finish(into: &bytes)
    try flush()
    try file.finish()
  }
}
