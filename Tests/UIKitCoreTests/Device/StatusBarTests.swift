import Expectations
import Foundation
import QuartzCore
import Testing
import ViewTesting

@testable import UIKit

/// The status bar over a window of a device: the view controller that chooses its style, the time, the effects.
@MainActor
@Suite(.serialized) struct StatusBarTests {
  private final class Page: UIViewController {
    var hides: Bool?
    var style = UIStatusBarStyle.default
    var animation = UIStatusBarAnimation.fade
    var asked = 0
    var inner: UIViewController?

    override var prefersStatusBarHidden: Bool {
      asked += 1
      return hides ?? super.prefersStatusBarHidden
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
    override var childForStatusBarHidden: UIViewController? { inner }
    override var childForStatusBarStyle: UIViewController? { inner }
  }

  private final class WindowOwner: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let root = Page()

  private func show(_ model: DeviceModel = .phone, _ controller: UIViewController? = nil) {
    window.deviceModel = model
    window.rootViewController = controller ?? root
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  private var bar: LayerSnapshot? {
    let views = window.layer.sublayers?.count ?? 0
    let drawn = window.layer.snapshot().sublayers
    return drawn.count > views ? drawn.last : nil
  }

  // MARK: Where it is

  @Test func `no window has one that is no device's`() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
    expect(bar == nil && !window.showsStatusBar)
    expect(root.asked, equals: 0)
    root.setNeedsStatusBarAppearanceUpdate()
    expect(root.asked == 0 && bar == nil)
  }

  @Test func `it is drawn over all, and is no view of the window`() {
    let before = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    before.rootViewController = Page()
    before.makeKeyAndVisible()
    before.advance(to: 1)
    show()
    expect(bar?.values.opacity == 1 && window.showsStatusBar)
    expect(bar?.values.bounds.size, equals: CGSize(width: 393, height: 54))
    expect(window.subviews, equals: [root.view])
    expect(window.treeDescription(), equals: before.treeDescription())
    window.deviceModel = nil
    expectNil(bar)
  }

  @Test func `the scene's manager says where it is`() {
    let session = UISceneSession(
      UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    let window = UIWindow(windowScene: scene)
    expect(scene.statusBarManager?.statusBarFrame, equals: .zero)
    expect(scene.statusBarManager?.isStatusBarHidden, equals: true)
    window.deviceModel = .phone
    root.style = .lightContent
    window.rootViewController = root
    window.makeKeyAndVisible()
    let manager = scene.statusBarManager
    expect(manager?.statusBarFrame, equals: CGRect(x: 0, y: 0, width: 393, height: 54))
    expect(manager?.isStatusBarHidden == false && manager?.statusBarStyle == .lightContent)
  }

  @Test func `a table's controller without a container begins below it`() {
    let screen = UIScreen.main.bounds
    expect(UITableViewController().view.frame, equals: screen)
    let owner = WindowOwner()
    owner.window = window
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = owner
    defer { UIApplication.shared.delegate = before }
    show(.smallPhone)
    let bar = UIApplication.shared.statusBarFrame.height
    let seen = UIScreen.main.bounds
    expect(bar, equals: 20)
    expect(
      UITableViewController().view.frame,
      equals: CGRect(x: 0, y: bar, width: seen.width, height: seen.height - bar))
    expect(UIViewController().view.frame, equals: seen)
    let contained = UITableViewController()
    root.addChild(contained)
    expect(contained.view.frame.minY, equals: 0)
    window.isHidden = true
  }

  // MARK: Who is asked

  @Test func `the root has the say, and is asked again when it says so`() {
    root.style = .lightContent
    show()
    expect(window.statusBarStyle == .lightContent && window.showsStatusBar)
    root.hides = true
    root.style = .darkContent
    let asked = root.asked
    window.advance(to: 2)
    expect(root.asked == asked && window.showsStatusBar)
    root.setNeedsStatusBarAppearanceUpdate()
    expect(!window.showsStatusBar && window.statusBarStyle == .darkContent)
    expect(bar?.values.opacity, equals: 0)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `the default style suits the look`(look: UIUserInterfaceStyle) {
    root.traitOverrides.userInterfaceStyle = look
    show()
    expect(window.statusBarStyle, equals: (look == .dark ? .lightContent : .darkContent))
  }

  @Test func `it goes on to the child that is named`() {
    let (middle, inner) = (Page(), Page())
    root.inner = middle
    middle.inner = inner
    inner.style = .lightContent
    inner.hides = true
    for (child, parent) in [(middle, root), (inner, middle)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    show()
    expect(window.statusBarStyle == .lightContent && !window.showsStatusBar)
    expect(root.asked, equals: 0)
  }

  @Test func `a navigation controller hides it with its top page, and its bar has the style`() {
    root.style = .lightContent
    root.hides = true
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(.phone, navigation)
    expect(window.showsStatusBar)
    navigation.pushViewController(root, animated: false)
    window.advance(to: 2)
    expect(!window.showsStatusBar && window.statusBarStyle == .darkContent)
    navigation.navigationBar.barStyle = .black
    expect(window.statusBarStyle, equals: .lightContent)
    navigation.navigationBar.barStyle = .default
    navigation.isNavigationBarHidden = true
    navigation.setNeedsStatusBarAppearanceUpdate()
    expect(window.statusBarStyle, equals: .lightContent)
    navigation.popViewController(animated: false)
    window.advance(to: 3)
    expect(window.showsStatusBar && window.statusBarStyle == .darkContent)
  }

  @Test func `a tab bar controller has it as the tab that is selected`() {
    root.style = .lightContent
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), root]
    show(.phone, tabs)
    expect(window.statusBarStyle, equals: .darkContent)
    tabs.selectedIndex = 1
    window.advance(to: 2)
    expect(window.statusBarStyle, equals: .lightContent)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
    (.overFullScreen, true, true), (.pageSheet, false, false), (.pageSheet, true, true),
    (.fullScreen, true, true),
  ])
  func `what is presented over the whole has the say, and others where they want to`(
    style: UIModalPresentationStyle, captures: Bool, hasSay: Bool
  ) {
    show()
    let page = Page()
    page.style = .lightContent
    page.hides = true
    page.modalPresentationStyle = style
    page.modalPresentationCapturesStatusBarAppearance = captures
    root.present(page, animated: true)
    window.advance(to: 1)
    window.advance(to: 1.01)
    // The change takes effect at the beginning of the transition.
    expect(window.showsStatusBar, differsFrom: hasSay)
    window.advance(to: 3)
    expect(window.statusBarStyle, equals: (hasSay ? .lightContent : .darkContent))
    page.dismiss(animated: true)
    window.advance(to: 3)
    window.advance(to: 3.01)
    expect(window.showsStatusBar)
    window.advance(to: 5)
    expect(window.showsStatusBar && window.statusBarStyle == .darkContent)
  }

  // MARK: The safe area

  @Test func `where a camera is the safe area stays when it hides`() {
    show()
    root.hides = true
    root.setNeedsStatusBarAppearanceUpdate()
    expect(window.safeAreaInsets.top, equals: 59)
  }

  @Test(arguments: [(DeviceModel.smallPhone, 20.0), (.tablet, 24)])
  func `elsewhere its height is free when it hides, and animated with it`(
    model: DeviceModel, height: CGFloat
  ) {
    show(model)
    expect(window.safeAreaInsets.top, equals: height)
    let below = UIView(constrainedIn: root.view)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
      below.heightAnchor.constraint(equalToConstant: 10),
      below.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    expect(below.frame.minY, equals: height)
    root.hides = true
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      root.setNeedsStatusBarAppearanceUpdate()
    }
    expect(window.safeAreaInsets.top == 0 && below.frame.minY == 0)
    window.advance(to: 1)
    window.advance(to: 1.5)
    let y = below.layer.seen.frame.minY
    expect(y > 0 && y < height)
    window.advance(to: 3)
    root.hides = false
    root.setNeedsStatusBarAppearanceUpdate()
    window.layoutIfNeeded()
    expect(below.frame.minY, equals: height)
  }

  @Test func `on its side a phone has none, a small one where that is asked for`() {
    show()
    window.turnDevice(to: .landscapeLeft, animated: false)
    expect(!window.showsStatusBar)
    root.hides = false
    root.setNeedsStatusBarAppearanceUpdate()
    expect(!window.showsStatusBar)
    window.turnDevice(to: .portrait, animated: false)
    expect(window.showsStatusBar)
    root.hides = nil
    window.deviceModel = .smallPhone
    window.turnDevice(to: .landscapeLeft, animated: false)
    expect(!window.showsStatusBar && window.safeAreaInsets == .zero)
    root.hides = false
    root.setNeedsStatusBarAppearanceUpdate()
    expect(window.showsStatusBar && window.safeAreaInsets.top == 20)
    expect(bar?.values.bounds.width, equals: 667)
  }

  // MARK: How it changes

  @Test(arguments: [UIStatusBarAnimation.none, .fade, .slide])
  func `it comes and goes as is preferred, where the change is animated`(
    animation: UIStatusBarAnimation
  ) {
    show()
    root.animation = animation
    for hides in [true, false] {
      let start = hides ? 1.0 : 3
      window.advance(to: start)
      root.hides = hides
      UIView.animate(withDuration: 1) { root.setNeedsStatusBarAppearanceUpdate() }
      window.advance(to: start)
      window.advance(to: start + 0.5)
      let (opacity, y) = (bar!.values.opacity, bar!.values.position.y)
      switch animation {
      case .none: expect(opacity == (hides ? 0 : 1) && y == 0)
      case .fade: expect(opacity > 0.1 && opacity < 0.9 && y == 0)
      case .slide: expect(opacity == 1 && y < -5 && y > -50)
      }
      window.advance(to: start + 1.5)
      expect(bar?.values.opacity == (hides ? 0 : 1) && bar?.values.position.y == 0)
    }
  }

  @Test func `without an animation it changes at once`() {
    show()
    root.hides = true
    root.setNeedsStatusBarAppearanceUpdate()
    expect(bar?.values.opacity, equals: 0)
    expect(!window.isAnimating)
  }

  // MARK: The application's list

  @Test func `an application may say it for all its controllers`() throws {
    let application = UIApplication.shared
    let before = application.list
    defer { application.list = before }
    application.list = ApplicationList(
      try PropertyListSerialization.data(
        fromPropertyList: [
          "UIViewControllerBasedStatusBarAppearance": false,
          "UIStatusBarStyle": "UIStatusBarStyleLightContent",
        ], format: .xml, options: 0))
    root.hides = true
    show()
    expect(window.showsStatusBar && window.statusBarStyle == .lightContent && root.asked == 0)
  }
}
