internal import CPantographLibevdev
import Glibc
import PantographTouches

/// Reads one live device, frame by frame, exactly as the kernel sends the events. It adds only
/// values that the kernel does not repeat: those sent before the device was opened, and those in
/// lost events.
///
/// The reader reads events from the descriptor itself. libevdev's own reader drops events that it
/// considers errors, such as a tracking id that is replaced without a lift, and a recording must
/// preserve those. libevdev describes the device and reads its state after a loss. Releasing the
/// reader closes the descriptor and thereby ends a grab; the kernel does the same when the process
/// dies.
public final class EvdevReader {
  /// The number of events read in one call; the kernel's largest event queue holds as many.
  private static let capacity = 1024
  /// The number of times the state is read again because events came in the meantime.
  private static let attempts = 8

  /// The name for messages: the path of the node if there is one.
  public let path: String
  /// The device as it describes itself.
  public let device: DeviceDescription
  /// The open file descriptor, for waiting on it. The reader closes it.
  public let descriptor: Int32
  /// Whether the device was removed. No more events come then.
  @exclusivity(unchecked) public private(set) var isRemoved = false
  /// The number of times the kernel dropped events because they were not read fast enough.
  public private(set) var droppedCount = 0
  /// Whether this reader has grabbed the device, so that no other program gets its events.
  public private(set) var isGrabbed = false

  @exclusivity(unchecked) private var intake: FrameIntake
  private let buffer: UnsafeMutablePointer<input_event>

  /// Opens a node such as `/dev/input/event3`.
  public convenience init(node: String) throws(EvdevError) {
    switch SystemCall.retry({ Int(open(node, O_RDONLY | O_NONBLOCK | O_CLOEXEC)) }) {
    case .success(let descriptor): try self.init(descriptor: Int32(descriptor), path: node)
    case .failure(let error): throw .opening(node, error)
    }
  }

  /// Takes ownership of an open descriptor, which is closed even if this initializer throws.
  public init(
    descriptor: Int32, path: String, computer: String? = ComputerFile().text
  ) throws(EvdevError) {
    self.descriptor = descriptor
    self.path = path
    let opened: Timestamp
    let present: DeviceState
    do throws(ErrorNumber) {
      // The reader reads until no event is left; that last read must not block.
      let flags = fcntl(descriptor, F_GETFL)
      guard flags >= 0, fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) >= 0 else {
        throw ErrorNumber(errno)
      }
      let handle = try LibevdevDevice(descriptor: descriptor)
      // Taken before any event can have a timestamp of CLOCK_MONOTONIC.
      opened = MonotonicClock.now
      let result = libevdev_set_clock_id(handle.pointer, CLOCK_MONOTONIC)
      if result < 0 { throw ErrorNumber(-result) }
      var description = handle.description
      description.computer = computer
      device = description
      present = DeviceState(handle, device)
    } catch {
      close(descriptor)
      throw .reading(path, error)
    }
    buffer = .allocate(capacity: Self.capacity)
    intake = FrameIntake(present, opened: opened)
  }

  deinit {
    close(descriptor)
    buffer.deallocate()
  }

  /// The device's state after the frames that were read.
  var state: DeviceState { intake.state }

  /// Whether whole frames are waiting in the reader. Polling the descriptor does not show them.
  var hasFrames: Bool { intake.hasFrames }

  /// Appends the whole frames that are available to `events`, without waiting for more. Returns the
  /// number of events appended.
  ///
  /// A loss appears as the kernel reports it, as SYN_DROPPED and a report. Frames follow that lead
  /// from the last known state to the present one. When the device is removed, the frames that
  /// could still be read are appended and `isRemoved` becomes true. The kernel sends no lifts then;
  /// the caller must end what is down.
  @discardableResult
  public func read(into events: inout [InputEvent]) throws(EvdevError) -> Int {
    let before = events.count
    if hasFrames { intake.deliver(into: &events) }
    while !isRemoved {
      let size = Self.capacity * MemoryLayout<input_event>.stride
      switch SystemCall.retry({ Glibc.read(descriptor, buffer, size) }) {
      case .success(let bytes) where bytes > 0:
        let count = bytes / MemoryLayout<input_event>.stride
        let raw = UnsafeBufferPointer(start: buffer, count: count)
        if let loss = intake.take(raw, into: &events) { resynchronize(at: loss, into: &events) }
        if count < Self.capacity { return events.count - before }
      case .success: remove()
      case .failure(let error) where error.code == EAGAIN: return events.count - before
      case .failure(let error) where error.code == ENODEV: remove()
      case .failure(let error): throw .reading(path, error)
      }
    }
    return events.count - before
  }

  /// Discards waiting events and appends the frames that lead from the last known state to the
  /// present one, as after a loss at `time`. `droppedCount` does not change.
  package func skip(into events: inout [InputEvent], at time: Timestamp) {
    guard !isRemoved else { return }
    resynchronize(at: time, into: &events)
    droppedCount -= 1
  }

  /// Grabs the device, so that no other program gets its events until `release()` or until the
  /// reader is released. Throws if the device was removed; the next `read(into:)` then ends the
  /// input.
  public func grab() throws(EvdevError) {
    guard !isGrabbed else { return }
    try setGrab(1)
    isGrabbed = true
  }

  /// Ends the grab, so that all programs get the events again.
  public func release() throws(EvdevError) {
    guard isGrabbed else { return }
    isGrabbed = false
    guard !isRemoved else { return }
    do throws(EvdevError) {
      try setGrab(0)
    } catch .removed {
      // Removing the device ended the grab.
    }
  }

  private func setGrab(_ on: Int) throws(EvdevError) {
    switch SystemCall.retry({ Int(pantograph_grab(descriptor, Int32(on))) }) {
    case .success: return
    case .failure(let error) where error.code == EBUSY: throw .grabbedElsewhere(path: path)
    case .failure(let error): throw .reading(path, error)
    }
  }

  private func resynchronize(at time: Timestamp, into events: inout [InputEvent]) {
    droppedCount += 1
    intake.forgetPending()
    events.append(
      InputEvent(
        time: time, type: .synchronization, code: SynchronizationCode.dropped, value: 0))
    events.append(.report(at: time))
    var last = drain() ?? time
    var attempts = 0
    while true {
      guard let handle = try? LibevdevDevice(descriptor: descriptor) else { return remove() }
      let present = DeviceState(handle, device)
      // Events that came while the state was read may or may not be part of it.
      if attempts < Self.attempts, let later = drain() {
        last = later
        attempts += 1
        continue
      }
      return intake.catchUp(with: present, at: last, into: &events)
    }
  }

  /// Reads and discards waiting events. Returns the time of the last of them; nil if there were
  /// none.
  private func drain() -> Timestamp? {
    var last: Timestamp?
    let size = Self.capacity * MemoryLayout<input_event>.stride
    while case .success(let bytes) = SystemCall.retry({ Glibc.read(descriptor, buffer, size) }) {
      let count = bytes / MemoryLayout<input_event>.stride
      guard count > 0 else { break }
      last = InputEvent(buffer[count - 1]).time
      if count < Self.capacity { break }
    }
    return last
  }

  private func remove() {
    isRemoved = true
    intake.forgetPending()
  }
}
