import Foundation

/// A row of items of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]? { didSet { rebuild() } }
  open var selectedItem: UITabBarItem? { didSet { mark() } }
  /// The bar's color; nil for the usual one.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? UIColor(white: 0.97, alpha: 1) }
  }

  /// Kept; what is below a bar never shows through here.
  open var isTranslucent = true

  /// Called after a tap.
  var onSelect: (UITabBarItem) -> Void = { _ in }
  private var buttons: [TabBarButton] = []

  /// In points, without what lies below the safe area.
  static let height: CGFloat = 49

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.97, alpha: 1)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = UIColor(white: 0.97, alpha: 1)
  }

  func itemChanged() {
    rebuild()
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.bar = self
      return TabBarButton(item.title ?? "") { [weak self, weak item] in
        if let item, item.isEnabled { self?.onSelect(item) }
      }
    }
    for button in buttons { addSubview(button) }
    mark()
    setNeedsLayout()
  }

  private func mark() {
    for (button, item) in zip(buttons, items ?? []) { button.isSelected = item === selectedItem }
  }

  open override func layoutSubviews() {
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for (index, button) in (isMirrored ? buttons.reversed() : buttons).enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: min(Self.height, bounds.height))
    }
  }
}
