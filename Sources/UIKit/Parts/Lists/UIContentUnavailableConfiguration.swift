import Foundation

/// The content of a view as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration in place of its present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The content for an empty view or a view that is loading: an image, two texts and a button in the
/// middle.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  fileprivate var isLoading = false

  /// The action and state of the button.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var isEnabled = true
  }

  /// Returns a configuration with nothing set.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Returns a configuration with a spinning activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    return configuration
  }

  /// Returns a configuration for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

/// A view for missing content.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private var parts: [UIView] = []

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    rebuild()
  }

  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      rebuild()
    }
  }

  private func rebuild() {
    for part in parts { part.removeFromSuperview() }
    parts = []
    if shown.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      parts.append(wheel)
    }
    if let image = shown.image {
      let view = UIImageView(image: image)
      // Our value, in points: larger than any text below it.
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
      view.tintColor = .secondaryLabel
      parts.append(view)
    }
    if let text = shown.text {
      // The size of iOS's `title2`.
      parts.append(label(text, .systemFont(ofSize: 22, weight: .bold), .label))
    }
    if let text = shown.secondaryText {
      // iOS's subheadline size.
      parts.append(label(text, .systemFont(ofSize: 15), .secondaryLabel))
    }
    if let action = shown.buttonProperties.primaryAction {
      let button = UIButton(configuration: shown.button, primaryAction: action)
      button.isEnabled = shown.buttonProperties.isEnabled
      parts.append(button)
    }
    for part in parts { addSubview(part) }
    setNeedsLayout()
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private static let margin: CGFloat = 32
  private static let gap: CGFloat = 10

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 2 * Self.margin, 0)
    let sizes = parts.map { part -> CGSize in
      let size = part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    var y =
      bounds.midY
      - (sizes.reduce(0) { $0 + $1.height } + Self.gap * CGFloat(max(parts.count - 1, 0))) / 2
    for (part, size) in zip(parts, sizes) {
      part.frame = CGRect(
        x: bounds.midX - size.width / 2, y: y, width: size.width, height: size.height)
      y += size.height + Self.gap
    }
  }
}

/// A view over a view controller's view while there is no content.
@MainActor
final class UnavailableCover: UIView {
  let configuration: any UIContentConfiguration
  private let content: UIView

  required init?(coder: NSCoder) { nil }

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    content = configuration.makeContentView()
    super.init(frame: .zero)
    addSubview(content)
  }

  override func layoutSubviews() { content.frame = bounds }
}
