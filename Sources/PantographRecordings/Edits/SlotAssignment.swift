import PantographTouches

/// Assigns a slot of one device to every contact of other devices.
///
/// A contact has the same slot from landing to lift. It gets the slot number that it had if that
/// slot is free, otherwise the lowest free one. If no slot is free, the contact is left out and
/// counted.
struct SlotAssignment {
  private struct Origin: Hashable {
    var source: Int
    var slot: Int
  }

  private enum Place {
    case slot(Int, stay: Int)
    /// No slot was free for the contact.
    case none(stay: Int, isTouching: Bool)

    var stay: Int {
      switch self {
      case .slot(_, let stay), .none(let stay, _): stay
      }
    }
  }

  private(set) var contactsLeftOut = 0
  private var slots: [SlotTouch?]
  private var places: [Origin: Place] = [:]
  private var nextID: Int32?
  private var nextStay = 0

  init(slotCount: Int) {
    slots = [SlotTouch?](repeating: nil, count: slotCount)
  }

  /// The touches in the device's slots.
  var touches: [SlotTouch] { slots.compactMap { $0 } }

  /// Updates the slots from those of the sources. `convert` converts a contact's values to the
  /// device's.
  mutating func follow(_ sources: [[SlotTouch]], convert: (SlotValues) -> SlotValues) {
    let taken = slots.map { $0 != nil }
    for (source, touches) in sources.enumerated() { leave(source, touches) }
    for (source, touches) in sources.enumerated() {
      for touch in touches {
        let origin = Origin(source: source, slot: touch.slot)
        if places[origin] == nil { land(origin, touch, taken) }
        if case .none(let stay, let wasTouching)? = places[origin] {
          // A contact that hovers in between lands as another contact.
          let isTouching = !touch.values.isHovering
          if isTouching, !wasTouching { contactsLeftOut += 1 }
          places[origin] = Place.none(stay: stay, isTouching: isTouching)
        }
        guard case .slot(let slot, _) = places[origin], let id = slots[slot]?.values.trackingID
        else { continue }
        slots[slot]?.values = convert(touch.values)
        slots[slot]?.values.trackingID = id
      }
    }
  }

  private mutating func leave(_ source: Int, _ touches: [SlotTouch]) {
    for (origin, place) in places where origin.source == source {
      guard !touches.contains(where: { $0.slot == origin.slot && $0.stay == place.stay })
      else { continue }
      if case .slot(let slot, _) = place { slots[slot] = nil }
      places[origin] = nil
    }
  }

  private mutating func land(_ origin: Origin, _ touch: SlotTouch, _ taken: [Bool]) {
    let free = slots.indices.filter { slots[$0] == nil }
    // A slot emptied in this frame is used only if there is no other.
    let untouched = free.filter { !taken[$0] }
    let candidates = untouched.isEmpty ? free : untouched
    guard let slot = candidates.contains(origin.slot) ? origin.slot : candidates.first else {
      places[origin] = Place.none(stay: touch.stay, isTouching: false)
      return
    }
    let id = nextID ?? touch.values.trackingID & 0xffff
    nextID = (id + 1) & 0xffff
    slots[slot] = SlotTouch(slot: slot, stay: nextStay, values: touch.values)
    slots[slot]?.values.trackingID = id
    nextStay += 1
    places[origin] = .slot(slot, stay: touch.stay)
  }
}
