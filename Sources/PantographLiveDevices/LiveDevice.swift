import PantographEvdev
import PantographRecordings
import PantographTouches

/// A touch device that is used while it is connected, and again when it comes back.
///
/// Its contacts are computed from exactly the events that a recording of it contains, at the
/// scene's times. So a recording gives the same contacts as the live device.
@MainActor
public final class LiveDevice {
  /// The device's description, as in a recording.
  public let description: DeviceDescription
  /// The size of the surface, and the scale from device units to millimetres.
  public let surface: SurfaceGeometry
  /// The current node, such as `/dev/input/event7`; nil while the device is disconnected.
  public var node: String? { touches?.reader.path }
  /// The progress of the recording; nil if none is made.
  package var recordingProgress: RecordingProgress? { recorder?.progress }

  private let filters: ContactFilters?
  private let isGrabbing: Bool
  private let receive: @MainActor (ContactFrame) -> Void
  private var touches: LiveTouches?
  private var recorder: Recorder?
  private var recordingPath = ""
  private var drops = 0
  /// Whether nothing has been read since the device was opened.
  private(set) var isUntouched = true
  /// Converts an event's time to the scene's time, after everything that the scene has processed.
  var retime: (Timestamp) -> Timestamp = { $0 }
  /// The clock that stamps the device's events.
  var clock: () -> Timestamp = { MonotonicClock.now }
  var notify: (LiveNotice) -> Void = { _ in }
  /// Called with each report's time of the scene and its kernel stamp, before its frame is received.
  package var stamped: (_ time: Timestamp, _ stamp: Timestamp) -> Void = { _, _ in }

  /// Takes ownership of the reader. `receive` is called with every frame, in the scene's time. With
  /// `grabbing`, no other program gets the device's events meanwhile.
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
  /// Whether the device is connected and open.
  public var isOpen: Bool { touches != nil }
  var reader: EvdevReader? { touches?.reader }

  /// Records the device's further events into a file, at the scene's times, without cancelling
  /// contacts.
  public func record(into file: RecordingFile, notes: [RecordingNote] = []) throws(EvdevError) {
    guard let reader else { throw .removed(path: name) }
    try endRecording()
    recorder = try Recorder(reader: reader, file: file, notes: notes, origin: .zero)
    recordingPath = file.path
  }

  /// Ends the recording, if there is one.
  package func endRecording() throws(EvdevError) {
    guard let recorder else { return }
    self.recorder = nil
    try recorder.finish(.stopped)
  }

  /// The time on the monotonic clock at which recorded events must be written to the file.
  var flushTime: Timestamp? { recorder?.flushTime }

  func flush() {
    guard let recorder, recorder.isDue(at: clock()) else { return }
    keepRecording { () throws(EvdevError) in try recorder.flush() }
  }

  /// Delivers available events without waiting.
  func read() throws(EvdevError) {
    guard let touches else { return }
    try touches.read()
    if !touches.isOpen { leave(.deviceRemoved) }
  }

  /// Skips the events since the last read.
  func skip() throws(EvdevError) {
    guard let touches else { return }
    try touches.skip()
    if !touches.isOpen { leave(.deviceRemoved) }
  }

  /// Cancels contacts that are down, and closes the device.
  func close() {
    touches?.close()
    leave(.stopped)
  }

  /// Uses the device again after it has come back.
  func use(_ reader: EvdevReader) throws(EvdevError) {
    if isGrabbing { try reader.grab() }
    drops = 0
    isUntouched = true
    touches = LiveTouches(
      reader, pipeline: TouchPipeline(device: description, filters: filters),
      prepare: { [weak self] events in
        // The closures run on the main actor, because the device is read there.
        MainActor.assumeIsolated { self?.prepare(&events) }
      },
      now: { [weak self] in
        MainActor.assumeIsolated { self?.clock() ?? MonotonicClock.now }
      },
      receive: { [receive] frame in MainActor.assumeIsolated { receive(frame) } })
  }

  /// Returns whether a listed device is this one, at whatever port.
  func isSame(_ listed: ListedDevice) -> Bool {
    listed.isTouch && listed.device.name == description.name
      && listed.device.identity == description.identity
  }

  private func prepare(_ events: inout [InputEvent]) {
    var kept: [InputEvent] = []
    for frame in EventFrames(events) { kept += RecordableCodes.kept(of: frame) }
    for index in kept.indices {
      let stamp = kept[index].time
      kept[index].time = retime(stamp)
      if kept[index].isReport { stamped(kept[index].time, stamp) }
    }
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

  /// Runs the work; if it fails, ends only the recording, so that the scene continues.
  private func keepRecording(_ work: () throws(EvdevError) -> Void) {
    do throws(EvdevError) {
      try work()
    } catch {
      recorder = nil
      notify(.recordingEnded(path: recordingPath, error))
    }
  }
}
