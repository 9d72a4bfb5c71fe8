import PantographTouches

/// A live device as contacts: a reader and a pipeline that cannot lose each other.
///
/// However the input ends — the device is pulled out, reading fails, `close()`, or this value goes
/// — every contact that is down is cancelled in a last frame, since no lift comes any more. Make it
/// with what takes the frames, add `reader` to an `InputLoop` and call `read()` when it wakes.
public final class LiveTouches {
  /// The device that the contacts come from.
  public let reader: EvdevReader
  /// Whether frames may still come.
  public private(set) var isOpen = true

  private var pipeline: TouchPipeline
  private var events: [InputEvent] = []
  private let receive: (ContactFrame) -> Void
  private let trace: (LiveInputNotice) -> Void
  private let prepare: ((inout [InputEvent]) -> Void)?
  private let now: () -> Timestamp

  /// `receive` gets every frame, in order; `trace` what a log of the input must tell besides.
  /// Without `filters` the device gets those of its kind.
  public convenience init(
    _ reader: EvdevReader, filters: ContactFilters? = nil,
    trace: @escaping (LiveInputNotice) -> Void = { _ in },
    receive: @escaping (ContactFrame) -> Void
  ) {
    self.init(
      reader, pipeline: TouchPipeline(device: reader.device, filters: filters), prepare: nil,
      trace: trace, receive: receive)
  }

  /// `prepare` gets the events of each read before they become contacts, and may change them. Where
  /// something is down at the end of the input, it gets one report alone, by the time of which that
  /// is cancelled; its value is 1 where the device is gone, as the kernel's own last report has it.
  package init(
    _ reader: EvdevReader, pipeline: TouchPipeline,
    prepare: ((inout [InputEvent]) -> Void)?,
    now: @escaping () -> Timestamp = { MonotonicClock.now },
    trace: @escaping (LiveInputNotice) -> Void = { _ in },
    receive: @escaping (ContactFrame) -> Void
  ) {
    self.reader = reader
    self.pipeline = pipeline
    self.prepare = prepare
    self.now = now
    self.trace = trace
    self.receive = receive
  }

  deinit {
    close()
  }

  /// The size of the surface, and its units in millimetres.
  public var surface: SurfaceGeometry { pipeline.surface }

  /// Hands on what has come, without waiting for more. What it throws has ended the input already.
  public func read() throws(EvdevError) {
    guard isOpen else { return }
    events.removeAll(keepingCapacity: true)
    do throws(EvdevError) {
      try reader.read(into: &events)
    } catch {
      deliver()
      end(.inputEnded)
      throw error
    }
    deliver()
    if reader.isRemoved {
      trace(.deviceRemoved(path: reader.path, at: now()))
      end(.deviceRemoved)
    }
  }

  /// Ends the input: what is down is cancelled, a grab is let go, and nothing is handed on any more.
  public func close() {
    guard isOpen else { return }
    end(.inputEnded)
    // The device may be gone, and with it the grab.
    try? reader.release()
  }

  /// Catches up with what the device did while nobody read it: that is as lost as what the kernel
  /// drops.
  package func skip() throws(EvdevError) {
    guard isOpen else { return }
    events.removeAll(keepingCapacity: true)
    reader.skip(into: &events)
    deliver()
  }

  private func deliver() {
    prepare?(&events)
    for event in events where isOpen {
      if event.isDropped { trace(.eventsLost(path: reader.path, at: event.time)) }
      if pipeline.consume(event) { receive(pipeline.frame) }
    }
  }

  private func end(_ cause: Cancellation) {
    isOpen = false
    var rest = pipeline
    guard rest.end(cause, at: now()) else { return }
    let isGone = cause == .deviceRemoved
    var last = InputEvent.report(at: now())
    last.value = isGone ? 1 : 0
    var ending = [last]
    prepare?(&ending)
    if pipeline.end(cause, at: ending.last?.time ?? last.time) { receive(pipeline.frame) }
  }
}
