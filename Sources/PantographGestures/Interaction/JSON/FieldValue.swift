import PantographPlainText
import PantographTouches

/// A value of the thresholds, with its unit if it has one.
enum FieldValue: Hashable, Sendable {
  /// No value: the threshold is switched off.
  case none
  case flag(Bool)
  case count(Int)
  case ratio(Double)
  case angle(Double)
  /// A time in seconds.
  case duration(Double)
  case distance(GestureDistance)
  case speed(GestureSpeed)
  case name(String)

  /// The value as it is written in a file.
  var literal: String {
    switch self {
    case .none: "null"
    case .flag, .count, .ratio: text
    case .angle, .duration, .distance, .speed, .name: JSONWriter.quoted(text)
    }
  }

  /// The value as people read it.
  var text: String {
    switch self {
    case .none: "none"
    case .flag(let truth): truth ? "true" : "false"
    case .count(let count): "\(count)"
    case .ratio(let ratio): Self.digits(ratio)
    case .angle(let angle): "\(Self.digits(angle)) deg"
    case .duration(let seconds):
      // Whole microseconds are easiest to read in milliseconds, and are read back unchanged.
      seconds < 1 && (seconds * 1e6).rounded() / 1e6 == seconds
        ? "\(Self.digits((seconds * 1e6).rounded() / 1e3)) ms" : "\(Self.digits(seconds)) s"
    case .distance(let distance): Self.measure(distance.value, distance.unit)
    case .speed(let speed): Self.measure(speed.value, speed.unit) + "/s"
    case .name(let name): name
    }
  }

  private static func measure(_ value: Double, _ unit: GestureUnit) -> String {
    let isPlural = unit == .lengths && value != 1
    return "\(digits(value)) \(unit.symbol)\(isPlural ? "s" : "")"
  }

  /// Returns the shortest digits that are read back as the same number.
  private static func digits(_ value: Double) -> String {
    let text = "\(value)"
    return text.utf8.suffix(2).elementsEqual(".0".utf8)
      ? String(decoding: text.utf8.dropLast(2), as: UTF8.self) : text
  }
}
