import Foundation

@testable import UIKit

extension MemberWalk {
  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemGray
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 100, height: 30))
    page.view.addSubview(field)
    page.setToolbarItems([UIBarButtonItem(systemItem: .add)], animated: false)
    return page
  }

  private func addWindow(_ sizes: [CGSize]) {
    members += [
      { [unowned self] bits in window.frame.size = sizes[bits % sizes.count] },
      { [unowned self] bits in
        window.semanticContentAttribute = bits % 3 == 0 ? .forceRightToLeft : .unspecified
      },
      { [unowned self] bits in
        let edges = CGFloat(bits % 3) * 10
        root.additionalSafeAreaInsets = UIEdgeInsets(top: edges, left: 0, bottom: edges, right: 0)
      },
    ]
  }

  private static let sizes = [CGSize(width: 360, height: 640), CGSize(width: 640, height: 360)]

  /// Adds a page view controller of the style that the number chooses.
  func addPages(_ number: Int) {
    let spines: [UIPageViewController.SpineLocation] = [.min, .mid, .max]
    let isCurled = number % 2 == 0
    let pages = UIPageViewController(
      transitionStyle: isCurled ? .pageCurl : .scroll,
      navigationOrientation: number / 2 % 2 == 0 ? .vertical : .horizontal,
      options: isCurled
        ? [.spineLocation: spines[number / 4 % 3].rawValue] : [.interPageSpacing: 10.0])
    let leaves = (0..<8).map { page("leaf \($0)") }
    let source = PageSource(self, leaves)
    held = [source]
    (pages.dataSource, pages.delegate) = (source, source)
    if pages.spineLocation == .mid { pages.isDoubleSided = true }
    let shown = { pages.spineLocation == .mid ? 2 : 1 }
    pages.setViewControllers(Array(leaves[2..<2 + shown()]), direction: .forward, animated: false)
    window.rootViewController = pages
    window.layoutIfNeeded()
    addWindow(Self.sizes)
    members += [
      { [unowned self] bits in
        let first = bits / 4 % 6
        pages.setViewControllers(
          Array(leaves[first..<first + shown()]),
          direction: bits / 2 % 2 == 0 ? .forward : .reverse,
          animated: bits % 2 == 1
        ) { [unowned self] in note("set \($0)") }
      },
      { bits in source.count = 3 + bits % 6 },
      { bits in source.isCounted = bits % 2 == 0 },
      { bits in pages.dataSource = bits % 5 == 0 ? nil : source },
      { bits in pages.delegate = bits % 4 == 0 ? nil : source },
      { [unowned self] _ in
        note("\(pages.viewControllers?.map { $0.title ?? "-" } ?? [])")
        note("\(pages.gestureRecognizers.count) \(pages.spineLocation.rawValue)")
      },
      { bits in
        let views = pages.view.subviews.compactMap { $0 as? UIScrollView }
        views.first?.setContentOffset(CGPoint(x: bits / 2 % 300, y: 0), animated: bits % 2 == 1)
        views.first?.isScrollEnabled = bits % 5 != 0
      },
    ]
  }

  func addTabs() {
    let tabs = UITabBarController()
    let delegate = TabDelegate(self)
    held = [delegate]
    tabs.delegate = delegate
    window.rootViewController = tabs
    let all = (0..<8).map { number in
      let own =
        number % 2 == 0
        ? page("Tab \(number)")
        : UINavigationController(
          rootViewController: page("Stack \(number)"))
      own.tabBarItem = UITabBarItem(title: "T\(number)", image: Self.picture(number), tag: number)
      return own
    }
    tabs.viewControllers = Array(all.prefix(3))
    window.layoutIfNeeded()
    addWindow(Self.sizes + [CGSize(width: 900, height: 700)])
    func tab(_ bits: Int) -> UITab {
      let name = ["a", "b", "c", "d"][bits % 4]
      let own = page("Tab \(name)")
      let isGroup = bits / 4 % 3 == 0
      guard isGroup else {
        return UITab(title: name, image: Self.picture(bits), identifier: name) { _ in own }
      }
      let children = ["x", "y"].map { child in
        UITab(title: child, image: nil, identifier: name + child) { [unowned self] _ in
          page(child)
        }
      }
      return UITabGroup(title: name, image: nil, identifier: name, children: children) { _ in own }
    }
    members += [
      { bits in
        let count = bits / 2 % 9
        tabs.setViewControllers(
          bits % 11 == 0 ? nil : Array(all.suffix(count)), animated: bits % 2 == 1)
      },
      { bits in
        guard let count = tabs.viewControllers?.count, count > 0 else { return }
        tabs.selectedIndex = bits % count
      },
      { bits in
        guard let own = tabs.viewControllers, !own.isEmpty else { return }
        tabs.selectedViewController = own[bits % own.count]
      },
      { _ in
        guard tabs.hasMore else { return }
        tabs.selectedViewController = tabs.moreNavigationController
      },
      { bits in tabs.setTabBarHidden(bits / 2 % 2 == 0, animated: bits % 2 == 1) },
      { bits in tabs.isTabBarHidden = bits % 3 == 0 },
      { bits in
        let own = (0..<bits / 2 % 4).map { tab($0 + bits / 8 % 5 * 4) }
        tabs.setTabs(own, animated: bits % 2 == 1)
      },
      { [unowned self] bits in
        guard let own = tabs.tabs.first(where: { _ in true }) else { return }
        own.title = Self.words[bits % 5] ?? ""
        own.image = Self.picture(bits)
        own.badgeValue = [nil, "3"][bits % 2]
        note("\(own.identifier) \(own.viewController?.title ?? "-")")
      },
      { bits in
        let own = tabs.tabs
        if !own.isEmpty { own[bits % own.count].isHidden = bits % 3 == 0 }
      },
      { bits in
        let own = tabs.tabs
        if !own.isEmpty { tabs.selectedTab = own[bits % own.count] }
      },
      { [unowned self] bits in
        let found = tabs.tab(forIdentifier: ["a", "ax", "by", "none"][bits % 4])
        note("\(found?.title ?? "-") \(found?.parent?.title ?? "-")")
        let group = tabs.tabs.compactMap { $0 as? UITabGroup }.first
        note("\(group?.tab(forIdentifier: ["ax", "by"][bits % 2])?.title ?? "-")")
        group?.selectedChild = bits % 3 == 0 ? nil : group?.children.first
        note("\(group?.selectedChild?.title ?? "-")")
      },
      { bits in
        let group = tabs.tabs.compactMap { $0 as? UITabGroup }.first
        group?.managingNavigationController = bits % 2 == 0 ? UINavigationController() : nil
        group?.defaultChildIdentifier = bits % 3 == 0 ? "ay" : nil
      },
      { bits in
        let view = UIView()
        view.backgroundColor = .systemMint
        tabs.setBottomAccessory(
          bits / 2 % 2 == 0 ? UITabAccessory(contentView: view) : nil, animated: bits % 2 == 1)
      },
      { bits in tabs.allowsTabSwipe = bits % 3 != 0 },
      { bits in tabs.mode = [.automatic, .tabBar, .tabSidebar][bits % 3] },
      { bits in
        let stack = tabs.selectedViewController as? UINavigationController
        stack?.pushViewController(UIViewController(), animated: bits % 2 == 1)
      },
      { [unowned self] _ in
        note("\(tabs.selectedIndex) \(tabs.selectedViewController?.title ?? "-")")
        note("\(tabs.selectedTab?.title ?? "-") \(tabs.isTabBarHidden) \(tabs.tabs.count)")
        note("\(tabs.preferredInterfaceOrientationForPresentation.rawValue)")
        note("\(tabs.supportedInterfaceOrientations.rawValue)")
      },
    ]
  }

  func addStack() {
    let stack = UINavigationController(rootViewController: page("Root"))
    let delegate = StackDelegate(self)
    held = [delegate]
    stack.delegate = delegate
    window.rootViewController = stack
    window.layoutIfNeeded()
    addWindow(Self.sizes)
    var number = 0
    func new(_ bits: Int) -> UIViewController {
      number += 1
      let new = page("Page \(number)")
      new.hidesBottomBarWhenPushed = bits % 3 == 0
      new.navigationItem.largeTitleDisplayMode = [.automatic, .always, .never][bits % 3]
      new.preferredContentSize = CGSize(width: 200 + bits % 3 * 20, height: 300)
      return new
    }
    members += [
      { bits in stack.pushViewController(new(bits / 2), animated: bits % 2 == 1) },
      { bits in stack.show(new(bits), sender: nil) },
      { [unowned self] bits in
        note("popped \(stack.popViewController(animated: bits % 2 == 1)?.title ?? "-")")
      },
      { [unowned self] bits in
        let all = stack.viewControllers
        guard !all.isEmpty else { return }
        let gone = stack.popToViewController(all[bits / 2 % all.count], animated: bits % 2 == 1)
        note("popped \(gone?.map { $0.title ?? "-" } ?? [])")
      },
      { [unowned self] bits in
        note("popped \(stack.popToRootViewController(animated: bits % 2 == 1)?.count ?? -1)")
      },
      { bits in
        let all = stack.viewControllers
        let shown = Array(all.suffix(bits / 2 % 3)) + [new(bits)]
        stack.setViewControllers(
          bits / 6 % 2 == 0 ? shown : shown.reversed(), animated: bits % 2 == 1)
      },
      { bits in stack.setNavigationBarHidden(bits / 2 % 2 == 0, animated: bits % 2 == 1) },
      { bits in stack.isNavigationBarHidden = bits % 3 == 0 },
      { bits in stack.setToolbarHidden(bits / 2 % 2 == 0, animated: bits % 2 == 1) },
      { bits in stack.isToolbarHidden = bits % 3 == 0 },
      { bits in stack.hidesBarsOnTap = bits % 2 == 0 },
      { bits in stack.hidesBarsOnSwipe = bits % 2 == 0 },
      { bits in stack.hidesBarsWhenVerticallyCompact = bits % 2 == 0 },
      { bits in stack.hidesBarsWhenKeyboardAppears = bits % 2 == 0 },
      { bits in stack.navigationBar.prefersLargeTitles = bits % 2 == 0 },
      { bits in
        let field = stack.topViewController?.view.subviews.first
        _ = bits % 2 == 0 ? field?.becomeFirstResponder() : field?.resignFirstResponder()
      },
      { bits in delegate.animates = bits % 3 == 0 },
      { [unowned self] _ in
        note("\(stack.viewControllers.map { $0.title ?? "-" }) \(stack.isToolbarHidden)")
        note("\(stack.visibleViewController?.title ?? "-") \(stack.isNavigationBarHidden)")
        note("\(stack.preferredContentSize) \(stack.hidesBarsWhenKeyboardAppears)")
        note("\(stack.preferredInterfaceOrientationForPresentation.rawValue)")
      },
    ]
  }

  /// Adds a split view controller without columns, the form before iOS 14.
  func addSplit() {
    let split = UISplitViewController()
    let delegate = SplitDelegate(self)
    held = [delegate]
    split.delegate = delegate
    split.viewControllers = [
      UINavigationController(rootViewController: page("Primary")), page("Secondary"),
    ]
    window.frame.size = CGSize(width: 900, height: 700)
    window.rootViewController = split
    window.layoutIfNeeded()
    addWindow(Self.sizes + [CGSize(width: 900, height: 700), CGSize(width: 700, height: 900)])
    let modes: [UISplitViewController.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
    ]
    members += [
      { [unowned self] bits in
        let first = bits % 3 == 0 ? page("P\(bits % 9)") : split.viewControllers.first
        split.viewControllers =
          [first].compactMap { $0 } + (bits % 4 == 0 ? [] : [page("S\(bits % 9)")])
      },
      { [unowned self] bits in split.showDetailViewController(page("D\(bits % 9)"), sender: nil) },
      { [unowned self] bits in split.show(page("M\(bits % 9)"), sender: nil) },
      { bits in split.preferredDisplayMode = modes[bits % 4] },
      { bits in split.preferredPrimaryColumnWidthFraction = CGFloat(bits % 6) / 10 },
      { bits in split.minimumPrimaryColumnWidth = CGFloat(bits % 3) * 100 },
      { bits in split.maximumPrimaryColumnWidth = CGFloat(1 + bits % 3) * 150 },
      { bits in split.primaryEdge = bits % 2 == 0 ? .leading : .trailing },
      { bits in split.presentsWithGesture = bits % 3 != 0 },
      { bits in split.preferredSplitBehavior = [.automatic, .tile, .overlay, .displace][bits % 4] },
      { bits in delegate.isQuiet = bits % 2 == 0 },
      { bits in
        let button = split.displayModeButtonItem
        split.viewControllers.last?.navigationItem.leftBarButtonItem = bits % 2 == 0 ? button : nil
        button.primaryAction?.performWithSender(button, target: nil)
      },
      { [unowned self] bits in
        note("\(split.displayMode.rawValue) \(split.isCollapsed) \(split.primaryColumnWidth)")
        note("\(split.viewControllers.map { $0.title ?? "-" }) \(split.splitBehavior.rawValue)")
        note("\(split.preferredInterfaceOrientationForPresentation.rawValue)")
        let child = split.viewControllers.first
        let size = child.map {
          split.size(
            forChildContentContainer: $0, withParentContainerSize: CGSize(width: 300, height: 400))
        }
        note("\(size ?? .zero)")
      },
    ]
  }
}

/// Leaves in their order, of which the first `count` are shown.
@MainActor
private final class PageSource: NSObject, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private weak var walk: Walk?
  private let leaves: [UIViewController]
  var count = 6
  var isCounted = false

  init(_ walk: Walk, _ leaves: [UIViewController]) {
    self.walk = walk
    self.leaves = leaves
  }

  private func leaf(_ number: Int?) -> UIViewController? {
    number.flatMap { (0..<count).contains($0) ? leaves[$0] : nil }
  }

  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { leaf(leaves.firstIndex(of: page).map { $0 - 1 }) }
  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { leaf(leaves.firstIndex(of: page).map { $0 + 1 }) }
  func presentationCount(for pages: UIPageViewController) -> Int { isCounted ? count : 0 }
  func presentationIndex(for pages: UIPageViewController) -> Int {
    pages.viewControllers?.first.flatMap { leaves.firstIndex(of: $0) } ?? 0
  }
  func pageViewController(
    _ pages: UIPageViewController, willTransitionTo pending: [UIViewController]
  ) { walk?.note("to \(pending.map { $0.title ?? "-" })") }
  func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previous: [UIViewController], transitionCompleted completed: Bool
  ) { walk?.note("\(finished) \(previous.map { $0.title ?? "-" }) \(completed)") }
}

@MainActor
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  private weak var walk: Walk?
  private var number = 0

  init(_ walk: Walk) { self.walk = walk }

  func tabBarController(
    _ tabs: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool {
    walk?.note("may select \(controller.title ?? "-")")
    number += 1
    return number % 5 != 0
  }
  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    walk?.note("selects \(controller.title ?? "-")")
  }
  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    walk?.note("may select \(tab.title)")
    number += 1
    return number % 5 != 0
  }
  func tabBarController(
    _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
  ) { walk?.note("selects \(tab.title) after \(previousTab?.title ?? "-")") }
}

@MainActor
private final class StackDelegate: NSObject, UINavigationControllerDelegate {
  private weak var walk: Walk?
  var animates = false

  init(_ walk: Walk) { self.walk = walk }

  func navigationController(
    _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) { walk?.note("will show \(controller.title ?? "-") \(animated)") }
  func navigationController(
    _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) { walk?.note("did show \(controller.title ?? "-") \(animated)") }
  func navigationController(
    _ stack: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? Fading() : nil }
}

@MainActor
private final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.25) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor
private final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  private weak var walk: Walk?
  var isQuiet = false

  init(_ walk: Walk) { self.walk = walk }

  func splitViewController(
    _ split: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
  ) { walk?.note("mode \(mode.rawValue)") }
  func splitViewController(
    _ split: UISplitViewController, showDetail controller: UIViewController, sender: Any?
  ) -> Bool { !isQuiet && controller.title == "D4" }
  func splitViewController(
    _ split: UISplitViewController, show controller: UIViewController, sender: Any?
  ) -> Bool { !isQuiet && controller.title == "M4" }
  func splitViewController(
    _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool {
    walk?.note("collapses \(secondary.title ?? "-")")
    return isQuiet
  }
  func splitViewController(
    _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
  ) -> UIViewController? { nil }
}
