import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The source of a presentation controller, its replacement, and the views that stay visible below it.
@MainActor
struct PresentationRulesTests {
  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover,
    .currentContext, .overCurrentContext, .custom,
  ])
  func `only a custom presentation asks its delegate for a presentation controller`(
    style: UIModalPresentationStyle
  ) {
    let table = PresentationTable(style)
    if style == .popover { table.b.popoverPresentationController?.sourceView = table.a.view }
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(1)
    let asked = table.log.calls.filter { $0 == "TD presentation controller" }.count
    expect(asked, equals: (style == .custom ? 1 : 0))
    expect(table.log.calls.contains("TD animator") && table.b.view.window != nil)
  }

  /// Returns no presentation controller.
  private final class Without: UIViewControllerTransitioningDelegate {
    var asked = 0
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      asked += 1
      return nil
    }
  }

  @Test func `without one a custom presentation covers the whole`() {
    let table = PresentationTable()
    let delegate = Without()
    table.b.transitioningDelegate = delegate
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(1)
    expect(delegate.asked == 1 && table.b.view.frame == table.window.bounds)
    table.b.dismiss(animated: true)
    table.turn()
    table.pass(1)
    expect(table.window.subviews, equals: [table.a.view])
  }

  @Test func `the delegate is asked once, however early somebody looks`() {
    let table = PresentationTable()
    let early = table.b.presentationController
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(1)
    expect(table.log.calls.filter { $0 == "TD presentation controller" }.count, equals: 1)
    expect(table.b.presentationController === early)
    expect(early?.presentingViewController === table.a)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, false), (.overFullScreen, true), (.pageSheet, true),
    (.formSheet, true), (.currentContext, false), (.overCurrentContext, true), (.custom, true),
  ])
  func `what can be seen below stays in the window`(
    style: UIModalPresentationStyle, stays: Bool
  ) {
    let table = PresentationTable(style)
    table.presentNow()
    expect((table.a.view.window != nil), equals: stays)
  }

  @Test func `in a regular room sheets leave some of it free, a full screen nothing`() {
    var shares: [UIModalPresentationStyle: CGFloat] = [:]
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet] {
      let table = PresentationTable(style)
      table.b.transitioningDelegate = nil
      table.window.frame.size = CGSize(width: 1024, height: 1366)
      table.presentNow()
      let frame = table.b.view.convert(table.b.view.bounds, to: nil)
      expect(table.window.bounds.contains(frame))
      shares[style] = frame.width * frame.height / (1024 * 1366)
    }
    expect(shares[.fullScreen], equals: 1)
    expect(shares[.pageSheet]! < 1 && shares[.formSheet]! < shares[.pageSheet]!)
  }

  @Test func `in a compact context a current context stays one`() {
    let table = PresentationTable(.currentContext)
    let pane = UIViewController()
    table.a.addChild(pane)
    pane.view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    table.a.view.addSubview(pane.view)
    pane.didMove(toParent: table.a)
    pane.definesPresentationContext = true
    pane.present(table.b, animated: false)
    table.turn()
    table.pass(1)
    expect(table.b.view.convert(table.b.view.bounds, to: nil).height, equals: 300)
    expect(table.b.presentingViewController === pane)
  }

  private final class Adapting: UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
    }
  }

  @Test func `a custom presentation adapts as its delegate says, and comes back`() {
    let table = PresentationTable()
    let adapting = Adapting()
    table.window.frame.size = CGSize(width: 1024, height: 800)
    let controller = table.b.presentationController as? LoggingPresentationController
    controller?.delegate = adapting
    controller?.frame = CGRect(x: 100, y: 100, width: 500, height: 500)
    table.presentNow()
    expect(table.b.view.frame, equals: CGRect(x: 100, y: 100, width: 500, height: 500))
    table.window.frame.size = CGSize(width: 400, height: 800)
    table.pass(0.1)
    expect(table.b.view.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 800))
    expect(table.b.presentationController !== controller && table.a.view.window == nil)
    table.window.frame.size = CGSize(width: 1024, height: 800)
    table.pass(0.1)
    expect(table.b.view.frame, equals: CGRect(x: 100, y: 100, width: 500, height: 500))
    expect(table.b.presentationController === controller && table.a.view.window != nil)
  }

  @Test func `one that does not present in full screen does so in the nearest context`() {
    final class InPlace: UIPresentationController {
      override var shouldPresentInFullscreen: Bool { false }
    }
    final class Delegate: UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        InPlace(presentedViewController: presented, presenting: presenting)
      }
    }
    let table = PresentationTable()
    let delegate = Delegate()
    table.b.transitioningDelegate = delegate
    let pane = UIViewController()
    table.a.addChild(pane)
    pane.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    table.a.view.addSubview(pane.view)
    pane.didMove(toParent: table.a)
    pane.definesPresentationContext = true
    pane.present(table.b, animated: false)
    table.turn()
    table.pass(1)
    expect(table.b.presentingViewController === pane)
    expect(
      table.b.view.convert(table.b.view.bounds, to: nil),
      equals: CGRect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test func `the coordinator is there for all that take part, from the next turn to the end`() {
    let table = PresentationTable(.fullScreen)
    let child = UIViewController()
    table.b.addChild(child)
    child.didMove(toParent: table.b)
    var inCall = 0
    table.b.onWillAppear = { if $0.transitionCoordinator != nil { inCall += 1 } }
    table.a.present(table.b, animated: true)
    expect(table.b.transitionCoordinator == nil && table.log.index(of: "AN animate") == nil)
    table.turn()
    let coordinator = table.a.transitionCoordinator
    expect(coordinator != nil && coordinator === table.b.transitionCoordinator)
    expect(child.transitionCoordinator === coordinator && inCall == 1)
    expect(coordinator?.viewController(forKey: .from) === table.a)
    expect(coordinator?.viewController(forKey: .to) === table.b)
    table.pass(1)
    expect(table.a.transitionCoordinator == nil && child.transitionCoordinator == nil)
  }

  @Test func `it says whether it is being presented or dismissed in its four calls`() {
    final class Telling: UIViewController {
      var told: [[Bool]] = []
      private func tell() { told.append([isBeingPresented, isBeingDismissed]) }
      override func viewWillAppear(_ animated: Bool) { tell() }
      override func viewDidAppear(_ animated: Bool) { tell() }
      override func viewWillDisappear(_ animated: Bool) { tell() }
      override func viewDidDisappear(_ animated: Bool) { tell() }
    }
    let table = PresentationTable()
    let telling = Telling()
    table.a.present(telling, animated: true)
    table.turn()
    table.pass(1)
    expect([telling.isBeingPresented, telling.isBeingDismissed], equals: [false, false])
    telling.dismiss(animated: true)
    table.turn()
    table.pass(1)
    expect(
      telling.told, equals: [[true, false], [true, false], [false, true], [false, true]])
  }

  @Test func `a view controller that says nothing is presented as a sheet`() {
    let table = PresentationTable()
    let plain = UIViewController()
    expect(plain.modalPresentationStyle, equals: .automatic)
    table.a.present(plain, animated: false)
    table.turn()
    table.pass(1)
    expect(plain.presentationController is UISheetPresentationController)
    expect(plain.presentationController?.presentationStyle, equals: .pageSheet)
    expect(table.a.view.window === table.window)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func `in a compact room a sheet stays a sheet`(style: UIModalPresentationStyle) {
    let table = PresentationTable(style)
    table.b.transitioningDelegate = nil
    table.presentNow()
    expect(table.a.traitCollection.horizontalSizeClass, equals: .compact)
    expect(table.b.presentationController is UISheetPresentationController)
    let frame = table.b.view.convert(table.b.view.bounds, to: nil)
    expect(frame.minY > 0 && frame.width == 400 && table.a.view.window === table.window)
  }

  @Test func `every view controller in a presented container has the container's controller`() {
    let table = PresentationTable()
    let (tabs, content) = (UITabBarController(), UIViewController())
    let navigation = UINavigationController(rootViewController: content)
    tabs.viewControllers = [navigation]
    table.a.present(tabs, animated: false)
    table.turn()
    table.pass(1)
    for inner in [navigation, content] {
      expect(inner.presentationController === tabs.presentationController)
      expect(inner.activePresentationController === tabs.presentationController)
    }
  }
}
