internal import CPantographLibevdev
import PantographTouches

/// The values of every axis, slot and key of a device.
///
/// Events keep the state up to date. After a loss of events, the difference between this state and
/// the state that the kernel then reports replaces the lost events.
struct DeviceState {
  private static let slotAxes = Int(AbsoluteCode.count - AbsoluteCode.multitouchTouchMajor)

  private var slot: Int32
  let slotCount: Int
  /// The slots' axis values, in rows of `slotAxes` values, one row for each slot.
  private var slots: [Int32]
  private var axes: [Int32]
  private var keys: CodeSet
  /// The axes that the device has outside its slots; `slotCodes` are those in the slots.
  private let axisCodes: [UInt16]
  private let slotCodes: [UInt16]

  /// Copies the values that the kernel reported when `device` was created.
  init(_ device: LibevdevDevice, _ description: DeviceDescription) {
    // libevdev does not treat some devices as multitouch and then reports -1 slots.
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

  /// This state with nothing down and the first slot selected. A reader that only follows events
  /// starts from this state. On a device without slots a touching finger's position is cleared too,
  /// because such a reader does not know it.
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

  /// Whether the device has slots. An empty slot retains the values of its last contact.
  var hasSlots: Bool { slotCount > 0 }

  var emptySlots: Set<Int> {
    Set((0..<slotCount).filter { self[$0, AbsoluteCode.multitouchTrackingID] < 0 })
  }

  /// Slots without a contact whose axes still hold values from the last one.
  var slotsWithRemains: Set<Int> {
    Set(
      (0..<slotCount).filter { slot in
        self[slot, AbsoluteCode.multitouchTrackingID] < 0
          && remains(in: slot).contains { $0.value != 0 }
      })
  }

  /// Returns, for each slot that is empty in `next`, the axes whose value there differs from this
  /// state.
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

  /// Returns the axis values that the last contact left in a slot.
  func remains(in slot: Int) -> [(code: UInt16, value: Int32)] {
    guard (0..<slotCount).contains(slot) else { return [] }
    return slotCodes.filter { $0 != AbsoluteCode.multitouchTrackingID }.map { ($0, self[slot, $0]) }
  }

  /// The nonzero axis values of a device without slots. A zero never needs to be sent, because
  /// readers start from zero.
  var pointerRemains: [(code: UInt16, value: Int32)] {
    axisCodes.filter { axes[Int($0)] != 0 }.map { ($0, axes[Int($0)]) }
  }

  /// The slot that further slot values belong to.
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

  /// Returns the events that lead from this state to `next`. A first frame lifts contacts that are
  /// gone, so that a new contact in the same slot never looks like the old one moving. A second
  /// frame has the rest.
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
      // A contact's tracking id precedes its position.
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

  /// Collects events and selects a slot before values of another slot.
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
