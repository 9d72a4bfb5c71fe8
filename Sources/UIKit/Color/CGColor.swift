import Foundation

/// A color in sRGB. Components may leave 0...1 while an animation overshoots; what draws limits them.
public struct CGColor: Hashable, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    precondition(
      red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite,
      "a color's components must be finite, not (\(red), \(green), \(blue), \(alpha))")
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  public var numberOfComponents: Int { 4 }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  static let opaqueBlack = CGColor(gray: 0, alpha: 1)
}
