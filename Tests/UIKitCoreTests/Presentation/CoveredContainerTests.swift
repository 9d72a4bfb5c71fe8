import Expectations
import Testing
import UIKit
import ViewTesting

/// A container below a view that covers the screen.
@MainActor
struct CoveredContainerTests {
  private let log = CallLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let first: LoggingController
  private let second: LoggingController
  private let modal: LoggingController

  init() {
    (first, second) = (LoggingController("1", log), LoggingController("2", log))
    modal = LoggingController("m", log)
    modal.modalPresentationStyle = .fullScreen
  }

  private func cover(_ container: UIViewController, from presenter: UIViewController) {
    window.rootViewController = container
    window.makeKeyAndVisible()
    window.advance(to: 1)
    _ = log.take()
    presenter.present(modal, animated: false)
    window.advance(to: 1)
    expect(modal.presentingViewController === container && container.view.window == nil)
    expect(log.take().filter { !$0.hasPrefix("m") }, equals: ["2 willDisappear", "2 didDisappear"])
  }

  private func uncover(_ container: UIViewController) {
    container.dismiss(animated: false)
    window.advance(to: 2)
    expect(container.view.window === window)
  }

  @Test func `its child goes and comes once, with it`() {
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second]
    cover(navigation, from: second)
    uncover(navigation)
    expect(
      log.take().filter { !$0.hasPrefix("m") },
      equals: [
        "2 willAppear", "2 isAppearing", "2 didAppear",
      ])
    expect(second.view.window === window && first.viewIfLoaded?.window == nil)
  }

  @Test func `a page popped meanwhile does not come back`() {
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second]
    cover(navigation, from: second)
    navigation.popViewController(animated: false)
    window.advance(to: 1.5)
    uncover(navigation)
    let calls = log.take()
    expect(
      calls.filter { $0.hasPrefix("1") && $0.hasSuffix("ppear") },
      equals: [
        "1 willAppear", "1 didAppear",
      ])
    expect(!calls.contains("2 willAppear") && second.view.window == nil)
    expect(first.view.window === window && navigation.viewControllers == [first])
  }

  @Test func `a tab no longer selected does not come back`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    cover(tabs, from: second)
    tabs.selectedIndex = 0
    window.advance(to: 1.5)
    uncover(tabs)
    let calls = log.take()
    expect(calls.contains("1 didAppear") && !calls.contains("2 willAppear"))
    expect(first.view.window === window && second.view.window == nil)
  }

  @Test func `a dismissal reaches the modal from all in the container, not from around a context`()
  {
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second]
    for caller in [navigation, first, second, modal] as [UIViewController] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.advance(to: 1)
      second.present(modal, animated: false)
      window.advance(to: 1)
      expect(modal.presentingViewController === navigation)
      caller.dismiss(animated: false)
      window.advance(to: 2)
      expectNil(modal.presentingViewController)
      window.rootViewController = nil
    }
    second.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.advance(to: 1)
    second.present(modal, animated: false)
    window.advance(to: 1)
    expect(modal.presentingViewController === second)
    navigation.dismiss(animated: false)
    window.advance(to: 2)
    expect(modal.presentingViewController === second)
    second.dismiss(animated: false)
    window.advance(to: 3)
    expectNil(modal.presentingViewController)
  }
}
