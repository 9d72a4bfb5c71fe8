/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stands until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Even speed; key times and timing functions have no say.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// The same, each stretch in the time that its length asks for.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  static let all: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
