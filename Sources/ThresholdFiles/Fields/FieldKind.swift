import Gestures
import Motion
import PlainText
import Touches

/// What may stand in a place of the thresholds.
enum FieldKind: Sendable {
  case flag
  case count(ClosedRange<Int>)
  case ratio(ClosedRange<Double>)
  /// Degrees.
  case angle(ClosedRange<Double>)
  /// Seconds.
  case duration(ClosedRange<Double>)
  case distance(ClosedRange<Double>)
  case speed(ClosedRange<Double>)
  case estimator

  /// Reads a value; throws the end of a sentence that says what is wrong.
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
      guard let count = Int(exactly: number) else {
        throw FieldObjection("\(text) must be a whole number")
      }
      guard range.contains(count) else {
        throw FieldObjection("\(text) is outside \(range.lowerBound)…\(range.upperBound)")
      }
      return .count(count)
    case .ratio(let range):
      guard case .number(let number, _) = node.value else {
        throw FieldObjection("\(node.kind) must be a number without a unit")
      }
      return .ratio(try checked(number, node, range))
    case .angle(let range):
      return .angle(try measure(node, range, ["deg"], "an angle", "45 deg").value)
    case .duration(let range):
      let (value, unit) = try measure(node, nil, ["ms", "s"], "a time", "100 ms")
      return .duration(try checked(unit == "ms" ? value / 1000 : value, node, range))
    case .distance(let range):
      let units = ["pt", "mm", "length", "lengths"]
      let (value, unit) = try measure(node, range, units, "a distance", "10 pt")
      return .distance(GestureDistance(value, Self.unit(unit)))
    case .speed(let range):
      let units = ["pt/s", "mm/s", "length/s", "lengths/s"]
      let (value, unit) = try measure(node, range, units, "a speed", "1000 pt/s")
      return .speed(GestureSpeed(value, Self.unit(unit)))
    case .estimator:
      guard case .text(let name) = node.value else {
        throw FieldObjection("\(node.kind) must be the name of an estimator")
      }
      let names = VelocityEstimator.all.map(\.name)
      guard names.contains(name) else {
        throw FieldObjection(
          "there is no estimator \"\(name)\""
            + (NearMiss.of(name, in: names).map { "; did you mean \"\($0)\"?" }
              ?? "; there are \(names.joined(separator: ", "))"))
      }
      return .name(name)
    }
  }

  private func measure(
    _ node: JSONNode, _ range: ClosedRange<Double>?, _ units: [String], _ what: String,
    _ example: String
  ) throws(FieldObjection) -> (value: Double, unit: String) {
    if case .number(_, let text) = node.value {
      throw FieldObjection("\(text) has no unit; \(what) is written as \"\(example)\"")
    }
    guard case .text(let text) = node.value else {
      throw FieldObjection("\(node.kind) must be \(what), written as \"\(example)\"")
    }
    let digits = text.prefix { $0.isNumber || "+-.eE".contains($0) }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    guard let value = Double(digits), value.isFinite else {
      throw FieldObjection("\"\(text)\" must be \(what), written as \"\(example)\"")
    }
    guard units.contains(String(unit)) else {
      let allowed = units.filter { !$0.hasPrefix("length") || $0.hasPrefix("lengths") }
      let problem = unit.isEmpty ? "\"\(text)\" has no unit" : "\"\(unit)\" is the wrong unit"
      throw FieldObjection("\(problem); \(what) is in \(Self.list(allowed))")
    }
    if let range { _ = try checked(value, node, range) }
    return (value, String(unit))
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

  private static func unit(_ text: String) -> GestureUnit {
    text.hasPrefix("pt") ? .points : text.hasPrefix("mm") ? .millimetres : .lengths
  }

  private static func list(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }
}

/// What is wrong with a value.
struct FieldObjection: Error {
  var sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
