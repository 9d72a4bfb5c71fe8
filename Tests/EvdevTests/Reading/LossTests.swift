import Expectations
import PantographEvdev
import PantographTouches
import SimulatedDevices
import Testing

/// The cases of libevdev's own tests for lost events: lists of events, and the events that a reader
/// must receive after the loss.
struct LossTests {
  private static let slot = AbsoluteCode.multitouchSlot
  private static let id = AbsoluteCode.multitouchTrackingID
  private static let x = AbsoluteCode.multitouchPositionX
  private static let y = AbsoluteCode.multitouchPositionY
  private typealias Word = (type: EventType, code: UInt16, value: Int32)

  private static let counting = DeviceDescription.sample(
    "Counting touchpad", properties: .pointer, slots: 16,
    keys: [
      KeyCode.left, KeyCode.right, KeyCode.touch, KeyCode.toolFinger, KeyCode.toolDoubleTap,
      KeyCode.toolTripleTap, KeyCode.toolQuadrupleTap, KeyCode.toolQuintupleTap,
    ])

  /// A device with a reader. Its queue has space for one or two frames of the test.
  private struct Bench {
    let device: FakeDevice
    let reader: EvdevReader
    private var time: Int64 = 1000

    init(_ description: DeviceDescription = LossTests.counting) throws {
      device = FakeDevice(description)
      reader = try device.open()
    }

    mutating func send(_ words: Word...) { send(words) }

    mutating func send(_ words: [Word]) {
      time += 1000
      device.write(frame(time, words))
    }

    /// From this call on, events are lost until the next read.
    func lose() { device.limitQueue(to: 0) }

    func heard() throws -> [InputEvent] {
      var events: [InputEvent] = []
      try reader.read(into: &events)
      device.limitQueue(to: 10_000)
      return events
    }

    /// The events reported after the loss, frame by frame.
    func caughtUp() throws -> [[Word]] {
      let events = try heard()
      expect(events.first?.isDropped, equals: true)
      return EventFrames(events).dropFirst().map { frame in
        frame.events.dropLast().map { ($0.type, $0.code, $0.value) }
      }
    }
  }

  private static func texts(_ frames: [[Word]]) -> [[String]] {
    frames.map { $0.map { "\($0.code)=\($0.value)" } }
  }

  private static func landing(_ number: Int32, _ id: Int32, _ x: Int32, _ y: Int32) -> [Word] {
    [
      (.absolute, slot, number), (.absolute, Self.id, id), (.absolute, Self.x, x),
      (.absolute, Self.y, y),
    ]
  }

  @Test func `buttons that went down are told`() throws {
    var bench = try Bench()
    bench.lose()
    bench.send((.key, KeyCode.left, 1), (.key, KeyCode.right, 1))
    try expect(
      Self.texts(bench.caughtUp()), equals: [["\(KeyCode.left)=1", "\(KeyCode.right)=1"]])
  }

  @Test func `axes without slots are told`() throws {
    var bench = try Bench()
    bench.lose()
    bench.send((.absolute, 0, 100), (.absolute, 1, 500))
    try expect(Self.texts(bench.caughtUp()), equals: [["0=100", "1=500"]])
  }

  @Test func `contacts that landed are told in their slots, and the slot that is chosen`() throws {
    var bench = try Bench()
    bench.lose()
    bench.send(Self.landing(0, 1, 100, 500) + Self.landing(1, 2, 1, 5))
    try expect(
      Self.texts(bench.caughtUp()),
      equals: [
        ["57=1", "53=100", "54=500", "47=1", "57=2", "53=1", "54=5"]
      ])
  }

  @Test(arguments: [[1, 0], [0, 1]] as [[Int32]])
  func `the slot that is chosen last is the one at the end`(order: [Int32]) throws {
    var bench = try Bench()
    bench.lose()
    bench.send(order.flatMap { Self.landing($0, $0 + 1, 100, 500) })
    _ = try bench.heard()
    bench.send((.absolute, Self.x, 777))
    bench.lose()
    bench.send((.absolute, Self.y, 778))
    // The first value of all is reported without its slot number.
    let told = try bench.caughtUp().flatMap { $0 }.filter { $0.code == Self.slot }
    expect(told.last?.value ?? order[1], equals: order[1])
  }

  @Test func `contacts that ended, were replaced and went on are told apart`() throws {
    var bench = try Bench()
    for number in (0..<16).reversed() {
      bench.send(
        Self.landing(Int32(number), Int32(number), 100 + Int32(number), 500 + Int32(number)))
    }
    _ = try bench.heard()
    bench.lose()
    for number in (0..<16 as Range<Int32>).reversed() {
      switch number % 3 {
      case 0: bench.send(Self.landing(number, 16 + number, 200 + number, 700 + number))
      case 1: bench.send((.absolute, Self.slot, number), (.absolute, Self.id, -1))
      default:
        bench.send(
          (.absolute, Self.slot, number), (.absolute, Self.x, 200 + number),
          (.absolute, Self.y, 700 + number))
      }
    }
    var current: Int32 = 0
    var ids: [Int32: [Int32]] = [:]
    var places: [Int32: [Int32]] = [:]
    for word in try bench.caughtUp().flatMap({ $0 }) {
      if word.code == Self.slot { current = word.value }
      if word.code == Self.id { ids[current, default: []].append(word.value) }
      if word.code == Self.x || word.code == Self.y {
        places[current, default: []].append(word.value)
      }
    }
    for number in 0..<16 as Range<Int32> {
      let wanted: [Int32] = number % 3 == 0 ? [-1, 16 + number] : number % 3 == 1 ? [-1] : []
      expect(ids[number] ?? [], equals: wanted, "slot \(number)")
      expect(places[number] ?? [], equals: (number % 3 == 1 ? [] : [200 + number, 700 + number]))
    }
  }

  @Test func `the keys that count fingers are told as they stand`() throws {
    var bench = try Bench()
    let landings = (0..<5 as Range<Int32>).flatMap { Self.landing($0, 111 + $0, 100, 100) }
    bench.send(landings + [(.key, KeyCode.toolQuintupleTap, 1)])
    _ = try bench.heard()
    bench.lose()
    bench.send((.absolute, Self.slot, 0), (.absolute, Self.id, -1))
    bench.send(
      Self.landing(1, 666, 666, 666) + Self.landing(4, 777, 777, 777) + [
        (.key, KeyCode.toolQuintupleTap, 0), (.key, KeyCode.toolQuadrupleTap, 1),
      ])
    let keys = try bench.caughtUp().map { $0.filter { $0.type == .key }.map(\.value) }
    expect(keys, equals: [[], [0, 1]])
  }

  @Test(arguments: [-1, 5] as [Int32])
  func `what comes while the state is asked for is told once`(next: Int32) throws {
    var bench = try Bench()
    let before: Int32 = next < 0 ? 1 : -1
    if before > 0 { bench.send(Self.landing(0, before, 100, 500)) }
    _ = try bench.heard()
    bench.lose()
    bench.send((.absolute, 0, 150), (.absolute, Self.x, 150))
    bench.device.interrupt(
      with: frame(9000, [(.absolute, Self.id, next), (.absolute, Self.x, 200)]))
    let told = try bench.caughtUp().flatMap { $0 }
    expect(told.filter { $0.code == Self.id }.map(\.value), equals: [next])
    bench.send((.absolute, Self.id, next < 0 ? 2 : -1), (.absolute, Self.x, 201))
    let heard = try bench.heard().filter { $0.code == Self.id || $0.code == Self.x }
    expect(heard.map(\.value), equals: [next < 0 ? 2 : -1, 201])
  }

  @Test func `a loss that nobody caught up with before the next is told as one`() throws {
    var bench = try Bench()
    bench.send(Self.landing(0, 1, 100, 500))
    _ = try bench.heard()
    bench.lose()
    bench.send((.absolute, Self.x, 110))
    bench.send((.absolute, Self.id, -1))
    bench.send(Self.landing(0, 2, 120, 500))
    let told = try Self.texts(bench.caughtUp())
    expect(told, equals: [["57=-1"], ["57=2", "53=120", "54=500"]])
    expect(bench.reader.droppedCount, equals: 1)
  }

  @Test func `a loss in which nothing changed is told by an empty frame`() throws {
    var bench = try Bench()
    bench.send(Self.landing(0, 1, 100, 500))
    _ = try bench.heard()
    bench.lose()
    bench.send((.absolute, Self.x, 101), (.absolute, Self.x, 100))
    try expect(Self.texts(bench.caughtUp()), equals: [[]])
  }

  @Test func `an id that is told twice is passed on`() throws {
    var bench = try Bench()
    bench.send(Self.landing(0, 1, 100, 500))
    bench.send((.absolute, Self.id, 2))
    bench.send((.absolute, Self.id, -1))
    bench.send((.absolute, Self.id, -1))
    let ids = try bench.heard().filter { $0.code == Self.id }.map(\.value)
    expect(ids, equals: [1, 2, -1, -1])
  }

  @Test(arguments: [40, -1] as [Int32])
  func `a slot that the device does not have is passed on and spoils no other`(
    strange: Int32
  ) throws {
    var bench = try Bench()
    bench.send(Self.landing(0, 1, 100, 500))
    bench.send(Self.landing(15, 2, 7, 7))
    bench.send((.absolute, Self.slot, strange), (.absolute, Self.x, 9))
    let heard = try bench.heard().filter { $0.code == Self.slot }.map(\.value)
    expect(heard, equals: [0, 15, strange])
    bench.lose()
    bench.send((.absolute, Self.slot, 0), (.absolute, Self.x, 101))
    let told = try bench.caughtUp().flatMap { $0 }.filter { $0.code != Self.slot }
    expect(told.map(\.value), equals: [101])
  }

  /// Such a device's axes have the numbers of slot axes, and are stored like all others. Their values belong
  /// to single frames, and are not part of the queried state.
  @Test func `axes above the slots' of a device without slots are told`() throws {
    let axis = AbsoluteAxis(minimum: 0, maximum: 1000)
    let codes: [UInt16] = [0, 1, 0x2e, Self.x, Self.y]
    let device = DeviceDescription(
      name: "Fake slots", properties: .direct,
      codes: [.absolute: CodeSet(codes), .key: [KeyCode.touch]],
      axes: Dictionary(uniqueKeysWithValues: codes.map { ($0, axis) }))
    var bench = try Bench(device)
    bench.lose()
    bench.send(
      (.absolute, 0, 200), (.absolute, 1, 400), (.absolute, Self.x, 100), (.absolute, Self.y, 500),
      (.absolute, 0x2e, 1))
    bench.send(
      (.absolute, 0, 201), (.absolute, 1, 401), (.absolute, Self.x, 101), (.absolute, Self.y, 501),
      (.absolute, 0x2e, 2))
    try expect(Self.texts(bench.caughtUp()), equals: [["0=201", "1=401", "46=2"]])
  }

  @Test func `two losses in a row are caught up with once, and what is between them is left out`()
    throws
  {
    var bench = try Bench()
    let dropped: Word = (.synchronization, SynchronizationCode.dropped, 0)
    bench.send(dropped, (.key, KeyCode.left, 1), dropped, (.key, KeyCode.right, 1))
    try expect(
      Self.texts(bench.caughtUp()), equals: [["\(KeyCode.left)=1", "\(KeyCode.right)=1"]])
    expect(bench.reader.droppedCount, equals: 1)
    bench.send((.key, KeyCode.left, 0))
    try expect(bench.heard().map(\.value), equals: [0, 0])
  }

  @Test func `a key that was held all the while is not told again`() throws {
    var bench = try Bench()
    bench.send((.key, KeyCode.left, 1), (.absolute, 0, 7))
    _ = try bench.heard()
    bench.lose()
    bench.send((.key, KeyCode.left, 0))
    bench.send((.key, KeyCode.left, 1), (.absolute, 0, 8))
    try expect(Self.texts(bench.caughtUp()), equals: [["0=8"]])
  }
}
