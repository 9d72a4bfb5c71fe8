import Foundation

/// The content of a list row: an image and two texts.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// Whether the text and the secondary text stand in one line if there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// UIKit's margins of a row, in points; 11 above and below text of 17 make a row of 44.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 20, bottom: 11, trailing: 8)
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the text and the secondary text.
  public var alpha: CGFloat = 1

  /// The appearance of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines of the text; 0 means no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    public var showsExpansionTextWhenTruncated = false {
      didSet { inert("nothing shows the whole of a text that was cut off") }
    }

    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// The appearance of the image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color; nil uses the view's tint color.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image. 0 along a side means no limit.
    public var maximumSize = CGSize.zero
    /// The size reserved for the image. 0 along a side uses the size of the image.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false {
      didSet { inert("colors are never inverted") }
    }
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  // MARK: Kinds

  public static func cell() -> UIListContentConfiguration {
    var new = UIListContentConfiguration()
    new.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return new
  }

  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  public static func valueCell() -> UIListContentConfiguration {
    var new = UIListContentConfiguration()
    new.secondaryTextProperties.color = .secondaryLabel
    new.prefersSideBySideTextAndSecondaryText = true
    return new
  }

  public static func header() -> UIListContentConfiguration {
    var new = UIListContentConfiguration()
    new.textProperties.font = .preferredFont(forTextStyle: .headline)
    new.textProperties.color = .secondaryLabel
    return new
  }

  public static func footer() -> UIListContentConfiguration {
    var new = UIListContentConfiguration()
    new.textProperties.font = .preferredFont(forTextStyle: .footnote)
    new.textProperties.color = .secondaryLabel
    return new
  }

  public static func plainHeader() -> UIListContentConfiguration { header() }
  public static func plainFooter() -> UIListContentConfiguration { footer() }
  public static func groupedHeader() -> UIListContentConfiguration { header() }
  public static func groupedFooter() -> UIListContentConfiguration { footer() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var new = header()
    new.textProperties.font = .preferredFont(forTextStyle: .title3)
    new.textProperties.color = .label
    return new
  }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarHeader() -> UIListContentConfiguration { header() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var new = self
    // Our value: dim, but readable.
    if let cell = state as? UICellConfigurationState { new.alpha = cell.isDisabled ? 0.4 : 1 }
    return new
  }
}

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
