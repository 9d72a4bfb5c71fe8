/// Finds a slot in one device for every contact of others.
///
/// A contact keeps its slot from landing to lift. The number it had is taken where it is free, the
/// lowest free one otherwise; where none is free the contact is left out, and counted.
struct SlotAssignment {
  private struct Origin: Hashable {
    var source: Int
    var slot: Int
  }

  private enum Place {
    case slot(Int, id: Int32)
    case none(id: Int32)

    var id: Int32 {
      switch self {
      case .slot(_, let id), .none(let id): id
      }
    }
  }

  private(set) var slots: [SlotValues]
  private(set) var contactsLeftOut = 0
  private var places: [Origin: Place] = [:]
  private var nextID: Int32?

  init(slotCount: Int) {
    slots = [SlotValues](repeating: SlotValues(), count: slotCount)
  }

  /// Follows the sources' slots; `convert` makes a contact's values those of the device.
  mutating func follow(_ sources: [DeviceState], convert: (SlotValues) -> SlotValues) {
    let taken = slots.map { $0.isDown }
    for (source, state) in sources.enumerated() {
      for (number, values) in state.slots.enumerated() {
        let origin = Origin(source: source, slot: number)
        if let place = places[origin], place.id != values.trackingID {
          if case .slot(let slot, _) = place { slots[slot].trackingID = -1 }
          places[origin] = nil
        }
        guard values.isDown else { continue }
        if places[origin] == nil { land(origin, values, taken) }
        if case .slot(let slot, _) = places[origin] {
          let id = slots[slot].trackingID
          slots[slot] = convert(values)
          slots[slot].trackingID = id
        }
      }
    }
  }

  private mutating func land(_ origin: Origin, _ values: SlotValues, _ taken: [Bool]) {
    // A slot that is emptied in this frame is free from the next on.
    let free = slots.indices.filter { !taken[$0] && !slots[$0].isDown }
    guard let slot = free.contains(origin.slot) ? origin.slot : free.first else {
      contactsLeftOut += 1
      places[origin] = .none(id: values.trackingID)
      return
    }
    let id = nextID ?? values.trackingID & 0xffff
    nextID = (id + 1) & 0xffff
    slots[slot].trackingID = id
    places[origin] = .slot(slot, id: values.trackingID)
  }
}
