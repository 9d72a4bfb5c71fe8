import Expectations
import Testing
import UIKit
import ViewTesting

/// Calls in `viewDidLoad`, before the view is in a window: they work, or report that they do not.
@MainActor
struct EarlyDriverTests {
  enum Change: CaseIterable { case present, dismiss, push, pop, select }

  private final class Page: UIViewController {
    var driver: PanTransitionDriver?
    var change: Change?
    var others: [UIViewController] = [UIViewController()]
    var onLoad: (Page) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad(self)
      guard let change else { return }
      let pan = UIPanGestureRecognizer()
      driver =
        switch change {
        case .present:
          PanTransitionDriver(presentingFrom: self, pan: pan, direction: .right) { [weak self] in
            self?.others.first
          }
        case .dismiss: PanTransitionDriver(dismissing: self, pan: pan, direction: .right)
        case .push:
          PanTransitionDriver(
            pushingOnto: navigationController!, pan: pan, direction: .right
          ) { [weak self] in self?.others.first }
        case .pop:
          PanTransitionDriver(popping: navigationController!, pan: pan, direction: .right)
        case .select:
          PanTransitionDriver(
            selectingIn: tabBarController!, pan: pan, direction: .right
          ) { [weak self] in self?.others.first }
        }
      view.addGestureRecognizer(pan)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  @Test(arguments: Change.allCases)
  func `a driver made there drives`(change: Change) {
    let page = Page()
    page.change = change
    let base = UIViewController()
    let navigation = UINavigationController()
    let tabs = UITabBarController()
    switch change {
    case .present: show(page)
    case .dismiss:
      show(base)
      page.modalPresentationStyle = .fullScreen
      base.present(page, animated: false)
    case .push:
      navigation.viewControllers = [page]
      show(navigation)
    case .pop:
      show(navigation)
      navigation.viewControllers = [base, page]
    case .select:
      tabs.viewControllers = [page] + page.others
      show(tabs)
    }
    window.advance(to: 1)
    window.advance(to: 2)
    let fingers = Fingers(window, startingAt: 2)
    fingers.down(0, 60, 400)
    for step in 1...20 { fingers.move(0, 60 + Double(step) * 16, 400) }
    expect(page.driver?.isFollowing, equals: true)
    fingers.lift()
    fingers.wait(1000)
    fingers.wait(10)
    expect(page.driver?.lastDecision?.outcome, equals: .finish)
    switch change {
    case .present: expect(page.presentedViewController === page.others[0])
    case .dismiss: expectNil(base.presentedViewController)
    case .push: expect(navigation.topViewController === page.others[0])
    case .pop: expect(navigation.viewControllers, equals: [base])
    case .select: expect(tabs.selectedViewController === page.others[0])
    }
  }

  @Test(arguments: [true, false])
  func `presenting there says that it cannot be`(animated: Bool) {
    var warnings: [String] = []
    let before = Misuse.onWarning
    Misuse.onWarning = { warnings.append($0) }
    defer { Misuse.onWarning = before }
    let page = Page()
    page.onLoad = { $0.present($0.others[0], animated: animated) }
    show(page)
    window.advance(to: 3)
    expectNil(page.presentedViewController)
    expect(warnings.count == 1 && warnings[0].contains("present from viewDidAppear(_:) or later"))
    // After the view is visible, the call works.
    page.present(page.others[0], animated: animated)
    window.advance(to: 3)
    window.advance(to: 5)
    expect(page.others[0].view.window === window && warnings.count == 1)
  }

  @Test func `pushing and selecting there works`() {
    let page = Page()
    page.onLoad = { page in
      page.navigationController?.pushViewController(page.others[0], animated: false)
    }
    let navigation = UINavigationController(rootViewController: page)
    show(navigation)
    window.advance(to: 2)
    expect(navigation.viewControllers, equals: [page] + page.others)
    expect(page.others[0].view.window === window && page.view.window == nil)
  }
}
