import Foundation

extension UIFont {
  /// From the thinnest, -1, to the heaviest, 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// On the scale from 100 to 1000 that font files use.
    package var openTypeWeight: Int {
      let known: [(CGFloat, CGFloat)] = [
        (-1, 100), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600),
        (0.4, 700), (0.56, 800), (0.62, 900), (1, 1000),
      ]
      let value = min(max(rawValue, -1), 1)
      guard let index = known.firstIndex(where: { $0.0 >= value }), index > 0 else { return 100 }
      let (left, right) = (known[index - 1], known[index])
      let share = (value - left.0) / (right.0 - left.0)
      return Int((left.1 + (right.1 - left.1) * share).rounded())
    }
  }
}
