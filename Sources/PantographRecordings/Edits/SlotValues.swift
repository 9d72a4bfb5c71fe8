import PantographTouches

/// What a device last said of one slot.
package struct SlotValues: Hashable, Sendable {
  /// The codes that belong to a slot: every `ABS_MT_…` but the slot's number itself.
  package static let codes: ClosedRange<UInt16> =
    AbsoluteCode.multitouchTouchMajor...AbsoluteCode.multitouchToolY

  /// The contact in the slot; negative when it is empty.
  package var trackingID: Int32 = -1
  private var values = [Int32](repeating: 0, count: 16)
  private var known: UInt16 = 0

  package init() {}

  package var isDown: Bool { trackingID >= 0 }

  /// Whether the contact is near the surface and does not touch it.
  var isHovering: Bool { self[AbsoluteCode.multitouchDistance] ?? 0 > 0 }

  /// Whether any part of a position was said.
  var hasPlace: Bool {
    self[AbsoluteCode.multitouchPositionX] != nil || self[AbsoluteCode.multitouchPositionY] != nil
  }

  /// An axis' value; nil as long as the device never said it.
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

  /// The axes that were said, positions first, the others by number.
  package var knownCodes: [UInt16] {
    let positions = [AbsoluteCode.multitouchPositionX, AbsoluteCode.multitouchPositionY]
    return (positions + Self.codes.filter { !positions.contains($0) }).filter { self[$0] != nil }
  }
}
