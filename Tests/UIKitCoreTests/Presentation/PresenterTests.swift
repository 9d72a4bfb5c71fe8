import Expectations
import Testing
import UIKit
import ViewTesting

/// The presenting and dismissing view controllers, and changes below a presentation.
@MainActor
struct PresenterTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let log = SceneLog()

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
    _ = log.take()
  }

  private func page(
    _ name: String, _ style: UIModalPresentationStyle = .fullScreen
  ) -> SceneController {
    let controller = SceneController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }

  nonisolated static let screenStyles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet, .custom, .automatic,
  ]

  @Test(arguments: screenStyles)
  func `the outermost container presents what a page of it presents`(
    style: UIModalPresentationStyle
  ) {
    let (a, modal) = (page("a"), page("modal", style))
    let navigation = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, page("other")]
    show(tabs)
    a.present(modal, animated: false)
    window.advance(to: 2)
    expect(modal.presentingViewController === tabs)
    expect(modal.presentingViewController is UITabBarController)
    expect(a.presentedViewController === modal && navigation.presentedViewController === modal)
    // The presentation also covers the bars.
    expect(
      window.hitTest(CGPoint(x: 200, y: 790), with: nil)?.isDescendant(of: tabs.view), equals: false
    )
  }

  @Test func `a container of one's own presents for its children`() {
    let (outer, inner, modal) = (page("outer"), page("inner"), page("modal"))
    show(outer)
    outer.addChild(inner)
    inner.view.frame = outer.view.bounds
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    _ = log.take()
    inner.present(modal, animated: false)
    window.advance(to: 2)
    expect(modal.presentingViewController === outer)
    expect(
      log.take(),
      equals: [
        "outer willDisappear", "inner willDisappear", "modal willAppear", "modal didAppear",
        "outer didDisappear", "inner didDisappear",
      ])
  }

  enum Caller: CaseIterable { case root, navigation, page, modal, inner }

  @Test(arguments: Caller.allCases, [false, true])
  func `dismiss reaches the chain from the presenter, its descendants and what is presented`(
    caller: Caller, animated: Bool
  ) {
    let (a, b) = (page("a"), page("b"))
    let navigation = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    let modal = UINavigationController(rootViewController: b)
    modal.modalPresentationStyle = .fullScreen
    a.present(modal, animated: false)
    window.advance(to: 2)
    var completions = 0
    let from: UIViewController =
      switch caller {
      case .root: tabs
      case .navigation: navigation
      case .page: a
      case .modal: modal
      case .inner: b
      }
    _ = log.take()
    from.dismiss(animated: animated) { completions += 1 }
    window.advance(to: 5)
    expect(completions, equals: 1)
    expect(tabs.presentedViewController == nil && modal.presentingViewController == nil)
    expect(window.subviews, equals: [tabs.view])
    expect(
      log.take(), equals: ["b willDisappear", "a willAppear", "a didAppear", "b didDisappear"])
  }

  @Test func `dismissing from below takes down all that stands above`() {
    let (a, b, c) = (page("a"), page("b"), page("c"))
    show(a)
    let navigation = UINavigationController(rootViewController: b)
    navigation.modalPresentationStyle = .fullScreen
    a.present(navigation, animated: false)
    window.advance(to: 2)
    b.present(c, animated: false)
    window.advance(to: 3)
    expect(c.presentingViewController === navigation)
    var completions = 0
    a.dismiss(animated: true) { completions += 1 }
    window.advance(to: 6)
    expect(completions, equals: 1)
    expect(a.presentedViewController == nil && navigation.presentedViewController == nil)
    expect(window.subviews, equals: [a.view])
  }

  @Test func `what is popped below a modal is not put back when the modal goes`() {
    let (a, b, modal) = (page("a"), page("b"), page("modal"))
    let navigation = UINavigationController(rootViewController: a)
    show(navigation)
    navigation.pushViewController(b, animated: false)
    b.present(modal, animated: false)
    window.advance(to: 2)
    _ = log.take()
    navigation.popViewController(animated: true)
    window.advance(to: 3)
    expect(log.take(), equals: [])
    navigation.dismiss(animated: false)
    window.advance(to: 4)
    expect(navigation.stage.subviews, equals: [a.view])
    expectNil(b.view.window)
    expect(
      log.take(),
      equals: ["modal willDisappear", "a willAppear", "a didAppear", "modal didDisappear"])
  }

  @Test func `what is unselected below a modal is not put back when the modal goes`() {
    let (a, b, modal) = (page("a"), page("b"), page("modal"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    show(tabs)
    a.present(modal, animated: false)
    window.advance(to: 2)
    tabs.selectedIndex = 1
    _ = log.take()
    modal.dismiss(animated: true)
    window.advance(to: 4)
    expect(tabs.stage.subviews, equals: [b.view])
    expect(
      log.take(),
      equals: ["modal willDisappear", "b willAppear", "b didAppear", "modal didDisappear"])
  }

  // MARK: In context

  @Test func `a page that defines a context presents in it, below the bars`() {
    let (a, b, modal) = (page("a"), page("b"), page("modal", .overCurrentContext))
    b.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: a)
    show(navigation)
    navigation.pushViewController(b, animated: false)
    b.present(modal, animated: false)
    window.advance(to: 2)
    expect(modal.presentingViewController === b)
    expectNil(navigation.presentedViewController)
    expect(
      window.hitTest(CGPoint(x: 200, y: 20), with: nil)?.isDescendant(of: navigation.navigationBar),
      equals: true)
    navigation.dismiss(animated: false)
    window.advance(to: 3)
    expect(b.presentedViewController === modal, "an ancestor does not reach it")
    b.dismiss(animated: false)
    window.advance(to: 4)
    expectNil(b.presentedViewController)
    expect(navigation.stage.subviews, equals: [b.view])
  }

  nonisolated static let contextStyles: [UIModalPresentationStyle] = [
    .currentContext, .overCurrentContext,
  ]

  @Test(arguments: contextStyles, [false, true])
  func `what is presented in a page's context goes and comes with the page`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let (a, b, modal) = (page("a"), page("b"), page("modal", style))
    a.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: a)
    show(navigation)
    a.present(modal, animated: false)
    window.advance(to: 2)
    _ = log.take()
    navigation.pushViewController(b, animated: animated)
    window.advance(to: 3)
    expect(modal.view.window == nil && b.view.window != nil)
    expect(
      log.calls.filter { $0.hasPrefix("modal") },
      equals: ["modal willDisappear", "modal didDisappear"])
    _ = log.take()
    navigation.popViewController(animated: animated)
    window.advance(to: 4)
    expect(modal.view.window != nil)
    expect(
      log.calls.filter { $0.hasPrefix("modal") }, equals: ["modal willAppear", "modal didAppear"])
    expect(log.calls.contains("a willAppear"), equals: (style == .overCurrentContext))
    expect(a.presentedViewController === modal)
    a.dismiss(animated: animated)
    window.advance(to: 6)
    expect(navigation.stage.subviews, equals: [a.view])
    expect(a.view.frame, equals: navigation.stage.bounds)
  }

  @Test(arguments: contextStyles)
  func `what is presented in the context of a page that is popped for good ends with it`(
    style: UIModalPresentationStyle
  ) {
    let (a, b, modal) = (page("a"), page("b"), page("modal", style))
    b.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: a)
    show(navigation)
    navigation.pushViewController(b, animated: false)
    b.present(modal, animated: false)
    window.advance(to: 2)
    _ = log.take()
    navigation.popViewController(animated: true)
    window.advance(to: 4)
    expect(
      log.calls.filter { $0.hasPrefix("modal") },
      equals: ["modal willDisappear", "modal didDisappear"])
    expect(modal.presentingViewController == nil && b.presentedViewController == nil)
    expect(navigation.stage.subviews, equals: [a.view])
  }

  @Test(arguments: contextStyles)
  func `what is presented in a tab's context stays with its tab`(style: UIModalPresentationStyle) {
    let (a, b, modal) = (page("a"), page("b"), page("modal", style))
    a.definesPresentationContext = true
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    show(tabs)
    a.present(modal, animated: false)
    window.advance(to: 2)
    tabs.selectedIndex = 1
    window.advance(to: 3)
    expect(modal.view.window == nil && tabs.stage.subviews == [b.view])
    tabs.selectedIndex = 0
    window.advance(to: 4)
    expect(modal.view.window != nil && b.view.window == nil)
    modal.dismiss(animated: true)
    window.advance(to: 6)
    expect(tabs.stage.subviews == [a.view] && a.view.frame == tabs.stage.bounds)
  }

  @Test(arguments: contextStyles, [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `what is presented in a context within a modal goes with the modal`(
    style: UIModalPresentationStyle, outer: UIModalPresentationStyle
  ) {
    for animated in [false, true] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let (root, b, modal) = (page("root"), page("b"), page("modal", style))
      b.definesPresentationContext = true
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.advance(to: 1)
      let navigation = UINavigationController(rootViewController: b)
      navigation.modalPresentationStyle = outer
      root.present(navigation, animated: false)
      window.advance(to: 2)
      b.present(modal, animated: false)
      window.advance(to: 3)
      _ = log.take()
      var completions = 0
      root.dismiss(animated: animated) { completions += 1 }
      window.advance(to: 6)
      expect(completions, equals: 1)
      expect(window.subviews, equals: [root.view])
      expect(
        log.calls.filter { $0.hasPrefix("modal") },
        equals: ["modal willDisappear", "modal didDisappear"])
      expect(modal.presentingViewController == nil && b.presentedViewController == nil)
    }
  }

  @Test func `a screen over a modal in context is taken down with all below it`() {
    let (root, b, modal, cover) = (
      page("root"), page("b"), page("modal", .overCurrentContext), page("cover")
    )
    b.definesPresentationContext = true
    show(root)
    let navigation = UINavigationController(rootViewController: b)
    navigation.modalPresentationStyle = .fullScreen
    root.present(navigation, animated: false)
    window.advance(to: 2)
    b.present(modal, animated: false)
    window.advance(to: 3)
    modal.present(cover, animated: false)
    window.advance(to: 4)
    expect(cover.presentingViewController === modal)
    var completions = 0
    root.dismiss(animated: true) { completions += 1 }
    window.advance(to: 6)
    expect(completions, equals: 1)
    expect(window.subviews, equals: [root.view])
    expect(root.presentedViewController == nil && b.presentedViewController == nil)
    expectNil(modal.presentedViewController)
  }
}
