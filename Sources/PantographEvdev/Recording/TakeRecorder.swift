import PantographRecordings
import PantographTouches

/// Records a device in takes, each into a file of its own: from the first touch until all fingers have been
/// up for a while.
///
/// Each file is worth as much as one that was begun when the device was opened: what the kernel told
/// of a slot in an earlier take is told again where it matters.
public final class TakeRecorder {
  /// One that is over.
  public struct Take: Sendable {
    /// Its file.
    public var path: String
    /// How far it came.
    public var progress: RecordingProgress
    /// How many contacts landed in it.
    public var contacts: Int
    /// Whether it was ended while fingers were down.
    public var isCutShort: Bool
  }

  private struct Going {
    var recorder: Recorder
    var path: String
    var intake: FrameIntake
    var contacts = 0
    /// When the last finger lifted; nil while one is down.
    var upSince: Timestamp?
  }

  /// Whether touches begin takes. Those that are down when it becomes true begin none.
  public var isListening = true {
    didSet { if !oldValue { awaitsLift = isDown } }
  }

  private let reader: EvdevReader
  private let format: RecordingFormat
  private let notes: [RecordingNote]
  private let pause: TimeSpan
  private let makeFile: () throws(EvdevError) -> RecordingFile
  /// The device as its events told it so far.
  private var state: DeviceState
  private var decoder: ContactDecoder
  private var isDown = false
  private var awaitsLift = false
  private var going: Going?
  private var over: [Take] = []

  /// A take ends when no finger has been down for `pause`; `makeFile` makes the next take's file. The device
  /// must be one that `Recorder.check(_:path:)` lets pass.
  public init(
    reader: EvdevReader, format: RecordingFormat, notes: [RecordingNote] = [], pause: TimeSpan,
    makeFile: @escaping () throws(EvdevError) -> RecordingFile
  ) throws(EvdevError) {
    try Recorder.check(reader.device, path: reader.path)
    self.reader = reader
    self.format = format
    self.notes = notes
    self.pause = pause
    self.makeFile = makeFile
    state = reader.state
    decoder = ContactDecoder(device: reader.device)
  }

  /// How far the take has come that is being recorded.
  public var progress: RecordingProgress { going?.recorder.progress ?? RecordingProgress() }

  /// The file of the take that is being recorded.
  public var path: String? { going?.path }

  /// When `read(at:)` has something to do, though nothing comes.
  public var dueTime: Timestamp? {
    [going?.recorder.flushTime, going?.upSince.map { $0 + pause }].compactMap { $0 }.min()
  }

  /// Takes what has come by now. Returns the events; `takeOver()` tells which takes are over.
  public func read(at now: Timestamp) throws(EvdevError) -> [InputEvent] {
    var events: [InputEvent] = []
    try reader.read(into: &events)
    for frame in EventFrames(events) { try take(frame, at: now) }
    try endQuiet(by: now)
    if reader.isRemoved { try end(.deviceRemoved) }
    if let recorder = going?.recorder, recorder.isDue(at: now) { try recorder.flush() }
    return events
  }

  /// The next take that is over, each once.
  public func takeOver() -> Take? {
    over.isEmpty ? nil : over.removeFirst()
  }

  /// Ends the take that is being recorded, if there is one, with the frames it has by now. Fingers that
  /// are down begin no other.
  public func end(_ cause: RecordingEnd = .stopped) throws(EvdevError) {
    guard let going else { return }
    self.going = nil
    awaitsLift = isDown
    try going.recorder.finish(cause)
    over.append(
      Take(
        path: going.path, progress: going.recorder.progress, contacts: going.contacts,
        isCutShort: isDown))
  }

  private func take(_ frame: EventFrame, at now: Timestamp) throws(EvdevError) {
    // A frame that comes after the pause belongs to the next take, however late it is read.
    try endQuiet(by: frame.time)
    var landed = 0
    for event in frame.events where decoder.consume(event) {
      isDown = decoder.frame.indices.contains { decoder.frame[$0].phase.isDown }
      landed += decoder.frame.indices.count { decoder.frame[$0].phase == .began }
    }
    if going == nil, isDown, isListening, !awaitsLift { try begin(at: frame.time) }
    if !isDown { awaitsLift = false }
    if var take = going {
      var told: [InputEvent] = []
      take.intake.take(frame.events, into: &told)
      take.contacts += landed
      take.upSince = isDown ? nil : take.upSince ?? frame.time
      take.recorder.take(told, at: now)
      going = take
    }
    for event in frame.events { state.apply(event) }
  }

  private func begin(at time: Timestamp) throws(EvdevError) {
    let file = try makeFile()
    going = Going(
      recorder: try Recorder(reader: reader, file: file, format: format, notes: notes),
      path: file.path, intake: FrameIntake(state, opened: time))
  }

  private func endQuiet(by time: Timestamp) throws(EvdevError) {
    guard let up = going?.upSince, time - up >= pause else { return }
    try end()
  }
}
