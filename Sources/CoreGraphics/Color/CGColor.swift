import Foundation

/// A color in sRGB. Components may leave 0...1 while an animation overshoots; what draws limits them.
public struct CGColor: Hashable, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  /// 0 is seen through, 1 covers what is below.
  public let alpha: CGFloat

  /// A component that is no number counts as 0, an infinite one as all or nothing.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func finite(_ component: CGFloat) -> CGFloat {
      if component.isFinite { return component }
      return component == .infinity ? 1 : 0
    }
    self.red = finite(red)
    self.green = finite(green)
    self.blue = finite(blue)
    self.alpha = finite(alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// Always red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }

  /// The same color, seen through as much as `alpha` says.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)
}
