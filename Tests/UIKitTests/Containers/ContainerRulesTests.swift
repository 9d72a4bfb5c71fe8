import Expectations
import Testing
import UIKit
import ViewTesting

/// The behavior of containers towards their children, apart from transitions.
@MainActor
struct ContainerRulesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  @Test func `a second tap on a tab goes back to its first page`() {
    let pages = [UIViewController(), UIViewController()]
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    show(tabs)
    let fingers = Fingers(window, startingAt: 1)
    fingers.down(0, 100, 780)
    fingers.lift()
    fingers.wait(1000)
    expect(navigation.viewControllers == [pages[0]] && tabs.selectedIndex == 0)
  }

  private final class Page: UIViewController {
    var top: CGFloat?
    override func viewIsAppearing(_ animated: Bool) { top = view.safeAreaInsets.top }
  }

  @Test(arguments: [true, false])
  func `a page that is pushed knows of the bar when it is appearing`(animated: Bool) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    let page = Page()
    navigation.pushViewController(page, animated: animated)
    expect(page.top, equals: 44)
  }

  private final class UpsideDown: UINavigationControllerDelegate, UITabBarControllerDelegate,
    UISplitViewControllerDelegate
  {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portraitUpsideDown }

    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .portraitUpsideDown }

    func splitViewControllerPreferredInterfaceOrientationForPresentation(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .landscapeLeft }

    func targetDisplayModeForAction(
      in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { .oneOverSecondary }
  }

  @Test func `a container's delegate says which way up it may be`() {
    let delegate = UpsideDown()
    let (navigation, tabs) = (UINavigationController(), UITabBarController())
    let split = UISplitViewController(style: .doubleColumn)
    expect(navigation.supportedInterfaceOrientations, equals: .allButUpsideDown)
    navigation.delegate = delegate
    tabs.delegate = delegate
    split.delegate = delegate
    expect(navigation.supportedInterfaceOrientations, equals: .portraitUpsideDown)
    expect(navigation.preferredInterfaceOrientationForPresentation, equals: .portrait)
    expect(tabs.supportedInterfaceOrientations, equals: .portraitUpsideDown)
    expect(split.preferredInterfaceOrientationForPresentation, equals: .landscapeLeft)
    split.displayModeButtonItem.perform()
    expect(split.preferredDisplayMode, equals: .oneOverSecondary)
  }

  @Test func `a split view controller tells that details are shown elsewhere now`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    window.rootViewController = split
    window.makeKeyAndVisible()
    let told = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
    ) { _ in told.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    window.frame.size = CGSize(width: 393, height: 852)
    window.layoutIfNeeded()
    expect(told.count, equals: 1)
    window.frame.size = CGSize(width: 1024, height: 768)
    window.layoutIfNeeded()
    expect(told.count, equals: 2)
  }

  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  private final class Commanded: UIViewController {
    func make() {}
  }

  @Test func `key commands that were added are told`() {
    let controller = Commanded()
    expectNil(controller.keyCommands)
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Commanded.make)
    controller.addKeyCommand(command)
    expect(controller.keyCommands, equals: [command])
    controller.removeKeyCommand(command)
    expectNil(controller.keyCommands)
  }
}
