internal import CPantographLibevdev
import Glibc
import PantographTouches

/// Waits for devices, hot-plug events, signals, a stop and a deadline at the same time. The thread
/// sleeps until one of them comes.
public final class InputLoop {
  /// The reason why a wait ended.
  public enum Wake {
    /// The device has events or was removed; read it.
    case device(EvdevReader)
    case hotPlug([HotPlug.Change])
    case signal(Int32)
    /// An added descriptor is readable, or its other end was closed.
    case descriptor(Int32)
    /// `stopper.stop()` was called. Every later wait returns this as well.
    case stopped
    /// The deadline that the caller set has passed.
    case deadline
  }

  /// Stops the loop from any thread.
  public let stopper: LoopStopper
  /// The devices that the loop waits for, in the order in which they were added.
  public private(set) var readers: [EvdevReader] = []
  private var descriptors: [Int32] = []
  private var hotPlug: HotPlug?
  private var signals: SignalPipe?
  private var wake: WakeDescriptor?

  public init() throws(EvdevError) {
    stopper = try LoopStopper()
  }

  /// Adds a device to wait for.
  public func add(_ reader: EvdevReader) {
    readers.append(reader)
    updateWake()
  }

  /// Removes a device from those that the loop waits for.
  public func remove(_ reader: EvdevReader) {
    readers.removeAll { $0 === reader }
    updateWake()
  }

  /// Starts waiting for devices that appear and disappear; nil stops it.
  public func watch(_ hotPlug: HotPlug?) {
    self.hotPlug = hotPlug
    updateWake()
  }

  /// Adds another descriptor to wait for, such as the terminal's. The caller reads it.
  public func add(descriptor: Int32) {
    descriptors.append(descriptor)
    updateWake()
  }

  /// Removes a descriptor from those that the loop waits for.
  public func remove(descriptor: Int32) {
    descriptors.removeAll { $0 == descriptor }
    updateWake()
  }

  /// Turns SIGINT, SIGTERM, SIGHUP and `others` into wakes for the lifetime of the loop. Only one
  /// loop of a process may do this at a time.
  public func catchSignals(also others: [Int32] = []) throws(EvdevError) {
    signals = nil
    signals = try SignalPipe([SIGINT, SIGTERM, SIGHUP] + others)
    updateWake()
  }

  /// Returns a descriptor that is readable as soon as a wait would end at once. With it, a thread
  /// can interrupt a window system's own wait. The loop closes the descriptor. It stays readable
  /// until `wait(until:)` has returned all wakes.
  public func wakeDescriptor() throws(EvdevError) -> Int32 {
    if wake == nil { wake = try WakeDescriptor() }
    updateWake()
    return wake?.number ?? -1
  }

  private func updateWake() {
    wake?.watch(
      Set(
        [stopper.descriptor, signals?.descriptor ?? -1, hotPlug?.descriptor ?? -1]
          + readers.map(\.descriptor) + descriptors
      ).filter { $0 >= 0 })
  }

  /// Sleeps until a wait would end at once or the deadline has passed. Consumes no wakes.
  package func sleep(until deadline: Timestamp?) throws(EvdevError) {
    guard !readers.contains(where: { $0.hasFrames || $0.isRemoved }) else { return }
    var polled = [pollfd(fd: try wakeDescriptor(), events: Int16(POLLIN), revents: 0)]
    _ = try poll(&polled, until: deadline)
  }

  /// Waits, and returns all wakes that have come by the time the wait ends. Removes readers whose
  /// device was removed.
  public func wait(until deadline: Timestamp? = nil) throws(EvdevError) -> [Wake] {
    let waiting = readers.filter { $0.hasFrames }
    if !waiting.isEmpty { return waiting.map { .device($0) } }
    if readers.contains(where: \.isRemoved) {
      readers.removeAll { $0.isRemoved }
      updateWake()
    }
    var polled = [pollfd(fd: stopper.descriptor, events: Int16(POLLIN), revents: 0)]
    polled.append(pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0))
    polled.append(pollfd(fd: hotPlug?.descriptor ?? -1, events: Int16(POLLIN), revents: 0))
    polled += readers.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    polled += descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard try poll(&polled, until: deadline) else { return [.deadline] }

    // Calls that may throw come first, because a signal that was read is not delivered again.
    let changes = polled[2].revents == 0 ? nil : try hotPlug?.read()
    var wakes: [Wake] = []
    if polled[0].revents != 0 { wakes.append(.stopped) }
    if polled[1].revents != 0 { wakes += signals?.read().map { .signal($0) } ?? [] }
    if let changes { wakes.append(.hotPlug(changes)) }
    for (reader, entry) in zip(readers, polled.dropFirst(3)) where entry.revents != 0 {
      wakes.append(.device(reader))
    }
    for entry in polled.dropFirst(3 + readers.count) where entry.revents != 0 {
      wakes.append(.descriptor(entry.fd))
    }
    return wakes
  }

  /// Waits for the descriptors. Returns false if the deadline came first.
  private func poll(
    _ polled: inout [pollfd], until deadline: Timestamp?
  ) throws(EvdevError) -> Bool {
    while true {
      var timeout = timespec()
      if let deadline {
        timeout = timespec(Timestamp(microseconds: (deadline - MonotonicClock.now).microseconds))
      }
      let count = withUnsafePointer(to: timeout) {
        ppoll(&polled, nfds_t(polled.count), deadline == nil ? nil : $0, nil)
      }
      if count > 0 { return true }
      if count == 0 { return false }
      // The handler of a caught signal has already written to its pipe.
      guard errno == EINTR else {
        throw .system(operation: "wait for", path: "input", code: errno)
      }
    }
  }
}

/// Ends the waits of an `InputLoop` permanently, from any thread.
public final class LoopStopper: Sendable {
  private let event: OwnedDescriptor

  init() throws(EvdevError) {
    event = try OwnedDescriptor("create", "eventfd") { eventfd(0, Int32(EFD_CLOEXEC)) }
  }

  var descriptor: Int32 { event.number }

  /// Ends the current wait and every later one.
  public func stop() {
    var one: UInt64 = 1
    _ = write(event.number, &one, MemoryLayout<UInt64>.size)
  }
}
