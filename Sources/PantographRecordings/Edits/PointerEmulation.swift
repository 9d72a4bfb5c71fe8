import PantographTouches

/// The keys and axes that a device with slots also sends for programs that do not know slots.
///
/// Linux' own drivers send BTN_TOUCH while anything touches, one BTN_TOOL_… for the number of
/// fingers on a touchpad, and ABS_X, ABS_Y and ABS_PRESSURE of the oldest contact.
package struct PointerEmulation: Sendable {
  private static let countKeys = [
    KeyCode.toolFinger, KeyCode.toolDoubleTap, KeyCode.toolTripleTap, KeyCode.toolQuadrupleTap,
    KeyCode.toolQuintupleTap,
  ]

  private let touch: Bool
  private let counts: [(key: UInt16, fingers: Int)]
  private let axes: [(plain: UInt16, slot: UInt16)]

  package init(device: DeviceDescription) {
    touch = device.sends(.key, KeyCode.touch)
    counts = Self.countKeys.indices
      .filter { device.sends(.key, Self.countKeys[$0]) }
      .map { (key: Self.countKeys[$0], fingers: $0 + 1) }
    let pairs = [
      (plain: AbsoluteCode.x, slot: AbsoluteCode.multitouchPositionX),
      (plain: AbsoluteCode.y, slot: AbsoluteCode.multitouchPositionY),
      (plain: AbsoluteCode.pressure, slot: AbsoluteCode.multitouchPressure),
    ]
    axes = pairs.filter {
      device.sends(.absolute, $0.plain) && device.sends(.absolute, $0.slot)
    }
  }

  /// Returns the number of fingers that the keys count besides those that slots hold. Fingers that
  /// are near without touching are none.
  func untold(in state: DeviceState, besides held: Int) -> Int {
    guard held > 0, !touch || state.keys[KeyCode.touch] ?? 0 > 0 else { return 0 }
    for count in counts.reversed() where state.keys[count.key] ?? 0 > 0 {
      return max(0, count.fingers - held)
    }
    return 0
  }

  /// Whether this emulation makes events like this one.
  package func makes(_ event: InputEvent) -> Bool {
    if event.type == .key {
      return touch && event.code == KeyCode.touch || counts.contains { $0.key == event.code }
    }
    return event.type == .absolute && axes.contains { $0.plain == event.code }
  }

  /// Returns the events after which the emulation agrees with the slots in `state`.
  ///
  /// If fingers are near without touching (`isNear`), they are counted and BTN_TOUCH is released.
  /// The release is sent even if the key was never pressed; otherwise a reader would judge by the
  /// pressure. `untold` fingers have no slot and are only counted.
  package func events(
    after state: DeviceState, isNear: Bool = false, untold: Int = 0, at time: Timestamp
  ) -> [InputEvent] {
    let down = state.slots.filter { $0.isDown }
    var events: [InputEvent] = []
    func key(_ code: UInt16, _ value: Int32) {
      let isUnheard = isNear && code == KeyCode.touch && state.keys[code] == nil
      guard state.keys[code] ?? 0 != value || isUnheard else { return }
      events.append(InputEvent(time: time, type: .key, code: code, value: value))
    }
    if touch { key(KeyCode.touch, down.isEmpty || isNear ? 0 : 1) }
    // Fingers that are near are reported by a count key; the last key stands for its number or
    // more.
    let most = counts.last?.fingers ?? 0
    let all = untold > 0 ? max(down.count, min(down.count + untold, most)) : down.count
    let counted = isNear ? min(down.count, most) : all
    for count in counts { key(count.key, counted == count.fingers ? 1 : 0) }
    let oldest = down.min { Self.isOlder($0.trackingID, $1.trackingID) }
    for axis in axes {
      let lifted = axis.plain == AbsoluteCode.pressure && oldest == nil ? Int32(0) : nil
      guard let value = oldest?[axis.slot] ?? lifted, state.axes[axis.plain] != value,
        lifted == nil || state.axes[axis.plain] != nil
      else { continue }
      events.append(InputEvent(time: time, type: .absolute, code: axis.plain, value: value))
    }
    return events
  }

  /// Whether the left tracking id was given first. Ids are 16 bits wide and start again after the
  /// last.
  private static func isOlder(_ left: Int32, _ right: Int32) -> Bool {
    (left &- right) & 0x8000 != 0
  }
}
