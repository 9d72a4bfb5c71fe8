import Foundation

extension UISplitViewController {
  /// The secondary column goes onto the primary one's stack, unless somebody has it otherwise.
  func collapseStacks() {
    hidesSecondary = false
    moved = []
    defer {
      loadedView?.setNeedsLayout()
      delegate?.splitViewControllerDidCollapse(self)
      tellDetailTarget()
    }
    if shown[.compact] != nil { return }
    replacePrimary(with: delegate?.primaryViewController(forCollapsing: self))
    guard let primary = shown[.primary] else { return }
    var rest = [shown[.supplementary]].compactMap { $0 }
    if let secondary = shown[.secondary] {
      let isLeft =
        style == .unspecified
        ? delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
        : delegate?.splitViewController(
          self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary != .secondary
      hidesSecondary = isLeft
      if !isLeft { rest.append(secondary) }
    }
    guard let navigation = primary as? UINavigationController else { return }
    let before = navigation.viewControllers
    for controller in rest { navigation.collapseSecondaryViewController(controller, for: self) }
    moved = navigation.viewControllers.filter { !before.contains($0) }
  }

  /// Gives the secondary column back what it had.
  func expandStacks() {
    hidesSecondary = false
    if let primary = shown[.primary], shown[.compact] == nil,
      let separate = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
    {
      bringBack()
      set(separate, for: .secondary)
    } else {
      bringBack()
    }
    replacePrimary(with: delegate?.primaryViewController(forExpanding: self))
    if style != .unspecified, let delegate {
      let proposed = displayMode
      let mode = delegate.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed)
      if mode != proposed { requestedMode = mode }
    }
    loadedView?.setNeedsLayout()
    delegate?.splitViewControllerDidExpand(self)
    tellDetailTarget()
  }

  private func replacePrimary(with controller: UIViewController?) {
    guard style == .unspecified, let controller, controller !== shown[.primary] else { return }
    exchange(.primary, for: controller)
  }

  /// What is shown as detail goes elsewhere now.
  private func tellDetailTarget() {
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  /// What lies above the first of those that moved came from there, too.
  func bringBack() {
    guard let navigation = shown[.primary] as? UINavigationController, !moved.isEmpty else {
      return
    }
    let stack = navigation.viewControllers
    let start = stack.firstIndex { moved.contains($0) } ?? stack.count
    var back = Array(stack[start...])
    // What was popped meanwhile is there again.
    if back.isEmpty { back = moved }
    moved = []
    if start < stack.count {
      navigation.setViewControllers(Array(stack[..<start]), animated: false)
    }
    giveBack(back)
  }

  private func giveBack(_ controllers: [UIViewController]) {
    var rest = controllers
    if let supplementary = shown[.supplementary] as? UINavigationController,
      supplementary.viewControllers.isEmpty, let first = rest.first, given[.secondary] !== first
    {
      supplementary.setViewControllers([first], animated: false)
      rest.removeFirst()
    }
    if let secondary = shown[.secondary] as? UINavigationController {
      if secondary.ownParent !== self {
        adopt(secondary)
        secondary.didMove(toParent: self)
        secondary.passage.isMovingToParent = false
      }
      secondary.setViewControllers(rest, animated: false)
    } else if let secondary = shown[.secondary], secondary.ownParent !== self {
      adopt(secondary)
      secondary.didMove(toParent: self)
      secondary.passage.isMovingToParent = false
    }
  }
}

extension UIViewController {
  /// Posted by a split view controller whose columns came together or apart: what `showDetail` does is
  /// another thing now.
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
