import Touches

/// Writes what stands in the slots as the kernel would send it: only what changed since the last
/// report, a slot's number only when it is another, and no report in which nothing changed.
package struct SlotReportWriter: Sendable {
  package private(set) var sent: DeviceState
  private let emulation: PointerEmulation

  package init(device: DeviceDescription) {
    sent = DeviceState(slotCount: device.slotCount ?? 0)
    emulation = PointerEmulation(device: device)
  }

  /// Writes one report: the slots' changes, `others` as they are, and the emulated pointer.
  package mutating func write(
    _ slots: [SlotValues], others: [InputEvent] = [], at time: Timestamp,
    to events: inout [InputEvent]
  ) {
    let start = events.count
    for (index, slot) in slots.enumerated() { write(slot, index, time, &events) }
    for event in others { send(event, &events) }
    for event in emulation.events(after: sent, at: time) { send(event, &events) }
    if events.count > start { events.append(.report(at: time)) }
  }

  private mutating func write(
    _ slot: SlotValues, _ index: Int, _ time: Timestamp, _ events: inout [InputEvent]
  ) {
    let old = sent.slot(index)
    if !slot.isDown {
      if old.isDown { axis(AbsoluteCode.multitouchTrackingID, -1, index, time, &events) }
      return
    }
    if slot.trackingID != old.trackingID {
      axis(AbsoluteCode.multitouchTrackingID, slot.trackingID, index, time, &events)
    }
    for code in slot.knownCodes {
      guard let value = slot[code], value != old[code] else { continue }
      axis(code, value, index, time, &events)
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
