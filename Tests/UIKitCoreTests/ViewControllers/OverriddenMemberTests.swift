import Expectations
import Testing
import UIKit
import ViewTesting

/// View controllers as in tests for iOS: overridden members of UIKit return the values that the test needs.
@MainActor
struct OverriddenMemberTests {
  /// Returns the values that were set, and otherwise those of the superclass.
  private final class Stub: UIViewController {
    var presented = false
    var dismissed = false
    var arriving = false
    var leaving = false
    weak var above: UIViewController?
    var board: UIStoryboard?
    var controller: UIPresentationController?
    var target: UIViewController?
    var childTraits: UITraitCollection?
    var group: String?

    override var isBeingPresented: Bool { presented || super.isBeingPresented }
    override var isBeingDismissed: Bool { dismissed || super.isBeingDismissed }
    override var isMovingToParent: Bool { arriving || super.isMovingToParent }
    override var isMovingFromParent: Bool { leaving || super.isMovingFromParent }
    override var parent: UIViewController? { above ?? super.parent }
    override var storyboard: UIStoryboard? { board ?? super.storyboard }
    override var presentationController: UIPresentationController? {
      controller ?? super.presentationController
    }
    override func targetViewController(
      forAction action: Selector, sender: Any?
    ) -> UIViewController? {
      target ?? super.targetViewController(forAction: action, sender: sender)
    }
    override func overrideTraitCollection(
      forChild childViewController: UIViewController
    ) -> UITraitCollection? {
      childTraits ?? super.overrideTraitCollection(forChild: childViewController)
    }
    override var focusGroupIdentifier: String? {
      get { group }
      set { group = newValue }
    }
  }

  /// Cleans up when it disappears for good, as screens of applications do.
  private class Screen: UIViewController {
    private(set) var cleanedUp = 0
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed || isMovingFromParent { cleanedUp += 1 }
    }
  }

  private final class LeavingScreen: Screen {
    override var isMovingFromParent: Bool { true }
  }

  private final class Container: UIViewController {
    var shown: [UIViewController] = []
    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
  }

  @Test func `what a stub says of its comings and goings is what code that asks it sees`() {
    let stub = Stub()
    let asked: UIViewController = stub
    expect(
      ![
        asked.isBeingPresented, asked.isBeingDismissed, asked.isMovingToParent,
        asked.isMovingFromParent,
      ].contains(true))
    (stub.presented, stub.dismissed, stub.arriving, stub.leaving) = (true, true, true, true)
    expect(
      ![
        asked.isBeingPresented, asked.isBeingDismissed, asked.isMovingToParent,
        asked.isMovingFromParent,
      ].contains(false))
  }

  @Test func `a screen that says it goes for good cleans up when it disappears`() {
    for (screen, count) in [(Screen(), 0), (LeavingScreen(), 1)] {
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
      screen.beginAppearanceTransition(false, animated: false)
      screen.endAppearanceTransition()
      expect(screen.cleanedUp, equals: count)
    }
  }

  @Test func `a stub that says it is being dismissed can still be presented and dismissed`() {
    let table = PresentationTable(.fullScreen)
    let stub = Stub()
    stub.modalPresentationStyle = .fullScreen
    (stub.presented, stub.dismissed) = (true, true)
    table.a.present(stub, animated: false)
    table.pass(1)
    expect(table.a.presentedViewController === stub && stub.view.window === table.window)
    let next = UIViewController()
    stub.present(next, animated: false)
    table.pass(1)
    expect(stub.presentedViewController === next)
    table.a.dismiss(animated: false)
    table.pass(1)
    expect(table.a.presentedViewController == nil && stub.view.window == nil)
  }

  @Test func `containers, presenters and coordinators are found through an overridden parent`() {
    let (stub, root) = (Stub(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let split = UISplitViewController(style: .doubleColumn)
    stub.above = navigation
    expect(stub.navigationController === navigation && stub.tabBarController === tabs)
    stub.above = split
    expect(stub.splitViewController === split && stub.navigationController == nil)

    let table = PresentationTable(.fullScreen)
    table.presentNow()
    stub.above = table.b
    expect(stub.presentingViewController === table.a)
    stub.above = table.a
    expect(stub.presentedViewController === table.b)
    table.a.dismiss(animated: true)
    table.turn()
    expect(stub.transitionCoordinator === table.a.transitionCoordinator)
    expect(stub.transitionCoordinator != nil)
    table.pass(1)
  }

  @Test func `the hierarchy itself goes by what was added, whatever parent says`() {
    let (stub, elsewhere, real) = (Stub(), UIViewController(), UIViewController())
    stub.above = elsewhere
    real.addChild(stub)
    expect(real.children == [stub] && stub.parent === elsewhere)
    stub.removeFromParent()
    expect(real.children.isEmpty)
    // A stub that claims a parent has no real parent from which it could be removed.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = stub
    window.makeKeyAndVisible()
    window.advance(to: 1)
    expect(stub.view.window === window)
  }

  @Test func `show goes to the target that a parent names`() {
    let (stub, child, container) = (Stub(), UIViewController(), Container())
    stub.addChild(child)
    stub.target = container
    let other = UIViewController()
    child.show(other, sender: nil)
    expect(container.shown, equals: [other])
  }

  @Test func `the other presentation controllers follow from an overridden one`() {
    let (stub, other) = (Stub(), UIViewController())
    let sheet = UISheetPresentationController(presentedViewController: other, presenting: nil)
    stub.modalPresentationStyle = .fullScreen
    stub.controller = sheet
    expect(stub.presentationController === sheet && stub.sheetPresentationController === sheet)
    expect(stub.popoverPresentationController == nil && stub.activePresentationController == nil)
    stub.controller = UIPopoverPresentationController(
      presentedViewController: other, presenting: nil)
    expect(stub.popoverPresentationController === stub.controller)
    // The presentation still follows its style.
    let table = PresentationTable(.fullScreen)
    table.a.present(stub, animated: false)
    table.pass(1)
    expect(stub.view.frame, equals: table.window.bounds)
    expect(stub.activePresentationController === stub.controller)
    table.a.dismiss(animated: false)
    table.pass(1)
  }

  @Test func `the traits that a parent gives a child by overriding hold for it and all below`() {
    let (stub, child, grandchild) = (Stub(), UIViewController(), UIViewController())
    stub.addChild(child)
    child.addChild(grandchild)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = stub
    stub.view.addSubview(child.view)
    child.view.addSubview(grandchild.view)
    window.makeKeyAndVisible()
    window.advance(to: 1)
    expect(grandchild.traitCollection.horizontalSizeClass, equals: .compact)
    stub.childTraits = UITraitCollection(horizontalSizeClass: .regular)
    expect(child.traitCollection.horizontalSizeClass, equals: .regular)
    expect(grandchild.view.traitCollection.horizontalSizeClass, equals: .regular)
    expect(stub.traitCollection.horizontalSizeClass, equals: .compact)
    stub.childTraits = nil
    stub.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: .compact), forChild: child)
    expect(child.traitCollection.verticalSizeClass, equals: .compact)
  }

  @Test func `a focus group and a storyboard are the stub's own`() {
    let stub = Stub()
    stub.focusGroupIdentifier = "cards"
    expect(stub.group == "cards" && stub.storyboard == nil)
  }
}
