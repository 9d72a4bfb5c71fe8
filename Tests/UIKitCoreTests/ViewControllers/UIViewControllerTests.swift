import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIViewControllerTests {
  @Test func `the view is loaded once, when it is first asked for`() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    expect(!controller.isViewLoaded)
    expectNil(controller.viewIfLoaded)
    _ = controller.view
    _ = controller.view
    expect(log.take(), equals: ["A didLoad"])
    expect(controller.viewIfLoaded === controller.view)
  }

  @Test func `a view controller is made without a nib, or with a name`() {
    expectNil(UIViewController().nibName)
    expect(UIViewController(nibName: "Card", bundle: nil).nibName, equals: "Card")
  }

  @Test func `a loadView that sets a view of its own is enough`() {
    final class Custom: UIViewController {
      override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 9)) }
    }
    expect(Custom().view.bounds.size, equals: CGSize(width: 7, height: 9))
  }

  @Test func `a loadView that leaves no view is an error that says what to do`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Empty: UIViewController {
          override func loadView() {}
        }
        _ = Empty().view
      }
    }
  }

  @Test func `the root of a window appears when the window is shown`() {
    let log = CallLog()
    let root = LoggingController("A", log)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = root
    expect(log.take().isEmpty)
    window.makeKeyAndVisible()
    expect(log.take(), equals: ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
    expect(root.view.frame, equals: window.bounds)
    expect(root.view.window === window)
    expect(window.isKeyWindow)
  }

  @Test func `another root takes the place of the first`() {
    let log = CallLog()
    let (first, second) = (LoggingController("A", log), LoggingController("B", log))
    let window = UIWindow(showing: first)
    _ = log.take()
    window.rootViewController = second
    expect(
      log.take(),
      equals: [
        "A willDisappear", "A didDisappear", "B didLoad", "B willAppear", "B isAppearing",
        "B didAppear",
      ])
    expectNil(first.view.superview)
    expect(second.view.superview === window)
  }

  @Test func `a window that is hidden takes its root along`() {
    let log = CallLog()
    let window = UIWindow(showing: LoggingController("A", log))
    _ = log.take()
    window.isHidden = true
    expect(log.take(), equals: ["A willDisappear", "A didDisappear"])
    window.isHidden = false
    expect(log.take(), equals: ["A willAppear", "A isAppearing", "A didAppear"])
  }

  @Test func `layout runs from the controller around that of its view`() {
    @MainActor final class Root: UIViewController {
      final class Inner: UIView {
        var log: CallLog?
        override func layoutSubviews() { log?.add("view") }
      }
      let log = CallLog()
      override func loadView() {
        let inner = Inner(frame: .zero)
        inner.log = log
        view = inner
      }
      override func viewIsAppearing(_ animated: Bool) { log.add("isAppearing") }
      override func viewWillLayoutSubviews() { log.add("will") }
      override func viewDidLayoutSubviews() { log.add("did") }
    }
    let root = Root()
    let window = UIWindow(showing: root)
    expect(root.log.take(), equals: ["isAppearing", "will", "view", "did"])
    window.frame.size = CGSize(width: 500, height: 300)
    window.advance(to: 1)
    expect(root.log.take(), equals: ["will", "view", "did"])
    expect(root.view.bounds.size, equals: CGSize(width: 500, height: 300))
    window.advance(to: 2)
    expect(root.log.take().isEmpty)
  }

  @Test func `the responders go from view to controller to superview to window`() {
    let (root, child) = (UIViewController(), UIViewController())
    let window = UIWindow(showing: root)
    root.addChild(child)
    root.view.addSubview(child.view)
    expect(child.view.next === child)
    expect(child.next === root.view)
    expect(root.view.next === root)
    expect(root.next === window)
  }

  private final class Asking: UIViewController {
    var asked: [String] = []
    override func setNeedsStatusBarAppearanceUpdate() { asked.append("status bar") }
    override func setNeedsUpdateOfHomeIndicatorAutoHidden() { asked.append("home indicator") }
    override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { asked.append("edges") }
    override func setNeedsUpdateOfSupportedInterfaceOrientations() { asked.append("ways up") }
    override func setNeedsUserInterfaceAppearanceUpdate() { asked.append("style") }
    override func setNeedsUpdateOfPrefersPointerLocked() { asked.append("pointer") }
    override func setNeedsUpdateContentUnavailableConfiguration() { asked.append("content") }
  }

  @Test func `what asks the system to look again can be overridden`() {
    let asking = Asking()
    let controller: UIViewController = asking
    controller.setNeedsStatusBarAppearanceUpdate()
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
    controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    controller.setNeedsUserInterfaceAppearanceUpdate()
    controller.setNeedsUpdateOfPrefersPointerLocked()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    expect(
      asking.asked,
      equals: [
        "status bar", "home indicator", "edges", "ways up", "style", "pointer", "content",
      ])
  }
}
