import PantographEvdev
import PantographRecordings
import PantographTouches

/// A touch device that is used as long as it is there, and again when it comes back.
///
/// Its contacts are made from just those events that a recording of it holds, at the times that the
/// scene gives them, so that live and replayed are the same.
@MainActor
public final class LiveDevice {
  /// The device as a recording describes it.
  public let description: DeviceDescription
  /// The size of its surface, and its units in millimetres.
  public let surface: SurfaceGeometry
  /// Where it is now: `/dev/input/event7`; nil while it is away.
  public var node: String? { touches?.reader.path }
  /// How far the recording has come; nil where there is none.
  public var recordingProgress: RecordingProgress? { recorder?.progress }

  private let filters: ContactFilters?
  private let isGrabbing: Bool
  private let receive: @MainActor (ContactFrame) -> Void
  private var touches: LiveTouches?
  private var recorder: Recorder?
  private var recordingPath = ""
  private var drops = 0
  /// Whether nothing has been read since it was opened.
  private(set) var isUntouched = true
  /// The moment before which no event may be, and the scene's time for one.
  var retime: (Timestamp) -> Timestamp = { $0 }
  /// The clock of the device's stamps.
  var clock: () -> Timestamp = { MonotonicClock.now }
  var notify: (LiveNotice) -> Void = { _ in }

  /// Takes over the reader; `receive` gets every frame, in the scene's time. With `grabbing` no other
  /// program gets the device's events while it is used.
  public init(
    _ reader: EvdevReader, filters: ContactFilters? = nil, grabbing: Bool = false,
    receive: @escaping @MainActor (ContactFrame) -> Void
  ) throws(EvdevError) {
    description = RecordableCodes.description(of: reader.device)
    surface = SurfaceGeometry(description)
    self.filters = filters
    self.receive = receive
    isGrabbing = grabbing
    try use(reader)
  }

  /// The device's name.
  public var name: String { description.name }
  /// Whether it is there.
  public var isOpen: Bool { touches != nil }
  var reader: EvdevReader? { touches?.reader }

  /// Writes what it sends from now on into the file, at the scene's times, whatever came before.
  public func record(into file: RecordingFile, notes: [RecordingNote] = []) throws(EvdevError) {
    guard let reader else { throw .removed(path: name) }
    try endRecording()
    recorder = try Recorder(reader: reader, file: file, notes: notes, origin: .zero)
    recordingPath = file.path
  }

  /// Ends the recording, if there is one.
  public func endRecording() throws(EvdevError) {
    guard let recorder else { return }
    self.recorder = nil
    try recorder.finish(.stopped)
  }

  /// When what was recorded must be written, on the monotonic clock.
  var flushTime: Timestamp? { recorder?.flushTime }

  func flush() {
    guard let recorder, recorder.isDue(at: clock()) else { return }
    keepRecording { () throws(EvdevError) in try recorder.flush() }
  }

  /// Hands on what has come, without waiting.
  func read() throws(EvdevError) {
    guard let touches else { return }
    try touches.read()
    if !touches.isOpen { leave(.deviceRemoved) }
  }

  /// Leaves out what came since it was last read.
  func skip() throws(EvdevError) {
    try touches?.skip()
  }

  /// Cancels what is down and lets go of the device.
  func close() {
    touches?.close()
    leave(.stopped)
  }

  /// Takes up the device that has come back.
  func use(_ reader: EvdevReader) throws(EvdevError) {
    if isGrabbing { try reader.grab() }
    drops = 0
    isUntouched = true
    touches = LiveTouches(
      reader, pipeline: TouchPipeline(device: description, filters: filters),
      prepare: { [weak self] events in
        // Nothing is called from another thread: the device is read where this value lives.
        MainActor.assumeIsolated { self?.prepare(&events) }
      },
      now: { [weak self] in
        MainActor.assumeIsolated { self?.clock() ?? MonotonicClock.now }
      },
      receive: { [receive] frame in MainActor.assumeIsolated { receive(frame) } })
  }

  /// Whether the listed device is this one, in whatever socket.
  func isSame(_ listed: ListedDevice) -> Bool {
    listed.isTouch && listed.device.name == description.name
      && listed.device.identity == description.identity
  }

  private func prepare(_ events: inout [InputEvent]) {
    var kept: [InputEvent] = []
    for frame in EventFrames(events) { kept += RecordableCodes.kept(of: frame) }
    for index in kept.indices { kept[index].time = retime(kept[index].time) }
    events = kept
    if !events.isEmpty { isUntouched = false }
    if let reader, reader.droppedCount > drops {
      drops = reader.droppedCount
      notify(.eventsLost(name: name))
    }
    guard let recorder else { return }
    recorder.take(kept, at: clock())
    if recorder.isDue(at: clock()) { flush() }
  }

  private func leave(_ end: RecordingEnd) {
    guard touches != nil else { return }
    touches = nil
    if end == .deviceRemoved { notify(.removed(name: name)) }
    guard let recorder else { return }
    keepRecording { () throws(EvdevError) in try recorder.finish(end) }
    guard self.recorder != nil else { return }
    self.recorder = nil
    if end == .deviceRemoved { notify(.recordingEnded(path: recordingPath, nil)) }
  }

  /// A scene goes on though its recording cannot.
  private func keepRecording(_ work: () throws(EvdevError) -> Void) {
    do throws(EvdevError) {
      try work()
    } catch {
      recorder = nil
      notify(.recordingEnded(path: recordingPath, error))
    }
  }
}
