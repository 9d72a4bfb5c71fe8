import Foundation
import UIKit

/// Navigation controllers in tabs, whose items, titles, searches and bars change at random while a finger swipes and scrolls.
@MainActor
final class BarWalk: Walk {
  private let tabs = UITabBarController()
  private var stacks: [UINavigationController] = []
  private var number = 0

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    super.init(
      seed: seed,
      size: [size, CGSize(width: 640, height: 360), CGSize(width: 820, height: 600)][Int(seed % 3)])
    stacks = (0..<3).map { _ in UINavigationController(rootViewController: page()) }
    for (place, stack) in stacks.enumerated() {
      stack.tabBarItem = UITabBarItem(
        title: "Tab \(place)", image: UIImage(systemName: "star"), tag: place)
      stack.delegate = self
      stack.navigationBar.prefersLargeTitles = (Int(seed) + place) % 2 == 0
    }
    tabs.delegate = self
    tabs.viewControllers = stacks
    window.rootViewController = tabs
    window.layoutIfNeeded()
  }

  override var shares: (finger: Int, waiting: Int) { (4, 2) }

  private func page() -> UIViewController {
    number += 1
    let page = UIViewController()
    page.title = "Page \(number)" + (number % 4 == 0 ? " with a long title that does not fit" : "")
    page.hidesBottomBarWhenPushed = number % 5 == 4
    page.toolbarItems = [
      UIBarButtonItem(systemItem: .add), .flexibleSpace(), item(number), .fixedSpace(12),
    ]
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 300, height: number % 3 == 0 ? 200 : 1500)
    scroll.alwaysBounceVertical = true
    page.view.addSubview(scroll)
    return page
  }

  private func item(_ bits: Int) -> UIBarButtonItem {
    let item: UIBarButtonItem
    switch bits % 6 {
    case 0: item = UIBarButtonItem(systemItem: .done)
    case 1:
      item = UIBarButtonItem(
        image: UIImage(systemName: "star.fill"), style: .plain, target: nil, action: nil)
    case 2: item = UIBarButtonItem(customView: UISwitch())
    case 3: item = UIBarButtonItem(systemItem: .trash)
    default:
      item = UIBarButtonItem(
        title: "Item \(bits % 100)", style: bits % 2 == 0 ? .done : .plain, target: nil, action: nil
      )
    }
    item.primaryAction =
      item.customView == nil && item.image == nil && bits % 5 == 4
      ? UIAction(title: "Primary") { [weak self] _ in self?.note("item") } : nil
    item.isEnabled = bits % 7 != 0
    return item
  }

  override func change(_ bits: Int, animated: Bool) {
    guard let stack = tabs.selectedViewController as? UINavigationController,
      let top = stack.topViewController
    else { return }
    let rest = bits / 20
    switch bits % 20 {
    case 0, 1, 2: stack.pushViewController(page(), animated: animated)
    case 3, 4: _ = stack.popViewController(animated: animated)
    case 5: changeItem(top.navigationItem, rest, animated: animated)
    case 6: changeItem(top.navigationItem, rest * 7 + 3, animated: animated)
    case 7: stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: animated)
    case 8: stack.setToolbarHidden(!stack.isToolbarHidden, animated: animated)
    case 9: top.setToolbarItems((0..<rest % 4).map { item(rest + $0) }, animated: animated)
    case 10: tabs.selectedIndex = rest % 3
    case 11:
      stack.tabBarItem.badgeValue = [nil, "1", "many"][rest % 3]
      stack.tabBarItem.title = "Tab \(rest % 10)"
    case 12:
      tabs.setViewControllers(rest % 2 == 0 ? stacks : Array(stacks.reversed()), animated: animated)
    case 13: tabs.tabBar.isHidden = rest % 3 == 0
    case 14: stack.navigationBar.prefersLargeTitles.toggle()
    case 15:
      window.frame.size =
        [
          CGSize(width: 360, height: 640), CGSize(width: 640, height: 360),
          CGSize(width: 820, height: 600),
        ][rest % 3]
    case 16: changeAppearance(stack, rest)
    case 17: stack.hidesBarsOnSwipe.toggle()
    case 18: stack.setViewControllers([page(), page()].suffix(rest % 2 + 1), animated: animated)
    default: _ = stack.popToRootViewController(animated: animated)
    }
  }

  private func changeItem(_ item: UINavigationItem, _ bits: Int, animated: Bool) {
    let rest = bits / 12
    switch bits % 12 {
    case 0:
      item.setRightBarButtonItems((0..<rest % 4).map { self.item(rest + $0) }, animated: animated)
    case 1: item.setLeftBarButton(rest % 3 == 0 ? nil : self.item(rest), animated: animated)
    case 2: item.leftItemsSupplementBackButton.toggle()
    case 3:
      item.title = ["Short", nil, "A very long title of a page that is not shown whole"][rest % 3]
    case 4: item.prompt = rest % 2 == 0 ? "A prompt" : nil
    case 5: item.titleView = rest % 2 == 0 ? UISegmentedControl(items: ["A", "B"]) : nil
    case 6: item.largeTitleDisplayMode = [.always, .never, .automatic][rest % 3]
    case 7: item.setHidesBackButton(rest % 2 == 0, animated: animated)
    case 8: item.backButtonTitle = ["Zurück", nil, "A long title of a back button"][rest % 3]
    case 9:
      item.searchController =
        rest % 2 == 0 ? UISearchController(searchResultsController: nil) : nil
    case 10: item.hidesSearchBarWhenScrolling.toggle()
    default: item.backButtonDisplayMode = [.default, .generic, .minimal][rest % 3]
    }
  }

  private func changeAppearance(_ stack: UINavigationController, _ bits: Int) {
    switch bits % 6 {
    case 0: stack.navigationBar.tintColor = [.systemRed, nil][bits / 6 % 2]
    case 1:
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .systemYellow
      look.titleTextAttributes = [.foregroundColor: UIColor.red]
      stack.navigationBar.standardAppearance = look
      stack.navigationBar.scrollEdgeAppearance = bits % 4 == 1 ? look : nil
    case 2: stack.navigationBar.isTranslucent.toggle()
    case 3: stack.navigationBar.barTintColor = [.systemGreen, nil][bits / 6 % 2]
    case 4: tabs.tabBar.unselectedItemTintColor = [.systemPurple, nil][bits / 6 % 2]
    default:
      window.semanticContentAttribute = bits / 6 % 2 == 0 ? .forceRightToLeft : .unspecified
    }
  }
}

extension BarWalk: UINavigationControllerDelegate, UITabBarControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { note("will show \(viewController.title ?? "") \(animated)") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { note("did show \(viewController.title ?? "") \(animated)") }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { note("selects \(viewController.tabBarItem.tag)") }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    note("may select \(viewController.tabBarItem.tag)")
    return number % 4 != 1
  }
}
