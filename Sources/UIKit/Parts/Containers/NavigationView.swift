import Foundation

/// Places a navigation controller's bar over what it shows.
@MainActor
final class NavigationView: UIView, EdgeSwiped {
  weak var navigationController: UINavigationController?

  override func layoutSubviews() {
    navigationController?.layOutBar()
  }
}

extension UINavigationController {
  /// 44 points, and less where there is little room.
  var barHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

  /// A page with a large title or a search bar has a higher bar.
  func insetsOfBars(over child: UIViewController) -> UIEdgeInsets {
    let top = navigationBar.height(for: child.navigationItem, buttons: barHeight)
    return UIEdgeInsets(
      top: isNavigationBarHidden || endsBelowBar(child) ? 0 : top, left: 0,
      bottom: isToolbarHidden || endsAboveBar(child) ? 0 : UIToolbar.height, right: 0)
  }

  /// Whether the child's view begins below the bar, which nothing shines through, or under which the child does not
  /// want to extend.
  private func endsBelowBar(_ child: UIViewController) -> Bool {
    !isNavigationBarHidden && !child.extends(under: .top, translucent: navigationBar.isTranslucent)
  }

  private func endsAboveBar(_ child: UIViewController) -> Bool {
    let tabs = parent as? UITabBarController
    let hasBar = !isToolbarHidden || tabs.map { !$0.isTabBarHidden } ?? false
    let isTranslucent =
      isToolbarHidden ? tabs?.tabBar.isTranslucent ?? true : toolbar.isTranslucent
    return hasBar && !child.extends(under: .bottom, translucent: isTranslucent)
  }

  /// Where a child's view lies: under the bars, or between them.
  func place(of child: UIViewController, in bounds: CGRect) -> CGRect {
    guard let view = loadedView else { return bounds }
    var insets = UIEdgeInsets.zero
    if endsBelowBar(child) {
      insets.top =
        view.safeAreaInsets.top
        + navigationBar.height(for: child.navigationItem, buttons: barHeight)
    }
    if endsAboveBar(child) {
      insets.bottom = view.safeAreaInsets.bottom + (isToolbarHidden ? 0 : UIToolbar.height)
    }
    return bounds.inset(by: insets)
  }

  func layOutBar() {
    guard let view = loadedView else { return }
    popGesture?.followLayoutDirection()
    let own = topViewController.map {
      navigationBar.height(for: $0.navigationItem, buttons: barHeight)
    }
    let height = view.safeAreaInsets.top + (own ?? barHeight)
    navigationBar.frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -height : 0, width: view.bounds.width, height: height)
    layOutToolbar()
    for child in children { child.insetsFromContainer = insetsOfBars(over: child) }
    guard current == nil, let child = stack.settled.last, let top = child.viewIfLoaded else {
      return
    }
    if top.placeSuperview === stage { top.frame = place(of: child, in: stage.bounds) }
  }

  /// The bar follows the transition; where it is cancelled, `finished` shows what was before.
  func moveBar(along context: TransitionContext?, _ operation: Operation) {
    moveBottomBar(along: context)
    let items = stack.wanted.map { $0.navigationItem }
    showToolbarItems(animated: context?.isAnimated ?? false)
    guard let context, context.isAnimated else { return navigationBar.follow(items) }
    navigationBar.prepareTransition(to: items, operation, isMirrored: isMirrored)
    context.animateAlongsideTransition(in: navigationBar) { [weak self] _ in
      self?.navigationBar.animateTransition()
      self?.layOutBar()
    } completion: { [weak self] _ in
      self?.navigationBar.endTransition()
      self?.layOutBar()
    }
  }

  /// Those above the root may hide the tab bar.
  private func moveBottomBar(along context: TransitionContext?) {
    guard let tabs = parent as? UITabBarController, tabs.tabBar.superview != nil else { return }
    let hides = stack.wanted.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    guard hides != tabs.isTabBarHidden else { return }
    guard let context, context.isAnimated else {
      return tabs.setTabBarHidden(hides, animated: false)
    }
    context.animateAlongsideTransition(in: tabs.tabBar) { [weak tabs] _ in
      tabs?.setTabBarHidden(hides, animated: false)
      tabs?.layOutBar()
    } completion: { [weak tabs] context in
      if context.isCancelled { tabs?.setTabBarHidden(!hides, animated: false) }
    }
  }
}
