import Expectations
import Foundation
import Testing

@testable import UIKit

/// A window that is shown as a device rotates with it if the application and the view controllers allow that.
@MainActor
@Suite(.serialized) struct WindowDeviceTests {
  /// Supports the given orientations, and logs its calls.
  private final class Page: UIViewController {
    var supported: UIInterfaceOrientationMask?
    var preferred: UIInterfaceOrientation?
    var autorotates = true
    var asked = 0
    var told: [CGSize] = []
    var orientationsWhenTold: [UIInterfaceOrientation?] = []
    var orientationAlong: UIInterfaceOrientation?

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      asked += 1
      return supported ?? super.supportedInterfaceOrientations
    }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }
    override var shouldAutorotate: Bool { autorotates }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      told.append(size)
      orientationsWhenTold.append(view.window?.interfaceOrientation)
      coordinator.animate { [weak self] _ in
        self?.orientationAlong = self?.view.window?.interfaceOrientation
      }
    }
  }

  private let window: UIWindow
  private let root = Page()
  private let upright = CGSize(width: 393, height: 852)
  private let onSide = CGSize(width: 852, height: 393)

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.deviceModel = .phone
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  private func present(
    _ page: UIViewController, _ style: UIModalPresentationStyle = .fullScreen, at time: Double = 2
  ) {
    page.modalPresentationStyle = style
    root.present(page, animated: false)
    window.advance(to: time)
    window.advance(to: time + 1)
  }

  // MARK: The device

  @Test func `it has the size and the safe area of the screen`() {
    expect(window.bounds.size == upright && window.interfaceOrientation == .portrait)
    expect(window.safeAreaInsets, equals: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    expect(root.view.safeAreaInsets, equals: window.safeAreaInsets)
    expect(window.deviceOrientation, equals: .portrait)
    window.deviceModel = nil
    expect(window.safeAreaInsets == .zero && window.bounds.size == upright)
    expect(window.deviceOrientation, equals: .unknown)
  }

  @Test func `a window of no device is not turned, and says so`() {
    var warnings: [String] = []
    let before = Misuse.onWarning
    Misuse.onWarning = { warnings.append($0) }
    defer { Misuse.onWarning = before }
    window.deviceModel = nil
    window.turnDevice(to: .landscapeLeft)
    expect(window.bounds.size == upright && warnings.first?.contains("deviceModel") == true)
  }

  @Test(arguments: [
    (UIDeviceOrientation.landscapeLeft, UIInterfaceOrientation.landscapeRight),
    (.landscapeRight, .landscapeLeft),
  ])
  func `turned to one side the interface turns to the other, and is told its size`(
    device: UIDeviceOrientation, interface: UIInterfaceOrientation
  ) {
    root.told = []
    window.turnDevice(to: device)
    expect(window.interfaceOrientation == interface && window.bounds.size == onSide)
    expect(root.told == [onSide] && root.orientationsWhenTold.last == .portrait)
    expect(root.orientationAlong, equals: interface)
    expect(window.safeAreaInsets, equals: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    expect(root.transitionCoordinator?.transitionDuration, equals: 0.3)
    window.advance(to: 2)
    expect(root.transitionCoordinator == nil && root.view.frame.size == onSide)
    expect(root.traitCollection.verticalSizeClass, equals: .compact)
    window.turnDevice(to: .portrait, animated: false)
    expect(window.bounds.size == upright && root.told == [onSide, upright])
  }

  @Test(arguments: [UIDeviceOrientation.faceUp, .faceDown, .unknown])
  func `a device that lies flat keeps its interface as it is`(device: UIDeviceOrientation) {
    window.turnDevice(to: .landscapeLeft)
    window.turnDevice(to: device)
    expect(window.interfaceOrientation == .landscapeRight && window.deviceOrientation == device)
  }

  @Test func `who listens hears of the device, whether the interface follows or not`() {
    @MainActor
    final class Listener {
      var heard: [String] = []
    }
    let listener = Listener()
    let center = NotificationCenter.default
    let names = [
      UIDevice.orientationDidChangeNotification,
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ]
    let observers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          listener.heard.append("\(name.rawValue) \(UIDevice.current.orientation)")
        }
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    root.supported = .portrait
    window.turnDevice(to: .landscapeRight)
    expect(listener.heard, equals: ["UIDeviceOrientationDidChangeNotification landscapeRight"])
    root.supported = .all
    window.turnDevice(to: .landscapeLeft)
    expect(listener.heard.count, equals: 4)
    expect(UIDevice.current.orientation.isLandscape)
  }

  // MARK: What is allowed

  @Test(
    arguments: [
      (.portrait, .portrait), (.all, .landscapeRight), (.landscape, .landscapeRight),
      ([.portrait, .landscapeLeft], .portrait),
    ] as [(UIInterfaceOrientationMask, UIInterfaceOrientation)])
  func `it turns only to what its root supports`(
    supported: UIInterfaceOrientationMask, expected: UIInterfaceOrientation
  ) {
    root.supported = supported
    window.turnDevice(to: .landscapeLeft)
    expect(window.interfaceOrientation, equals: expected)
    expect(window.bounds.size, equals: (expected == .portrait ? upright : onSide))
  }

  @Test func `a phone does not stand on its head unless that is asked for, a tablet does`() {
    window.turnDevice(to: .portraitUpsideDown)
    expect(window.interfaceOrientation, equals: .portrait)
    root.supported = .all
    window.turnDevice(to: .portrait)
    window.turnDevice(to: .portraitUpsideDown)
    expect(window.interfaceOrientation == .portraitUpsideDown && window.bounds.size == upright)
    let tablet = UIWindow(frame: .zero)
    tablet.deviceModel = .tablet
    tablet.rootViewController = UINavigationController(rootViewController: UIViewController())
    tablet.makeKeyAndVisible()
    tablet.turnDevice(to: .portraitUpsideDown)
    expect(tablet.interfaceOrientation, equals: .portraitUpsideDown)
    expect(tablet.bounds.size, equals: CGSize(width: 820, height: 1180))
  }

  @Test func `one that does not autorotate stays`() {
    root.autorotates = false
    window.turnDevice(to: .landscapeLeft)
    expect(window.interfaceOrientation, equals: .portrait)
  }

  @Test func `a container answers for its pages, by its delegate or by itself`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let page = Page()
    page.supported = .portrait
    let navigation = UINavigationController(rootViewController: page)
    window.rootViewController = navigation
    window.turnDevice(to: .landscapeLeft)
    // The page is not called, as on iOS.
    expect(window.interfaceOrientation == .landscapeRight && page.asked == 0)
    let delegate = Delegate()
    navigation.delegate = delegate
    window.turnDevice(to: .landscapeRight)
    expect(window.interfaceOrientation, equals: .portrait)
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var mask = UIInterfaceOrientationMask.all
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }
  }

  private final class Silent: UIResponder, UIApplicationDelegate {}

  @Test func `the application's delegate allows, too`() {
    let application = UIApplication.shared
    let before = application.delegate
    defer { application.delegate = before }
    let delegate = Delegate()
    application.delegate = delegate
    delegate.mask = [.portrait, .landscapeLeft]
    window.turnDevice(to: .landscapeLeft)
    expect(window.interfaceOrientation, equals: .portrait)
    window.turnDevice(to: .landscapeRight)
    expect(window.interfaceOrientation, equals: .landscapeLeft)
  }

  private func list(_ entries: [String: Any]) throws -> ApplicationList {
    ApplicationList(
      try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0))
  }

  @Test func `where it says nothing the application's list does, for each kind of device`() throws {
    let application = UIApplication.shared
    let before = (application.delegate, application.list)
    defer { (application.delegate, application.list) = before }
    application.delegate = Silent()
    application.list = try list([
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      "UISupportedInterfaceOrientations~ipad": [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
      ],
    ])
    window.turnDevice(to: .landscapeRight)
    expect(window.interfaceOrientation, equals: .portrait)
    window.deviceModel = .tablet
    window.turnDevice(to: .landscapeRight)
    expect(window.interfaceOrientation, equals: .landscapeLeft)
    window.turnDevice(to: .landscapeLeft)
    expect(window.interfaceOrientation, equals: .landscapeLeft)
  }

  @Test(arguments: [true, false])
  func `on a tablet that others share the controllers are not asked`(wantsAll: Bool) throws {
    let application = UIApplication.shared
    let before = application.list
    defer { application.list = before }
    application.list = try list([
      "UISupportedInterfaceOrientations": [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      ],
      "UIRequiresFullScreen": wantsAll,
    ])
    root.supported = .portrait
    window.deviceModel = .tablet
    window.turnDevice(to: .landscapeLeft)
    expect(window.interfaceOrientation, equals: (wantsAll ? .portrait : .landscapeRight))
  }

  @Test func `no orientation that both support stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let window = UIWindow(frame: .zero)
        window.deviceModel = .phone
        let page = Page()
        page.supported = []
        window.rootViewController = page
        window.makeKeyAndVisible()
      }
    }
  }

  // MARK: Presentations

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, true), (.pageSheet, false),
    (.formSheet, false), (.overCurrentContext, false),
  ])
  func `the topmost that fills the screen is asked`(
    style: UIModalPresentationStyle, fills: Bool
  ) {
    let page = Page()
    page.supported = .portrait
    present(page, style)
    let count = page.asked
    window.turnDevice(to: .landscapeLeft)
    expect((page.asked > count), equals: fills)
    expect(window.interfaceOrientation, equals: (fills ? .portrait : .landscapeRight))
    // A full-screen presentation over the sheet determines the orientation again.
    let top = Page()
    top.supported = .portrait
    top.modalPresentationStyle = .fullScreen
    page.present(top, animated: false)
    window.advance(to: 4)
    window.advance(to: 5)
    expect(window.interfaceOrientation, equals: .portrait)
  }

  @Test func `a presentation turns to what is supported, and the dismissal back`() {
    let page = Page()
    page.supported = .landscape
    page.preferred = .landscapeLeft
    root.told = []
    present(page)
    expect(window.interfaceOrientation == .landscapeLeft && window.bounds.size == onSide)
    expect(page.view.frame.size == onSide && root.told == [onSide])
    page.dismiss(animated: false)
    window.advance(to: 4)
    window.advance(to: 5)
    expect(window.interfaceOrientation == .portrait && root.view.frame.size == upright)
    expect(window.subviews, equals: [root.view])
  }

  @Test func `one that prefers an orientation is presented in it, and turns with its device`() {
    let page = Page()
    page.preferred = .landscapeRight
    present(page)
    expect(window.interfaceOrientation, equals: .landscapeRight)
    window.turnDevice(to: .landscapeRight)
    expect(window.interfaceOrientation, equals: .landscapeLeft)
    window.turnDevice(to: .portrait)
    expect(window.interfaceOrientation, equals: .portrait)
  }

  @Test func `one that supports what there is leaves it`() {
    window.turnDevice(to: .landscapeLeft)
    let page = Page()
    present(page)
    expect(window.interfaceOrientation == .landscapeRight && page.told.isEmpty)
  }

  @Test func `a preference that is not supported stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = WindowDeviceTests()
        let page = Page()
        page.supported = .portrait
        page.preferred = .landscapeLeft
        table.present(page)
      }
    }
  }

  // MARK: Changes

  @Test func `who supports something else says so, and the window follows its device`() {
    root.supported = .portrait
    window.turnDevice(to: .landscapeLeft)
    root.supported = .all
    window.advance(to: 2)
    expect(window.interfaceOrientation, equals: .portrait)
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    expect(window.interfaceOrientation, equals: .landscapeRight)
    root.supported = .portrait
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    expect(window.interfaceOrientation, equals: .portrait)
  }

  @Test func `another root gets the orientation that it supports`() {
    let other = Page()
    other.supported = .landscapeLeft
    window.rootViewController = other
    expect(window.interfaceOrientation == .landscapeLeft && other.view.frame.size == onSide)
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var told: [UIInterfaceOrientation] = []
    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) { told.append(previousInterfaceOrientation) }
  }

  @Test func `a scene turns where that is requested, or says what is supported`() {
    let session = UISceneSession(
      UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    let delegate = SceneDelegate()
    scene.delegate = delegate
    let window = UIWindow(windowScene: scene)
    var errors: [String] = []
    let request = { (mask: UIInterfaceOrientationMask) in
      scene.requestGeometryUpdate(
        UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: mask)
      ) { errors.append($0.localizedDescription) }
    }
    request(.landscape)
    expect(errors.count, equals: 1)
    window.deviceModel = .phone
    let page = Page()
    page.supported = [.portrait, .landscapeLeft]
    window.rootViewController = page
    window.makeKeyAndVisible()
    request(.landscape)
    expect(window.interfaceOrientation == .landscapeLeft && errors.count == 1)
    expect(scene.interfaceOrientation == .landscapeLeft && delegate.told == [.portrait])
    expect(scene.effectiveGeometry.interfaceOrientation, equals: .landscapeLeft)
    request(.landscapeRight)
    expect(window.interfaceOrientation, equals: .landscapeLeft)
    expect(errors.last?.contains("supported: portrait, landscapeLeft"), equals: true)
  }
}
