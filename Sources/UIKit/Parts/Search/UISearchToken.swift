import Foundation

/// A part of a search that is shown as a label before the text, such as a chosen filter.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// The program's object that the token stands for.
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  open override nonisolated var description: String {
    ObjectText.of(self) { "UISearchToken \(QuotedText(text))" }
  }
}

/// The labels of a search field's tokens.
@MainActor
final class SearchTokenViews {
  private unowned let field: UISearchTextField
  private var views: [SearchTokenView] = []
  var tokens: [UISearchToken] = [] { didSet { rebuild() } }
  var color: UIColor? { didSet { rebuild() } }

  private static let gap: CGFloat = 4

  init(_ field: UISearchTextField) { self.field = field }

  private func rebuild() {
    for view in views { view.removeFromSuperview() }
    views = tokens.map { SearchTokenView($0, color: color ?? field.tintColor ?? .systemBlue) }
    for view in views { field.addSubview(view) }
    field.textInsets = UIEdgeInsets(
      top: 2, left: UISearchTextField.room + width, bottom: 2, right: UISearchTextField.room)
    field.setNeedsLayout()
  }

  /// The width of all tokens with the gaps after them, in points.
  private var width: CGFloat {
    views.reduce(0) { $0 + $1.wantedSize.width + Self.gap }
  }

  func layout() {
    var x = UISearchTextField.room
    for view in views {
      let size = view.wantedSize
      view.frame = CGRect(
        x: x, y: (field.bounds.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + Self.gap
    }
  }
}

/// A token with its icon and its text.
@MainActor
private final class SearchTokenView: UIView {
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)

  private static let height: CGFloat = 24
  private static let padding: CGFloat = 6
  private static let iconSide: CGFloat = 16

  required init?(coder: NSCoder) { nil }

  init(_ token: UISearchToken, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    // Our value, in points: a little less round than the field.
    layer.cornerRadius = 5
    isUserInteractionEnabled = false
    label.text = token.text
    // Our value, in points: a token fits into the field's height.
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    picture.image = token.icon
    picture.tintColor = .white
    picture.isHidden = token.icon == nil
    addSubview(label)
    addSubview(picture)
  }

  // Our value, in points: the gap between icon and text.
  private var iconRoom: CGFloat { picture.isHidden ? 0 : Self.iconSide + 4 }

  var wantedSize: CGSize {
    let text = label.sizeThatFits(.zero).width.rounded(.up)
    return CGSize(width: text + 2 * Self.padding + iconRoom, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(
      x: Self.padding, y: (bounds.height - Self.iconSide) / 2, width: Self.iconSide,
      height: Self.iconSide)
    label.frame = CGRect(
      x: Self.padding + iconRoom, y: 0,
      width: max(bounds.width - 2 * Self.padding - iconRoom, 0), height: bounds.height)
  }
}
