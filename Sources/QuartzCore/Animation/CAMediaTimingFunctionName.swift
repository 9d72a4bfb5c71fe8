import PantographMotion
import PantographObjects

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A curve that begins slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A curve that ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A curve that begins and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  var curve: CubicBezier {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInOut
    case .default: .default
    default: Misuse.stop("no timing function is called \(rawValue)")
    }
  }
}
