import PantographTouches

/// Live devices as a clock to live by: sleep that their contacts end, and the time.
///
/// Its time counts from an epoch, and so do the frames it hands on.
public final class LiveInput {
  /// The moment of the monotonic clock that is zero here.
  public let epoch: Timestamp
  private let loop: InputLoop
  private var devices: [LiveTouches] = []

  public init(_ loop: InputLoop, epoch: Timestamp = MonotonicClock.now) {
    self.loop = loop
    self.epoch = epoch
  }

  /// Adds a device. What it sends ends a wait, after all that has come was handed on; that it is gone
  /// cancels its contacts.
  @discardableResult
  public func add(
    _ reader: EvdevReader, filters: ContactFilters? = nil,
    trace: @escaping (LiveInputNotice) -> Void = { _ in },
    receive: @escaping (ContactFrame) -> Void
  ) -> LiveTouches {
    let epoch = epoch
    let touches = LiveTouches(reader, filters: filters, trace: trace) { frame in
      var frame = frame
      frame.time = Timestamp.zero + (frame.time - epoch)
      receive(frame)
    }
    devices.append(touches)
    loop.add(reader)
    return touches
  }

  /// The time since `epoch`.
  public var now: Timestamp { Timestamp.zero + (MonotonicClock.now - epoch) }

  /// Sleeps until contacts have come or the moment has. False once it was stopped, by a signal or the
  /// loop's stopper; what was down is cancelled then.
  public func wait(until moment: Timestamp? = nil) throws(EvdevError) -> Bool {
    let deadline = moment.map { epoch + ($0 - .zero) }
    var isOver = false
    for wake in try loop.wait(until: deadline) {
      switch wake {
      case .device(let reader):
        try devices.first { $0.reader === reader }?.read()
      case .signal, .stopped:
        isOver = true
      case .hotPlug, .descriptor, .deadline:
        continue
      }
    }
    devices.removeAll { !$0.isOpen }
    if isOver { for device in devices { device.close() } }
    return !isOver
  }
}
