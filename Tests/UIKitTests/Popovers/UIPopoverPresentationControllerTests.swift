import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
private final class PopoverTable {
  let window: UIWindow
  let a = UIViewController()
  let b = UIViewController()
  let button = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 40))
  let delegate = PopoverDelegate()
  private(set) var fingers: Fingers!

  init(
    size: CGSize = CGSize(width: 1024, height: 768),
    _ configure: (UIPopoverPresentationController) -> Void = { _ in }
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = a
    window.makeKeyAndVisible()
    window.advance(to: 1)
    a.view.addSubview(button)
    b.modalPresentationStyle = .popover
    b.preferredContentSize = CGSize(width: 300, height: 200)
    a.present(b, animated: true)
    // Sets the source after the call, in the same turn, as applications do.
    let popover = b.popoverPresentationController!
    popover.sourceView = button
    popover.delegate = delegate
    configure(popover)
    window.advance(to: 1)
    window.advance(to: 2)
    fingers = Fingers(window, startingAt: 2)
  }

  var popover: UIPopoverPresentationController { b.popoverPresentationController! }

  func tap(_ x: Double, _ y: Double) {
    fingers.down(0, x, y)
    fingers.lift(0)
    fingers.wait(2000)
  }
}

@MainActor
private final class PopoverDelegate: UIPopoverPresentationControllerDelegate {
  var heard: [String] = []
  var style: UIModalPresentationStyle?
  var replacement: ((UIViewController) -> UIViewController)?

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    style ?? (traitCollection.horizontalSizeClass == .compact ? .formSheet : .none)
  }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { replacement?(controller.presentedViewController) }
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { heard.append("adaptive \(style) \(transitionCoordinator != nil)") }
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    heard.append("prepare")
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    heard.append("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    heard.append("did")
  }
}

@MainActor
struct UIPopoverPresentationControllerTests {
  @Test func `it points at its source`() {
    let table = PopoverTable()
    expect(table.popover.arrowDirection, equals: .up)
    expect(
      table.popover.presentedView!.frame, equals: CGRect(x: 350, y: 140, width: 300, height: 213))
    expect(table.b.view.bounds.size, equals: CGSize(width: 300, height: 200))
    expect(table.delegate.heard, equals: ["adaptive none true", "prepare"])
    expect(table.a.view.window != nil)
  }

  @Test func `a touch outside of it dismisses it, one inside does not`() {
    let table = PopoverTable()
    table.tap(500, 250)
    expect(table.a.presentedViewController === table.b)
    table.tap(900, 600)
    expect(table.a.presentedViewController == nil && table.b.view.superview == nil)
    expect(table.delegate.heard.suffix(2), equals: ["will", "did"])
    expect(table.window.subviews, equals: [table.a.view])
  }

  @Test func `a modal one stays`() {
    let table = PopoverTable()
    table.b.isModalInPresentation = true
    table.tap(900, 600)
    expect(table.a.presentedViewController === table.b)
  }

  @Test func `what is let through can be touched`() {
    let table = PopoverTable { $0.passthroughViews = [$0.sourceView!] }
    expect(table.window.hitTest(CGPoint(x: 500, y: 110), with: nil) === table.button)
    expect(table.window.hitTest(CGPoint(x: 700, y: 600), with: nil) !== table.a.view)
  }

  @Test func `it grows with what its content prefers`() {
    let table = PopoverTable()
    table.b.preferredContentSize = CGSize(width: 400, height: 300)
    table.fingers.wait(1000)
    expect(table.popover.presentedView!.frame.size, equals: CGSize(width: 400, height: 313))
  }

  @Test func `in little width it is a sheet`() {
    let table = PopoverTable(size: CGSize(width: 393, height: 852))
    expect(table.b.presentationController is UISheetPresentationController)
    expect(table.b.modalPresentationStyle, equals: .popover)
    expect(table.delegate.heard, equals: ["adaptive formSheet true"])
    expect(table.b.view.window === table.window)
    expect(table.popover.arrowDirection, equals: .unknown)
  }

  @Test func `or a popover all the same, if its delegate says so`() {
    let table = PopoverTable(size: CGSize(width: 393, height: 852)) {
      ($0.delegate as? PopoverDelegate)?.style = UIModalPresentationStyle.none
    }
    expect(table.b.presentationController is UIPopoverPresentationController)
    expect(table.popover.presentedView!.frame.width, equals: 300)
  }

  @Test func `or within another view controller`() {
    var navigation: UINavigationController?
    let table = PopoverTable(size: CGSize(width: 393, height: 852)) {
      ($0.delegate as? PopoverDelegate)?.replacement = {
        navigation = UINavigationController(rootViewController: $0)
        return navigation!
      }
    }
    expect(navigation != nil && table.a.presentedViewController === navigation)
    expect(table.b.presentingViewController === table.a && table.b.view.window != nil)
    table.b.dismiss(animated: false)
    expect(table.a.presentedViewController == nil && navigation?.view.superview == nil)
  }

  @Test func `it turns into a sheet and back as the room changes`() {
    let table = PopoverTable()
    table.window.frame.size = CGSize(width: 400, height: 768)
    table.fingers.wait(100)
    expect(table.b.presentationController is UISheetPresentationController)
    expect(table.b.view.window != nil)
    table.window.frame.size = CGSize(width: 1024, height: 768)
    table.fingers.wait(100)
    expect(table.b.presentationController is UIPopoverPresentationController)
    expect(table.popover.presentedView!.frame.size, equals: CGSize(width: 300, height: 213))
    table.tap(900, 600)
    expect(table.a.presentedViewController == nil && table.window.subviews == [table.a.view])
  }

  private func navigation(_ first: UIViewController) -> (UIWindow, UINavigationController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
    let navigation = UINavigationController(rootViewController: first)
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.sourceView = root.view
    navigation.popoverPresentationController?.sourceRect = CGRect(
      x: 500, y: 100, width: 10, height: 10)
    root.present(navigation, animated: true)
    window.advance(to: 1.1)
    window.advance(to: 2)
    return (window, navigation)
  }

  @Test func `a popover with a navigation controller goes by what is on top, and its bar`() {
    let (first, second) = (UIViewController(), UIViewController())
    first.preferredContentSize = CGSize(width: 200, height: 150)
    second.preferredContentSize = CGSize(width: 300, height: 350)
    let (window, navigation) = navigation(first)
    expect(navigation.preferredContentSize, equals: CGSize(width: 200, height: 194))
    expect(navigation.view.bounds.size, equals: CGSize(width: 200, height: 194))
    navigation.pushViewController(second, animated: true)
    window.advance(to: 2.1)
    window.advance(to: 4)
    expect(navigation.view.bounds.size, equals: CGSize(width: 300, height: 394))
    second.preferredContentSize.height = 100
    window.advance(to: 5)
    expect(navigation.view.bounds.size, equals: CGSize(width: 300, height: 144))
    first.preferredContentSize.height = 10
    expect(navigation.view.bounds.size, equals: CGSize(width: 300, height: 144))
    navigation.preferredContentSize = CGSize(width: 400, height: 401)
    window.advance(to: 6)
    expect(navigation.view.bounds.size, equals: CGSize(width: 400, height: 401))
  }

  private final class Container: UIViewController {
    var told = 0
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { told += 1 }
  }

  @Test func `a container is told of a navigation controller's size where that is another`() {
    let (container, first) = (Container(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    container.addChild(navigation)
    container.view.addSubview(navigation.view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = container
    window.makeKeyAndVisible()
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    window.advance(to: 1)
    expect(container.told, equals: 0)
    first.preferredContentSize = CGSize(width: 10, height: 20)
    expect(container.told, equals: 1)
    navigation.pushViewController(UIViewController(), animated: false)
    window.advance(to: 2)
    expect(container.told, equals: 2)
  }

  private final class Padded: UIViewController {
    override func viewDidLoad() {
      let inner = UIView(constrainedIn: view)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      ])
    }
  }

  @Test func `its content is never laid out without any room`() {
    var warnings: [String] = []
    let before = Misuse.onWarning
    Misuse.onWarning = { warnings.append($0) }
    defer { Misuse.onWarning = before }
    let (window, navigation) = navigation(Padded())
    expect(navigation.topViewController?.view.window === window)
    expect(warnings.isEmpty)
  }
}
