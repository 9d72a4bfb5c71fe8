internal import CPantographLibevdev
import Glibc
import PantographTouches

/// Reads one live device, frame by frame, exactly as the kernel sends it; only what the kernel
/// leaves out because it said so before we came, or in what was lost, is added where it matters.
///
/// Events are read from the descriptor itself: libevdev's own reader leaves out what it takes for a
/// mistake, such as an id that is replaced without a lift, which a recording must keep. libevdev
/// describes the device and tells its state after a loss. Closes the descriptor, and with it lets go
/// of a grab, when it goes; the kernel does the same when the process dies.
public final class EvdevReader {
  /// How much is read at once: as much as the largest queue of a kernel's holds.
  private static let capacity = 1024
  /// How often the state is asked for anew because the device went on meanwhile.
  private static let attempts = 8

  /// The name to use in messages: the node's, where there is one.
  public let path: String
  /// The device as it describes itself.
  public let device: DeviceDescription
  /// The open file, to wait for; the reader closes it.
  public let descriptor: Int32
  /// Whether the device is gone; nothing comes any more.
  @exclusivity(unchecked) public private(set) var isRemoved = false
  /// How often the kernel lost events because we were late.
  public private(set) var droppedCount = 0
  /// Whether no other program gets the device's events.
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

  /// Takes over an open descriptor; it is closed even when this throws.
  public init(descriptor: Int32, path: String) throws(EvdevError) {
    self.descriptor = descriptor
    self.path = path
    let opened: Timestamp
    let present: DeviceState
    do throws(ErrorNumber) {
      // Frames are read until there are none, which must not wait.
      let flags = fcntl(descriptor, F_GETFL)
      guard flags >= 0, fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) >= 0 else {
        throw ErrorNumber(errno)
      }
      let handle = try LibevdevDevice(descriptor: descriptor)
      // Before anything can come that has a stamp of that clock.
      opened = MonotonicClock.now
      let result = libevdev_set_clock_id(handle.pointer, CLOCK_MONOTONIC)
      if result < 0 { throw ErrorNumber(-result) }
      device = handle.description
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

  /// The device's state as the frames that were read tell it.
  var state: DeviceState { intake.state }

  /// Whether whole frames wait here that the descriptor does not tell of.
  var hasFrames: Bool { intake.hasFrames }

  /// Adds the whole frames that are there to `events`, without waiting for more.
  ///
  /// A loss is told as the kernel does, SYN_DROPPED and a report, and then by frames that lead from
  /// the last state known to the present one. On removal the frames that could still be read are
  /// added, `isRemoved` is set, and the caller ends what is down; the kernel sends no lift.
  /// Returns how many events were added.
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

  /// Leaves out what waits, and adds what leads from the last state known to the present one, as after
  /// a loss; that is not counted as one.
  package func skip(into events: inout [InputEvent]) {
    guard !isRemoved else { return }
    resynchronize(at: MonotonicClock.now, into: &events)
    droppedCount -= 1
  }

  /// Takes the device for us alone, until `release()` or the end of this reader. Of a device that
  /// is gone it says so, and the next `read(into:)` ends the input.
  public func grab() throws(EvdevError) {
    guard !isGrabbed else { return }
    try setGrab(1)
    isGrabbed = true
  }

  /// Gives the events back to all programs.
  public func release() throws(EvdevError) {
    guard isGrabbed else { return }
    isGrabbed = false
    guard !isRemoved else { return }
    do throws(EvdevError) {
      try setGrab(0)
    } catch .removed {
      // The grab went with it.
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
      // Events that came while the state was asked for may be in it or not.
      if attempts < Self.attempts, let later = drain() {
        last = later
        attempts += 1
        continue
      }
      return intake.catchUp(with: present, at: last, into: &events)
    }
  }

  /// Reads and forgets what waits; the time of the last of it, nil where nothing waits.
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
