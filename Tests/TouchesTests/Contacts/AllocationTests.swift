import CAllocationCounter
import Testing
import Touches

enum AllocationCounter {
  #if DEBUG
    static let isOn = false
  #else
    static let isOn = allocations_are_counted()
  #endif
}

/// Debug builds allocate where optimized ones do not, so this counts in release builds alone:
/// `swift build -c release --build-tests -Xswiftc -enable-testing`.
@Suite(.enabled(if: AllocationCounter.isOn, "allocations are counted in release builds"))
struct AllocationTests {
  @Test func `the counter sees an allocation`() {
    let before = allocation_count()
    let pointer = UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: 8)
    #expect(allocation_count() > before)
    pointer.deallocate()
  }

  @Test(arguments: [true, false])
  func `a stream of frames is decoded and filtered without an allocation`(hasSlots: Bool) {
    let device = TouchStream.pad(slots: hasSlots ? 16 : nil)
    let events = hasSlots ? Self.slots() : Self.reports()
    var pipeline = TouchPipeline(device: device, filters: .defaults(for: .touchpad))
    var frames = 0
    var contacts = 0
    var allocations: UInt64 = 0
    for run in 0..<2 {
      let before = allocation_count()
      for event in events where pipeline.consume(event) {
        frames += 1
        contacts += pipeline.frame.count
      }
      if run == 1 { allocations = allocation_count() - before }
    }
    #expect(allocations == 0)
    #expect(frames == 2000)
    #expect(contacts > 2000)
  }

  /// A thousand frames of ten fingers that land, move, lift, tremble and jump.
  private static func slots() -> [InputEvent] {
    var generator = SeededGenerator(state: 5)
    var events: [InputEvent] = []
    for frame in 0..<1000 {
      let time = Timestamp(microseconds: Int64(frame) * 8000)
      for slot in Int32(0)..<10 {
        let x = Int32.random(in: 0...1000, using: &generator)
        let op: TouchOp =
          switch frame % 20 {
          case 0: .place(slot: slot, id: Int32(frame) + slot, x: x, y: 100)
          case 19: .lift(slot: slot)
          default: .move(slot: slot, x: x, y: 100 + slot)
          }
        events += op.events(at: time)
      }
      if frame % 100 == 50 { events += TouchOp.drop.events(at: time) + [.report(at: time)] }
      events.append(.report(at: time))
    }
    return events
  }

  /// The same of protocol A, whose contacts are matched by place.
  private static func reports() -> [InputEvent] {
    var generator = SeededGenerator(state: 6)
    var events: [InputEvent] = []
    for frame in 0..<1000 {
      let time = Timestamp(microseconds: Int64(frame) * 8000)
      for _ in 0..<(frame % 11) {
        for code in [AbsoluteCode.multitouchPositionX, AbsoluteCode.multitouchPositionY] {
          events.append(
            InputEvent(
              time: time, type: .absolute, code: code,
              value: Int32.random(in: 0...500, using: &generator)))
        }
        events.append(
          InputEvent(
            time: time, type: .synchronization, code: SynchronizationCode.multitouchReport,
            value: 0))
      }
      events.append(.report(at: time))
    }
    return events
  }
}
