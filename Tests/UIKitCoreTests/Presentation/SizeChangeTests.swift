import Expectations
import Testing
import UIKit
import ViewTesting

/// Notifications of a new size of the window, their receivers, and animations alongside.
@MainActor
struct SizeChangeTests {
  private let log = SceneLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let wide = CGRect(x: 0, y: 0, width: 900, height: 600)

  private final class Page: UIViewController {
    let name: String
    let log: SceneLog
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    var sizes: [CGSize] = []
    var traits: [UIUserInterfaceSizeClass] = []

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      traits.append(newCollection.horizontalSizeClass)
    }

    init(_ name: String, _ log: SceneLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      self.coordinator = transitionCoordinator
      sizes.append(size)
      log.note("\(name) size")
    }
  }

  /// Half as wide as its container, also in the size for its child.
  private final class HalfController: UIPresentationController {
    var log: SceneLog?
    var sizes: [CGSize] = []
    var traits: [UIUserInterfaceSizeClass] = []
    var changes: [UIUserInterfaceSizeClass] = []
    var coordinator: (any UIViewControllerTransitionCoordinator)?

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      self.coordinator = coordinator
      log?.note("controller size")
      coordinator.animate { _ in self.log?.note("along") }
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      traits.append(newCollection.horizontalSizeClass)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes.append(traitCollection.horizontalSizeClass)
    }

    override func containerViewWillLayoutSubviews() { log?.note("will layout") }
    override func containerViewDidLayoutSubviews() { log?.note("did layout") }
  }

  private final class HalfDelegate: UIViewControllerTransitioningDelegate {
    var made: HalfController?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      made = HalfController(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  private func present(_ page: UIViewController, from root: UIViewController) {
    root.present(page, animated: false)
    window.advance(to: 1)
    window.advance(to: 2)
    _ = log.take()
  }

  @Test(arguments: [0, 0.4])
  func `the coordinator is there for all that take part, until the change has ended`(
    duration: Double
  ) {
    let (root, child, modal) = (Page("root", log), Page("child", log), Page("modal", log))
    root.addChild(child)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    show(root)
    modal.modalPresentationStyle = .overFullScreen
    present(modal, from: child)
    expectNil(root.transitionCoordinator)
    UIView.animate(withDuration: duration) { window.frame = wide }
    for page in [root, child, modal] {
      expect(page.coordinator != nil, "\(page.name)")
      expect(page.coordinator === page.transitionCoordinator)
      expect(page.transitionCoordinator === root.transitionCoordinator)
      expect(page.transitionCoordinator?.transitionDuration, equals: duration)
      expect(page.transitionCoordinator?.isAnimated, equals: (duration > 0))
    }
    window.advance(to: 2)
    window.advance(to: 2.2)
    expect((root.transitionCoordinator != nil), equals: (duration > 0))
    window.advance(to: 3)
    for page in [root, child, modal] { expectNil(page.transitionCoordinator) }
  }

  @Test func `what goes along with it is animated, and its completion comes after`() {
    let root = Page("root", log)
    show(root)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(mark)
    window.advance(to: 2)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.frame = wide }
    var isOver = false
    // Later than the call, but during the transition.
    expect(
      root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in isOver = true },
      equals: true)
    window.advance(to: 2.5)
    expect(!isOver)
    window.advance(to: 3.1)
    expect(isOver)
  }

  @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .popover])
  func `a sheet's controller is told the size of its sheet`(style: UIModalPresentationStyle) {
    window.frame = CGRect(x: 0, y: 0, width: 1000, height: 900)
    let (root, sheet) = (Page("root", log), Page("sheet", log))
    show(root)
    sheet.modalPresentationStyle = style
    sheet.popoverPresentationController?.sourceView = root.view
    present(sheet, from: root)
    let before = sheet.view.bounds.size
    window.frame = CGRect(x: 0, y: 0, width: 900, height: 560)
    window.advance(to: 3)
    expect(root.sizes, equals: [CGSize(width: 900, height: 560)])
    if sheet.view.bounds.size == before {
      expect(sheet.sizes.isEmpty)
    } else {
      expect(sheet.sizes, equals: [sheet.view.bounds.size])
    }
  }

  @Test(arguments: [
    (UIModalPresentationStyle.formSheet, CGSize(width: 400, height: 800)),
    (.formSheet, CGSize(width: 1000, height: 900)), (.pageSheet, CGSize(width: 400, height: 800)),
    (.pageSheet, CGSize(width: 1000, height: 900)), (.fullScreen, CGSize(width: 400, height: 800)),
  ])
  func `a sheet's controller is told the size that its sheet has with the traits to come`(
    style: UIModalPresentationStyle, from size: CGSize
  ) {
    window.frame.size = size
    let (root, sheet) = (Page("root", log), Page("sheet", log))
    show(root)
    sheet.modalPresentationStyle = style
    present(sheet, from: root)
    window.frame.size =
      size.width < 500 ? CGSize(width: 1000, height: 900) : CGSize(width: 400, height: 800)
    window.advance(to: 3)
    expect(sheet.sizes, equals: [sheet.view.bounds.size])
    // In a compact height, a sheet fills the window.
    window.frame.size = CGSize(width: 700, height: 320)
    window.advance(to: 4)
    expect(sheet.view.bounds.size, equals: CGSize(width: 700, height: 320))
    expect(sheet.sizes.last, equals: CGSize(width: 700, height: 320))
  }

  @Test func `a presentation controller hears its container's size and passes on its child's`() {
    let delegate = HalfDelegate()
    let (root, half) = (Page("root", log), Page("half", log))
    half.modalPresentationStyle = .custom
    half.transitioningDelegate = delegate
    show(root)
    present(half, from: root)
    delegate.made?.log = log
    window.frame = wide
    window.advance(to: 3)
    expect(delegate.made?.sizes, equals: [wide.size])
    expect(half.sizes, equals: [CGSize(width: 450, height: 600)])
    expect(half.view.bounds.size, equals: CGSize(width: 450, height: 600))
    let calls = log.take()
    expect(calls.contains("along"))
    expect(
      calls.filter { !$0.hasSuffix("layout") && $0 != "along" },
      equals: [
        "root size", "half size", "controller size",
      ])
    expect(calls.contains("will layout") && calls.contains("did layout"))
  }

  @Test func `a presentation controller hears of new traits before and after`() {
    let delegate = HalfDelegate()
    let (root, half) = (Page("root", log), Page("half", log))
    half.modalPresentationStyle = .custom
    half.transitioningDelegate = delegate
    show(root)
    present(half, from: root)
    let made = delegate.made
    expect(made?.changes.isEmpty == true && made?.traits.isEmpty == true)
    window.frame = wide
    window.advance(to: 3)
    expect(made?.traits == [.regular] && made?.changes == [.regular])
    expect(half.traits == [.regular] && root.traits == [.regular])
    window.frame = CGRect(x: 0, y: 0, width: 880, height: 620)
    window.advance(to: 4)
    expect(made?.changes, equals: [.regular])
    root.dismiss(animated: false)
    window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    window.advance(to: 5)
    expect(made?.changes, equals: [.regular])
  }

  @Test func `one in a context hears of the context's size`() {
    let delegate = ContextDelegate()
    let (root, pane, modal) = (Page("root", log), Page("pane", log), Page("modal", log))
    pane.definesPresentationContext = true
    show(root)
    root.addChild(pane)
    pane.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    pane.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(pane.view)
    pane.didMove(toParent: root)
    window.advance(to: 1)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    present(modal, from: pane)
    window.frame = CGRect(x: 0, y: 0, width: 600, height: 800)
    window.advance(to: 3)
    expect(modal.view.bounds.width == 600 && modal.view.bounds.height == 400)
    expect(modal.sizes, equals: [CGSize(width: 600, height: 400)])
  }

  private final class ContextDelegate: UIViewControllerTransitioningDelegate {
    private final class Controller: UIPresentationController {
      override var shouldPresentInFullscreen: Bool { false }
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { parentSize }
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Controller(presentedViewController: presented, presenting: presenting)
    }
  }
}
