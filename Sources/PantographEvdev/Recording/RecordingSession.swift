import PantographRecordings
import PantographTouches

/// Records one or several devices into one file, on one clock, until it is ended or no device is
/// left.
///
/// If a device is removed, its part of the file ends; the other devices are recorded further.
public final class RecordingSession {
  /// The time before the first event in a file of several devices. It leaves space for a frame that
  /// another device stamped earlier but that is read later.
  static let lead = TimeSpan.milliseconds(10)

  private var recorders: [Recorder]
  /// The file shared by the recorders; nil if there is one recorder, which has a file of its own.
  private let file: PartedFile?
  /// The indices of the devices that were removed, in the order in which they were given.
  public private(set) var removed: Set<Int> = []

  init(_ recorder: Recorder) {
    recorders = [recorder]
    file = nil
  }

  /// Writes the headers. `Recorder.check(_:path:)` must accept each device. For more than one
  /// device the format must be able to contain several.
  public init(
    readers: [EvdevReader], file: RecordingFile, format: RecordingFormat,
    notes: [RecordingNote] = []
  ) throws(EvdevError) {
    for reader in readers { try Recorder.check(reader.device, path: reader.path) }
    if readers.count == 1, let reader = readers.first {
      recorders = [try Recorder(reader: reader, file: file, format: format, notes: notes)]
      self.file = nil
      return
    }
    precondition(format.trackLimit != 1, "the format must hold several devices")
    var head: [UInt8] = []
    Recorder.encoder(format).begin(notes: notes, trackCount: readers.count, into: &head)
    let beginnings = readers.map { reader in
      var bytes: [UInt8] = []
      Recorder.encoder(format).header(Recorder.header(of: reader), track: 0, into: &bytes)
      return bytes
    }
    let parted = try PartedFile(file, head: head, beginnings: beginnings)
    recorders = zip(readers, parted.places).map { reader, place in
      Recorder(reader: reader, part: place, format: format)
    }
    self.file = parted
  }

  /// The progress of each device's recording, in the order in which the devices were given.
  public var progress: [RecordingProgress] { recorders.map(\.progress) }

  /// Records until the loop is stopped, a signal comes, no device is left or `limit` has passed.
  /// `heard` is called with a device's index and the events read from it, for a display. If `tick`
  /// is given, `heard` is called at least that often, even without events.
  public func run(
    on loop: InputLoop, until limit: Timestamp? = nil, tick: TimeSpan? = nil,
    heard: (Int, RecordingProgress, ArraySlice<InputEvent>) -> Void = { _, _, _ in }
  ) throws(EvdevError) -> RecordingEnd {
    for recorder in recorders { loop.add(recorder.reader) }
    defer { for recorder in recorders { loop.remove(recorder.reader) } }
    while true {
      let times = recorders.map(\.flushTime) + [limit, tick.map { MonotonicClock.now + $0 }]
      let wakes = try loop.wait(until: times.compactMap { $0 }.min())
      // Events that were available at the wake are recorded, whatever caused the wake.
      let pieces = try read()
      let now = MonotonicClock.now
      for (index, recorder) in recorders.enumerated() where !removed.contains(index) {
        recorder.take(pieces[index], at: now)
        if recorder.isDue(at: now) { try recorder.flush() }
        heard(index, recorder.progress, pieces[index][...])
      }
      try endRemoved()
      if let end = end(of: wakes, now, limit) {
        for (index, recorder) in recorders.enumerated() where !removed.contains(index) {
          try recorder.finish(end)
        }
        try file?.finish()
        return end
      }
    }
  }

  private func read() throws(EvdevError) -> [[InputEvent]] {
    var pieces: [[InputEvent]] = []
    for (index, recorder) in recorders.enumerated() {
      var events: [InputEvent] = []
      if !removed.contains(index) { try recorder.reader.read(into: &events) }
      pieces.append(events)
    }
    if recorders.count > 1, recorders.allSatisfy({ $0.origin == nil }),
      let first = pieces.joined().lazy.map(\.time).min()
    {
      for recorder in recorders { recorder.origin = first - Self.lead }
    }
    return pieces
  }

  private func endRemoved() throws(EvdevError) {
    for (index, recorder) in recorders.enumerated()
    where recorder.reader.isRemoved && !removed.contains(index) {
      removed.insert(index)
      try recorder.finish(.deviceRemoved)
    }
  }

  private func end(
    of wakes: [InputLoop.Wake], _ now: Timestamp, _ limit: Timestamp?
  ) -> RecordingEnd? {
    if removed.count == recorders.count { return .deviceRemoved }
    for wake in wakes {
      switch wake {
      case .stopped: return .stopped
      case .signal(let number): return .signal(number)
      case .device, .hotPlug, .descriptor, .deadline: break
      }
    }
    if let limit, now >= limit { return .timeOver }
    return nil
  }
}
