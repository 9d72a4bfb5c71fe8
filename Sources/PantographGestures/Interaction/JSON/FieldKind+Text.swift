import PantographPlainText

extension FieldKind {
  /// Reads a value as people write it: `0.5`, `500 pt/s`, `none`, `false`. A number without a unit
  /// has `unit`. `path` begins the sentence of an objection.
  func read(
    _ text: String, unit: String, isOptional: Bool, path: String
  ) throws(ThresholdObjection) -> FieldValue {
    if text.utf8.elementsEqual("none".utf8) {
      guard isOptional else { throw ThresholdObjection("\(path) cannot be none") }
      return .none
    }
    do throws(FieldObjection) {
      return try read(node(text, unit: unit))
    } catch {
      throw ThresholdObjection("\(path): \(error.sentence)")
    }
  }

  private func node(_ text: String, unit: String) -> JSONNode {
    let place = TextPlace(line: 1, column: 1)
    let bytes = Array(text.utf8)
    let number = DecimalReader.double(bytes[...])
    switch self {
    case .flag:
      let isTrue = text.utf8.elementsEqual("true".utf8)
      let isFalse = text.utf8.elementsEqual("false".utf8)
      return JSONNode(place: place, value: isTrue || isFalse ? .truth(isTrue) : .text(text))
    case .count, .ratio:
      return JSONNode(place: place, value: number.map { .number($0, text) } ?? .text(text))
    case .angle, .duration, .distance, .speed, .surfaceDistance, .surfaceSpeed:
      return JSONNode(place: place, value: .text(number == nil ? text : "\(text) \(unit)"))
    case .estimator: return JSONNode(place: place, value: .text(text))
    }
  }
}
