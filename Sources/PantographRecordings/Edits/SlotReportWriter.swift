import PantographTouches

/// Writes the contents of slots as the kernel would send them: only values that changed since the
/// last report, a slot number only when it changes, and no report if nothing changed.
package struct SlotReportWriter: Sendable {
  package private(set) var sent: DeviceState
  /// The contact in each slot, identified by `SlotTouch.stay`.
  private var stays: [Int: Int] = [:]
  private let emulation: PointerEmulation

  package init(device: DeviceDescription) {
    sent = DeviceState(slotCount: device.slotCount ?? 0)
    emulation = PointerEmulation(device: device)
  }

  /// Writes one report: changes in the slots, `others` unchanged, and the emulated pointer.
  package mutating func write(
    _ slots: [SlotValues], others: [InputEvent] = [], at time: Timestamp,
    to events: inout [InputEvent]
  ) {
    let touches = slots.indices.filter { slots[$0].isDown }.map {
      SlotTouch(slot: $0, stay: Int(slots[$0].trackingID), values: slots[$0])
    }
    write(touches, others: others, report: .report(at: time), to: &events)
  }

  /// Writes the changes in the slots, in the order of the slots, and then `report`. `untold` fingers
  /// are counted beside those in the slots. If `catchingUp` is true, a loss of events is written
  /// first, and the report is written even if nothing changed.
  mutating func write(
    _ touches: [SlotTouch], untold: Int = 0, others: [InputEvent] = [], report: InputEvent,
    catchingUp: Bool = false, to events: inout [InputEvent]
  ) {
    let time = report.time
    if catchingUp {
      let code = SynchronizationCode.dropped
      send(InputEvent(time: time, type: .synchronization, code: code, value: 0), &events)
      send(.report(at: time), &events)
    }
    let start = events.count
    var next = 0
    for slot in slotsToLook(at: touches) {
      let isTouched = next < touches.count && touches[next].slot == slot
      if !isTouched || stays[slot] != touches[next].stay { lift(slot, time, &events) }
      guard isTouched else { continue }
      write(touches[next], time, &events)
      next += 1
    }
    for var event in others {
      event.time = time
      send(event, &events)
    }
    for event in emulation.events(after: sent, untold: untold, at: time) { send(event, &events) }
    if events.count > start || catchingUp { send(report, &events) }
  }

  private func slotsToLook(at touches: [SlotTouch]) -> [Int] {
    let touched = touches.map { $0.slot }
    let gone = stays.keys.filter { !touched.contains($0) }
    return gone.isEmpty ? touched : (touched + gone).sorted()
  }

  private mutating func lift(_ slot: Int, _ time: Timestamp, _ events: inout [InputEvent]) {
    guard stays.removeValue(forKey: slot) != nil else { return }
    axis(AbsoluteCode.multitouchTrackingID, -1, slot, time, &events)
  }

  private mutating func write(
    _ touch: SlotTouch, _ time: Timestamp, _ events: inout [InputEvent]
  ) {
    let isNew = stays.updateValue(touch.stay, forKey: touch.slot) != touch.stay
    let old = sent.slot(touch.slot)
    var values = touch.values
    if isNew { Self.settle(&values, after: old) }
    if values.trackingID != old.trackingID {
      axis(AbsoluteCode.multitouchTrackingID, values.trackingID, touch.slot, time, &events)
    }
    for code in values.knownCodes {
      guard let value = values[code], value != old[code] else { continue }
      axis(code, value, touch.slot, time, &events)
    }
  }

  /// Sets distance and tool type to 0 if the new contact reports neither but the slot's last
  /// contact did. A contact without these values touches and is a finger.
  private static func settle(_ values: inout SlotValues, after old: SlotValues) {
    for code in [AbsoluteCode.multitouchDistance, AbsoluteCode.multitouchToolType]
    where values[code] == nil && old[code] ?? 0 != 0 {
      values[code] = 0
    }
  }

  private mutating func axis(
    _ code: UInt16, _ value: Int32, _ slot: Int, _ time: Timestamp, _ events: inout [InputEvent]
  ) {
    if sent.currentSlot != slot {
      let number = Int32(slot)
      send(
        InputEvent(
          time: time, type: .absolute, code: AbsoluteCode.multitouchSlot, value: number), &events)
    }
    send(InputEvent(time: time, type: .absolute, code: code, value: value), &events)
  }

  private mutating func send(_ event: InputEvent, _ events: inout [InputEvent]) {
    sent.apply(event)
    events.append(event)
  }
}
