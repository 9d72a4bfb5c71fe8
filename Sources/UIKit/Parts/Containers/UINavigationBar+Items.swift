import Foundation

// Pushing and popping of single items.
extension UINavigationBar {
  func push(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: shownItems + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item. Returns nil if there is no item, or if the delegate refuses.
  func pop(animated: Bool) -> UINavigationItem? {
    guard let item = shownItems.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    change(to: Array(shownItems.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Performs the effect of a tap on the back button.
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

  /// The page on the More stack that contains the bar's controller, if that controller is a tab
  /// without room in the tab bar.
  var pageOfMore: MorePage? { navigationController?.parent as? MorePage }

  /// Shows the items of the changed stack, and notifies the delegate, which may be the navigation
  /// controller.
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

  /// Changes the items, animated if the bar has no navigation controller.
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

  /// Updates the bar after the top item's search has begun or ended. Called within an animation,
  /// the change is animated.
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

/// Receives changes of a navigation bar's items, and may refuse them.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether the item may be popped. Called before the back button goes back and before
  /// `popItem`. If a navigation controller returns false here, it is not popped.
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
