import PantographTouches

/// What the kernel knows of a device and never tells again: it sends only what changes.
///
/// A finger that lands where its slot's last one was lifted is told by its number alone, and one
/// who reads events only, having come later or lost some, would not know where it is, or take it
/// for the palm or the hovering finger before it. So the values that a slot kept are told with the
/// first contact that lands in it, and not before: a slot without a contact must not look like one.
struct UntoldValues {
  private struct Marks: OptionSet {
    let rawValue: UInt8
    /// Holds values that were never told. Zero, which the kernel says of a value that no contact
    /// ever had, is not told of them.
    static let remains = Marks(rawValue: 1)
    /// Has values that changed while events were lost.
    static let changed = Marks(rawValue: 2)
    /// Nobody was told that it is empty.
    static let undecided = Marks(rawValue: 4)
  }

  /// By slot.
  private var marks: [Marks]
  /// The values of slots that changed while events were lost.
  private var changes: [Int: Set<UInt16>] = [:]
  /// Whether the axes of a device without slots were not told.
  private var hasPointer: Bool

  /// At the start nothing was told but what is down.
  init(_ state: DeviceState) {
    marks = Array(repeating: [], count: state.slotCount)
    for slot in state.slotsWithRemains { marks[slot].insert(.remains) }
    for slot in state.emptySlots { marks[slot].insert(.undecided) }
    hasPointer = !state.hasSlots
  }

  /// After events were lost: what stands in slots that are empty now.
  mutating func lose(_ told: DeviceState, _ present: DeviceState) {
    for slot in marks.indices { marks[slot].remove(.undecided) }
    for slot in present.emptySlots { marks[slot].insert(.undecided) }
    for (slot, codes) in told.changesInEmptySlots(to: present) {
      changes[slot, default: []].formUnion(codes)
      marks[slot].insert(.changed)
    }
  }

  /// Whether anything may have to be told behind any event of a frame, before which `state` stands.
  func concerns(_ frame: [InputEvent], _ state: DeviceState) -> Bool {
    var slot = state.currentSlot
    for event in frame {
      if event.type == .absolute, event.code == AbsoluteCode.multitouchSlot {
        slot = Int(event.value)
      } else if concerns(event, inSlot: slot) {
        return true
      }
    }
    return false
  }

  /// Whether anything may have to be told behind an event, before which `state` stands.
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

  /// What a frame has to tell behind one of its events that it concerns. What the frame tells itself
  /// is left out.
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

  /// That a slot is empty, where a place is told of it that could be taken for a contact's.
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

  /// The axes that a frame's rest tells of a slot.
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
