import Expectations
import Testing
import UIKit
import ViewTesting

/// A finger that shows the primary column.
@MainActor
struct SplitPresentingTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var told: [String] = []
    var primary: UIViewController?

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      told.append("begin")
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      told.append("end")
    }

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      told.append("\(displayMode)")
    }

    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { primary }
  }

  private let split = UISplitViewController(style: .doubleColumn)
  private let list = UIViewController()
  private let delegate = Delegate()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
  private let fingers: Fingers

  init() {
    split.setViewController(list, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredDisplayMode = .secondaryOnly
    split.delegate = delegate
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    fingers = Fingers(window)
  }

  private func drag(from start: Double, to end: Double, lifts: Bool = true) {
    fingers.down(0, start, 400)
    let step: Double = end > start ? 10 : -10
    for x in stride(from: start + step, through: end, by: step) { fingers.move(0, x, 400) }
    for _ in 0..<12 { fingers.wait(10) }
    guard lifts else { return }
    fingers.lift()
    fingers.wait(2000)
    window.layoutIfNeeded()
  }

  private var column: CGRect { list.view.convert(list.view.bounds, to: nil) }

  @Test func `two columns over the secondary one go together, and come back together`() {
    let split = UISplitViewController(style: .tripleColumn)
    let middle = UIViewController()
    split.setViewController(list, for: .primary)
    split.setViewController(middle, for: .supplementary)
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredSplitBehavior = .overlay
    split.preferredDisplayMode = .twoOverSecondary
    window.rootViewController = split
    window.layoutIfNeeded()
    func columns() -> [CGFloat] {
      [list, middle].map { $0.view.convert(CGPoint.zero, to: nil).x }
    }
    expect(columns(), equals: [0, 320])
    // The first 10 points are the slop.
    drag(from: 600, to: 490, lifts: false)
    expect(columns(), equals: [-100, 220])
    fingers.cancel()
    fingers.wait(2000)
    window.layoutIfNeeded()
    expect(columns() == [0, 320] && split.displayMode == .twoOverSecondary)
    drag(from: 600, to: 200)
    expect(split.displayMode == .secondaryOnly && list.view.window == nil)
  }

  @Test func `a window of another size takes the column from the finger`() {
    drag(from: 3, to: 213, lifts: false)
    expect(column.minX, equals: -120)
    window.frame.size = CGSize(width: 768, height: 1024)
    window.layoutIfNeeded()
    expect(list.view.window == nil && split.displayMode == .secondaryOnly)
    expect(delegate.told, equals: ["begin", "end"])
    fingers.move(0, 300, 400)
    fingers.lift()
    fingers.wait(2000)
    window.layoutIfNeeded()
    expect(list.view.window == nil && delegate.told == ["begin", "end"])
    drag(from: 3, to: 303)
    expect(split.displayMode == .oneOverSecondary && column.minX == 0)
    expect(column.width, equals: split.primaryColumnWidth)
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    expect(split.isCollapsed)
  }

  @Test func `the column follows a finger from the edge, and stays or goes back`() {
    expectNil(list.view.window)
    drag(from: 3, to: 103, lifts: false)
    expect(list.view.window != nil && delegate.told == ["begin"])
    expect(column.maxX > 80 && column.maxX < 105 && column.width == 320)
    fingers.lift()
    fingers.wait(2000)
    window.layoutIfNeeded()
    expect(list.view.window == nil && delegate.told == ["begin", "end"])
    expect(split.displayMode, equals: .secondaryOnly)
    drag(from: 3, to: 303)
    expect(column.minX == 0 && split.displayMode == .oneOverSecondary)
    expect(delegate.told.suffix(3), equals: ["begin", "end", "oneOverSecondary"])
    drag(from: 600, to: 300)
    expect(list.view.window == nil && split.displayMode == .secondaryOnly)
  }

  @Test func `no finger does so where the split view controller does not want it`() {
    split.presentsWithGesture = false
    drag(from: 3, to: 303)
    expect(list.view.window == nil && delegate.told.isEmpty)
  }

  @Test func `the delegate says who is the primary one when it collapses`() {
    let split = UISplitViewController()
    let other = UINavigationController(rootViewController: UIViewController())
    split.viewControllers = [
      UINavigationController(rootViewController: UIViewController()), UIViewController(),
    ]
    delegate.primary = other
    split.delegate = delegate
    window.rootViewController = split
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    expect(split.viewControllers.first === other)
  }
}
