import PantographMotion
import PantographPlainText
import PantographTouches

/// The kind of value that a field of the thresholds accepts.
enum FieldKind: Sendable {
  case flag
  case count(ClosedRange<Int>)
  case ratio(ClosedRange<Double>)
  /// An angle in degrees.
  case angle(ClosedRange<Double>)
  /// A time in seconds.
  case duration(ClosedRange<Double>)
  case distance(ClosedRange<Double>)
  case speed(ClosedRange<Double>)
  /// A distance on the touch surface, which is in millimetres only.
  case surfaceDistance(ClosedRange<Double>)
  /// A speed on the touch surface, which is in millimetres per second only.
  case surfaceSpeed(ClosedRange<Double>)
  case estimator

  /// Reads a value. Throws the end of a sentence that states the problem.
  func read(_ node: JSONNode) throws(FieldObjection) -> FieldValue {
    switch self {
    case .flag:
      guard case .truth(let truth) = node.value else {
        throw FieldObjection("\(node.kind) must be true or false")
      }
      return .flag(truth)
    case .count(let range):
      guard case .number(let number, let text) = node.value else {
        throw FieldObjection("\(node.kind) must be a whole number")
      }
      guard let count = Int64(exactly: number) else {
        throw FieldObjection("\(text) must be a whole number")
      }
      guard let count = Int(exactly: count), range.contains(count) else {
        throw FieldObjection("\(text) is outside \(range.lowerBound)…\(range.upperBound)")
      }
      return .count(count)
    case .ratio(let range):
      guard case .number(let number, _) = node.value else {
        throw FieldObjection("\(node.kind) must be a number without a unit")
      }
      return .ratio(try checked(number, node, range))
    case .angle(let range):
      return .angle(try measure(node, range, .angle).value)
    case .duration(let range):
      let (value, unit) = try measure(node, nil, .time)
      return .duration(try checked(unit == .milliseconds ? value / 1000 : value, node, range))
    case .distance(let range):
      let (value, unit) = try measure(node, range, .distance)
      return .distance(GestureDistance(value, unit.gesture))
    case .speed(let range):
      let (value, unit) = try measure(node, range, .speed)
      return .speed(GestureSpeed(value, unit.gesture))
    case .surfaceDistance(let range):
      return .distance(
        GestureDistance(try measure(node, range, .surfaceDistance).value, .millimetres))
    case .surfaceSpeed(let range):
      return .speed(GestureSpeed(try measure(node, range, .surfaceSpeed).value, .millimetres))
    case .estimator:
      guard case .text(let name) = node.value else {
        throw FieldObjection("\(node.kind) must be the name of an estimator")
      }
      guard let estimator = VelocityEstimator.named(name) else {
        let names = VelocityEstimator.all.map { $0.name }
        throw FieldObjection(
          "there is no estimator \(node.kind)"
            + (NearMiss.of(name, in: names).map { "; did you mean \"\($0)\"?" }
              ?? "; there are \(names.joined(separator: ", "))"))
      }
      return .name(estimator.name)
    }
  }

  private func measure(
    _ node: JSONNode, _ range: ClosedRange<Double>?, _ measure: FieldMeasure
  ) throws(FieldObjection) -> (value: Double, unit: FieldMeasure.Unit) {
    let (what, example) = (measure.name, measure.example)
    if case .number(_, let text) = node.value {
      throw FieldObjection("\(text) has no unit; \(what) is written as \"\(example)\"")
    }
    guard case .text(let text) = node.value else {
      throw FieldObjection("\(node.kind) must be \(what), written as \"\(example)\"")
    }
    let bytes = Array(text.utf8)
    let digits = bytes.prefix { $0 &- 0x30 < 10 || "+-.eE".utf8.contains($0) }
    let unit = bytes[digits.endIndex...].drop { $0 == 0x20 }
    guard let value = DecimalReader.double(digits), value.isFinite else {
      throw FieldObjection("\(node.kind) must be \(what), written as \"\(example)\"")
    }
    guard let (_, found) = measure.units.first(where: { $0.name.utf8.elementsEqual(unit) }) else {
      let problem =
        unit.isEmpty
        ? "\(node.kind) has no unit"
        : "\(JSONNode.shown(String(decoding: unit, as: UTF8.self))) is the wrong unit"
      throw FieldObjection("\(problem); \(what) is in \(measure.allowed)")
    }
    if let range { _ = try checked(value, node, range) }
    return (value, found)
  }

  private func checked(
    _ value: Double, _ node: JSONNode, _ range: ClosedRange<Double>
  ) throws(FieldObjection) -> Double {
    guard range.contains(value) else {
      let lower = FieldValue.ratio(range.lowerBound).text
      let upper = FieldValue.ratio(range.upperBound).text
      var seconds = ""
      if case .duration = self { seconds = " s" }
      throw FieldObjection("\(node.kind) is outside \(lower)…\(upper)\(seconds)")
    }
    return value
  }
}

/// A problem with a value, as the end of a sentence.
struct FieldObjection: Error {
  var sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
