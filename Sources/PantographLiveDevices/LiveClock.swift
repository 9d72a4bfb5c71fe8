import Glibc
import PantographEvdev
import PantographRecordings
import PantographTouches

/// The monotonic clock, and live devices that end its sleep, for a stage to run by, or whatever else.
///
/// One sleep waits for all: devices, what is plugged in, signals, and descriptors such as a keyboard's
/// or a display's. A scene at rest sleeps until one of them has something.
@MainActor
public final class LiveClock {
  /// How devices are found and opened, and what tells the time.
  public struct Doors {
    /// Opens a node.
    public var open: (String) throws(EvdevError) -> EvdevReader
    /// What is plugged in.
    public var list: () -> [ListedDevice]
    /// The clock of the devices' stamps.
    public var now: () -> Timestamp

    /// The computer's own devices unless said otherwise.
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

  /// The loop that sleeps. Descriptors are added to it; its stopper ends the run.
  public let loop: InputLoop
  /// The scene's time, up to which all that came has been handed on.
  public private(set) var now: Timestamp
  /// How the scene's time runs.
  public private(set) var time: SceneTime
  /// The devices, those that are away included.
  public private(set) var devices: [LiveDevice] = []
  /// Hears of devices that go and come back, and of losses.
  public var onNotice: (LiveNotice) -> Void = { _ in }
  /// Hears of a signal that does not end the run, of descriptors that can be read, and of what is
  /// plugged in.
  public var onWake: (InputLoop.Wake) throws -> Void = { _ in }
  /// Sleeps in the loop's place until something has come or the moment of the monotonic clock has:
  /// for a window whose own system must do it.
  public var sleep: ((Timestamp?) throws -> Void)?
  private let doors: Doors
  private var isOver = false

  /// A clock of that loop; the scene's time begins at `start`.
  public init(_ loop: InputLoop, start: Timestamp = .zero, doors: Doors = Doors()) {
    self.loop = loop
    self.doors = doors
    now = start
    time = SceneTime(start, at: doors.now())
  }

  /// Uses a device from now on. `receive` gets its frames in the scene's time.
  @discardableResult
  public func add(
    node: String, filters: ContactFilters? = nil, grabbing: Bool = false,
    receive: @escaping @MainActor (ContactFrame) -> Void
  ) throws(EvdevError) -> LiveDevice {
    let device = try LiveDevice(
      doors.open(node), filters: filters, grabbing: grabbing, receive: receive)
    add(device)
    return device
  }

  /// Records what the device sends from now on into the file, at the scene's times. It is opened anew,
  /// so that the recording holds all that its contacts are made from; what is down is cancelled.
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
      if time.pace > 0 { loop.add(fresh) }
    }
    try device.record(into: file, notes: notes)
  }

  /// Uses a device from now on.
  public func add(_ device: LiveDevice) {
    device.retime = { [weak self] in self?.sceneTime(of: $0) ?? $0 }
    device.clock = doors.now
    device.notify = { [weak self] in self?.onNotice($0) }
    devices.append(device)
    if let reader = device.reader { loop.add(reader) }
  }

  /// Watches for devices that come back. Without it one that goes is gone for good.
  public func watchForReturns(_ hotPlug: HotPlug) {
    loop.watch(hotPlug)
  }

  // MARK: Time

  /// Runs the scene's time at another pace. What a hand does while it stands still is left out, and
  /// what is down then is taken for lost.
  public func change(pace: Double) throws(EvdevError) {
    let wasStill = time.pace == 0
    time.change(pace: pace, at: doors.now())
    guard wasStill != (pace == 0) else { return }
    for device in devices {
      guard let reader = device.reader else { continue }
      // Unread, it would end every sleep.
      wasStill ? loop.add(reader) : loop.remove(reader)
      if wasStill { try device.skip() }
    }
  }

  /// Lets the scene be that much further at once.
  public func step(_ span: TimeSpan) {
    time.skip(span)
    now = max(now, time.scene(at: doors.now()))
  }

  /// What the scene has seen is over: an event that comes late is given the next moment.
  private func sceneTime(of moment: Timestamp) -> Timestamp {
    max(time.scene(at: moment), now + .microseconds(1))
  }

  // MARK: Sleep

  /// Sleeps until input has come or the scene's moment has; false once a signal or the loop's stopper
  /// has ended it. What was down is cancelled then.
  public func wait(until moment: Timestamp?) throws -> Bool {
    guard !isOver else { return false }
    let due = earlier(moment.flatMap { time.real(at: $0) }, flushTime)
    if let sleep {
      try sleep(due)
      return try take()
    }
    return try take(loop.wait(until: due))
  }

  /// Hands on what has come without sleeping; false as `wait(until:)`.
  public func take() throws -> Bool {
    guard !isOver else { return false }
    return try take(loop.wait(until: .zero))
  }

  private func take(_ wakes: [InputLoop.Wake]) throws -> Bool {
    // First the time, then the devices: what is older than it has come.
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

  /// Cancels what is down, ends recordings, and lets go of all devices.
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
          loop.add(reader)
          onNotice(.returned(name: device.name, node: listed.node))
          break
        } catch {
          // Who may open it is told a moment after it appears.
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
