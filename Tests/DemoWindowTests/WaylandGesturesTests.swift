import CStubCompositor
import Expectations
import PantographDemoWindow
import PantographTouches
import Testing

/// Gestures that come by Wayland's protocol, from a compositor in this process.
@MainActor
struct WaylandGesturesTests {
  /// The time of the program, which the test sets, and the number of wakes.
  @MainActor
  private final class Program {
    var now = Timestamp(microseconds: 5_000_000)
    var wakes = 0
  }

  private let program = Program()

  private func gestures(_ stub: OpaquePointer) throws -> WaylandGestures {
    let gestures = WaylandGestures(
      display: try #require(stub_display(stub)), surface: try #require(stub_surface(stub)),
      now: { [program] in program.now }, wake: { [program] in program.wakes += 1 })
    stub_turn(stub)
    return try #require(gestures)
  }

  private func withStub(
    _ version: UInt32 = 3, hasPointer: Bool = true, _ body: (OpaquePointer) throws -> Void
  ) throws {
    let stub = try #require(stub_create(version, hasPointer))
    defer { stub_destroy(stub) }
    try body(stub)
    expect(!stub_has_error(stub))
  }

  @Test(arguments: [1, 2, 3] as [UInt32])
  func `a swipe comes with its fingers, movements and times`(version: UInt32) throws {
    try withStub(version) { stub in
      let gestures = try gestures(stub)
      expect(gestures.isReady)
      stub_begin(stub, 0, 100, 3, false)
      program.now = program.now + .milliseconds(8)
      stub_update(stub, 0, 108, 2.5, -1.25, 1, 0)
      program.now = program.now + .milliseconds(9)
      stub_end(stub, 0, 116, false)
      let reports = gestures.take()
      expect(
        reports.map(\.action),
        equals: [
          .swipeBegan(fingers: 3),
          .swipeMoved(fingers: 3, DeltaMovement(Delta(x: 2.5, y: -1.25))),
          .swipeEnded(fingers: 3, isCancelled: false),
        ])
      // The end was received 1 ms late; its time is the compositor's.
      expect(reports.map { $0.time.microseconds }, equals: [5_000_000, 5_008_000, 5_016_000])
      expect(program.wakes == 3 && gestures.take().isEmpty)
      gestures.stop()
    }
  }

  @Test func `a pinch has a scale, and a rotation in radians`() throws {
    try withStub { stub in
      let gestures = try gestures(stub)
      stub_begin(stub, 1, 100, 2, false)
      stub_update(stub, 1, 108, 1, 2, 1.5, -90)
      stub_end(stub, 1, 116, true)
      expect(
        gestures.take().map(\.action),
        equals: [
          .pinchBegan(fingers: 2),
          .pinchMoved(
            fingers: 2, DeltaMovement(Delta(x: 1, y: 2)), scale: 1.5, rotation: -.pi / 2),
          .pinchEnded(fingers: 2, scale: 1, isCancelled: true),
        ])
      gestures.stop()
    }
  }

  @Test func `holds come only from a compositor that has them`() throws {
    for version in [2, 3] as [UInt32] {
      try withStub(version) { stub in
        let gestures = try gestures(stub)
        expect(stub_objects(stub, 2), equals: (version == 3 ? 1 : 0))
        stub_begin(stub, 2, 100, 4, false)
        stub_end(stub, 2, 900, true)
        let expected: [DeltaAction] =
          version == 3
          ? [.holdBegan(fingers: 4), .holdEnded(fingers: 4, isCancelled: true)] : []
        expect(gestures.take().map(\.action), equals: expected)
        gestures.stop()
      }
    }
  }

  @Test func `gestures on another surface of the program are ignored`() throws {
    try withStub { stub in
      let gestures = try gestures(stub)
      stub_begin(stub, 0, 100, 3, true)
      stub_update(stub, 0, 108, 5, 0, 1, 0)
      stub_end(stub, 0, 116, false)
      expect(gestures.take().isEmpty && program.wakes == 0)
      gestures.stop()
    }
  }

  @Test func `a compositor without the protocol, or without a pointer, reports nothing`() throws {
    try withStub(0) { stub in
      let gestures = try gestures(stub)
      expect(!gestures.isReady)
      gestures.stop()
    }
    try withStub(hasPointer: false) { stub in
      let gestures = try gestures(stub)
      expect(!gestures.isReady)
      stub_set_pointer(stub, true)
      expect(gestures.isReady)
      gestures.stop()
    }
  }

  @Test func `a touchpad that is unplugged cancels its gesture`() throws {
    try withStub { stub in
      let gestures = try gestures(stub)
      stub_begin(stub, 0, 100, 3, false)
      stub_set_pointer(stub, false)
      expect(
        gestures.take().map(\.action),
        equals: [
          .swipeBegan(fingers: 3), .swipeEnded(fingers: 3, isCancelled: true),
        ])
      expect(!gestures.isReady)
      stub_set_pointer(stub, true)
      stub_begin(stub, 0, 200, 4, false)
      stub_remove_seat(stub)
      expect(
        gestures.take().map(\.action),
        equals: [
          .swipeBegan(fingers: 4), .swipeEnded(fingers: 4, isCancelled: true),
        ])
      gestures.stop()
    }
  }

  @Test func `nothing is left with the compositor at the end`() throws {
    try withStub { stub in
      let gestures = try gestures(stub)
      expect((0..<3).map { stub_objects(stub, Int32($0)) }, equals: [1, 1, 1])
      gestures.stop()
      stub_turn(stub)
      expect((0..<3).map { stub_objects(stub, Int32($0)) }, equals: [0, 0, 0])
      expect(stub_pointers(stub) == 0 && stub_managers(stub) == 0)
      expect(gestures.take().isEmpty && !gestures.isReady)
    }
  }

  @Test func `times wrap around, and a report that comes late is not later`() {
    var clock = CompositorClock()
    func time(_ milliseconds: UInt32, _ now: Int64) -> Int64 {
      clock.time(milliseconds, now: Timestamp(microseconds: now)).microseconds
    }
    expect(time(.max - 3, 1_000_000), equals: 1_000_000)
    expect(time(4, 1_020_000), equals: 1_008_000)
    expect(time(12, 1_016_500), equals: 1_016_000)
    // A report that came sooner than all others: the earlier ones had waited.
    expect(time(20, 1_020_000), equals: 1_020_000)
    expect(time(28, 1_040_000), equals: 1_028_000)
    // Out of order.
    expect(time(26, 1_041_000), equals: 1_026_000)
  }
}
