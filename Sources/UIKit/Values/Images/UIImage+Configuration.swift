import Foundation

extension UIImage {
  /// What is asked of a picture that has several forms.
  public class Configuration: NSObject, @unchecked Sendable {
    /// The traits that it is for; nil where it holds for all. No picture here is chosen by them.
    public let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traits: traitCollection)
    }

    /// This one where the other leaves things open.
    public func applying(_ otherConfiguration: Configuration?) -> Configuration { self }

    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration { self }

    public override var description: String { ObjectText.of(self) }
  }

  /// How large and heavy a symbol is drawn, and in which colors.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let look: SymbolLook

    init(_ look: SymbolLook) {
      self.look = look
      super.init(traits: nil)
    }

    /// Leaves everything open.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }

    public convenience init(pointSize: CGFloat) { self.init(SymbolLook(pointSize: pointSize)) }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolLook(pointSize: pointSize, ownWeight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolLook(pointSize: pointSize, ownWeight: weight, ownScale: scale))
    }

    public convenience init(weight: SymbolWeight) { self.init(SymbolLook(ownWeight: weight)) }

    public convenience init(scale: SymbolScale) { self.init(SymbolLook(ownScale: scale)) }

    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        SymbolLook(
          pointSize: font.pointSize, ownWeight: font.weight.symbolWeight(), ownScale: scale))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// As large as text of that style where nobody has changed the size of text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(
        SymbolLook(
          pointSize: textStyle.size, ownWeight: textStyle.weight.symbolWeight(), ownScale: scale))
    }

    /// In that color, and what lies around a glyph in a fainter one.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(
        SymbolLook(colors: [hierarchicalColor, hierarchicalColor.withAlphaComponent(0.25)]))
    }

    /// The first for the glyph, the second for the shape around it.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolLook(colors: paletteColors))
    }

    /// Symbols here have no colors of their own: it is the same as one color.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook())
    }
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(colors: []))
    }

    /// With what the other one says in the place of its own.
    public override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(look.applying(other.look))
    }

    public func configurationWithoutTextStyle() -> SymbolConfiguration { self }
    public func configurationWithoutScale() -> SymbolConfiguration {
      var look = look
      look.ownScale = .unspecified
      return SymbolConfiguration(look)
    }
    public func configurationWithoutWeight() -> SymbolConfiguration {
      var look = look
      look.ownWeight = .unspecified
      return SymbolConfiguration(look)
    }
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      var look = look
      look.pointSize = nil
      look.ownWeight = .unspecified
      return SymbolConfiguration(look)
    }

    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      otherConfiguration?.look == look
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.look == look
    }

    public override var hash: Int { look.hashValue }
  }

  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of text that goes with it.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// As a share of the size.
    var lineWidth: CGFloat {
      switch self {
      case .ultraLight: 0.032
      case .thin: 0.05
      case .light: 0.068
      case .unspecified, .regular: 0.088
      case .medium: 0.102
      case .semibold: 0.118
      case .bold: 0.136
      case .heavy: 0.156
      case .black: 0.178
      }
    }
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .default, .unspecified, .medium: 1
      case .large: 1.28
      }
    }
  }
}

extension UIFont.Weight {
  /// The weight of symbols that goes with it.
  public func symbolWeight() -> UIImage.SymbolWeight {
    switch rawValue {
    case ..<(-0.7): .ultraLight
    case ..<(-0.5): .thin
    case ..<(-0.2): .light
    case ..<0.115: .regular
    case ..<0.265: .medium
    case ..<0.35: .semibold
    case ..<0.48: .bold
    case ..<0.59: .heavy
    default: .black
    }
  }
}

/// Size, weight and colors of a symbol, as far as they were said.
struct SymbolLook: Hashable, Sendable {
  var pointSize: CGFloat?
  var ownWeight = UIImage.SymbolWeight.unspecified
  var ownScale = UIImage.SymbolScale.unspecified
  /// Nil: in the color of whoever shows it.
  var colors: [UIColor]?

  /// As the text of a label.
  private static let usualSize: CGFloat = 17

  var size: CGFloat {
    let size = pointSize ?? Self.usualSize
    return size.isFinite && size > 0 ? min(max(size, 0.1), 1000) : Self.usualSize
  }
  var weight: UIImage.SymbolWeight { ownWeight == .unspecified ? .regular : ownWeight }
  var scale: UIImage.SymbolScale { ownScale == .unspecified ? .medium : ownScale }
  var inks: [CGColor] {
    let own = (colors ?? []).map { $0.cgColor }
    return own.isEmpty ? [.black] : own
  }

  func applying(_ other: SymbolLook) -> SymbolLook {
    var look = self
    if let size = other.pointSize { look.pointSize = size }
    if other.ownWeight != .unspecified { look.ownWeight = other.ownWeight }
    if other.ownScale != .unspecified { look.ownScale = other.ownScale }
    if let colors = other.colors { look.colors = colors }
    return look
  }
}

extension UIImage {
  public typealias DynamicRange = UIImageDynamicRange
}

extension UITraitCollection {
  /// Leaves everything open: no picture is chosen by traits here.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }
}
