import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UITabBarControllerTests {
  private final class Scene: UITabBarControllerDelegate {
    let log = CallLog()
    let tabs = UITabBarController()
    let a: LoggingController
    let b: LoggingController
    let c: LoggingController
    let window: UIWindow
    let fingers: Fingers
    var refuses = false
    var animator: FadeTransition?
    var interactor: UIPercentDrivenInteractiveTransition?

    init() {
      (a, b) = (LoggingController("A", log), LoggingController("B", log))
      c = LoggingController("C", log)
      tabs.viewControllers = [a, b, c]
      window = UIWindow(showing: tabs)
      fingers = Fingers(window)
      tabs.delegate = self
      _ = log.take()
    }

    func take() -> [String] {
      log.take().filter { !$0.contains("Move") && !$0.contains("isAppearing") }
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.add("should \((viewController as? LoggingController)?.name ?? "?")")
      return !refuses
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      log.add("selected \((viewController as? LoggingController)?.name ?? "?")")
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  @Test func `the first tab is selected, and only its view is loaded`() {
    let scene = Scene()
    expect(scene.tabs.selectedIndex, equals: 0)
    expect(scene.a.view.window === scene.window)
    expect(!scene.b.isViewLoaded)
    expect(scene.a.view.safeAreaInsets.bottom, equals: 49)
    expect(scene.a.tabBarController === scene.tabs)
  }

  @Test func `selecting another sends its calls at once`() {
    let scene = Scene()
    scene.tabs.selectedIndex = 1
    expect(
      scene.take(),
      equals: [
        "B didLoad", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
      ])
    expect(scene.tabs.selectedViewController === scene.b)
    expectNil(scene.a.view.superview)
    scene.tabs.selectedIndex = 7
    expect(scene.tabs.selectedIndex, equals: 1)
  }

  @Test func `a tap asks the delegate, selects, and tells it`() {
    let scene = Scene()
    scene.window.advance(to: 0.1)
    scene.fingers.down(0, 190, 830)
    scene.fingers.lift()
    expect(
      scene.take().filter { !$0.contains("pear") }, equals: ["should B", "B didLoad", "selected B"])
    expect(scene.tabs.tabBar.selectedItem === scene.b.tabBarItem)
    scene.refuses = true
    scene.fingers.down(0, 320, 830)
    scene.fingers.lift()
    expect(scene.take(), equals: ["should C"])
    expect(scene.tabs.selectedIndex, equals: 1)
  }

  @Test func `a delegate's transition runs to a tab that replaces the selected one`() {
    let scene = Scene()
    scene.animator = FadeTransition(scene.log)
    scene.tabs.setViewControllers([scene.b, scene.c], animated: false)
    expect(!scene.take().contains("animate"))
    scene.tabs.setViewControllers([scene.a], animated: true)
    expect(scene.take().contains("animate"))
    scene.window.advance(to: 5)
    expectNil(scene.b.parent)
    expectNil(scene.b.view.superview)
    expect(scene.a.view.window === scene.window)
  }

  @Test func `a delegate's transition runs between tabs`() {
    let scene = Scene()
    scene.animator = FadeTransition(scene.log)
    scene.tabs.selectedIndex = 2
    expect(scene.take(), equals: ["C didLoad", "A willDisappear", "C willAppear", "animate"])
    scene.window.advance(to: 0.1)
    scene.window.advance(to: 1)
    expect(scene.take(), equals: ["A didDisappear", "C didAppear", "ended true"])
    expect(abs(scene.a.view.alpha - 0.2), isBelow: 1e-6)
  }

  @Test func `a cancelled change of tabs selects the old one again, every call paired`() {
    let scene = Scene()
    scene.animator = FadeTransition(scene.log)
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.interactor = interactor
    scene.tabs.selectedIndex = 1
    expect(scene.tabs.selectedViewController === scene.b)
    interactor.update(0.4)
    _ = scene.take()
    interactor.cancel()
    expect(scene.take(), equals: ["B willDisappear", "A willAppear"])
    for step in 1...20 { scene.window.advance(to: Double(step) / 10) }
    expect(scene.take(), equals: ["B didDisappear", "A didAppear", "ended false"])
    expect(scene.tabs.selectedIndex, equals: 0)
    expect(scene.tabs.tabBar.selectedItem === scene.a.tabBarItem)
    expect(scene.tabs.stage.subviews, equals: [scene.a.view])
  }

  @Test func `what is selected in mid-transition comes after it`() {
    let scene = Scene()
    scene.animator = FadeTransition(scene.log)
    scene.tabs.selectedIndex = 1
    scene.tabs.selectedIndex = 2
    for step in 1...20 { scene.window.advance(to: Double(step) / 10) }
    expect(scene.tabs.stage.subviews, equals: [scene.c.view])
    expect(scene.take().suffix(3), equals: ["B didDisappear", "C didAppear", "ended true"])
  }

  @Test func `new tabs keep the selected one if they have it`() {
    let scene = Scene()
    scene.tabs.selectedIndex = 1
    scene.tabs.viewControllers = [scene.b, scene.c]
    expect(scene.tabs.selectedIndex, equals: 0)
    expectNil(scene.a.parent)
    scene.tabs.viewControllers = [scene.c]
    expect(scene.tabs.selectedViewController === scene.c)
    expectNil(scene.b.parent)
    expect(scene.c.view.superview === scene.tabs.stage)
    scene.tabs.viewControllers = [scene.a, scene.b, scene.c]
    scene.tabs.selectedIndex = 2
    scene.tabs.viewControllers = [scene.a, scene.b]
    expect(scene.tabs.selectedIndex, equals: 0)
  }

  @Test func `tabs that disappear take the selected one along`() {
    let scene = Scene()
    scene.window.rootViewController = nil
    expect(scene.take(), equals: ["A willDisappear", "A didDisappear"])
  }

  @Test func `what is pushed may take the room of the tab bar, and gives it back`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(showing: tabs)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: true)
    for step in 1...10 { window.advance(to: Double(step) / 10) }
    expect(tabs.isTabBarHidden)
    expect(tabs.tabBar.frame.minY, equals: 852)
    expect(pushed.view.safeAreaInsets.bottom, equals: 0)
    navigation.popViewController(animated: true)
    for step in 11...20 { window.advance(to: Double(step) / 10) }
    expect(!tabs.isTabBarHidden)
    expect(root.view.safeAreaInsets.bottom, equals: 49)
  }

  @Test func `what is no tab cannot be selected`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
    }
  }
}
