import Foundation

/// What lies behind a button's content.
public struct UIBackgroundConfiguration: Equatable {
  /// Shown between color and content, in the size of the background.
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  /// From the edges of the button inwards.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = [] {
    didSet { inert("the insets count from the button's edges") }
  }
  /// Nil for what the style of the button has.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Of a line around the background; nil for the tint color.
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points; 0 for no line.
  public var strokeWidth: CGFloat = 0
  /// How far outside the background the line lies.
  public var strokeOutset: CGFloat = 0
  /// The color of a cell that is selected; nil for the same.
  var selectedColor: UIColor?

  /// Nothing is behind.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The color after it was transformed; the tint color where none is said.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }

  /// Transformers count as equal where both have one: closures cannot be compared.
  public static func == (
    left: UIBackgroundConfiguration, right: UIBackgroundConfiguration
  ) -> Bool {
    left.customView === right.customView && left.cornerRadius == right.cornerRadius
      && left.backgroundInsets == right.backgroundInsets
      && left.backgroundColor == right.backgroundColor && left.image == right.image
      && left.visualEffect === right.visualEffect
      && left.imageContentMode == right.imageContentMode
      && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
      && left.strokeOutset == right.strokeOutset && left.selectedColor == right.selectedColor
      && (left.backgroundColorTransformer == nil) == (right.backgroundColorTransformer == nil)
      && (left.strokeColorTransformer == nil) == (right.strokeColorTransformer == nil)
  }
}

/// Makes a color of a color.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// As bright, and without color.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let parts = color.cgColor
    return UIColor(
      white: 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue, alpha: parts.alpha)
  }

  /// The color as it is.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The color as it is.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// Makes attributes of text of attributes.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
