/// What a tab bar shows of a view controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var badgeValue: String? { didSet { bar?.setNeedsLayout() } }
  weak var bar: UITabBar?

  open override var title: String? { didSet { bar?.itemChanged() } }

  public convenience init(title: String?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }
}
