import PantographCLI
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographTuning

/// Reads the values of `--sweep`: `finish.progress=0.2…0.8/25`, `finish.velocity=200..900/8 pt/s`,
/// `estimator=lsq2,window100`.
enum SweepText {
  /// The number of values in a range that does not give it.
  static let usualCount = 11
  /// The largest number of values of one number; more values add no information.
  static let mostValues = 10_000

  static func sweep(
    _ word: String, on base: InteractionThresholds
  ) throws(Failure) -> (path: String, values: [String]) {
    let (path, text) = try parts(word, example: "finish.progress=0.2…0.8/25")
    guard let number = ThresholdNumber(path) else { throw unknown(path) }
    if path.hasPrefix("handOff.") {
      throw Failure(
        .usage, "\(path) cannot be swept: it acts after the release, which labels do not judge")
    }
    let values = try values(text, word)
    return (path, try checked(number, values, on: base, word))
  }

  /// Returns the name and the values of a sweep.
  static func parts(
    _ word: String, example: String
  ) throws(Failure) -> (path: String, values: String) {
    guard let equals = word.firstIndex(of: "=") else {
      throw Failure(
        .usage, "--sweep \(word) must be NUMBER=RANGE, but has no =",
        advice: ["For example: --sweep \(example)"])
    }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  /// Returns the values written in full. A number without a unit gets its unit in the base
  /// thresholds.
  private static func checked(
    _ number: ThresholdNumber, _ values: [String], on base: InteractionThresholds, _ word: String
  ) throws(Failure) -> [String] {
    do throws(ThresholdObjection) {
      var full: [String] = []
      for value in values {
        var thresholds = base
        try number.set(value, in: &thresholds)
        full.append(number.text(in: thresholds))
      }
      return try SweepAxis(number, full).values
    } catch {
      throw Failure(.usage, "--sweep \(word): \(error.sentence)")
    }
  }

  static func unknown(_ path: String) -> Failure {
    let paths = ThresholdNumber.paths
    let near =
      NearMiss.of(path, in: paths) ?? paths.first { $0.hasSuffix("." + path) }
    return Failure(
      .usage, "no threshold is called \(path)",
      advice: [
        near.map { "Did you mean \($0)?" }
          ?? "List all thresholds with: pantograph policies pantograph"
      ])
  }

  static func values(_ text: String, _ word: String) throws(Failure) -> [String] {
    guard let range = range(text) else {
      let list = text.split(separator: ",").map { trimmed($0) }
      guard !list.isEmpty, !list.contains("") else {
        throw Failure(.usage, "--sweep \(word) has no value behind the =")
      }
      return list
    }
    let (first, last, rest) = range
    guard let low = Double(first), let high = Double(last), low.isFinite, high.isFinite, low <= high
    else {
      throw Failure(.usage, "--sweep \(word): a range is two rising numbers, such as 0.2…0.8/25")
    }
    let digits = rest.prefix { $0.isNumber }
    let unit = trimmed(rest.dropFirst(digits.count))
    guard let count = digits.isEmpty ? usualCount : Int(digits), (1...mostValues).contains(count)
    else {
      throw Failure(
        .usage, "--sweep \(word): the number of values must be from 1 to \(mostValues)")
    }
    let isWhole = unit.isEmpty ? "" : " " + unit
    return (0..<count).map { index in
      let share = count > 1 ? Double(index) / Double(count - 1) : 0
      let value = low + (high - low) * share
      return "\((value * 1e9).rounded() / 1e9)" + isWhole
    }
  }

  /// Splits a range into its two ends and the text after the slash.
  private static func range(_ text: String) -> (String, String, Substring)? {
    let plain = text.replacing("…", with: "..").replacing("...", with: "..")
    guard let dots = plain.firstRange(of: "..") else { return nil }
    let rest = plain[dots.upperBound...]
    let end = rest.firstIndex { !($0.isNumber || ".-+eE ".contains($0)) } ?? rest.endIndex
    let behind = rest[end...]
    return (
      trimmed(plain[..<dots.lowerBound]), trimmed(rest[..<end]),
      behind.first == "/" ? behind.dropFirst() : behind
    )
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Returns sweeps of all numbers that affect the release, each around its current value.
  static func usual(on base: InteractionThresholds) throws(Failure) -> [(String, [String])] {
    var sweeps: [(String, [String])] = []
    for field in ReleaseField.allCases {
      let path = "\(field.path)"
      guard let number = ThresholdNumber(path), let value = number.number(in: base), value > 0
      else { continue }
      let word: String
      switch field {
      case .finishProgress, .cancelProgress, .velocityProgress: word = "\(path)=0.05…0.95/37"
      default:
        word =
          "\(path)=\((0...40).map { unitText(number, base, value * Double($0) / 20) }.joined(separator: ","))"
      }
      sweeps.append(try sweep(word, on: base))
    }
    return sweeps
  }

  private static func unitText(
    _ number: ThresholdNumber, _ base: InteractionThresholds, _ value: Double
  ) -> String {
    "\((value * 1e9).rounded() / 1e9)"
  }
}
