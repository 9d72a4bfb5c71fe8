import Foundation

extension UIButton {
  /// The content and appearance of a button as one value. A configuration alone determines the
  /// layout and drawing of its button.
  public struct Configuration: Equatable {
    /// The rule for the corner radius of the background.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// Uses the background configuration's own radius.
      case fixed = -1
      /// Like `fixed`: the text size does not scale the radius here.
      case dynamic = 0
      case small = 1
      case medium, large
      /// Uses half of the button's height.
      case capsule
    }

    public enum Size: Int, Hashable, Sendable {
      case medium = 0
      case small, mini, large
    }

    public enum MacIdiomStyle: Int, Hashable, Sendable {
      case automatic = 0
      case bordered, borderless, borderlessTinted
    }

    public enum TitleAlignment: Int, Hashable, Sendable {
      /// Aligns the text at the leading edge beside an image, and in the center without one.
      case automatic = 0
      case leading, center, trailing
    }

    public enum Indicator: Int, Hashable, Sendable {
      case automatic, none, popup
    }

    enum Style: String {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    let style: Style
    /// The colors for the button's current state, set by `updated(for:)`.
    var resolved: Colors?

    struct Colors: Equatable {
      var foreground: UIColor
      var background: UIColor
    }

    // MARK: Content

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The indicator behind the title which shows that the button opens a menu.
    public var indicator = Indicator.automatic

    // MARK: Look

    /// UIKit's corner radius, in points.
    public var background = UIBackgroundConfiguration(cornerRadius: 5.95)
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var macIdiomStyle = MacIdiomStyle.automatic {
      didSet { inert("there is no Mac") }
    }
    /// The color of text and image; nil uses the color of the style.
    public var baseForegroundColor: UIColor?
    /// The color from which the style derives its background; nil uses the style's own.
    public var baseBackgroundColor: UIColor?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      didSet { inert("the indicator has the color of the text") }
    }
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    // MARK: Layout

    /// The insets around the content. They default to those of `buttonSize`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?

    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The side of the text where the image is: exactly one edge.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and text, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var automaticallyUpdateForSelection = true {
      didSet { inert("a title and an image change at once") }
    }

    // MARK: Styles

    init(_ style: Style) { self.style = style }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    /// Compares two configurations. Transformers count as equal if both exist, because closures
    /// cannot be compared.
    public static func == (left: Configuration, right: Configuration) -> Bool {
      left.style == right.style && left.content == right.content && left.look == right.look
        && left.layout == right.layout && left.background == right.background
    }

    private var content: [AnyHashable?] {
      [attributedTitle, attributedSubtitle, image, showsActivityIndicator, indicator]
    }

    private var look: [AnyHashable?] {
      [
        cornerStyle, buttonSize, macIdiomStyle, baseForegroundColor, baseBackgroundColor,
        preferredSymbolConfigurationForImage, titleTextAttributesTransformer == nil,
        subtitleTextAttributesTransformer == nil, imageColorTransformer == nil,
      ]
    }

    private var layout: [AnyHashable?] {
      [
        ownInsets, imagePlacement, imagePadding, titlePadding, titleAlignment, titleLineBreakMode,
        subtitleLineBreakMode,
      ]
    }
  }
}

extension UIButton.Configuration.Size {
  /// The insets around the content.
  /// UIKit's values, in points.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleFont: UIFont {
    switch self {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }

  var subtitleFont: UIFont {
    switch self {
    case .mini, .small: .preferredFont(forTextStyle: .caption1)
    case .medium, .large: .preferredFont(forTextStyle: .footnote)
    }
  }
}

extension UIButton.Configuration {
  // Our values for the styles, in points: rounder for larger buttons.
  func cornerRadius(for size: CGSize) -> CGFloat {
    let most = max(min(size.width, size.height) / 2, 0)
    switch cornerStyle {
    case .fixed, .dynamic: return min(max(background.cornerRadius.inPoints, 0), most)
    case .small: return min(4, most)
    case .medium: return min(6, most)
    case .large: return min(9, most)
    case .capsule: return most
    }
  }

  /// Returns the configuration with the colors for the button's state, where the configuration sets
  /// no color.
  @preconcurrency @MainActor
  public func updated(for button: UIButton) -> UIButton.Configuration {
    var configuration = self
    configuration.resolved = colors(
      for: button.state, tint: button.role == .destructive ? .systemRed : button.tintColor)
    return configuration
  }

  func colors(for state: UIControl.State, tint: UIColor) -> Colors {
    let isDisabled = state.contains(.disabled)
    let isPressed = state.contains(.highlighted)
    let isSelected = state.contains(.selected)
    var front = baseForegroundColor ?? (isProminent ? .white : tint)
    if isDisabled { front = .tertiaryLabel }
    var back: UIColor
    if let own = background.backgroundColor {
      back = own
    } else {
      // Our values of opacity: the ground of a selected button is more opaque.
      switch style {
      case .plain, .borderless:
        back = baseBackgroundColor ?? (isSelected ? tint.withAlphaComponent(0.15) : .clear)
      case .gray, .bordered:
        back =
          baseBackgroundColor
          ?? (isSelected ? tint.withAlphaComponent(0.25) : .secondarySystemFill)
      case .tinted, .borderedTinted:
        back = (baseBackgroundColor ?? tint).withAlphaComponent(isSelected ? 0.35 : 0.18)
      case .filled, .borderedProminent: back = baseBackgroundColor ?? tint
      }
      if isDisabled, style != .plain, style != .borderless { back = .tertiarySystemFill }
    }
    if let transformer = background.backgroundColorTransformer { back = transformer(back) }
    // Our values: a pressed ground is a little fainter; a title without a ground is much fainter.
    if isPressed, !isDisabled {
      if hasBackground {
        back = back.withAlphaComponent(back.cgColor.alpha * 0.75)
        if !isProminent { front = front.withAlphaComponent(front.cgColor.alpha * 0.75) }
      } else {
        front = front.withAlphaComponent(front.cgColor.alpha * 0.3)
      }
    }
    return Colors(foreground: front, background: back)
  }

  private var isProminent: Bool { style == .filled || style == .borderedProminent }
  private var hasBackground: Bool {
    background.backgroundColor != nil || style != .plain && style != .borderless
  }
}
