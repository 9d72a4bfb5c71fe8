import PantographTouches

/// Assigns slots to the fingers of each hardware state and returns the changes as a kernel would
/// send them.
struct ActivityLogSlots {
  static let capacity = 32

  private struct Slot {
    var trackingID: Int32
    var axes: [(code: UInt16, value: Int32)]
  }

  private var slots: [Slot?] = []
  private var current = 0
  private var keys: Set<UInt16> = []

  /// The number of slots used so far, at least 1.
  var count: Int { max(slots.count, 1) }

  mutating func events(for state: ActivityLogState, at time: Timestamp) -> [InputEvent] {
    var events: [InputEvent] = []
    for index in slots.indices {
      guard let slot = slots[index],
        !state.fingers.contains(where: { $0.trackingID == slot.trackingID })
      else { continue }
      slots[index] = nil
      select(index, time, into: &events)
      events.append(absolute(AbsoluteCode.multitouchTrackingID, -1, time))
    }
    for finger in state.fingers { update(finger, time, into: &events) }
    keys(for: state, time, into: &events)
    events.append(.report(at: time))
    return events
  }

  private mutating func update(
    _ finger: ActivityLogFinger, _ time: Timestamp, into events: inout [InputEvent]
  ) {
    let index: Int
    if let known = slots.firstIndex(where: { $0?.trackingID == finger.trackingID }) {
      index = known
    } else {
      if let free = slots.firstIndex(where: { $0 == nil }) {
        index = free
      } else {
        slots.append(nil)
        index = slots.count - 1
      }
      slots[index] = Slot(trackingID: finger.trackingID, axes: [])
      select(index, time, into: &events)
      events.append(absolute(AbsoluteCode.multitouchTrackingID, finger.trackingID, time))
    }
    guard var slot = slots[index] else { return }
    for axis in finger.axes {
      if slot.axes.contains(where: { $0.code == axis.code && $0.value == axis.value }) { continue }
      slot.axes.removeAll { $0.code == axis.code }
      slot.axes.append(axis)
      select(index, time, into: &events)
      events.append(absolute(axis.code, axis.value, time))
    }
    slots[index] = slot
  }

  private mutating func keys(
    for state: ActivityLogState, _ time: Timestamp, into events: inout [InputEvent]
  ) {
    var down: Set<UInt16> = []
    let touches = max(state.touchCount, state.fingers.count)
    if touches > 0 { down.insert(KeyCode.touch) }
    switch touches {
    case ...0: break
    case 1: down.insert(KeyCode.toolFinger)
    case 2: down.insert(KeyCode.toolDoubleTap)
    case 3: down.insert(KeyCode.toolTripleTap)
    case 4: down.insert(KeyCode.toolQuadrupleTap)
    default: down.insert(KeyCode.toolQuintupleTap)
    }
    if state.buttonsDown & 1 != 0 { down.insert(KeyCode.left) }
    if state.buttonsDown & 2 != 0 { down.insert(KeyCode.middle) }
    if state.buttonsDown & 4 != 0 { down.insert(KeyCode.right) }
    for code in keys.union(down).sorted() where keys.contains(code) != down.contains(code) {
      events.append(
        InputEvent(time: time, type: .key, code: code, value: down.contains(code) ? 1 : 0))
    }
    keys = down
  }

  private mutating func select(
    _ index: Int, _ time: Timestamp, into events: inout [InputEvent]
  ) {
    if current == index { return }
    current = index
    events.append(absolute(AbsoluteCode.multitouchSlot, Int32(index), time))
  }

  private func absolute(_ code: UInt16, _ value: Int32, _ time: Timestamp) -> InputEvent {
    InputEvent(time: time, type: .absolute, code: code, value: value)
  }
}
