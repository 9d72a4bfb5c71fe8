/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stands until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Even speed; key times and timing functions have no say.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}
