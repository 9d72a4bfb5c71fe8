import PantographTouches
import SimulatedDevices

/// A device's slots as the kernel stores them, and the events that the kernel sends for a driver's report:
/// only changes, and a slot's number only if a value of another slot follows.
struct KernelShadow {
  struct Slot: Hashable {
    var id: Int32 = -1
    var x: Int32 = 0
    var y: Int32 = 0
    var tool: Int32 = 0
    var distance: Int32 = 0

    var isTouching: Bool { id >= 0 && distance == 0 }
  }

  private(set) var slots: [Slot]
  private var chosen: Int32 = 0
  private var events: [(type: EventType, code: UInt16, value: Int32)] = []

  init(slotCount: Int) {
    slots = [Slot](repeating: Slot(), count: slotCount)
  }

  /// Stores a driver's report about a slot.
  mutating func report(_ slot: Int, _ next: Slot) {
    let old = slots[slot]
    set(slot, AbsoluteCode.multitouchTrackingID, old.id, next.id)
    set(slot, AbsoluteCode.multitouchPositionX, old.x, next.x)
    set(slot, AbsoluteCode.multitouchPositionY, old.y, next.y)
    set(slot, AbsoluteCode.multitouchToolType, old.tool, next.tool)
    set(slot, AbsoluteCode.multitouchDistance, old.distance, next.distance)
    slots[slot] = next
  }

  private mutating func set(_ slot: Int, _ code: UInt16, _ old: Int32, _ next: Int32) {
    guard old != next else { return }
    if chosen != Int32(slot) {
      chosen = Int32(slot)
      events.append((.absolute, AbsoluteCode.multitouchSlot, chosen))
    }
    events.append((.absolute, code, next))
  }

  /// The frame that the kernel passes on; nil if nothing changed.
  mutating func synchronize(at microseconds: Int64) -> [InputEvent]? {
    defer { events = [] }
    return events.isEmpty ? nil : frame(microseconds, events)
  }
}
