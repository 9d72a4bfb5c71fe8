import Expectations
import Testing
import UIKit

/// Unwinding from a presented view controller, through its containers and presenters.
@MainActor
struct UnwindSegueTests {
  private let table = StoryboardTable()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private static let source = StoryboardTable.scene(
    """
    <viewController storyboardIdentifier="source" id="source" customClass="StoryboardController">
      <view key="view" id="v"/>
      <connections>
        <segue destination="e" kind="unwind" identifier="back" unwindAction="unwindHere:" id="u"/>
      </connections>
    </viewController>
    <exit id="e" userLabel="Exit"/>
    """)

  private func makeSource() throws -> StoryboardController {
    let storyboard = try table.storyboard("Main", initial: "source", Self.source)
    return try #require(
      storyboard.instantiateViewController(withIdentifier: "source") as? StoryboardController)
  }

  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet, .overCurrentContext, .currentContext,
  ]

  enum Place: CaseIterable { case navigation, tabs, both, custom }

  @Test(arguments: styles, Place.allCases)
  func `a modal unwinds to a page below the top one of any container`(
    style: UIModalPresentationStyle, place: Place
  ) throws {
    InterfaceClasses.register(StoryboardController.self)
    for isWrapped in [false, true] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let target = StoryboardController()
      let top = UIViewController()
      let navigation = UINavigationController(rootViewController: target)
      let root: UIViewController
      switch place {
      case .navigation: root = navigation
      case .tabs, .both:
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        root = tabs
      case .custom:
        root = UIViewController()
        root.addChild(navigation)
        navigation.view.frame = root.view.bounds
        root.view.addSubview(navigation.view)
        navigation.didMove(toParent: root)
      }
      window.rootViewController = root
      window.makeKeyAndVisible()
      navigation.pushViewController(top, animated: false)
      window.advance(to: 1)
      let source = try makeSource()
      let modal = isWrapped ? UINavigationController(rootViewController: source) : source
      modal.modalPresentationStyle = style
      top.present(modal, animated: false)
      window.advance(to: 2)
      try #require(modal.presentingViewController != nil)
      // In a context of that stack, the modal is hidden with the stack, and so is the source of the unwinding.
      if place == .both, modal.presentingViewController === root {
        (root as? UITabBarController)?.selectedIndex = 1
        window.advance(to: 3)
      }
      source.performSegue(withIdentifier: "back", sender: nil)
      expect(target.log.contains { $0.hasPrefix("unwound") })
      window.advance(to: 8)
      expectNil(modal.presentingViewController, "the modal stays")
      expect(navigation.viewControllers, equals: [target])
      expect(target.view.window === window)
      expect(window.subviews, equals: [root.view])
    }
  }

  @Test func `an unwind crosses two presentations and a stack at once`() throws {
    InterfaceClasses.register(StoryboardController.self)
    let target = StoryboardController()
    let first = UINavigationController(rootViewController: target)
    window.rootViewController = first
    window.makeKeyAndVisible()
    first.pushViewController(UIViewController(), animated: false)
    window.advance(to: 1)
    let inner = UIViewController()
    let second = UINavigationController(rootViewController: inner)
    second.modalPresentationStyle = .fullScreen
    first.topViewController?.present(second, animated: false)
    window.advance(to: 2)
    let source = try makeSource()
    source.modalPresentationStyle = .pageSheet
    inner.present(source, animated: false)
    window.advance(to: 3)
    source.performSegue(withIdentifier: "back", sender: nil)
    window.advance(to: 8)
    expect(target.log.last, equals: "unwound from ?")
    expect(first.viewControllers == [target] && first.presentedViewController == nil)
    expectNil(second.presentedViewController)
    expect(window.subviews, equals: [first.view])
  }

  @Test func `an unwind within a modal leaves the modal`() throws {
    InterfaceClasses.register(StoryboardController.self)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
    let target = StoryboardController()
    let navigation = UINavigationController(rootViewController: target)
    root.present(navigation, animated: false)
    window.advance(to: 2)
    let source = try makeSource()
    navigation.pushViewController(source, animated: false)
    source.performSegue(withIdentifier: "back", sender: nil)
    window.advance(to: 5)
    expect(navigation.viewControllers, equals: [target])
    expect(root.presentedViewController === navigation)
  }
}
