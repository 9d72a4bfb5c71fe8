import Foundation

extension UIImage {
  /// The requested variant of a picture that has several.
  public class Configuration: NSObject, @unchecked Sendable {
    /// The traits of the configuration; nil for any. No picture here is chosen by traits.
    public let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traits: traitCollection)
    }

    /// Returns this configuration unchanged.
    public func applying(_ otherConfiguration: Configuration?) -> Configuration { self }

    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration { self }

    public override var description: String { ObjectText.of(self) }
  }

  /// The size, weight and colors of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let look: SymbolLook

    init(_ look: SymbolLook) {
      self.look = look
      super.init(traits: nil)
    }

    /// A configuration that specifies nothing.
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

    /// Creates a configuration with the size of text in the given style, at the default text size.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(
        SymbolLook(
          pointSize: textStyle.size, ownWeight: textStyle.weight.symbolWeight(), ownScale: scale))
    }

    /// Creates a configuration with the given color for the glyph, and a fainter color for the
    /// shape around it.
    public convenience init(hierarchicalColor: UIColor) {
      // Our value: the second layer is faint.
      self.init(
        SymbolLook(colors: [hierarchicalColor, hierarchicalColor.withAlphaComponent(0.25)]))
    }

    /// Creates a configuration with the first color for the glyph, and the second for the shape
    /// around it.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolLook(colors: paletteColors))
    }

    /// Returns a configuration without colors: symbols here have no colors of their own.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook())
    }
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(colors: []))
    }

    /// Returns this configuration with the values that `otherConfiguration` specifies instead of
    /// its own.
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

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Returns the weight of text that matches this weight of symbols.
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

    /// The width of lines as a fraction of the size.
    /// The values are ours: lines as thick as those of text of the same weight.
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

  /// The size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    /// Our values: a small and a large symbol beside text of one size.
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
  /// Returns the weight of symbols that matches this weight of text.
  /// The values are the middles between two weights of text.
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

/// The size, weight and colors of a symbol, as far as they are specified.
struct SymbolLook: Hashable, Sendable {
  var pointSize: CGFloat?
  var ownWeight = UIImage.SymbolWeight.unspecified
  var ownScale = UIImage.SymbolScale.unspecified
  /// The colors; nil for the color of the view that shows the symbol.
  var colors: [UIColor]?

  /// The size of a label's text, in points.
  private static let usualSize: CGFloat = 17

  var size: CGFloat {
    let size = pointSize ?? Self.usualSize
    // Our limits, in points: smaller symbols are invisible, larger ones fill the memory.
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
  /// A configuration that specifies nothing: no picture is chosen by traits here.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }
}
