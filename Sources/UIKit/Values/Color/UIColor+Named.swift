import Foundation

extension UIColor {
  /// Creates a color from an asset catalog among the program's resources, with its form for dark
  /// screens. Nil if no catalog has a color of the given name.
  public convenience init?(named name: String) {
    guard let set = ColorSet.named(name) else { return nil }
    self.init(set)
  }

  /// Creates the color with the given name: the bundle is ignored, and the program's resources are
  /// searched.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let set = ColorSet.named(name) else { return nil }
    guard let traitCollection else {
      self.init(set)
      return
    }
    self.init(cgColor: set.color(under: traitCollection))
  }

  /// Creates the color of a resource; a color that is not visible if there is none.
  public convenience init(resource: ColorResource) {
    guard let set = ColorSet.named(resource.name) else {
      self.init(cgColor: .clear)
      return
    }
    self.init(set)
  }

  private convenience init(_ set: ColorSet) {
    guard set.dark != nil else {
      self.init(cgColor: set.any)
      return
    }
    self.init { UIColor(cgColor: set.color(under: $0)) }
  }

  public convenience init(ciColor: CIColor) {
    self.init(
      red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The components of the color.
  public var ciColor: CIColor { CIColor(color: self) }

  /// The color in words, such as “dark blue”.
  public var accessibilityName: String { ColorWords.name(of: cgColor) }
}

/// The name of a color in an asset catalog, as Xcode declares it for each set.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Names a color among the program's resources: the bundle is ignored.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor? {
  /// Returns the color itself if it shows that color; otherwise nil.
  func like(_ color: CGColor) -> UIColor? { self?.cgColor == color ? self : nil }
}

/// A color given by its components, with Core Image's name. There are no filters here.
public final class CIColor: NSObject, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }

  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  public override var hash: Int { [red, green, blue, alpha].hashValue }
  public override var description: String { "\(red) \(green) \(blue) \(alpha)" }
}

/// Names for colors in plain words.
/// The values are ours: limits at which people begin to use another name; hues in degrees.
private enum ColorWords {
  static func name(of color: CGColor) -> String {
    if color.alpha == 0 { return "transparent" }
    if color.tiles != nil { return "pattern" }
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    UIColor(cgColor: color).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      return brightness > 0.95
        ? "white" : brightness > 0.7 ? "light gray" : brightness < 0.35 ? "dark gray" : "gray"
    }
    let names: [(CGFloat, String)] = [
      (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (200, "cyan"), (260, "blue"),
      (290, "purple"), (345, "pink"), (361, "red"),
    ]
    let name = names.first { hue * 360 < $0.0 }?.1 ?? "red"
    if brightness < 0.45 { return "dark \(name)" }
    return saturation < 0.45 ? "light \(name)" : name
  }
}
