import PantographTouches

/// The contacts and keys that are down after the events applied so far.
struct HeldInput {
  private var slot: Int32 = 0
  private var slots: Set<Int32> = []
  private var keys: Set<UInt16> = []

  var contactCount: Int { slots.count }

  mutating func apply(_ event: InputEvent) {
    switch (event.type, event.code) {
    case (.absolute, AbsoluteCode.multitouchSlot): slot = event.value
    case (.absolute, AbsoluteCode.multitouchTrackingID):
      if event.value < 0 { slots.remove(slot) } else { slots.insert(slot) }
    case (.key, let key):
      if event.value == 0 { keys.remove(key) } else { keys.insert(key) }
    default: break
    }
  }

  /// Returns a frame that lifts every contact and key; nil if nothing is down.
  func lift(at time: Timestamp) -> [InputEvent]? {
    guard !slots.isEmpty || !keys.isEmpty else { return nil }
    var events: [InputEvent] = []
    func add(_ type: EventType, _ code: UInt16, _ value: Int32) {
      events.append(InputEvent(time: time, type: type, code: code, value: value))
    }
    for slot in slots.sorted() {
      add(.absolute, AbsoluteCode.multitouchSlot, slot)
      add(.absolute, AbsoluteCode.multitouchTrackingID, -1)
    }
    for key in keys.sorted() { add(.key, key, 0) }
    return events + [.report(at: time)]
  }
}
