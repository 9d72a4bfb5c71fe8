import PantographTouches

/// What somebody who read a device's events so far knows of it: its slots, buttons and axes.
package struct DeviceState: Hashable, Sendable {
  package var slots: [SlotValues]
  package private(set) var currentSlot = 0
  /// Keys by code; absent when never sent.
  package private(set) var keys: [UInt16: Int32] = [:]
  /// Axes that belong to no slot.
  package private(set) var axes: [UInt16: Int32] = [:]
  /// Whether what comes, up to the report, is the rest of a frame whose start was lost. Only keys
  /// and slots' numbers still tell truly then.
  package private(set) var isDiscarding = false
  /// Whether the next report is the one that catches up with a loss.
  package private(set) var isCatchingUp = false
  /// False for devices of protocol A, whose `ABS_MT_…` axes last for one frame only.
  private let hasSlots: Bool

  /// More slots than any device has: what a broken file names beyond it is left alone.
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

  /// Whether nothing was ever said.
  package var isUntouched: Bool { slots.isEmpty && keys.isEmpty && axes.isEmpty }

  package var downSlots: [Int] { slots.indices.filter { slots[$0].isDown } }
}
