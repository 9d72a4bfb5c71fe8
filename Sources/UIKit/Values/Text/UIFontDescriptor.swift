import Foundation
import PantographObjects

/// A description of a font: name, size, weight, slant, features. Other attributes are only stored.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let traits = AttributeName(rawValue: "NSFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Bold and italic are drawn, and monospaced means another family. The other traits are only
  /// stored.
  /// The raw values are UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  public let fontAttributes: [AttributeName: Any]

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    fontAttributes = attributes.reduce(into: [:]) {
      $0[$1.key] = Self.readable($1.value, of: $1.key)
    }
    super.init()
  }

  /// Returns a size or traits with numbers that can be read as numbers of any type.
  private static func readable(_ value: Any, of attribute: AttributeName) -> Any {
    switch attribute {
    case .size: value as? NSNumber ?? value
    case .traits:
      (value as? [TraitKey: Any]).map { traits in
        traits.mapValues { $0 as? NSNumber ?? $0 }
      } ?? value
    default: value
    }
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  convenience init(_ font: UIFont) {
    var attributes = Self.faceAttributes(of: font)
    attributes[.size] = font.pointSize
    if !font.textFont.features.isEmpty {
      attributes[.featureSettings] = FontFeature.settings(font.textFont.features)
    }
    if let scaling = font.scaling, scaling.size == scaling.style.size {
      attributes[.textStyle] = NSString(string: scaling.style.rawValue)
    }
    self.init(fontAttributes: attributes)
  }

  /// Returns the name of a font that was created by its name; otherwise the family and the traits.
  private static func faceAttributes(of font: UIFont) -> [AttributeName: Any] {
    if let name = font.givenName { return [.name: name] }
    var traits: SymbolicTraits = []
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.familyName == UIFont.monospacedFamily { traits.insert(.traitMonoSpace) }
    return [
      .family: font.familyName,
      .traits: [
        TraitKey.weight: font.weight.rawValue, TraitKey.symbolic: traits.rawValue,
        TraitKey.slant: font.isItalic ? 1 : 0,
      ] as [TraitKey: Any],
    ]
  }

  /// Returns the descriptor of a style's font, in the size for the traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  /// Returns an attribute, or the value that the descriptor's font has for it.
  public func object(forKey attribute: AttributeName) -> Any? {
    if let value = fontAttributes[attribute] { return value }
    let family = fontAttributes[.family] as? String ?? face?.family ?? postscriptName
    switch attribute {
    case .name: return postscriptName
    case .family: return family
    case .face: return faceName.isEmpty ? "Regular" : faceName
    case .visibleName: return faceName.isEmpty ? family : "\(family) \(faceName)"
    case .size: return NSNumber(value: Double(pointSize))
    case .traits:
      return [
        TraitKey.weight: NSNumber(value: Double(weight.rawValue)),
        TraitKey.symbolic: NSNumber(value: symbolicTraits.rawValue),
        TraitKey.slant: NSNumber(value: isItalic ? 1 : 0),
      ] as [TraitKey: Any]
    default: return nil
    }
  }

  /// The name of the face within its family; empty for the regular one.
  private var faceName: String {
    let traits = symbolicTraits
    let words = [
      traits.contains(.traitBold) ? "Bold" : nil, traits.contains(.traitItalic) ? "Italic" : nil,
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }

  public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The size in points; zero if none is specified.
  public var pointSize: CGFloat {
    switch fontAttributes[.size] {
    case let size as CGFloat: size
    case let size as Int: CGFloat(size)
    case let size as NSNumber: CGFloat(size.doubleValue)
    default: 0
    }
  }

  public var symbolicTraits: SymbolicTraits {
    let value = traits[.symbolic]
    if let traits = value as? SymbolicTraits { return traits }
    if value == nil, let face {
      var traits: SymbolicTraits = face.isItalic ? .traitItalic : []
      if face.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
      return traits
    }
    return SymbolicTraits(rawValue: value as? UInt32 ?? (value as? Int).map { UInt32($0) } ?? 0)
  }

  private var traits: [TraitKey: Any] { fontAttributes[.traits] as? [TraitKey: Any] ?? [:] }

  // MARK: Others made of it

  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.name] = nil
    attributes[.family] = newFamily
    return UIFontDescriptor(fontAttributes: attributes)
  }

  public func withFace(_ newFace: String) -> UIFontDescriptor {
    inert("fonts go by family, weight and slant", is: addingAttributes([.face: newFace]))
  }

  /// Returns the descriptor with these traits in place of its own; never nil here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var values = traits
    values[.symbolic] = symbolicTraits.rawValue
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != self.symbolicTraits.contains(.traitBold) {
      values[.weight] = (isBold ? UIFont.Weight.bold : .regular).rawValue
    }
    values[.slant] = symbolicTraits.contains(.traitItalic) ? 1 : 0
    return addingAttributes([.traits: values])
  }

  /// Returns the descriptor with the family of the given design. Nil for rounded, as there is no
  /// such font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: withFamily(UIFont.systemFamily)
    case .monospaced: withFamily(UIFont.monospacedFamily)
    case .serif: withFamily(UIFont.serifFamily)
    default: nil
    }
  }

  // MARK: The font

  var family: String {
    if symbolicTraits.contains(.traitMonoSpace) { return UIFont.monospacedFamily }
    return fontAttributes[.family] as? String ?? face?.family ?? UIFont.systemFamily
  }

  /// The name taken apart; nil for a descriptor of a family.
  private var face: FontFace? {
    guard fontAttributes[.family] == nil else { return nil }
    return (fontAttributes[.name] as? String).map(FontFace.init)
  }

  /// The name of the font, unless other attributes ask for another face or family.
  fileprivate var name: String? {
    fontAttributes[.family] == nil && traits.isEmpty ? fontAttributes[.name] as? String : nil
  }

  /// The scaling of a font with the size of its text style; nil for other fonts.
  fileprivate func scaling(ofSize size: CGFloat) -> UIFont.Scaling? {
    guard size <= 0, let style = fontAttributes[.textStyle] as? UIFont.TextStyle else { return nil }
    return UIFont.Scaling(style: style, size: style.size)
  }

  var weight: UIFont.Weight {
    switch traits[.weight] {
    case let weight as UIFont.Weight: weight
    case let number as CGFloat: UIFont.Weight(number)
    case let number as NSNumber: UIFont.Weight(CGFloat(number.doubleValue))
    default: face?.weight ?? (symbolicTraits.contains(.traitBold) ? .bold : .regular)
    }
  }

  var isItalic: Bool { symbolicTraits.contains(.traitItalic) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return family == other.family && pointSize == other.pointSize && weight == other.weight
      && isItalic == other.isItalic && symbolicTraits == other.symbolicTraits
      && FontFeature.features(fontAttributes[.featureSettings])
        == FontFeature.features(other.fontAttributes[.featureSettings])
  }

  public override var hash: Int { family.hashValue ^ pointSize.hashValue }
  public override var description: String { ObjectText.of(self, "\(family) \(pointSize)") }
}

extension UIFont {
  /// The width of letters.
  /// The raw values are UIKit's.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// Creates the font of a descriptor. If the size is not above 0, the descriptor's is used.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(
      family: descriptor.family, size: size > 0 ? size : Self.systemFontSize,
      weight: descriptor.weight, isItalic: descriptor.isItalic,
      scaling: descriptor.scaling(ofSize: pointSize),
      features: FontFeature.features(descriptor.fontAttributes[.featureSettings]),
      givenName: descriptor.name)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Returns the system font. The width is ignored.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }
}
