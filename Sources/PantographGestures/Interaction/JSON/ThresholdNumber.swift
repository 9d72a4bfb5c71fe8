import PantographPlainText
import PantographTouches

/// One number of the thresholds, by its path, for code that changes one at a time.
package struct ThresholdNumber: Sendable {
  private let field: ThresholdField

  /// Creates the number; nil if no number has this path.
  package init?(_ path: String) {
    guard let field = ThresholdField.all.first(where: { $0.path.utf8.elementsEqual(path.utf8) })
    else { return nil }
    self.field = field
  }

  /// The paths of all numbers.
  package static var paths: [String] { ThresholdField.all.map { $0.path } }

  /// The keys from the outermost object inwards, joined by dots.
  package var path: String { field.path }

  /// The meaning of the number, as a phrase.
  package var meaning: String { field.meaning }
  /// The origin of our default, as a phrase; empty if the meaning includes it.
  package var reason: String { field.reason }

  /// Returns the number with its unit, as people read it.
  package func text(in thresholds: InteractionThresholds) -> String {
    field.get(thresholds).text
  }

  func value(in thresholds: InteractionThresholds) -> FieldValue { field.get(thresholds) }

  /// Returns the number without its unit; nil if the threshold is switched off or not a number.
  package func number(in thresholds: InteractionThresholds) -> Double? {
    switch field.get(thresholds) {
    case .none, .flag, .name: nil
    case .count(let count): Double(count)
    case .ratio(let value), .angle(let value), .duration(let value): value
    case .distance(let distance): distance.value
    case .speed(let speed): speed.value
    }
  }

  /// Sets the number from a text: `0.5`, `500 pt/s`, `none`. A number without a unit has the unit
  /// of the number before, or the usual unit.
  package func set(
    _ text: String, in thresholds: inout InteractionThresholds
  ) throws(ThresholdObjection) {
    let value = try field.kind.read(
      text, unit: unit(thresholds), isOptional: field.isOptional, path: path)
    field.set(&thresholds, value)
  }

  /// The unit of a number without a unit; empty for numbers that have none.
  private func unit(_ thresholds: InteractionThresholds) -> String {
    switch field.kind {
    case .flag, .count, .ratio, .estimator: ""
    case .angle: "deg"
    case .duration: "s"
    case .distance, .surfaceDistance: lengthUnit(thresholds)
    case .speed, .surfaceSpeed: lengthUnit(thresholds) + "/s"
    }
  }

  private func lengthUnit(_ thresholds: InteractionThresholds) -> String {
    switch field.get(thresholds) {
    case .distance(let distance): "\(distance.unit.symbol)"
    case .speed(let speed): "\(speed.unit.symbol)"
    case .none, .flag, .count, .ratio, .angle, .duration, .name: "\(GestureUnit.points.symbol)"
    }
  }
}

/// A problem with a number's text, as a sentence without its full stop.
package struct ThresholdObjection: Error {
  package var sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}
