internal import CPantographLibevdev
import Glibc
import PantographTouches

/// Waits for devices, hot-plug, signals, a stop and a moment at once, asleep until one of them comes.
public final class InputLoop {
  /// Why a wait ended.
  public enum Wake {
    /// The device has events, or is gone: read it.
    case device(EvdevReader)
    case hotPlug([HotPlug.Change])
    case signal(Int32)
    /// A descriptor that was added can be read, or its other end is gone.
    case descriptor(Int32)
    /// Somebody called `stopper.stop()`; every later wait says so as well.
    case stopped
    /// The moment asked for has come.
    case deadline
  }

  /// Ends the wait from anywhere.
  public let stopper: LoopStopper
  /// The devices that are waited for, in the order in which they were added.
  public private(set) var readers: [EvdevReader] = []
  private var descriptors: [Int32] = []
  private var hotPlug: HotPlug?
  private var signals: SignalPipe?
  private var wake: WakeDescriptor?

  public init() throws(EvdevError) {
    stopper = try LoopStopper()
  }

  /// Waits for the device as well.
  public func add(_ reader: EvdevReader) {
    readers.append(reader)
    updateWake()
  }

  /// Waits for the device no more.
  public func remove(_ reader: EvdevReader) {
    readers.removeAll { $0 === reader }
    updateWake()
  }

  /// Waits for devices that come and go as well; nil stops that.
  public func watch(_ hotPlug: HotPlug?) {
    self.hotPlug = hotPlug
    updateWake()
  }

  /// Waits for something else as well, such as keys; whoever adds it reads it.
  public func add(descriptor: Int32) {
    descriptors.append(descriptor)
    updateWake()
  }

  /// Waits for it no more.
  public func remove(descriptor: Int32) {
    descriptors.removeAll { $0 == descriptor }
    updateWake()
  }

  /// Turns SIGINT, SIGTERM, SIGHUP and those besides into wakes as long as the loop lives; one in a
  /// process may.
  public func catchSignals(also others: [Int32] = []) throws(EvdevError) {
    signals = nil
    signals = try SignalPipe([SIGINT, SIGTERM, SIGHUP] + others)
    updateWake()
  }

  /// A descriptor that can be read as soon as a wait would end at once, for a thread that wakes a
  /// window system's own wait; the loop closes it. It stays readable until `wait(until:)` has taken
  /// what there is.
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

  /// Waits until a wait would end at once, or the deadline has come, and takes nothing.
  package func sleep(until deadline: Timestamp?) throws(EvdevError) {
    guard !readers.contains(where: { $0.hasFrames || $0.isRemoved }) else { return }
    var polled = [pollfd(fd: try wakeDescriptor(), events: Int16(POLLIN), revents: 0)]
    _ = try poll(&polled, until: deadline)
  }

  /// Waits, and returns what came first and what else had come by then. It leaves out readers whose
  /// device is gone.
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

    // First what may throw: a signal that has been read comes no second time.
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

  /// False when the deadline came first.
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
      // A signal that is caught has left its byte by now.
      guard errno == EINTR else {
        throw .system(operation: "wait for", path: "input", code: errno)
      }
    }
  }
}
