import CStubCompositor
import Expectations
import PantographDemoWindow
import PantographTouches
import SeededRandom
import Testing

/// A Wayland compositor that reports gestures as no compositor should.
@MainActor
struct HostileCompositorTests {
  private func gestures(_ stub: OpaquePointer) throws -> WaylandGestures {
    let gestures = WaylandGestures(
      display: try #require(stub_display(stub)), surface: try #require(stub_surface(stub)),
      now: { Timestamp(microseconds: 5_000_000) }, wake: {})
    stub_turn(stub)
    return try #require(gestures)
  }

  private static let words: [UInt32] = [
    0, 1, 2, 3, 5, 0xFFFF_FFFF, 0x8000_0000, 0x7FFF_FFFF, 256, 100_000,
  ]

  /// Gestures without a beginning or an end, on any surface, with any numbers, from a seat that comes and goes.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `reports in any order have fingers and numbers that are used`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stub = try #require(stub_create(UInt32(random.below(3) + 1), true))
    defer { stub_destroy(stub) }
    let gestures = try gestures(stub)
    func word() -> UInt32 { Self.words[random.below(Self.words.count)] }
    let numbers = [0, 1, -1, 8_388_607.99, -8_388_608, 0.003_906_25, 1000]
    func number() -> Double { numbers[random.below(numbers.count)] }
    var (begun, reports) = (0, 0)
    for _ in 0..<400 {
      let kind = Int32(random.below(3))
      switch random.below(8) {
      case 0, 1: stub_begin(stub, kind, word(), word(), random.chance(0.2))
      case 2, 3, 4:
        stub_update(stub, kind, word(), number(), number(), number(), number())
      case 5, 6: stub_end(stub, kind, word(), random.chance(0.5))
      default: stub_set_pointer(stub, random.chance(0.7))
      }
      for report in gestures.take() {
        reports += 1
        expect(report.time.microseconds, isAtMost: 5_000_000)
        if case .swipeBegan = report.action { begun += 1 }
      }
    }
    stub_remove_seat(stub)
    _ = gestures.take()
    expect(begun > 0 && reports > begun && !gestures.isReady && !stub_has_error(stub))
    gestures.stop()
  }

  /// Messages that are no messages of the protocol: to objects that do not exist, of other sizes, with other numbers.
  @Test func `bytes that are no message end the connection at most`() throws {
    var random = SeededGenerator(seed: 30)
    var (broken, whole) = (0, 0)
    for _ in 0..<300 {
      let stub = try #require(stub_create(3, true))
      defer { stub_destroy(stub) }
      let gestures = try gestures(stub)
      if random.chance(0.5) { stub_begin(stub, 0, 100, 3, false) }
      let dead = stub_object(stub, Int32(random.below(3)))
      if random.chance(0.2) { stub_set_pointer(stub, false) }
      for _ in 0..<(1 + random.below(6)) where !stub_is_broken(stub) {
        let message = Self.message(stub, dead, &random)
        message.withUnsafeBytes { stub_send_bytes(stub, $0.baseAddress, $0.count) }
        _ = gestures.take()
      }
      if stub_is_broken(stub) { broken += 1 } else { whole += 1 }
      gestures.stop()
      expect(gestures.take().isEmpty && !gestures.isReady)
    }
    expect(broken > 30 && whole > 30, "\(broken) broken, \(whole) whole")
  }

  private static func message(
    _ stub: OpaquePointer, _ dead: UInt32, _ random: inout SeededGenerator
  ) -> [UInt32] {
    func word() -> UInt32 { words[random.below(words.count)] }
    let kind = Int32(random.below(3))
    let object =
      switch random.below(10) {
      case 0: UInt32(random.below(12))
      case 1: dead
      case 2: word()
      default: stub_object(stub, kind)
      }
    // The numbers of arguments of the messages begin, update and end.
    let opcode = UInt32(random.chance(0.1) ? random.below(70_000) : random.below(3))
    var count = opcode == 0 ? 4 : opcode == 1 ? (kind == 0 ? 3 : 5) : 3
    if kind == 2, opcode == 1 { count = 3 }
    if random.chance(0.15) { count = random.below(12) }
    var arguments = (0..<count).map { _ in word() }
    if opcode == 0, count > 2, random.chance(0.6) {
      arguments[2] = random.chance(0.7) ? stub_surface_object(stub) : 0
    }
    let size = random.chance(0.1) ? word() & 0xFFFF : UInt32(8 + 4 * count)
    return [object, size << 16 | opcode & 0xFFFF] + arguments
  }
}
