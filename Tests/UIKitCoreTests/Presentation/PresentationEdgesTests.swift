import Expectations
import Testing
import UIKit
import ViewTesting

/// Presentations before their animation, after their end, and while they reverse.
@MainActor
struct PresentationEdgesTests {
  private final class Page: UIViewController {
    let name: String
    let log: SceneLog
    var onWillAppear: () -> Void = {}
    var onDidAppear: () -> Void = {}
    var onDisappear: () -> Void = {}

    init(_ name: String, _ log: SceneLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      log.note("\(name) will")
      onWillAppear()
    }
    override func viewIsAppearing(_ animated: Bool) { log.note("\(name) is") }
    override func viewDidAppear(_ animated: Bool) {
      log.note("\(name) did")
      onDidAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
      log.note("\(name) will not")
      onDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
      log.note("\(name) did not")
      onDisappear()
    }
  }

  private let log = SceneLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let a: Page
  private let b: Page

  init() {
    a = Page("a", log)
    b = Page("b", log)
    window.rootViewController = a
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  private func presentNow() {
    a.present(b, animated: true)
    window.advance(to: 1)
    window.advance(to: 3)
    _ = log.take()
  }

  // MARK: viewIsAppearing

  @Test func `a presenter that comes back is appearing before the animation`() {
    presentNow()
    a.dismiss(animated: true)
    window.advance(to: 3)
    expect(log.take(), equals: ["b will not", "a will", "a is"])
    window.advance(to: 5)
    expect(log.take(), equals: ["a did", "b did not"])
  }

  @Test func `a page that is popped to is appearing before the animation`() {
    let navigation = UINavigationController(rootViewController: a)
    window.rootViewController = navigation
    window.advance(to: 2)
    navigation.pushViewController(b, animated: false)
    window.advance(to: 3)
    _ = log.take()
    navigation.popViewController(animated: true)
    expect(log.take(), equals: ["b will not", "a will", "a is"])
    window.advance(to: 5)
    expect(log.take(), equals: ["b did not", "a did"])
  }

  @Test func `a tab that is selected again is appearing before its transition`() {
    let tabs = UITabBarController()
    let delegate = FadingTabs()
    tabs.delegate = delegate
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs
    window.advance(to: 2)
    tabs.selectedIndex = 1
    window.advance(to: 4)
    _ = log.take()
    tabs.selectedIndex = 0
    expect(log.take().suffix(1), equals: ["a is"])
  }

  private final class FadingTabs: UITabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator() }
  }

  // MARK: After a dismissal

  @Test(arguments: [true, false])
  func `the presenter can present again from its viewDidAppear`(animated: Bool) {
    presentNow()
    let c = Page("c", log)
    var seen: UIViewController?? = nil
    a.onDidAppear = { [a, log] in
      seen = .some(a.presentedViewController)
      a.onDidAppear = {}
      a.present(c, animated: animated) { log.note("presented") }
    }
    var isDone = false
    a.dismiss(animated: animated) { isDone = true }
    window.advance(to: 3)
    window.advance(to: 5)
    window.advance(to: 8)
    expect(seen, equals: .some(nil))
    expect(isDone && log.take().contains("presented"))
    expect(a.presentedViewController === c && b.presentingViewController == nil)
    expect(c.view.window === window && b.view.window == nil)
  }

  @Test(arguments: [true, false])
  func `the presenter can be dismissed itself in its viewDidAppear`(animated: Bool) {
    presentNow()
    let c = Page("c", log)
    b.present(c, animated: false)
    window.advance(to: 4)
    b.onDidAppear = { [b] in
      expectNil(b.presentedViewController)
      b.dismiss(animated: animated)
    }
    b.dismiss(animated: animated)
    window.advance(to: 4)
    window.advance(to: 6)
    window.advance(to: 9)
    expect(a.presentedViewController == nil && b.presentingViewController == nil)
    expect(window.subviews == [a.view] && c.view.window == nil)
  }

  // MARK: Turning

  @Test func `one whose presentation is cancelled is being dismissed`() {
    let delegate = LoggingTransitioningDelegate(log)
    delegate.animator = SlideAnimator()
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.presentInteractor = interactor
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    window.advance(to: 1)
    var states: [[Bool]] = []
    b.onDisappear = { [b] in states.append([b.isBeingPresented, b.isBeingDismissed]) }
    expect(b.isBeingPresented && !b.isBeingDismissed)
    interactor.update(0.5)
    interactor.cancel()
    window.advance(to: 4)
    expect(states, equals: [[false, true], [false, true]])
    expect(!b.isBeingPresented && !b.isBeingDismissed)
  }

  @Test func `one that is taken in hand again and finished is being presented after all`() {
    let delegate = LoggingTransitioningDelegate(log)
    delegate.animator = SlideAnimator()
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.presentInteractor = interactor
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    window.advance(to: 1)
    interactor.update(0.5)
    interactor.cancel()
    window.advance(to: 1.05)
    interactor.pause()
    expect(b.isBeingPresented && !b.isBeingDismissed)
    interactor.finish()
    window.advance(to: 4)
    expect(a.presentedViewController === b && !b.isBeingPresented)
  }

  // MARK: Layout

  private final class LayoutController: UIPresentationController {
    var log: SceneLog?
    var works: () -> Void = {}
    override func presentationTransitionWillBegin() { log?.note("begin") }
    override func dismissalTransitionWillBegin() { log?.note("begin") }
    override func containerViewWillLayoutSubviews() {
      log?.note("will layout")
      works()
    }
    override func containerViewDidLayoutSubviews() { log?.note("did layout") }
  }

  private final class LayoutDelegate: UIViewControllerTransitioningDelegate {
    var made: LayoutController?
    var animator: SlideAnimator?
    var interactor: UIPercentDrivenInteractiveTransition?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      made = LayoutController(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  @Test func `the container is laid out at the start of a presentation and of a dismissal`() {
    let delegate = LayoutDelegate()
    let log = SceneLog()
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    delegate.made?.log = log
    window.advance(to: 1)
    expect(log.take().prefix(3), equals: ["begin", "will layout", "did layout"])
    window.advance(to: 3)
    _ = log.take()
    a.dismiss(animated: true)
    window.advance(to: 3)
    expect(log.take().prefix(3), equals: ["begin", "will layout", "did layout"])
  }

  @Test func `what is animated in the container's layout moves`() {
    let delegate = LayoutDelegate()
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(mark)
    delegate.made?.works = {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mark.center.x = 205 }
      delegate.made?.works = {}
    }
    window.advance(to: 1)
    window.advance(to: 1.5)
    expect(abs((mark.layer.presentation()?.position.x ?? 0) - 105), isBelow: 1)
  }

  @Test func `what is animated in the container's layout follows the finger`() {
    let delegate = LayoutDelegate()
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = SlideAnimator()
    delegate.interactor = interactor
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    delegate.made?.works = {
      delegate.made?.works = {}
      delegate.made?.containerView?.addSubview(mark)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { mark.center.x = 205 }
    }
    window.advance(to: 1)
    interactor.update(0.25)
    window.advance(to: 1.7)
    expect(abs((mark.layer.presentation()?.position.x ?? 0) - 55), isBelow: 1)
    interactor.cancel()
    window.advance(to: 3)
    expectNil(a.presentedViewController)
  }

  @Test func `what comes in within one that is dismissed has arrived, and goes along`() {
    presentNow()
    let (pane, c) = (UIViewController(), Page("c", log))
    pane.definesPresentationContext = true
    b.addChild(pane)
    pane.view.frame = b.view.bounds
    b.view.addSubview(pane.view)
    pane.didMove(toParent: b)
    c.modalPresentationStyle = .overCurrentContext
    pane.present(c, animated: true)
    window.advance(to: 3)
    window.advance(to: 3.1)
    expect(c.isBeingPresented && c.view.layer.animationKeys() != nil)
    a.dismiss(animated: true)
    window.advance(to: 3.1)
    expect(!c.isBeingPresented && c.view.layer.animationKeys() == nil)
    window.advance(to: 5)
    expect(a.presentedViewController == nil && c.view.window == nil)
    expect(log.calls.filter { $0.hasPrefix("c did") }, equals: ["c did", "c did not"])
  }

  // MARK: Style of the context

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, false), (.overFullScreen, false),
    (.currentContext, true), (.overCurrentContext, true),
  ])
  func `a context's transition style holds for what is presented in the context`(
    style: UIModalPresentationStyle, isInContext: Bool
  ) {
    a.definesPresentationContext = true
    a.providesPresentationContextTransitionStyle = true
    a.modalTransitionStyle = .crossDissolve
    b.modalTransitionStyle = .coverVertical
    b.modalPresentationStyle = style
    a.present(b, animated: true)
    window.advance(to: 1)
    window.advance(to: 1.1)
    let seen = b.view.layer.presentation()
    expect(((seen?.opacity ?? 1) < 1), equals: isInContext)
    expect((b.view.layer.presentation()?.position.y == 400), equals: isInContext)
  }

  @Test func `a presentation whose container leaves the window in mid-animation is over`() throws {
    b.modalPresentationStyle = .pageSheet
    a.present(b, animated: true)
    window.advance(to: 0.1)
    let coordinator = try #require(b.transitionCoordinator)
    coordinator.animate(alongsideTransition: nil) { [log] _ in log.note("over") }
    _ = log.take()
    let container = try #require(b.presentationController?.containerView)
    container.removeFromSuperview()
    expect(log.take().contains("over"))
    expectNil(b.transitionCoordinator)
  }

  /// Moves nothing, and never completes.
  private final class Idle: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test func `an animator that would never end does not hold a container that left the window`()
    throws
  {
    let idle = Idle()
    b.transitioningDelegate = idle
    a.present(b, animated: true)
    window.advance(to: 1.1)
    let container = try #require(b.presentationController?.containerView)
    expect(b.transitionCoordinator != nil)
    container.removeFromSuperview()
    expectNil(b.transitionCoordinator)
  }

  private final class LaidOut: UIPresentationController {
    var log: SceneLog?

    override func containerViewWillLayoutSubviews() { log?.note("layout") }
    override func presentationTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate { [log] _ in log?.note("alongside") }
    }
  }

  private final class Giver: UIViewControllerTransitioningDelegate {
    let log: SceneLog
    init(_ log: SceneLog) { self.log = log }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let controller = LaidOut(presentedViewController: presented, presenting: presenting)
      controller.log = log
      return controller
    }
  }

  @Test func `a container is laid out before what it holds is appearing and anything moves along`()
  {
    let giver = Giver(log)
    b.transitioningDelegate = giver
    b.modalPresentationStyle = .custom
    _ = log.take()
    a.present(b, animated: true)
    window.advance(to: 0.1)
    let lines = log.take()
    let order = ["layout", "b is", "alongside"].map { lines.firstIndex(of: $0) ?? .max }
    expect(order, equals: order.sorted(), "\(lines)")
    expect(order.last, differsFrom: .max, "\(lines)")
  }
}
