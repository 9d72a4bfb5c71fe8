import Foundation

/// The bar above what a navigation controller shows: a way back, a title, buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  weak var navigationController: UINavigationController?
  private var current: NavigationBarContent?
  private var coming: NavigationBarContent?
  private var operation = UINavigationController.Operation.none
  private var isMirrored = false

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.97, alpha: 1)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = UIColor(white: 0.97, alpha: 1)
    clipsToBounds = true
  }

  /// The bar's color; nil for the usual one.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? UIColor(white: 0.97, alpha: 1) }
  }

  /// Kept; what is below a bar never shows through here.
  open var isTranslucent = true
  /// Kept; titles are drawn small here.
  open var prefersLargeTitles = false

  open var items: [UINavigationItem]? {
    get { shownItems }
    set { show(newValue ?? []) }
  }

  private var shownItems: [UINavigationItem] = []

  public var topItem: UINavigationItem? { shownItems.last }
  public var backItem: UINavigationItem? { shownItems.dropLast().last }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    show(shownItems + [item])
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let popped = shownItems.last
    show(Array(shownItems.dropLast()))
    return popped
  }

  // MARK: Showing

  func show(_ items: [UINavigationItem]) {
    guard items != shownItems || current == nil else { return }
    adopt(items)
    coming?.removeFromSuperview()
    coming = nil
    UIView.performWithoutAnimation {
      current?.removeFromSuperview()
      current = makeContent(for: items)
    }
  }

  func itemChanged() {
    guard coming == nil else { return }
    UIView.performWithoutAnimation {
      current?.removeFromSuperview()
      current = makeContent(for: shownItems)
    }
  }

  private func adopt(_ items: [UINavigationItem]) {
    for item in shownItems where !items.contains(item) { item.bar = nil }
    for item in items { item.bar = self }
    shownItems = items
  }

  private func makeContent(for items: [UINavigationItem]) -> NavigationBarContent? {
    guard let top = items.last else { return nil }
    let content = NavigationBarContent(
      top, back: items.dropLast().last,
      isMirrored: traitCollection.layoutDirection == .rightToLeft
    ) { [weak self] in
      guard let self else { return }
      if let navigationController {
        navigationController.popViewController(animated: true)
      } else {
        popItem(animated: true)
      }
    }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    return content
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.layoutDirection != previousTraitCollection?.layoutDirection else {
      return
    }
    itemChanged()
  }

  // MARK: Along with a transition

  func prepareTransition(
    to items: [UINavigationItem], _ operation: UINavigationController.Operation, isMirrored: Bool
  ) {
    UIView.performWithoutAnimation {
      coming?.removeFromSuperview()
      coming = makeContent(for: items)
      coming?.alpha = 0
      coming?.slide(offset(ofComing: true, operation, isMirrored))
      coming?.layoutIfNeeded()
    }
    self.operation = operation
    self.isMirrored = isMirrored
  }

  func animateTransition() {
    current?.alpha = 0
    current?.slide(offset(ofComing: false, operation, isMirrored))
    coming?.alpha = 1
    coming?.slide(0)
  }

  /// Whatever became of it, what is right is shown next.
  func endTransition() {
    UIView.performWithoutAnimation {
      coming?.removeFromSuperview()
      coming = nil
      current?.removeFromSuperview()
      current = makeContent(for: shownItems)
    }
  }

  private func offset(
    ofComing isComing: Bool, _ operation: UINavigationController.Operation, _ isMirrored: Bool
  ) -> CGFloat {
    if UIAccessibility.prefersCrossFadeTransitions { return 0 }
    let fromTrailing = (operation == .push) == isComing
    return bounds.width / 2 * (fromTrailing == isMirrored ? -1 : 1)
  }
}
