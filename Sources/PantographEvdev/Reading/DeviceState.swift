internal import CPantographLibevdev
import PantographTouches

/// The values of every axis, slot and key of a device.
///
/// Kept up to date from the events, so that after a loss the difference to what the kernel then
/// says is what the events would have told.
struct DeviceState {
  private static let slotAxes = Int(AbsoluteCode.count - AbsoluteCode.multitouchTouchMajor)

  private var slot: Int32
  let slotCount: Int
  /// One row of `slotAxes` values for each slot.
  private var slots: [Int32]
  private var axes: [Int32]
  private var keys: CodeSet
  /// The axes that the device can send, outside of slots and in them.
  private let axisCodes: [UInt16]
  private let slotCodes: [UInt16]

  /// Takes the values that the kernel gave when `device` was made.
  init(_ device: LibevdevDevice, _ description: DeviceDescription) {
    // libevdev takes some devices that are not touched for having no slots, and tells -1.
    let count = max(0, Int(libevdev_get_num_slots(device.pointer)))
    let codes = description.codes[.absolute]?.codes ?? []
    slotCount = count
    slot = count > 0 ? libevdev_get_current_slot(device.pointer) : 0
    slots = Array(repeating: 0, count: count * Self.slotAxes)
    axes = Array(repeating: 0, count: Int(AbsoluteCode.count))
    keys = []
    axisCodes = codes.filter { $0 < AbsoluteCode.multitouchSlot }
    slotCodes = count == 0 ? [] : codes.filter { $0 > AbsoluteCode.multitouchSlot }
    for code in axisCodes {
      axes[Int(code)] = libevdev_get_event_value(device.pointer, UInt32(EV_ABS), UInt32(code))
    }
    for slot in 0..<count {
      for code in slotCodes {
        self[slot, code] = libevdev_get_slot_value(device.pointer, UInt32(slot), UInt32(code))
      }
    }
    for code in description.codes[.key]?.codes ?? []
    where libevdev_get_event_value(device.pointer, UInt32(EV_KEY), UInt32(code)) != 0 {
      keys.insert(code)
    }
  }

  /// The same device when nothing is down and its first slot is chosen, which is what one who reads
  /// events alone begins with. Where a finger has no slot its place is not known either.
  var untouched: DeviceState {
    var state = self
    state.slot = 0
    state.keys = []
    if slotCount == 0, keys.contains(KeyCode.touch) {
      for code in axisCodes { state.axes[Int(code)] = 0 }
    }
    for slot in 0..<slotCount { state[slot, AbsoluteCode.multitouchTrackingID] = -1 }
    return state
  }

  private subscript(slot: Int, code: UInt16) -> Int32 {
    get { slots[slot * Self.slotAxes + Int(code - AbsoluteCode.multitouchTouchMajor)] }
    set { slots[slot * Self.slotAxes + Int(code - AbsoluteCode.multitouchTouchMajor)] = newValue }
  }

  /// Whether the device has slots, which keep what their last contacts left in them.
  var hasSlots: Bool { slotCount > 0 }

  var emptySlots: Set<Int> {
    Set((0..<slotCount).filter { self[$0, AbsoluteCode.multitouchTrackingID] < 0 })
  }

  /// The slots that are empty and hold something.
  var slotsWithRemains: Set<Int> {
    Set(
      (0..<slotCount).filter { slot in
        self[slot, AbsoluteCode.multitouchTrackingID] < 0
          && remains(in: slot).contains { $0.value != 0 }
      })
  }

  /// What slots that are empty in `next` hold there, where it is something else than here.
  func changesInEmptySlots(to next: DeviceState) -> [Int: Set<UInt16>] {
    var changes: [Int: Set<UInt16>] = [:]
    for slot in 0..<slotCount where next[slot, AbsoluteCode.multitouchTrackingID] < 0 {
      for code in slotCodes
      where code != AbsoluteCode.multitouchTrackingID && self[slot, code] != next[slot, code] {
        changes[slot, default: []].insert(code)
      }
    }
    return changes
  }

  /// What a slot's last contact left in it.
  func remains(in slot: Int) -> [(code: UInt16, value: Int32)] {
    guard (0..<slotCount).contains(slot) else { return [] }
    return slotCodes.filter { $0 != AbsoluteCode.multitouchTrackingID }.map { ($0, self[slot, $0]) }
  }

  /// Where a finger was that has no slot; zero was never told.
  var pointerRemains: [(code: UInt16, value: Int32)] {
    axisCodes.filter { axes[Int($0)] != 0 }.map { ($0, axes[Int($0)]) }
  }

  /// The slot that values are for.
  var currentSlot: Int { Int(slot) }

  mutating func apply(_ event: InputEvent) {
    switch event.type {
    case .absolute where event.code < AbsoluteCode.count:
      if event.code == AbsoluteCode.multitouchSlot {
        slot = event.value
      } else if event.code < AbsoluteCode.multitouchSlot {
        axes[Int(event.code)] = event.value
      } else if slot >= 0, Int(slot) < slotCount {
        self[Int(slot), event.code] = event.value
      }
    case .key where event.value != 0: keys.insert(event.code)
    case .key: if keys.contains(event.code) { keys.remove(event.code) }
    default: break
    }
  }

  /// The events that lead from here to `next`: first a frame that lifts what is gone, so that a slot
  /// with a new contact never looks like the old one moved; then a frame with the rest.
  func events(to next: DeviceState, at time: Timestamp) -> [InputEvent] {
    var writer = Writer(time: time, slot: slot)
    let trackingID = AbsoluteCode.multitouchTrackingID
    for slot in 0..<slotCount
    where self[slot, trackingID] >= 0 && self[slot, trackingID] != next[slot, trackingID] {
      writer.write(slot: slot, trackingID, -1)
    }
    writer.report()
    for slot in 0..<slotCount where next[slot, trackingID] >= 0 {
      let isNew = self[slot, trackingID] != next[slot, trackingID]
      // A contact's id comes before its place.
      if isNew { writer.write(slot: slot, trackingID, next[slot, trackingID]) }
      for code in slotCodes
      where code != trackingID && (isNew || self[slot, code] != next[slot, code]) {
        writer.write(slot: slot, code, next[slot, code])
      }
    }
    writer.select(next.slot)
    writeSingle(to: next, into: &writer)
    writer.report()
    return writer.events
  }

  private func writeSingle(to next: DeviceState, into writer: inout Writer) {
    for code in keys.codes where !next.keys.contains(code) { writer.write(.key, code, 0) }
    for code in next.keys.codes where !keys.contains(code) { writer.write(.key, code, 1) }
    for code in axisCodes where axes[Int(code)] != next.axes[Int(code)] {
      writer.write(.absolute, code, next.axes[Int(code)])
    }
  }

  /// Events with the slot named where it changes.
  private struct Writer {
    let time: Timestamp
    var slot: Int32
    var events: [InputEvent] = []

    mutating func write(_ type: EventType, _ code: UInt16, _ value: Int32) {
      events.append(InputEvent(time: time, type: type, code: code, value: value))
    }

    mutating func select(_ next: Int32) {
      guard next != slot else { return }
      write(.absolute, AbsoluteCode.multitouchSlot, next)
      slot = next
    }

    mutating func write(slot: Int, _ code: UInt16, _ value: Int32) {
      select(Int32(slot))
      write(.absolute, code, value)
    }

    mutating func report() {
      guard let last = events.last, !last.isReport else { return }
      events.append(.report(at: time))
    }
  }
}
