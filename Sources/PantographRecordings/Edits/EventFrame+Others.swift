import PantographTouches

extension EventFrame {
  /// Returns the events that belong to no slot and are not made by `emulation`: buttons, relative
  /// axes, the device's own clock.
  func others(besides emulation: PointerEmulation) -> [InputEvent] {
    events.filter { event in
      if event.type == .synchronization || emulation.makes(event) { return false }
      guard event.type == .absolute else { return true }
      return event.code != AbsoluteCode.multitouchSlot && !SlotValues.codes.contains(event.code)
    }
  }
}
