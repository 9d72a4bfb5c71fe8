import Foundation

// Tabs as values, as in iOS 18.
extension UITabBarController {
  public enum Mode: Int, Hashable, Sendable {
    case automatic, tabBar, tabSidebar
  }

  var ownTabs: [UITab] {
    get { tabList }
    set { setTabs(newValue, animated: false) }
  }

  func ownSetTabs(_ tabs: [UITab], animated: Bool) {
    let identifiers = tabs.flatMap(\.all).map(\.identifier)
    if Set(identifiers).count != identifiers.count {
      Misuse.stop("two tabs of \(type(of: self)) have the same identifier")
    }
    for tab in tabList { tab.owner = nil }
    tabList = tabs
    for tab in tabs {
      tab.owner = self
      tab.arrange()
    }
    tabsChanged()
  }

  var ownSelectedTab: UITab? {
    get { topTab(of: selectedViewController)?.selected }
    set {
      guard let newValue else { return }
      guard let top = tabList.first(where: { $0.all.contains { $0 === newValue } }) else {
        Misuse.stop(
          "the tab \(newValue.identifier) is none of \(type(of: self)): put it into tabs first")
      }
      choose(newValue)
      if let shown = top.shown { selectedViewController = shown }
    }
  }

  /// Selects the tab in each group above it.
  private func choose(_ tab: UITab) {
    var child = tab
    while let group = child.parent {
      group.selectedChild = child
      child = group
    }
  }

  /// Returns the tab in the bar that represents a view controller.
  func topTab(of controller: UIViewController?) -> UITab? {
    guard let controller else { return nil }
    return tabList.first { $0.holds(controller) }
  }

  func tabsChanged() {
    let selected = selectedViewController
    let top = topTab(of: selected)
    showTabs(tabList.filter { !$0.isHidden || $0 === top }.compactMap(\.shown))
    if let shown = top?.shown, shown !== selected { selectedViewController = shown }
  }
}
