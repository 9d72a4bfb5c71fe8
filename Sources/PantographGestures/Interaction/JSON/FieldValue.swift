import PantographPlainText
import PantographTouches

/// A number of the thresholds with its unit, or what stands for one.
enum FieldValue: Hashable, Sendable {
  /// Plays no part.
  case none
  case flag(Bool)
  case count(Int)
  case ratio(Double)
  case angle(Double)
  /// Seconds.
  case duration(Double)
  case distance(GestureDistance)
  case speed(GestureSpeed)
  case name(String)

  /// As it stands in a file.
  var literal: String {
    switch self {
    case .none: "null"
    case .flag, .count, .ratio: text
    case .angle, .duration, .distance, .speed, .name: JSONWriter.quoted(text)
    }
  }

  /// As people read it.
  var text: String {
    switch self {
    case .none: "none"
    case .flag(let truth): truth ? "true" : "false"
    case .count(let count): "\(count)"
    case .ratio(let ratio): Self.digits(ratio)
    case .angle(let angle): "\(Self.digits(angle)) deg"
    case .duration(let seconds):
      // Whole microseconds read best in milliseconds, and come back unchanged.
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

  /// The shortest digits that give the same number again.
  private static func digits(_ value: Double) -> String {
    let text = "\(value)"
    return text.utf8.suffix(2).elementsEqual(".0".utf8)
      ? String(decoding: text.utf8.dropLast(2), as: UTF8.self) : text
  }
}
