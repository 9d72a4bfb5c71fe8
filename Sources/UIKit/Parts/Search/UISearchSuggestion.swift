import Foundation

/// A search that a search controller proposes.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var representedObject: Any? { get set }
}

/// A proposed search with a text of its own.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  open var localizedSuggestion: String?
  open var localizedDescription: String?
  open var iconImage: UIImage?
  open var representedObject: Any?

  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}

/// The list of proposed searches over the content.
@MainActor
final class SearchSuggestionList: UIView {
  private var rows: [UIButton] = []
  private let choose: (any UISearchSuggestion) -> Void

  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 16

  required init?(coder: NSCoder) { nil }

  init(_ choose: @escaping (any UISearchSuggestion) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    backgroundColor = .systemBackground
  }

  func show(_ suggestions: [any UISearchSuggestion]) {
    for row in rows { row.removeFromSuperview() }
    rows = suggestions.map { suggestion in
      let button = UIButton(type: .system)
      button.setTitle(suggestion.localizedSuggestion, for: .normal)
      button.setImage(suggestion.iconImage, for: .normal)
      button.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
      button.contentHorizontalAlignment = .leading
      button.addAction(
        UIAction { [weak self] _ in self?.choose(suggestion) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: Self.margin, y: CGFloat(index) * Self.rowHeight,
        width: max(bounds.width - 2 * Self.margin, 0), height: Self.rowHeight)
    }
  }
}
