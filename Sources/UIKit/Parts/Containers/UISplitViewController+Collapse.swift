import Foundation

extension UISplitViewController {
  /// Moves the secondary column onto the primary column's stack, unless the delegate decides
  /// otherwise.
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

  /// Moves the secondary column's controllers back from the primary column's stack.
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

  /// Posts that `showDetail` now shows its controller in another place.
  private func tellDetailTarget() {
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  /// Moves the collapsed controllers back. Everything above the first of them on the stack came
  /// from the secondary column too.
  func bringBack() {
    guard let navigation = shown[.primary] as? UINavigationController, !moved.isEmpty else {
      return
    }
    let stack = navigation.viewControllers
    let start = stack.firstIndex { moved.contains($0) } ?? stack.count
    var back = Array(stack[start...])
    // Controllers that were popped in the meantime are restored.
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
  /// Posted when a split view controller has collapsed or expanded, because `showDetail` then has
  /// another effect.
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
