import Foundation
import PantographObjects

/// A color in the form that views use.
public final class UIColor: NSObject, LayerColor, Sendable {
  private let mark = CoreFoundationMark()
  public let cgColor: CGColor

  /// The function that returns the color for other traits; nil for a color that is the same for
  /// all.
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    provider = nil
    super.init()
  }

  /// Creates a color that is not visible.
  public override convenience init() { self.init(cgColor: .clear) }

  /// Creates a color from its components. Red, green and blue may be outside of 0...1, as in the
  /// extended color space of iOS: only drawing limits them.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let limited = alpha.isNaN ? alpha : min(max(alpha, 0), 1)
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: limited))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from HSB. `hue` is 0...1; 0 is red.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // Values of HSB's usual formula: red, green and blue lie at 5, 3 and 1 of the six parts of the
    // color circle.
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    // The places of the three components, in sixths.
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a color from components in Display P3. Its own components are those in sRGB, which may
  /// be outside of 0...1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = DisplayP3.sRGB(red: displayP3Red, green: green, blue: blue)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  /// Creates a color that depends on traits. Views show the color of a light screen;
  /// `resolvedColor(with:)` returns the colors for other traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    cgColor = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).cgColor
    provider = dynamicProvider
    super.init()
  }

  /// Returns the color for these traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // Colors that resolve to each other without an end have the value that they have on a light
    // screen.
    for _ in 0..<Self.mostProviders {
      guard let provider = color.provider else { return color }
      color = provider(traitCollection)
    }
    return UIColor(cgColor: color.cgColor)
  }

  /// The number of colors that may resolve to one another in turn.
  private static let mostProviders = 64

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider {
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    return cgColor.copy(alpha: min(max(alpha, 0), 1)).map { UIColor(cgColor: $0) } ?? self
  }

  /// Whether the color depends on traits.
  var isDynamic: Bool { provider != nil }

  /// Colors are equal if they are equal both on a light screen and on a dark one.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard other.cgColor == cgColor else { return false }
    if !isDynamic, !other.isDynamic { return true }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    return resolvedColor(with: dark).cgColor == other.resolvedColor(with: dark).cgColor
  }

  public override var hash: Int { cgColor.hashValue }

  public override var description: String {
    ObjectText.of(self, "\(cgColor.red) \(cgColor.green) \(cgColor.blue) \(cgColor.alpha)")
  }
}

extension UIColor {
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  // UIKit's documented values.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  // UIKit's documented value.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  // UIKit's documented value.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
