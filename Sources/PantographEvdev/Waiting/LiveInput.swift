import PantographTouches

/// A clock for programs with live devices. Its sleep ends when contacts come.
///
/// Its times count from an epoch, and so do the times of the frames that it delivers.
public final class LiveInput {
  /// The time of the monotonic clock at which this clock is zero.
  public let epoch: Timestamp
  private let loop: InputLoop
  private var devices: [LiveTouches] = []

  public init(_ loop: InputLoop, epoch: Timestamp = MonotonicClock.now) {
    self.loop = loop
    self.epoch = epoch
  }

  /// Adds a device. Its events end a wait after all frames that have come were delivered. If the
  /// device is removed, its contacts are cancelled.
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

  /// Sleeps until contacts have come or `moment` is reached. Returns false if a signal or the
  /// loop's stopper ended the input; contacts that are down are then cancelled.
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
