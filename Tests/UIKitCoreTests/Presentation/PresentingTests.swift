import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct PresentingTests {
  @Test func `a full screen is presented by who covers the screen, and the delegate hears so`() {
    let table = PresentationTable(.fullScreen)
    let child = UIViewController()
    table.a.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    table.a.view.addSubview(child.view)
    child.didMove(toParent: table.a)
    child.present(table.b, animated: true)
    expect(table.b.presentingViewController === table.a)
    expect(child.presentedViewController === table.b)
    table.turn()
    table.pass(1)
    expect(table.b.view.frame, equals: table.window.bounds)
    child.dismiss(animated: true)
    table.turn()
    table.pass(1)
    expect(table.a.presentedViewController == nil && child.view.window != nil)
  }

  @Test(arguments: [true, false])
  func `who has just appeared may be dismissed at once`(animated: Bool) {
    let table = PresentationTable(.fullScreen)
    table.b.transitioningDelegate = nil
    var isDone = false
    table.b.onDidAppear = { b in
      b.onDidAppear = nil
      b.dismiss(animated: animated) { isDone = true }
    }
    table.a.present(table.b, animated: true)
    for _ in 0..<4 {
      table.turn()
      table.pass(1)
    }
    expect(isDone && table.a.presentedViewController == nil && table.a.view.window != nil)
    expect(table.b.view.window == nil && !table.b.isBeingDismissed)
  }

  @Test(arguments: [true, false])
  func `who was to be dismissed and has come back may be dismissed at once`(animated: Bool) {
    let table = PresentationTable(.fullScreen)
    table.b.transitioningDelegate = nil
    table.a.present(table.b, animated: false)
    table.turn()
    var isDone = false
    table.b.onDidAppear = { b in
      b.onDidAppear = nil
      b.dismiss(animated: animated) { isDone = true }
    }
    table.b.dismiss(animated: true)
    table.turn()
    let coordinator = table.b.transitionCoordinator as? TransitionContext
    expect(coordinator != nil)
    coordinator?.completeTransition(false)
    for _ in 0..<4 {
      table.turn()
      table.pass(1)
    }
    expect(isDone && table.a.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `in a context the one that defines it is covered, and nothing else`(over: Bool) {
    let table = PresentationTable(over ? .overCurrentContext : .currentContext)
    table.b.transitioningDelegate = nil
    let (left, right) = (UIViewController(), UIViewController())
    for (child, x) in [(left, 0), (right, 200)] as [(UIViewController, CGFloat)] {
      table.a.addChild(child)
      child.view.frame = CGRect(x: x, y: 0, width: 200, height: 800)
      table.a.view.addSubview(child.view)
      child.didMove(toParent: table.a)
    }
    left.definesPresentationContext = true
    let inner = UIViewController()
    left.addChild(inner)
    left.view.addSubview(inner.view)
    inner.didMove(toParent: left)
    inner.present(table.b, animated: true)
    expect(table.b.presentingViewController === left)
    table.turn()
    table.pass(1)
    expect(
      table.b.view.convert(table.b.view.bounds, to: nil),
      equals: CGRect(x: 0, y: 0, width: 200, height: 800))
    expect((left.view.window == nil) != over && right.view.window != nil)
    inner.dismiss(animated: true)
    table.turn()
    table.pass(1)
    expect(table.a.view.subviews, equals: [left.view, right.view])
    expect(left.view.frame, equals: CGRect(x: 0, y: 0, width: 200, height: 800))
  }

  @Test func `a context may give its own transition style`() {
    let table = PresentationTable(.overCurrentContext)
    table.b.transitioningDelegate = nil
    table.a.definesPresentationContext = true
    table.a.providesPresentationContextTransitionStyle = true
    table.a.modalTransitionStyle = .crossDissolve
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(0.1)
    expect(table.y == 0 && table.b.view.layer.seen.opacity < 1)
  }

  @Test(arguments: [
    UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
  ])
  func `each transition style shows its way and leaves nothing`(style: UIModalTransitionStyle) {
    let table = PresentationTable(.fullScreen)
    table.b.transitioningDelegate = nil
    table.b.modalTransitionStyle = style
    for isPresenting in [true, false] {
      if isPresenting {
        table.a.present(table.b, animated: true)
      } else {
        table.b.dismiss(animated: true)
      }
      table.turn()
      table.pass(0.15)
      let seen = [table.a.view!, table.b.view!].map { $0.layer.seen }
      var ways: Set<UIModalTransitionStyle> = []
      if seen[1].position.y > 401, seen[0].position.y == 400 { ways.insert(.coverVertical) }
      if seen.contains(where: { $0.transform.m11 < 0.99 }) { ways.insert(.flipHorizontal) }
      if seen[1].opacity < 1 { ways.insert(.crossDissolve) }
      if seen[0].pageCurl > 0 { ways.insert(.partialCurl) }
      expect(ways, equals: [style])
      table.pass(1)
      expect(table.log.calls.last, equals: (isPresenting ? "A didDisappear" : "B didDisappear"))
    }
    for view in [table.a.view!, table.b.view!] {
      expect(view.transform3D == CATransform3DIdentity && view.alpha == 1)
      expect(view.layer.pageCurl, equals: 0)
      expect(view.frame, equals: table.window.bounds)
    }
    expect(table.window.subviews, equals: [table.a.view])
  }

  @Test func `a dismissal asked of the presented one is forwarded to the presenter`() {
    let table = PresentationTable()
    let presenter = ForwardedController()
    table.window.rootViewController = presenter
    presenter.present(table.b, animated: false)
    table.turn()
    table.pass(1)
    table.b.dismiss(animated: true)
    table.turn()
    table.pass(1)
    expect(presenter.asked == 1 && presenter.presentedViewController == nil)
  }

  @Test func `of a chain only the topmost is animated, and the others vanish`() {
    let table = PresentationTable(.fullScreen)
    table.b.transitioningDelegate = nil
    table.a.present(table.b, animated: false)
    table.turn()
    let c = SceneController("C", table.log)
    let animator = SlideAnimator(table.log)
    let delegate = LoggingTransitioningDelegate(table.log)
    delegate.animator = animator
    c.modalPresentationStyle = .fullScreen
    c.transitioningDelegate = delegate
    table.b.present(c, animated: false)
    table.turn()
    table.log.calls = []
    table.a.dismiss(animated: true)
    expect(table.b.isBeingDismissed && c.isBeingDismissed)
    table.turn()
    expect(c.transitionCoordinator?.viewController(forKey: .to) === table.a)
    table.pass(1)
    expect(
      table.log.calls,
      equals: [
        "TD animator", "TD interactor", "C willDisappear", "A willAppear", "AN duration",
        "AN animate", "AN completes", "A didAppear", "C didDisappear", "AN ended true",
      ])
    expect(table.window.subviews == [table.a.view] && table.b.view.superview == nil)
    expect(table.b.presentingViewController == nil && c.presentingViewController == nil)
  }

  @Test func `one in the middle dismisses what is above it alone`() {
    let table = PresentationTable(.overFullScreen)
    table.a.present(table.b, animated: false)
    table.turn()
    let c = UIViewController()
    c.modalPresentationStyle = .overFullScreen
    table.b.present(c, animated: false)
    table.turn()
    table.b.dismiss(animated: false)
    expect(table.b.presentedViewController == nil && table.a.presentedViewController === table.b)
  }

  @Test func `a dismissal before the presentation began waits for it`() {
    let table = PresentationTable()
    var completed: [String] = []
    table.a.present(table.b, animated: true) { completed.append("present") }
    table.a.dismiss(animated: true) { completed.append("dismiss") }
    table.turn()
    for _ in 0..<3 { table.pass(0.5) }
    expect(completed == ["present", "dismiss"] && table.a.presentedViewController == nil)
    expect(table.window.subviews, equals: [table.a.view])
  }

  @Test func `a dismissal asked for while a finger holds one lets it go on`() {
    let table = PresentationTable()
    table.presentNow()
    table.delegate.dismissInteractor = table.interactor
    table.b.dismiss(animated: true)
    table.turn()
    table.interactor.update(0.25)
    var completed = false
    table.b.dismiss(animated: true) { completed = true }
    table.interactor.update(0.1)
    table.pass(0.31)
    expect(completed && table.a.presentedViewController == nil)
  }

  @Test func `where nothing is presented a dismissal is over at once`() {
    let table = PresentationTable()
    var completed = false
    table.a.dismiss(animated: true) { completed = true }
    expect(completed)
  }

  @Test func `the window's size may change meanwhile`() {
    let table = PresentationTable(.fullScreen)
    table.b.transitioningDelegate = nil
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(0.1)
    table.window.frame.size = CGSize(width: 800, height: 400)
    table.pass(1)
    expect(table.b.view.frame, equals: CGRect(x: 0, y: 0, width: 800, height: 400))
    table.window.frame.size = CGSize(width: 500, height: 500)
    table.pass(1)
    expect(table.b.view.frame, equals: CGRect(x: 0, y: 0, width: 500, height: 500))
    table.a.dismiss(animated: true)
    table.turn()
    table.pass(0.1)
    table.window.frame.size = CGSize(width: 300, height: 600)
    table.pass(1)
    expect(table.a.view.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  @Test(arguments: [0, 0.1, 2])
  func `with the window's root goes all that it presents`(after: Double) {
    let table = PresentationTable()
    table.delegate.presentInteractor = after == 0.1 ? table.interactor : nil
    var completed = false
    table.a.present(table.b, animated: true) { completed = true }
    if after > 0 {
      table.turn()
      table.pass(after)
    }
    let other = UIViewController()
    table.window.rootViewController = other
    expect(table.window.subviews == [other.view] && completed)
    expect(table.a.presentedViewController == nil && table.b.view.window == nil)
    expectNil(table.b.transitionCoordinator)
    table.pass(1)
    expectNil(table.b.presentingViewController)
  }

  @Test func `it can be presented again and again`() {
    let table = PresentationTable(removesPresentersView: true)
    for _ in 0..<3 {
      table.presentNow()
      expect(table.b.view.window != nil)
      table.b.dismiss(animated: true)
      table.turn()
      table.pass(1)
      expect(table.window.subviews, equals: [table.a.view])
    }
  }

  @Test func `nothing is kept`() {
    weak let presented: UIViewController?
    weak let controller: UIPresentationController?
    weak let container: UIView?
    do {
      let table = PresentationTable()
      table.presentNow()
      presented = table.b
      controller = table.b.presentationController
      container = table.b.presentationController?.containerView
      expect(container != nil)
      table.a.dismiss(animated: true)
      table.turn()
      table.pass(1)
    }
    expect(presented == nil && controller == nil && container == nil)
  }
}

@MainActor
private final class ForwardedController: UIViewController {
  var asked = 0

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    asked += 1
    super.dismiss(animated: flag, completion: completion)
  }
}
