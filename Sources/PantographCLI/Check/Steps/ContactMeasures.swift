import PantographTouches

/// The pressures and sizes of contacts that a device reports in use.
struct ContactMeasures: Equatable {
  /// The smallest and the largest pressure, 0 to 1; nil if none was reported.
  private(set) var pressure: ClosedRange<Double>?
  /// The shortest and the longest axis of a contact in millimetres; nil if none was reported.
  private(set) var size: ClosedRange<Double>?
  /// The number of contacts that landed.
  private(set) var contacts = 0

  mutating func take(_ frame: ContactFrame) {
    for index in frame.indices {
      let contact = frame[index]
      if contact.phase == .began { contacts += 1 }
      guard contact.phase.isDown else { continue }
      if let value = contact.pressure { Self.widen(&pressure, value) }
      if let major = contact.size?.major { Self.widen(&size, major) }
    }
  }

  mutating func add(_ other: ContactMeasures) {
    contacts += other.contacts
    for value in [other.pressure?.lowerBound, other.pressure?.upperBound].compactMap({ $0 }) {
      Self.widen(&pressure, value)
    }
    for value in [other.size?.lowerBound, other.size?.upperBound].compactMap({ $0 }) {
      Self.widen(&size, value)
    }
  }

  private static func widen(_ range: inout ClosedRange<Double>?, _ value: Double) {
    guard value.isFinite else { return }
    range = range.map { min($0.lowerBound, value)...max($0.upperBound, value) } ?? value...value
  }
}
