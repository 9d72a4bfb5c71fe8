import PantographPlainText
import PantographTouches

extension JSONWriter {
  /// Writes one of the thresholds for programs: a number with a unit as
  /// `{"value":1000,"unit":"pt/s"}`, with times in seconds; other values as in a file.
  package mutating func value(_ number: ThresholdNumber, in thresholds: InteractionThresholds) {
    let value = number.value(in: thresholds)
    switch value {
    case .none, .flag, .count, .ratio, .name: raw(value.literal)
    case .angle(let degrees): measure(degrees, "deg")
    case .duration(let seconds): measure(seconds, "s")
    case .distance(let distance): measure(distance.value, distance.unit.plural)
    case .speed(let speed): measure(speed.value, "\(speed.unit.plural)/s")
    }
  }

  private mutating func measure(_ number: Double, _ unit: String) {
    object { json in
      json.member("value", number, decimals: 9)
      json.member("unit", unit)
    }
  }
}

extension GestureUnit {
  fileprivate var plural: String { self == .lengths ? "lengths" : "\(symbol)" }
}
