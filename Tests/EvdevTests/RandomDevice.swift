import PantographEvdev
import PantographTouches
import SeededRandom
import SimulatedDevices

/// A fake device with random events, which stores the state that these events give.
final class RandomDevice {
  enum Op {
    case land(slot: Int32)
    case move(slot: Int32, x: Int32)
    case lift(slot: Int32)
    /// The first part of a frame; the rest comes with the next one.
    case begin(slot: Int32, x: Int32)
    case read
    case grab
    case release
    /// A read; if it must query the device's state, an event happens meanwhile.
    case interrupt(slot: Int32, x: Int32)

    var reads: Bool {
      switch self {
      case .read, .interrupt: true
      default: false
      }
    }
  }

  let device = FakeDevice(.touchpad)
  let limit: Int
  /// The contents of the slots, whether a reader has received them or not.
  private(set) var slots = [Slot](repeating: Slot(), count: 5)
  /// Events that were not read yet.
  private(set) var unread: [InputEvent] = []
  private(set) var hasOverflowed = false
  private var generator: SeededGenerator
  private var slot: Int32 = 0
  private var nextID: Int32 = 0
  private var time: Int64 = 1_000_000

  struct Slot: Hashable {
    var id: Int32 = -1
    var x: Int32 = 0
  }

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    limit = Int.random(in: 8...60, using: &generator)
    device.limitQueue(to: Int32(limit))
  }

  func next() -> Op {
    let slot = Int32.random(in: 0..<5, using: &generator)
    let x = Int32.random(in: 0...4000, using: &generator)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0..<4: return .land(slot: slot)
    case 4..<8: return .move(slot: slot, x: x)
    case 8..<10: return .lift(slot: slot)
    case 10: return .begin(slot: slot, x: x)
    case 11: return .grab
    case 12: return .release
    case 13: return .interrupt(slot: slot, x: x)
    default: return .read
    }
  }

  func land(_ slot: Int32) {
    nextID += 1
    let x = nextID * 13 % 4000
    write(
      slot, [(AbsoluteCode.multitouchTrackingID, nextID), (AbsoluteCode.multitouchPositionX, x)])
  }

  func move(_ slot: Int32, to x: Int32) {
    guard slots[Int(slot)].id >= 0 else { return }
    write(slot, [(AbsoluteCode.multitouchPositionX, x)])
  }

  func lift(_ slot: Int32) {
    guard slots[Int(slot)].id >= 0 else { return }
    write(slot, [(AbsoluteCode.multitouchTrackingID, -1)])
  }

  /// Half of a frame, without its report.
  func begin(_ slot: Int32, to x: Int32) {
    guard slots[Int(slot)].id >= 0 else { return }
    write(slot, [(AbsoluteCode.multitouchPositionX, x)], isWhole: false)
  }

  /// Moves a contact during the next query of the slots, which must come before any other call.
  func interrupt(_ slot: Int32, x: Int32) {
    guard hasOverflowed, slots[Int(slot)].id >= 0 else { return }
    time += 1000
    slots[Int(slot)].x = x
    device.interrupt(with: events(slot, [(AbsoluteCode.multitouchPositionX, x)]))
  }

  func taken() {
    unread = []
    hasOverflowed = false
  }

  private func write(_ slot: Int32, _ values: [(code: UInt16, value: Int32)], isWhole: Bool = true)
  {
    time += 1000
    for (code, value) in values {
      if code == AbsoluteCode.multitouchTrackingID { slots[Int(slot)].id = value }
      if code == AbsoluteCode.multitouchPositionX { slots[Int(slot)].x = value }
    }
    var sent = events(slot, values)
    if !isWhole { sent.removeLast() }
    if unread.count + sent.count > limit {
      hasOverflowed = true
      unread = []
    }
    unread += sent
    device.write(sent)
  }

  private func events(_ slot: Int32, _ values: [(code: UInt16, value: Int32)]) -> [InputEvent] {
    var told: [(EventType, UInt16, Int32)] = []
    if slot != self.slot { told.append((.absolute, AbsoluteCode.multitouchSlot, slot)) }
    self.slot = slot
    return frame(time, told + values.map { (.absolute, $0.code, $0.value) })
  }
}
