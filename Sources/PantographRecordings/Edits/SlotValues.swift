import PantographTouches

/// The values that a device last reported for one slot.
package struct SlotValues: Hashable, Sendable {
  /// The codes that belong to a slot: every `ABS_MT_…` except the slot number itself.
  package static let codes: ClosedRange<UInt16> =
    AbsoluteCode.multitouchTouchMajor...AbsoluteCode.multitouchToolY

  /// The tracking id of the contact in the slot; negative if the slot is empty.
  package var trackingID: Int32 = -1
  private var values = [Int32](repeating: 0, count: 16)
  private var known: UInt16 = 0

  package init() {}

  package var isDown: Bool { trackingID >= 0 }

  /// Whether the contact is near the surface without touching it.
  var isHovering: Bool { self[AbsoluteCode.multitouchDistance] ?? 0 > 0 }

  /// Whether the slot has at least one coordinate.
  var hasPlace: Bool {
    self[AbsoluteCode.multitouchPositionX] != nil || self[AbsoluteCode.multitouchPositionY] != nil
  }

  /// Accesses an axis' value; nil if the device never reported it.
  package subscript(code: UInt16) -> Int32? {
    get {
      let index = Int(code - AbsoluteCode.multitouchSlot)
      return known >> UInt16(index) & 1 == 1 ? values[index] : nil
    }
    set {
      let index = Int(code - AbsoluteCode.multitouchSlot)
      values[index] = newValue ?? 0
      if newValue == nil { known &= ~(1 << UInt16(index)) } else { known |= 1 << UInt16(index) }
    }
  }

  /// The codes of the reported axes, positions first, then the others by number.
  package var knownCodes: [UInt16] { Self.order.filter { self[$0] != nil } }

  private static let order: [UInt16] = {
    let positions = [AbsoluteCode.multitouchPositionX, AbsoluteCode.multitouchPositionY]
    return positions + codes.filter { !positions.contains($0) }
  }()
}
