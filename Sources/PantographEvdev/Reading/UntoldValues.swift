import PantographTouches

/// The values that the kernel knows but never repeats, because it sends only changes.
///
/// If a finger lands where the last finger of its slot was lifted, the kernel sends only its
/// tracking id. A program that reads only events, and started late or lost some, would then not
/// know the position. It could also take the new finger for the palm or the hovering finger before
/// it. Therefore the old values of a slot are added to the first contact that lands in it. They are
/// not added earlier, because a slot without a contact must not look like a contact.
struct UntoldValues {
  private struct Marks: OptionSet {
    let rawValue: UInt8
    /// The slot holds values that were never reported. Zeros do not count: the kernel reports zero
    /// for a value that no contact ever had.
    static let remains = Marks(rawValue: 1)
    /// The slot has values that changed while events were lost.
    static let changed = Marks(rawValue: 2)
    /// The slot is empty and no event has said so.
    static let undecided = Marks(rawValue: 4)
  }

  /// The marks of each slot, indexed by slot.
  private var marks: [Marks]
  /// The axes whose values changed while events were lost, by slot.
  private var changes: [Int: Set<UInt16>] = [:]
  /// Whether the axis values of a device without slots have not been reported yet.
  private var hasPointer: Bool

  /// Starts with `state`, of which only contacts and keys that are down have been reported.
  init(_ state: DeviceState) {
    marks = Array(repeating: [], count: state.slotCount)
    for slot in state.slotsWithRemains { marks[slot].insert(.remains) }
    for slot in state.emptySlots { marks[slot].insert(.undecided) }
    hasPointer = !state.hasSlots
  }

  /// Records a loss of events: which values of slots that are now empty changed during the loss.
  mutating func lose(_ told: DeviceState, _ present: DeviceState) {
    for slot in marks.indices { marks[slot].remove(.undecided) }
    for slot in present.emptySlots { marks[slot].insert(.undecided) }
    for (slot, codes) in told.changesInEmptySlots(to: present) {
      changes[slot, default: []].formUnion(codes)
      marks[slot].insert(.changed)
    }
  }

  /// Returns whether values may have to be added to a frame. `state` is the state before the frame.
  func concerns(_ frame: [InputEvent], _ state: DeviceState) -> Bool {
    var slot = state.currentSlot
    for event in frame where concerns(event, slot: &slot) { return true }
    return false
  }

  /// Returns whether values may have to be added after an event of a frame. `slot` is the slot that the frame has
  /// selected before the event, and then the one after it.
  @inline(__always)
  func concerns(_ event: InputEvent, slot: inout Int) -> Bool {
    guard event.type == .absolute, event.code == AbsoluteCode.multitouchSlot else {
      return concerns(event, inSlot: slot)
    }
    slot = Int(event.value)
    return false
  }

  /// Returns whether values may have to be added after an event. `state` is the state before it.
  func concerns(_ event: InputEvent, _ state: DeviceState) -> Bool {
    concerns(event, inSlot: state.currentSlot)
  }

  @inline(__always)
  private func concerns(_ event: InputEvent, inSlot slot: Int) -> Bool {
    if event.type == .absolute, event.code > AbsoluteCode.multitouchSlot {
      return slot >= 0 && slot < marks.count && !marks[slot].isEmpty
    }
    return hasPointer && event.type == .key && event.code == KeyCode.touch && event.value != 0
  }

  /// Returns the events to add after the event at `index`, if `concerns` is true of it. Values that
  /// the frame itself contains are left out.
  mutating func events(
    behind index: Int, of frame: [InputEvent], _ state: DeviceState
  ) -> [InputEvent] {
    let event = frame[index]
    if event.type == .absolute, event.code > AbsoluteCode.multitouchSlot {
      if let emptiness = emptiness(behind: event, state) { return [emptiness] }
    }
    if event.type == .absolute, event.code == AbsoluteCode.multitouchTrackingID, event.value >= 0 {
      let slot = state.currentSlot
      let isNew = marks[slot].remove(.remains) != nil
      marks[slot].remove(.changed)
      let changed = changes.removeValue(forKey: slot) ?? []
      guard isNew || !changed.isEmpty else { return [] }
      let remains = state.remains(in: slot).filter {
        isNew && $0.value != 0 || changed.contains($0.code)
      }
      let told = Self.told(of: slot, from: slot, in: frame[index...])
      return Self.events(remains, besides: told, at: event.time)
    }
    if hasPointer, event.type == .key, event.code == KeyCode.touch, event.value != 0 {
      hasPointer = false
      let told = frame.filter { $0.type == .absolute }.map { $0.code }
      return Self.events(state.pointerRemains, besides: told, at: event.time)
    }
    return []
  }

  /// Returns an event that marks the slot empty, if this event's position could be mistaken for a
  /// contact.
  private mutating func emptiness(behind event: InputEvent, _ state: DeviceState) -> InputEvent? {
    let id = AbsoluteCode.multitouchTrackingID
    let isPlace =
      event.code == AbsoluteCode.multitouchPositionX
      || event.code == AbsoluteCode.multitouchPositionY
    guard isPlace || event.code == id, marks[state.currentSlot].remove(.undecided) != nil,
      isPlace
    else { return nil }
    return InputEvent(time: event.time, type: .absolute, code: id, value: -1)
  }

  /// Returns the axes of a slot that the rest of a frame has values for.
  private static func told(
    of slot: Int, from start: Int, in rest: ArraySlice<InputEvent>
  ) -> [UInt16] {
    var current = start
    var codes: [UInt16] = []
    for event in rest where event.type == .absolute {
      if event.code == AbsoluteCode.multitouchSlot {
        current = Int(event.value)
      } else if current == slot {
        codes.append(event.code)
      }
    }
    return codes
  }

  private static func events(
    _ values: [(code: UInt16, value: Int32)], besides told: [UInt16], at time: Timestamp
  ) -> [InputEvent] {
    values.filter { !told.contains($0.code) }.map {
      InputEvent(time: time, type: .absolute, code: $0.code, value: $0.value)
    }
  }
}
