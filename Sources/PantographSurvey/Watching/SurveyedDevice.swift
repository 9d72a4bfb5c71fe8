import PantographTouches

/// The properties of a device model, and the ranges of its axes that fingers reached.
package struct SurveyedDevice: Hashable, Sendable {
  package let kind: DeviceKind
  package let size: Vector
  package let isSizeAssumed: Bool
  package let slots: Int?
  /// The axes of positions, horizontal first.
  package private(set) var axes: [SurveyedAxis]
  package private(set) var events = 0
  package var recordings = 1
  /// The axes' codes, in the order of `axes`.
  private let codes: [UInt16]

  init(_ device: DeviceDescription?, _ surface: SurfaceGeometry) {
    kind = surface.kind
    size = surface.size
    isSizeAssumed = surface.isAssumed
    slots = device?.slotCount
    let hasContacts = device?.sends(.absolute, AbsoluteCode.multitouchPositionX) ?? true
    codes =
      hasContacts
      ? [AbsoluteCode.multitouchPositionX, AbsoluteCode.multitouchPositionY]
      : [AbsoluteCode.x, AbsoluteCode.y]
    axes = codes.map { code in SurveyedAxis(device?.axes[code]) }
  }

  mutating func take(_ event: InputEvent) {
    events += 1
    guard event.type == .absolute else { return }
    for place in 0..<2 where codes[place] == event.code { axes[place].reach(event.value) }
  }

  /// Whether both are the same model, as far as its description says.
  package func isSameModel(as other: SurveyedDevice) -> Bool {
    kind == other.kind && size == other.size && isSizeAssumed == other.isSizeAssumed
      && slots == other.slots
      && axes.map { $0.described } == other.axes.map { $0.described }
  }

  package mutating func merge(_ other: SurveyedDevice) {
    for place in axes.indices {
      if let reached = other.axes[place].reached {
        axes[place].reach(reached.lowerBound)
        axes[place].reach(reached.upperBound)
      }
    }
    events += other.events
    recordings += other.recordings
  }
}

/// An axis of positions, in device units.
package struct SurveyedAxis: Hashable, Sendable {
  /// The axis according to the device; nil if it is not described.
  package let described: AbsoluteAxis?
  /// The range that fingers reached; nil if there was no value.
  package private(set) var reached: ClosedRange<Int32>?

  init(_ axis: AbsoluteAxis?) { described = axis }

  mutating func reach(_ value: Int32) {
    guard let range = reached else {
      reached = value...value
      return
    }
    if !range.contains(value) {
      reached = min(range.lowerBound, value)...max(range.upperBound, value)
    }
  }
}
