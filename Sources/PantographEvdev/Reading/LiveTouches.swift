import PantographTouches

/// A live device as contacts: a reader together with the pipeline that decodes its events.
///
/// The input can end in four ways: the device is removed, reading fails, `close()` is called, or
/// this object is released. Each time a last frame cancels every contact that is down, because no
/// lift will come. Create the object with a closure that receives the frames, add `reader` to an
/// `InputLoop`, and call `read()` when the loop wakes for it.
public final class LiveTouches {
  /// The reader of the device that the contacts come from.
  public let reader: EvdevReader
  /// Whether more frames may come.
  public private(set) var isOpen = true

  private var pipeline: TouchPipeline
  private var events: [InputEvent] = []
  private let receive: (ContactFrame) -> Void
  private let trace: (LiveInputNotice) -> Void
  private let prepare: ((inout [InputEvent]) -> Void)?
  private let now: () -> Timestamp

  /// Creates the contacts of a device. `receive` is called with every frame, in order. `trace` is
  /// called with events that a log must report in addition. If `filters` is nil, the default
  /// filters of the device's kind apply.
  public convenience init(
    _ reader: EvdevReader, filters: ContactFilters? = nil,
    trace: @escaping (LiveInputNotice) -> Void = { _ in },
    receive: @escaping (ContactFrame) -> Void
  ) {
    self.init(
      reader, pipeline: TouchPipeline(device: reader.device, filters: filters), prepare: nil,
      trace: trace, receive: receive)
  }

  /// Creates the contacts of a device with a pipeline. `prepare` is called with the events of each
  /// read before they are decoded, and may change them. If contacts are down at the end of the
  /// input, `prepare` is also called with one report; its time is the time at which the contacts
  /// are cancelled. That report's value is 1 if the device was removed, as in the kernel's own last
  /// report.
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

  /// Delivers the frames that have come, without waiting for more. If it throws, the input has
  /// ended already.
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
    endIfRemoved()
  }

  /// Ends the input: contacts that are down are cancelled, a grab ends, and no more frames are
  /// delivered.
  public func close() {
    guard isOpen else { return }
    end(.inputEnded)
    // Fails if the device was removed, which has ended the grab.
    try? reader.release()
  }

  /// Discards events that came while nobody read the device, and catches up with its state. Those
  /// events count as lost, like events that the kernel drops.
  package func skip() throws(EvdevError) {
    guard isOpen else { return }
    events.removeAll(keepingCapacity: true)
    reader.skip(into: &events, at: now())
    deliver()
    endIfRemoved()
  }

  private func deliver() {
    prepare?(&events)
    for event in events where isOpen {
      if event.isDropped { trace(.eventsLost(path: reader.path, at: event.time)) }
      if pipeline.consume(event) { receive(pipeline.frame) }
    }
  }

  private func endIfRemoved() {
    guard reader.isRemoved else { return }
    trace(.deviceRemoved(path: reader.path, at: now()))
    end(.deviceRemoved)
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
