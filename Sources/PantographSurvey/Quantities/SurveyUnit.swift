/// The unit of a surveyed quantity.
package enum SurveyUnit: UInt8, Hashable, Sendable, CaseIterable {
  case milliseconds, millimetres, millimetresPerSecond, percent, hertz, fingers, degrees

  /// The unit's symbol after a number.
  package var symbol: String {
    switch self {
    case .milliseconds: "ms"
    case .millimetres: "mm"
    case .millimetresPerSecond: "mm/s"
    case .percent: "%"
    case .hertz: "Hz"
    case .fingers: "fingers"
    case .degrees: "°"
    }
  }

  /// The smallest change of a threshold that somebody would try: a tenth for millimetres, because
  /// thresholds of distances are about one millimetre, and otherwise 1.
  package var step: Double {
    switch self {
    case .millimetres: 0.1
    case .milliseconds, .millimetresPerSecond, .percent, .hertz, .fingers, .degrees: 1
    }
  }
}
