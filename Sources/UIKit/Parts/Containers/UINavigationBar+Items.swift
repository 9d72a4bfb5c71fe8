import Foundation

// Items that come and go one by one.
extension UINavigationBar {
  func push(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: shownItems + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Nil where there is nothing to pop, or the delegate keeps it.
  func pop(animated: Bool) -> UINavigationItem? {
    guard let item = shownItems.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    change(to: Array(shownItems.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// What a tap on the back button does.
  func goBack() {
    guard let item = topItem else { return }
    if let action = item.backAction { return action.perform(from: item) }
    guard let navigationController else {
      popItem(animated: true)
      return
    }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
    let isRoot = navigationController.viewControllers.count == 1
    if isRoot, let page = pageOfMore {
      page.navigationController?.popViewController(animated: true)
    } else {
      navigationController.popViewController(animated: true)
    }
  }

  /// Where the bar's controller is a tab that has no room in a narrow tab bar.
  var pageOfMore: MorePage? { navigationController?.parent as? MorePage }

  /// The controller's stack has changed; its class may be the delegate.
  func follow(_ items: [UINavigationItem]) {
    let before = shownItems
    show(items)
    guard let delegate, before.last !== items.last else { return }
    if let popped = before.last, !items.contains(popped) {
      delegate.navigationBar(self, didPop: popped)
    } else if let pushed = items.last, !before.contains(pushed) {
      delegate.navigationBar(self, didPush: pushed)
    }
  }

  /// A bar of nobody's moves by itself.
  func change(to items: [UINavigationItem], animated: Bool) {
    guard animated, window != nil, navigationController == nil, coming == nil, current != nil,
      let top = items.last, top !== topItem
    else { return show(items) }
    let operation: UINavigationController.Operation = shownItems.contains(top) ? .pop : .push
    prepareTransition(
      to: items, operation, isMirrored: traitCollection.layoutDirection == .rightToLeft)
    adopt(items)
    UIView.animate(withDuration: NavigationTransition.duration) {
      self.animateTransition()
    } completion: { _ in
      self.endTransition()
    }
  }

  func ownSetTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleDrops[barMetrics] = adjustment
    buttonChanged()
  }

  /// The item on top searches, or does so no more: animated where it is called in an animation.
  func searchChanged() {
    guard let top = topItem else { return }
    current?.showSearchAlone(top.isSearchAlone)
    navigationController?.layOutBar()
    layoutIfNeeded()
    current?.layoutIfNeeded()
  }

}

extension UINavigationBar: UIBarPositioning {
  public var barPosition: UIBarPosition {
    let own = delegate?.position(for: self) ?? .any
    return own == .any ? (navigationController == nil ? .top : .topAttached) : own
  }
}

/// Hears of the items of a navigation bar, and may keep them from coming and going.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Asked before the back button goes back, and before `popItem`; a navigation controller's class that
  /// answers false is not popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
