import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Runs the listings of the View Controller Programming Guide, in current Swift.
@MainActor
struct GuideTests {
  @Test func `a view controller is presented in code with its styles`() {
    let table = GuideTable()
    let added = UINavigationController(rootViewController: UIViewController())
    added.modalPresentationStyle = .fullScreen
    added.modalTransitionStyle = .coverVertical
    var isDone = false
    table.root.present(added, animated: true) { isDone = true }
    expect(!isDone)
    table.fingers.wait(1000)
    expect(isDone)
    expect(table.root.presentedViewController === added)
    expect(added.presentingViewController === table.root)
    expectNil(table.root.view.window)
  }

  @Test func `the diagonal animator brings a view in from the corner and back to it`() {
    let table = GuideTable()
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = table
    table.root.present(presented, animated: true)
    table.fingers.wait(10)
    table.fingers.wait(250)
    let halfway = presented.view.layer.presentation()?.frame.origin ?? .zero
    expect(halfway.x > 10 && halfway.x < 390)
    expect(abs(halfway.y - 2 * halfway.x), isBelow: 1)
    table.fingers.wait(500)
    expect(presented.view.frame, equals: table.window.bounds)
    table.root.dismiss(animated: true)
    table.fingers.wait(1000)
    expectNil(table.root.presentedViewController)
    expect(table.root.view.window === table.window)
    expectNil(presented.view.superview)
  }

  @Test(arguments: [(from: 100.0, to: 700.0, isPresented: true), (100, 200, false)])
  func `the percent-driven subclass follows its own pan on the container`(
    pull: (from: Double, to: Double, isPresented: Bool)
  ) {
    let table = GuideTable()
    table.interaction = PullInteraction()
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = table
    table.root.present(presented, animated: true)
    table.fingers.wait(10)
    expect(table.asked, equals: ["animator", "interactor"])
    table.fingers.down(0, 200, pull.from)
    for step in 1...10 {
      table.fingers.move(0, 200, pull.from + (pull.to - pull.from) * Double(step) / 10)
    }
    let progress = table.interaction?.percentComplete ?? 0
    expect(abs(progress - abs(pull.to - pull.from) / 800), isBelow: 0.1)
    table.fingers.lift()
    table.fingers.wait(1000)
    table.fingers.wait(10)
    expect((table.root.presentedViewController === presented), equals: pull.isPresented)
    expect((table.root.view.window == nil), equals: pull.isPresented)
    expectNil(table.interaction?.panGesture?.view)
  }

  @Test(arguments: [true, false])
  func `the dimming controller gives the right half and dims the rest`(isAnimated: Bool) {
    let table = GuideTable()
    table.isDiagonal = false
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = table
    table.root.present(presented, animated: isAnimated)
    table.fingers.wait(1000)
    expect(presented.view.frame, equals: CGRect(x: 200, y: 0, width: 200, height: 800))
    expect(table.dimming?.dimmingView.alpha, equals: 1)
    expect(table.dimming?.dimmingView.superview === table.dimming?.containerView)
    expect(table.root.view.window === table.window)
    let dimming = table.dimming?.dimmingView
    table.root.dismiss(animated: isAnimated)
    table.fingers.wait(1000)
    expectNil(dimming?.superview)
    expect(dimming?.alpha, equals: 0)
  }

  @Test func `a dimming view goes with a presentation that is cancelled`() {
    let table = GuideTable()
    table.interaction = PullInteraction()
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = table
    table.root.present(presented, animated: true)
    table.fingers.wait(10)
    expect(table.asked, equals: ["presentation", "animator", "interactor"])
    let dimming = table.dimming?.dimmingView
    expect(dimming?.superview != nil)
    table.interaction?.update(0.4)
    table.interaction?.cancel()
    table.fingers.wait(1000)
    expectNil(dimming?.superview)
    expectNil(table.root.presentedViewController)
  }

  @Test func `the spring falls in over a button that takes it back`() {
    let table = GuideTable()
    let presented = SelfPresentedController()
    table.root.present(presented, animated: true)
    table.fingers.wait(10)
    table.fingers.wait(1000)
    expect(presented.view.frame, equals: CGRect(x: 50, y: 200, width: 300, height: 400))
    expect(presented.view.backgroundColor, equals: .blue)
    expect(presented.button?.dimmingView.alpha, equals: 0.5)
    let dimming = presented.button?.dimmingView
    expect(dimming?.superview != nil)
    table.fingers.down(0, 20, 20)
    table.fingers.lift()
    table.fingers.wait(1500)
    expectNil(table.root.presentedViewController)
    expectNil(dimming?.superview)
  }

  @Test func `a segue made by code runs when the size changes`() throws {
    let files = StoryboardTable()
    let storyboard = try files.storyboard(
      "Main", initial: "a",
      StoryboardTable.scene(
        """
        <viewController id="a" customClass="TurningController" customModule="UIKitTests">
          <view key="view" id="v"/>
          <connections><segue destination="b" kind="custom" identifier="DisplayAlternateView" customClass="InstantSegue" customModule="UIKitTests" id="s"/></connections>
        </viewController>
        """)
        + StoryboardTable.scene(
          "<viewController id=\"b\" title=\"Alternate\"><view key=\"view\" id=\"w\"/></viewController>"
        ))
    let root = try #require(storyboard.instantiateInitialViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
    window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    window.advance(to: 2)
    window.advance(to: 3)
    expect(root.presentedViewController?.title, equals: "Alternate")
  }

  @Test func `a view controller of another storyboard is presented`() throws {
    let files = StoryboardTable()
    let second = try files.storyboard(
      "SecondStoryboard", initial: "m",
      StoryboardTable.scene(
        "<viewController storyboardIdentifier=\"MyViewController\" id=\"m\" title=\"Mine\"><view key=\"view\" id=\"w\"/></viewController>"
      ))
    let table = GuideTable()
    let mine = second.instantiateViewController(withIdentifier: "MyViewController")
    table.root.present(mine, animated: true)
    table.fingers.wait(1000)
    expect(table.root.presentedViewController === mine)
    expect(mine.title, equals: "Mine")
  }
}

/// Shows another view controller when it is wider than high.
final class TurningController: UIViewController {
  private var isShowingLandscapeView = false

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard size.width > size.height, !isShowingLandscapeView else { return }
    performSegue(withIdentifier: "DisplayAlternateView", sender: self)
    isShowingLandscapeView = true
  }
}

/// The guide's custom segue.
final class InstantSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}
