import Foundation

/// The view of a navigation controller. It places the bar over the content.
@MainActor
final class NavigationView: UIView, EdgeSwiped {
  weak var navigationController: UINavigationController?

  override func layoutSubviews() {
    navigationController?.layOutBar()
  }
}

extension UINavigationController {
  /// The height of the bar, in points: 44, or 32 in a compact height.
  var barHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

  /// Returns the insets that the bars add over a child. The bar is higher with a large title or a
  /// search bar.
  func insetsOfBars(over child: UIViewController) -> UIEdgeInsets {
    let top = navigationBar.height(for: child.navigationItem, buttons: barHeight)
    return UIEdgeInsets(
      top: isNavigationBarHidden || endsBelowBar(child) ? 0 : top, left: 0,
      bottom: isToolbarHidden || endsAboveBar(child) ? 0 : UIToolbar.height, right: 0)
  }

  /// Returns whether the child's view begins below the bar: if the bar is opaque or the child does
  /// not extend under it.
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

  /// Returns the frame of a child's view: under the bars or between them.
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
    tabBarController?.tabBar.contentMoved()
    for child in children { child.insetsFromContainer = insetsOfBars(over: child) }
    guard current == nil, let child = stack.settled.last, let top = child.viewIfLoaded else {
      return
    }
    if top.placeSuperview === stage { top.frame = place(of: child, in: stage.bounds) }
  }

  /// Animates the bar along with the transition. If the transition is cancelled, `finished`
  /// restores the previous content.
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

  /// Hides the tab bar if a controller above the root requests it, and shows it otherwise.
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
