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
      "\(rate) reports a second is outside of what devices do, which is "
        + "\(Synthesis.rates.lowerBound) to \(Synthesis.rates.upperBound)"
    case .fingersOutOfRange(let count, let allowed):
      allowed.count == 1
        ? "this gesture is made with \(Self.fingers(allowed.lowerBound)), not \(count)"
        : "this gesture is made here with \(allowed.lowerBound) to "
          + "\(Self.fingers(allowed.upperBound)), not \(count)"
    case .valueOutOfRange(let parameter, let allowed):
      "the \(parameter) must be between \(allowed.lowerBound) and \(allowed.upperBound)"
    case .tooLong(let longest):
      longest > 0
        ? "the hand would leave the surface; there is room for \(longest) mm that way"
        : "the hand does not fit on the surface with so many fingers"
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
