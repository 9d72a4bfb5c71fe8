import PantographTouches

extension EventFrame {
  /// The events that belong to no slot and are not made from the slots: buttons, relative axes,
  /// the device's own clock.
  func others(besides emulation: PointerEmulation) -> [InputEvent] {
    events.filter { event in
      if event.type == .synchronization || emulation.makes(event) { return false }
      guard event.type == .absolute else { return true }
      return event.code != AbsoluteCode.multitouchSlot && !SlotValues.codes.contains(event.code)
    }
  }
}
