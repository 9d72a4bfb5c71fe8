import PantographRecordings
import PantographTouches

/// Records a device in takes, each in a file of its own. A take lasts from the first touch until
/// all fingers have been up for a while.
///
/// Each file is as complete as one that was begun when the device was opened: values that the
/// kernel sent during an earlier take are added where they matter.
public final class TakeRecorder {
  /// A take that has ended.
  public struct Take: Sendable {
    /// The path of the take's file.
    public var path: String
    /// The time, frames and bytes that were recorded.
    public var progress: RecordingProgress
    /// The number of contacts that landed during the take.
    public var contacts: Int
    /// Whether the take was ended while fingers were down.
    public var isCutShort: Bool
  }

  private struct Going {
    var recorder: Recorder
    var path: String
    var intake: FrameIntake
    var contacts = 0
    /// The time at which the last finger lifted; nil while a finger is down.
    var upSince: Timestamp?
  }

  /// Whether a touch begins a take. Fingers that are already down when it becomes true begin none.
  public var isListening = true {
    didSet { if !oldValue { awaitsLift = isDown } }
  }

  private let reader: EvdevReader
  private let format: RecordingFormat
  private let notes: [RecordingNote]
  private let pause: TimeSpan
  private let makeFile: () throws(EvdevError) -> RecordingFile
  /// The device's state after all events so far.
  private var state: DeviceState
  private var decoder: ContactDecoder
  private var isDown = false
  private var awaitsLift = false
  private var going: Going?
  private var over: [Take] = []

  /// Creates a recorder. A take ends when no finger has been down for `pause`. `makeFile` creates
  /// the file of the next take. `Recorder.check(_:path:)` must accept the device.
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

  /// The progress of the current take.
  public var progress: RecordingProgress { going?.recorder.progress ?? RecordingProgress() }

  /// The path of the current take's file; nil between takes.
  public var path: String? { going?.path }

  /// The time at which `read(at:)` has work to do even if no events come; nil for no such time.
  public var dueTime: Timestamp? {
    [going?.recorder.flushTime, going?.upSince.map { $0 + pause }].compactMap { $0 }.min()
  }

  /// Reads and records the events that have come by `now`, and returns them. `takeOver()` then
  /// returns the takes that have ended.
  public func read(at now: Timestamp) throws(EvdevError) -> [InputEvent] {
    var events: [InputEvent] = []
    try reader.read(into: &events)
    for frame in EventFrames(events) { try take(frame, at: now) }
    try endQuiet(by: now)
    if reader.isRemoved { try end(.deviceRemoved) }
    if let recorder = going?.recorder, recorder.isDue(at: now) { try recorder.flush() }
    return events
  }

  /// Returns the next take that has ended, each of them once.
  public func takeOver() -> Take? {
    over.isEmpty ? nil : over.removeFirst()
  }

  /// Ends the current take, if there is one, with the frames it has so far. Fingers that are down
  /// do not begin another take.
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
    // A frame that comes after the pause belongs to the next take, no matter how late it is read.
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
