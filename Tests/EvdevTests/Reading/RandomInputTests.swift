import Expectations
import PantographEvdev
import PantographTouches
import SimulatedDevices
import Testing

/// The events that are read always lead to the device's state.
struct RandomInputTests {
  /// The contents of the slots according to the events that were read.
  private struct Shadow {
    var slots = [RandomDevice.Slot](repeating: RandomDevice.Slot(), count: 5)
    var slot = 0

    mutating func take(_ event: InputEvent) {
      guard event.type == .absolute else { return }
      switch event.code {
      case AbsoluteCode.multitouchSlot: slot = Int(event.value)
      case AbsoluteCode.multitouchTrackingID: slots[slot].id = event.value
      case AbsoluteCode.multitouchPositionX: slots[slot].x = event.value
      default: break
      }
    }
  }

  private func perform(_ op: RandomDevice.Op, on device: RandomDevice, _ reader: EvdevReader) throws
  {
    switch op {
    case .land(let slot): device.land(slot)
    case .move(let slot, let x): device.move(slot, to: x)
    case .lift(let slot): device.lift(slot)
    case .begin(let slot, let x): device.begin(slot, to: x)
    case .interrupt(let slot, let x): device.interrupt(slot, x: x)
    case .grab:
      try reader.grab()
      expect(device.device.isGrabbed)
    case .release:
      try reader.release()
      expect(!device.device.isGrabbed)
    case .read: break
    }
  }

  @Test(arguments: 0..<40)
  func `events lead to where the device stands, and are its own where none were lost`(
    seed: UInt64
  ) throws {
    let random = RandomDevice(seed: seed)
    let reader = try random.device.open()
    var shadow = Shadow()
    var waiting: [InputEvent] = []
    var losses = 0
    var lines: [String] = []
    for _ in 0..<400 {
      let op = random.next()
      try perform(op, on: random, reader)
      guard op.reads else { continue }
      var heard: [InputEvent] = []
      try reader.read(into: &heard)
      lines.append("\(heard)")
      for event in heard { shadow.take(event) }
      if let last = heard.last { expect(last.isReport) }
      if random.hasOverflowed {
        losses += 1
        waiting = []
        expect(heard.first?.isDropped, equals: true)
        expect(shadow.slots.map(\.id), equals: random.slots.map(\.id))
        for (told, real) in zip(shadow.slots, random.slots) where real.id >= 0 {
          expect(told.x, equals: real.x)
        }
      } else {
        let all = waiting + random.unread
        let whole = (all.lastIndex { $0.isReport } ?? -1) + 1
        expect(heard, equals: Array(all[..<whole]))
        waiting = Array(all[whole...])
      }
      random.taken()
    }
    expect(reader.droppedCount, equals: losses)
    SeenMarks.see(lines.joined(separator: "\n"))
  }

  @Test(arguments: 100..<140)
  func `every contact begins once and ends once, and a device that goes cancels them`(
    seed: UInt64
  ) throws {
    let random = RandomDevice(seed: seed)
    var down: Set<ContactID> = []
    var over: Set<ContactID> = []
    var last: ContactFrame?
    var lines: [String] = []
    let live = LiveTouches(
      try random.device.open(), filters: ContactFilters(),
      receive: { frame in
        for contact in frame.contacts {
          if contact.phase == .began {
            expect(!over.contains(contact.id))
            expect(down.insert(contact.id).inserted)
          } else {
            expect(down.contains(contact.id))
          }
          if !contact.phase.isDown {
            down.remove(contact.id)
            over.insert(contact.id)
          }
        }
        expect(frame.time, isAtLeast: last?.time ?? .zero)
        last = frame
        lines.append("\(frame.contacts) \(frame.fingerCount) \(frame.buttons)")
      })
    for _ in 0..<Int(seed) * 3 {
      let op = random.next()
      try perform(op, on: random, live.reader)
      guard op.reads else { continue }
      try live.read()
      expect(down.count, equals: random.slots.count { $0.id >= 0 })
      random.taken()
    }
    random.device.unplug()
    while live.isOpen { try live.read() }
    expect(down.isEmpty)
    expect(over.isEmpty || last != nil)
    SeenMarks.see(lines.joined(separator: "\n"))
  }
}
