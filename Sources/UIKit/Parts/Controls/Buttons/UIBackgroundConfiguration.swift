import Foundation

/// The background behind a button's or a cell's content.
public struct UIBackgroundConfiguration: Equatable {
  /// A view between the color and the content, as large as the background.
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  /// The distances from the button's edges to the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = [] {
    didSet { inert("the insets count from the button's edges") }
  }
  /// The fill color; nil uses the color of the button's style.
  public var backgroundColor: UIColor? { didSet { stateColors = nil } }
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the outline; nil uses the tint color.
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline, in points; 0 draws none.
  public var strokeWidth: CGFloat = 0
  /// The distance of the outline outside the background, in points.
  public var strokeOutset: CGFloat = 0
  /// The colors of a list's background in its states; nil if the program has chosen a color.
  private(set) var stateColors: StateColors?

  struct StateColors: Equatable {
    var normal: UIColor
    var selected: UIColor
  }

  /// Uses one of two colors, which `updated(for:)` chooses.
  mutating func setColors(_ colors: StateColors, isSelected: Bool = false) {
    backgroundColor = isSelected ? colors.selected : colors.normal
    stateColors = colors
  }

  /// Returns a configuration without a background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the transformed background color, or the transformed tint color if `backgroundColor`
  /// is nil.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }

  /// Compares two configurations. Transformers count as equal if both exist, because closures
  /// cannot be compared.
  public static func == (
    left: UIBackgroundConfiguration, right: UIBackgroundConfiguration
  ) -> Bool {
    left.customView === right.customView && left.cornerRadius == right.cornerRadius
      && left.backgroundInsets == right.backgroundInsets
      && left.backgroundColor == right.backgroundColor && left.image == right.image
      && left.visualEffect === right.visualEffect
      && left.imageContentMode == right.imageContentMode
      && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
      && left.strokeOutset == right.strokeOutset && left.stateColors == right.stateColors
      && (left.backgroundColorTransformer == nil) == (right.backgroundColorTransformer == nil)
      && (left.strokeColorTransformer == nil) == (right.strokeColorTransformer == nil)
  }
}

/// A function from a color to a color.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Replaces a color by the gray of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let parts = color.cgColor
    // The weights of the three colors in brightness, from ITU-R BT.601.
    return UIColor(
      white: 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue, alpha: parts.alpha)
  }

  /// Returns the color unchanged.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Returns the color unchanged.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// A function from text attributes to text attributes.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
