import Expectations
import Glibc
import PantographEvdev
import PantographTouches
import SimulatedDevices
import Testing

struct InputLoopTests {
  /// The names of the sources that woke the loop.
  private func names(_ wakes: [InputLoop.Wake]) -> [String] {
    wakes.map { wake in
      switch wake {
      case .device: "device"
      case .descriptor: "descriptor"
      case .hotPlug(let changes): "hot-plug \(changes.count)"
      case .signal(let number): "signal \(number)"
      case .stopped: "stopped"
      case .deadline: "deadline"
      }
    }
  }

  @Test func `a moment that has passed wakes at once`() throws {
    let loop = try InputLoop()
    expect(names(try loop.wait(until: .zero)), equals: ["deadline"])
  }

  @Test func `devices and hot-plug wake together`() throws {
    let folder = TemporaryDirectory()
    let device = FakeDevice(.touchpad)
    let loop = try InputLoop()
    loop.add(try device.open())
    loop.watch(try HotPlug(directory: folder.path))
    expect(names(try loop.wait(until: .zero)), equals: ["deadline"])
    device.write(1000, (.key, KeyCode.touch, 1))
    folder.write("event1")
    expect(names(try loop.wait()), equals: ["hot-plug 1", "device"])
  }

  @Test func `a descriptor that was added wakes until it is read or taken away`() throws {
    let loop = try InputLoop()
    var ends: [Int32] = [-1, -1]
    expect(pipe(&ends), equals: 0)
    defer { for end in ends { close(end) } }
    loop.add(descriptor: ends[0])
    expect(names(try loop.wait(until: .zero)), equals: ["deadline"])
    expect(write(ends[1], [1], 1), equals: 1)
    expect(names(try loop.wait()), equals: ["descriptor"])
    expect(names(try loop.wait()), equals: ["descriptor"])
    loop.remove(descriptor: ends[0])
    expect(names(try loop.wait(until: .zero)), equals: ["deadline"])
  }

  @Test func `one descriptor tells that something has come, and that it was taken`() throws {
    func isReadable(_ descriptor: Int32) -> Bool {
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&polled, 1, 0) == 1
    }
    let device = FakeDevice(.touchpad)
    let loop = try InputLoop()
    let wake = try loop.wakeDescriptor()
    expect(!isReadable(wake))
    let reader = try device.open()
    loop.add(reader)
    device.write(1000, (.key, KeyCode.touch, 1))
    expect(isReadable(wake))
    var events: [InputEvent] = []
    try reader.read(into: &events)
    expect(!isReadable(wake))
    device.write(2000, (.key, KeyCode.touch, 0))
    loop.remove(reader)
    expect(!isReadable(wake))
    loop.stopper.stop()
    expect(isReadable(wake))
  }

  @Test func `a stop holds`() throws {
    let loop = try InputLoop()
    loop.stopper.stop()
    expect(names(try loop.wait()), equals: ["stopped"])
    expect(names(try loop.wait()), equals: ["stopped"])
  }

  @Test func `a device that is gone wakes until it was read, and never again`() throws {
    let device = FakeDevice(.touchpad)
    let loop = try InputLoop()
    let reader = try device.open()
    loop.add(reader)
    device.unplug()
    expect(names(try loop.wait()), equals: ["device"])
    var events: [InputEvent] = []
    try reader.read(into: &events)
    expect(names(try loop.wait(until: .zero)), equals: ["deadline"])
    expect(loop.readers.isEmpty)
  }

  @Test func `a signal is a wake`() throws {
    let loop = try InputLoop()
    try loop.catchSignals()
    // Sent to the process, because the threads of the test's pool block signals.
    kill(getpid(), SIGHUP)
    expect(names(try loop.wait()), equals: ["signal \(SIGHUP)"])
  }
}
