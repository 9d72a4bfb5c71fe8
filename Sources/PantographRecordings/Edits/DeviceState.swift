import PantographTouches

/// A device's slots, buttons and axes, as far as its events so far reveal them.
package struct DeviceState: Hashable, Sendable {
  package var slots: [SlotValues]
  package private(set) var currentSlot = 0
  /// The last value of each key by code; a key that was never sent is absent.
  package private(set) var keys: [UInt16: Int32] = [:]
  /// The last value of each axis that belongs to no slot.
  package private(set) var axes: [UInt16: Int32] = [:]
  /// Whether events up to the next report are the rest of a frame whose start was lost. Until then
  /// only keys and slot numbers are valid.
  package private(set) var isDiscarding = false
  /// Whether the next report completes the first frame after a loss.
  package private(set) var isCatchingUp = false
  /// Whether the device has slots. False for protocol A, whose `ABS_MT_…` axes are valid for one
  /// frame only.
  private let hasSlots: Bool

  /// The largest number of slots, more than any device has. Slots beyond it, as in a broken file,
  /// are ignored.
  package static let slotLimit = 256

  package init(slotCount: Int = 0, hasSlots: Bool = true) {
    slots = [SlotValues](repeating: SlotValues(), count: min(slotCount, Self.slotLimit))
    self.hasSlots = hasSlots
  }

  package mutating func apply(_ event: InputEvent) {
    switch event.type {
    case .key: keys[event.code] = event.value
    case .absolute: applyAxis(event.code, event.value)
    case .synchronization: applySynchronization(event)
    default: break
    }
  }

  private mutating func applySynchronization(_ event: InputEvent) {
    if event.isDropped {
      isDiscarding = true
      isCatchingUp = false
    } else if event.isReport {
      isCatchingUp = isDiscarding
      isDiscarding = false
    }
  }

  private mutating func applyAxis(_ code: UInt16, _ value: Int32) {
    if code == AbsoluteCode.multitouchSlot {
      currentSlot = Int(value)
    } else if isDiscarding {
      return
    } else if SlotValues.codes.contains(code) {
      guard hasSlots, currentSlot >= 0, currentSlot < Self.slotLimit else { return }
      while slots.count <= currentSlot { slots.append(SlotValues()) }
      if code == AbsoluteCode.multitouchTrackingID {
        slots[currentSlot].trackingID = value
      } else {
        slots[currentSlot][code] = value
      }
    } else {
      axes[code] = value
    }
  }

  package func slot(_ index: Int) -> SlotValues {
    slots.indices.contains(index) ? slots[index] : SlotValues()
  }

  /// Whether no slot, key or axis was ever reported.
  package var isUntouched: Bool { slots.isEmpty && keys.isEmpty && axes.isEmpty }

  package var downSlots: [Int] { slots.indices.filter { slots[$0].isDown } }
}
