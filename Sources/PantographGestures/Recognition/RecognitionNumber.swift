import PantographPlainText
import PantographTouches

/// One number of the recognition, by its path such as `touchpad.hand.tapTime`, for code that
/// changes one at a time.
package struct RecognitionNumber: Sendable {
  package let surface: RecognitionSurface
  private let field: RecognitionField

  private init(_ surface: RecognitionSurface, _ field: RecognitionField) {
    self.surface = surface
    self.field = field
  }

  /// Creates the number; nil if no number has this path.
  package init?(_ path: String) {
    guard let number = Self.all.first(where: { $0.path.utf8.elementsEqual(path.utf8) }) else {
      return nil
    }
    self = number
  }

  /// All numbers, in the order in which they are written.
  package static let all: [RecognitionNumber] = RecognitionSurface.allCases.flatMap { surface in
    RecognitionField.all.map { RecognitionNumber(surface, $0) }
  }

  /// The keys below `recognition` in a file, joined by dots.
  package var path: String { "\(surface.name).\(field.path)" }

  /// The meaning of the number, as a phrase.
  package var meaning: String { field.meaning }

  /// Whether the number belongs to a filter, so that contacts must be filtered again.
  package var isOfFilters: Bool { field.group != .hand }

  /// Whether the number switches a filter on or off. Such numbers are set after all others,
  /// because every other number switches its filter on.
  package var isSwitch: Bool { field.isSwitch }

  /// The unit in which a number without a unit is read; empty for numbers that have none.
  package var unit: String {
    switch field.kind {
    case .flag, .count, .ratio, .estimator: ""
    case .angle: "deg"
    case .duration: "ms"
    case .distance, .surfaceDistance: "mm"
    case .speed, .surfaceSpeed: "mm/s"
    }
  }

  /// Returns the value with its unit, as people read it; `none` for a limit that is switched off.
  package func text(in thresholds: RecognitionThresholds) -> String {
    (field.get(thresholds[surface.kind]) ?? .none).text
  }

  /// Returns the number without its unit, times in milliseconds; nil if it is switched off or not a
  /// number.
  package func number(in thresholds: RecognitionThresholds) -> Double? {
    switch field.get(thresholds[surface.kind]) {
    case nil, .some(.none), .flag, .name: nil
    case .count(let count): Double(count)
    case .ratio(let value), .angle(let value): value
    case .duration(let seconds): seconds * 1000
    case .distance(let distance): distance.value
    case .speed(let speed): speed.value
    }
  }

  /// The range in which a file accepts the number, without its unit and with times in milliseconds;
  /// nil for what is not a number.
  package var range: ClosedRange<Double>? {
    switch field.kind {
    case .flag, .estimator: nil
    case .count(let range): Double(range.lowerBound)...Double(range.upperBound)
    case .duration(let range): range.lowerBound * 1000...range.upperBound * 1000
    case .ratio(let range), .angle(let range), .distance(let range), .speed(let range),
      .surfaceDistance(let range), .surfaceSpeed(let range):
      range
    }
  }

  /// Sets the number from a text: `0.5`, `200 ms`, `none`, `false`. A number without a unit has the
  /// usual unit.
  package func set(
    _ text: String, in thresholds: inout RecognitionThresholds
  ) throws(ThresholdObjection) {
    let value = try field.kind.read(text, unit: unit, isOptional: field.isOptional, path: path)
    field.set(&thresholds[surface.kind], value)
  }
}
