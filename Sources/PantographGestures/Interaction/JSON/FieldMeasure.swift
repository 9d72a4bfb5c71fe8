/// A measured quantity, and the units in which it is written.
struct FieldMeasure: Sendable {
  enum Unit: Sendable {
    case degrees, seconds, milliseconds
    case points, millimetres, lengths

    var gesture: GestureUnit {
      switch self {
      case .millimetres: .millimetres
      case .lengths: .lengths
      case .points, .degrees, .seconds, .milliseconds: .points
      }
    }
  }

  let name: String
  let example: String
  let units: [(name: String, unit: Unit)]
  /// The units that the field accepts, as a list for a sentence.
  let allowed: String

  static let angle = FieldMeasure(
    name: "an angle", example: "45 deg", units: [("deg", .degrees)], allowed: "deg")

  static let time = FieldMeasure(
    name: "a time", example: "100 ms", units: [("ms", .milliseconds), ("s", .seconds)],
    allowed: "ms or s")

  static let distance = FieldMeasure(
    name: "a distance", example: "10 pt",
    units: [("pt", .points), ("mm", .millimetres), ("length", .lengths), ("lengths", .lengths)],
    allowed: "pt, mm or lengths")

  static let speed = FieldMeasure(
    name: "a speed", example: "1000 pt/s",
    units: [
      ("pt/s", .points), ("mm/s", .millimetres), ("length/s", .lengths), ("lengths/s", .lengths),
    ], allowed: "pt/s, mm/s or lengths/s")

  static let surfaceDistance = FieldMeasure(
    name: "a distance on the surface", example: "1.5 mm", units: [("mm", .millimetres)],
    allowed: "mm")

  static let surfaceSpeed = FieldMeasure(
    name: "a speed on the surface", example: "20 mm/s", units: [("mm/s", .millimetres)],
    allowed: "mm/s")
}
