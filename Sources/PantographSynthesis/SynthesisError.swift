/// The reason why a request cannot be fulfilled.
public enum SynthesisError: Error, Hashable, Sendable {
  case unknownGesture(String)
  case unknownDevice(String)
  case rateOutOfRange(Int)
  case fingersOutOfRange(Int, allowed: ClosedRange<Int>)
  /// A number is negative, NaN, or larger than any hand allows.
  case valueOutOfRange(parameter: String, allowed: ClosedRange<Int>)
  /// The hand would leave the surface. `longest` is the longest possible distance in millimetres.
  case tooLong(longest: Int)

  /// The error and its remedy, in one sentence.
  public var sentence: String {
    switch self {
    case .unknownGesture(let name):
      "there is no gesture “\(name)”; there are \(Self.list(Synthesis.allGestures.map { $0.name }))"
    case .unknownDevice(let name):
      "there is no device “\(name)”; there are \(Self.list(SynthesizedDevice.all.map { $0.name }))"
    case .rateOutOfRange(let rate):
      "the rate must be from \(Synthesis.rates.lowerBound) to \(Synthesis.rates.upperBound) "
        + "reports per second, not \(rate)"
    case .fingersOutOfRange(let count, let allowed):
      allowed.count == 1
        ? "this gesture needs \(Self.fingers(allowed.lowerBound)), not \(count)"
        : "this gesture needs \(allowed.lowerBound) to "
          + "\(Self.fingers(allowed.upperBound)), not \(count)"
    case .valueOutOfRange(let parameter, let allowed):
      "the \(parameter) must be between \(allowed.lowerBound) and \(allowed.upperBound)"
    case .tooLong(let longest):
      longest > 0
        ? "the movement would leave the surface; use at most \(longest) mm in this direction"
        : "so many fingers do not fit on the surface; use fewer"
    }
  }

  private static func fingers(_ count: Int) -> String {
    count == 1 ? "one finger" : "\(count) fingers"
  }

  private static func list(_ names: [String]) -> String {
    var text = ""
    for (index, name) in names.enumerated() { text += (index == 0 ? "" : ", ") + name }
    return text
  }
}
