import Glibc
import PantographEvdev
import PantographRecordings
import PantographTouches

/// The monotonic clock together with live devices that end its sleep, for a stage or other uses.
///
/// One sleep waits for everything: devices, newly connected devices, signals, and descriptors such
/// as a keyboard's or a display's. A scene at rest sleeps until one of them has input.
@MainActor
public final class LiveClock {
  /// The functions that find and open devices, and the clock.
  public struct Doors {
    /// Opens the device at a node.
    public var open: (String) throws(EvdevError) -> EvdevReader
    /// Lists the connected devices.
    public var list: () -> [ListedDevice]
    /// Returns the current time of the clock that stamps the devices' events.
    public var now: () -> Timestamp

    /// Creates the functions; the defaults use the computer's own devices.
    public init(
      open: @escaping (String) throws(EvdevError) -> EvdevReader = {
        (node) throws(EvdevError) in try EvdevReader(node: node)
      },
      list: @escaping () -> [ListedDevice] = { InputDevices.list() },
      now: @escaping () -> Timestamp = { MonotonicClock.now }
    ) {
      self.open = open
      self.list = list
      self.now = now
    }
  }

  /// The event loop that sleeps. Descriptors can be added to it; its stopper ends the run.
  public let loop: InputLoop
  /// The scene's time; all input up to it has been delivered.
  public private(set) var now: Timestamp
  /// The relation of the scene's time to the clock.
  public private(set) var time: SceneTime
  /// The clock's devices, including disconnected ones.
  public private(set) var devices: [LiveDevice] = []
  /// Called when a device is disconnected or comes back, and when events are lost.
  public var onNotice: (LiveNotice) -> Void = { _ in }
  /// Called for a signal that does not end the run, for readable descriptors, and for connected
  /// devices.
  public var onWake: (InputLoop.Wake) throws -> Void = { _ in }
  /// Replaces the loop's sleep; ends when there is input or when the given time of the monotonic
  /// clock has come. Used by a window whose own system must sleep.
  public var sleep: ((Timestamp?) throws -> Void)?
  private let doors: Doors
  private var isOver = false
  private var watchesForReturns = false

  /// Creates a clock that uses the loop. The scene's time begins at `start`.
  public init(_ loop: InputLoop, start: Timestamp = .zero, doors: Doors = Doors()) {
    self.loop = loop
    self.doors = doors
    now = start
    time = SceneTime(start, at: doors.now())
  }

  /// Opens and uses a device. `receive` is called with its frames, in the scene's time.
  @discardableResult
  public func add(
    node: String, filters: ContactFilters? = nil, grabbing: Bool = false,
    receive: @escaping @MainActor (ContactFrame) -> Void
  ) throws(EvdevError) -> LiveDevice {
    try add(node: node, filters: { _ in filters }, grabbing: grabbing, receive: receive)
  }

  /// Opens and uses a device with filters that depend on its description.
  package func add(
    node: String, filters: (DeviceDescription) -> ContactFilters?, grabbing: Bool = false,
    receive: @escaping @MainActor (ContactFrame) -> Void
  ) throws(EvdevError) -> LiveDevice {
    let reader = try doors.open(node)
    let device = try LiveDevice(
      reader, filters: filters(RecordableCodes.description(of: reader.device)), grabbing: grabbing,
      receive: receive)
    add(device)
    return device
  }

  /// Records the device's further events into a file, at the scene's times. A device that has
  /// already been read is opened again, so that the recording contains everything that its contacts
  /// depend on; contacts that are down are then cancelled.
  public func record(
    _ device: LiveDevice, into file: RecordingFile, notes: [RecordingNote] = []
  ) throws(EvdevError) {
    guard let reader = device.reader else { throw .removed(path: device.name) }
    let node = reader.path
    if !device.isUntouched {
      loop.remove(reader)
      device.close()
      let fresh = try doors.open(node)
      try device.use(fresh)
      listen(to: fresh)
    }
    try device.record(into: file, notes: notes)
  }

  /// Adds a device, whose input is delivered from now on.
  public func add(_ device: LiveDevice) {
    device.retime = { [weak self] in self?.sceneTime(of: $0) ?? $0 }
    device.clock = doors.now
    device.notify = { [weak self] in self?.onNotice($0) }
    devices.append(device)
    if let reader = device.reader { listen(to: reader) }
  }

  /// Lets the reader's input end the sleep, except while the scene's time stands still: unread
  /// input would end every sleep.
  private func listen(to reader: EvdevReader) {
    if time.pace > 0 { loop.add(reader) }
  }

  /// Watches for devices that come back. Without it, a disconnected device is not used again.
  public func watchForReturns(_ hotPlug: HotPlug) {
    loop.watch(hotPlug)
    watchesForReturns = true
  }

  // MARK: Time

  /// Changes the speed of the scene's time. Input while the time stands still is skipped; contacts
  /// that were down are cancelled.
  public func change(pace: Double) throws(EvdevError) {
    let wasStill = time.pace == 0
    time.change(pace: pace, at: doors.now())
    guard wasStill != (pace == 0) else { return }
    for device in devices {
      guard let reader = device.reader else { continue }
      wasStill ? loop.add(reader) : loop.remove(reader)
      if wasStill { try device.skip() }
    }
    // A device may have been disconnected and connected again while nobody read it.
    if wasStill, watchesForReturns { takeReturns() }
  }

  /// The current time of the clock that stamps the devices' events.
  package var realNow: Timestamp { doors.now() }

  /// Moves the scene's time forward by a span at once.
  public func step(_ span: TimeSpan) {
    time.skip(span)
    now = max(now, time.scene(at: doors.now()))
  }

  /// Returns the scene's time of an event. The scene's past cannot change, so a late event gets the
  /// next moment.
  private func sceneTime(of moment: Timestamp) -> Timestamp {
    max(time.scene(at: moment), now + .microseconds(1))
  }

  // MARK: Sleep

  /// Sleeps until there is input or the scene's time has come. Returns false after a signal or the
  /// loop's stopper has ended the run; contacts that were down are then cancelled.
  public func wait(until moment: Timestamp?) throws -> Bool {
    guard !isOver else { return false }
    let due = earlier(moment.flatMap { time.real(at: $0) }, flushTime)
    if let sleep {
      try sleep(due)
      return try take()
    }
    return try take(loop.wait(until: due))
  }

  /// Delivers available input without sleeping; returns false like `wait(until:)`.
  public func take() throws -> Bool {
    guard !isOver else { return false }
    return try take(loop.wait(until: .zero))
  }

  private func take(_ wakes: [InputLoop.Wake]) throws -> Bool {
    // The time is read before the devices: everything older than it is then available.
    let moment = doors.now()
    for device in devices where time.pace > 0 { try device.read() }
    for wake in wakes {
      switch wake {
      case .stopped: isOver = true
      case .signal(let number):
        if [SIGINT, SIGTERM, SIGHUP].contains(number) { isOver = true } else { try onWake(wake) }
      case .hotPlug:
        takeReturns()
        try onWake(wake)
      case .descriptor: try onWake(wake)
      case .device, .deadline: break
      }
    }
    for device in devices { device.flush() }
    if isOver { close() }
    now = max(now, time.scene(at: moment))
    return !isOver
  }

  /// Cancels contacts that are down, ends recordings, and closes all devices.
  public func close() {
    isOver = true
    for device in devices { device.close() }
  }

  private func takeReturns() {
    let away = devices.filter { !$0.isOpen }
    guard !away.isEmpty else { return }
    let present = doors.list()
    for device in away {
      for listed in present where device.isSame(listed) && !isUsed(listed.node) {
        do throws(EvdevError) {
          let reader = try doors.open(listed.node)
          try device.use(reader)
          listen(to: reader)
          onNotice(.returned(name: device.name, node: listed.node))
          break
        } catch {
          // The permission to open a device is granted a moment after the device appears.
          if case .notPermitted = error, listed.obstacle != nil { continue }
          onNotice(.notOpened(name: device.name, error))
        }
      }
    }
  }

  private func isUsed(_ node: String) -> Bool { devices.contains { $0.node == node } }

  private var flushTime: Timestamp? { devices.compactMap(\.flushTime).min() }

  private func earlier(_ one: Timestamp?, _ other: Timestamp?) -> Timestamp? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
