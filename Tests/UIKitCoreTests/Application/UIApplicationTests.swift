import Expectations
import Testing

@testable import UIKit

/// The calls that an application's delegate and its scenes receive, in order.
@MainActor
@Suite(.serialized) struct UIApplicationTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("will finish")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("did finish")
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
  }

  @Test func `a program without scenes launches, comes and goes in Apple's order`() {
    let application = UIApplication.shared
    let delegate = Delegate()
    application.launch(delegate)
    expect(delegate.calls, equals: ["will finish", "did finish", "active"])
    expect(application.applicationState, equals: .active)
    expect(application.windows.first === delegate.window && application.keyWindow != nil)
    application.enterBackground()
    application.enterBackground()
    application.enterForeground()
    application.terminate()
    expect(
      delegate.calls.dropFirst(3),
      equals: [
        "resign", "background", "foreground", "active", "terminate",
      ])
    application.delegate = nil
  }

  @Test func `who listens hears of a program's coming and going behind its delegate`() {
    let application = UIApplication.shared
    let delegate = Delegate()
    @MainActor final class Listener {
      var heard: [String] = []
      let delegate: Delegate
      init(_ delegate: Delegate) { self.delegate = delegate }
      func hear(_ notification: Notification) {
        heard.append("\(delegate.calls.last ?? ""): \(notification.name.rawValue)")
      }
    }
    let listener = Listener(delegate)
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
    ]
    for name in names {
      NotificationCenter.default.addObserver(
        listener, selector: Listener.hear(_:), name: name, object: application)
    }
    application.launch(delegate)
    application.enterBackground()
    application.enterForeground()
    application.terminate()
    NotificationCenter.default.removeObserver(listener)
    expect(
      listener.heard,
      equals: [
        "did finish: UIApplicationDidFinishLaunchingNotification",
        "active: UIApplicationDidBecomeActiveNotification",
        "resign: UIApplicationWillResignActiveNotification",
        "background: UIApplicationDidEnterBackgroundNotification",
        "foreground: UIApplicationWillEnterForegroundNotification",
        "active: UIApplicationDidBecomeActiveNotification",
        "terminate: UIApplicationWillTerminateNotification",
      ])
    application.delegate = nil
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var last: SceneDelegate?
    var window: UIWindow?
    var calls: [String] = []

    override init() {
      super.init()
      Self.last = self
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      calls.append("connect \(scene.activationState)")
    }
    func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
  }

  @Test func `who listens hears of a scene's coming and going behind its delegate`() throws {
    let application = UIApplication.shared
    InterfaceClasses.registerSceneDelegate("SceneDelegate") { SceneDelegate() }
    @MainActor final class Listener {
      var heard: [String] = []
      var scenes: Set<UIScene> = []
      func hear(_ notification: Notification) {
        heard.append("\(SceneDelegate.last?.calls.last ?? ""): \(notification.name.rawValue)")
        if let scene = notification.object as? UIScene { scenes.insert(scene) }
      }
    }
    let listener = Listener()
    let names = [
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
    ]
    for name in names {
      NotificationCenter.default.addObserver(
        listener, selector: Listener.hear(_:), name: name, object: nil)
    }
    let delegate = Delegate()
    var list = ApplicationList()
    list.scene = ApplicationList.Scene(name: "Default", delegateClass: "SceneDelegate")
    application.launch(delegate, as: list)
    let scene = try #require(application.connectedScenes.first)
    expect(scene.activationState, equals: .foregroundActive)
    application.enterBackground()
    expect(scene.activationState, equals: .background)
    application.enterForeground()
    application.terminate()
    NotificationCenter.default.removeObserver(listener)
    expect(listener.scenes, equals: [scene])
    expect(
      listener.heard,
      equals: [
        "connect unattached: UISceneWillConnectNotification",
        "foreground: UISceneWillEnterForegroundNotification",
        "active: UISceneDidActivateNotification",
        "resign: UISceneWillDeactivateNotification",
        "background: UISceneDidEnterBackgroundNotification",
        "foreground: UISceneWillEnterForegroundNotification",
        "active: UISceneDidActivateNotification",
        "disconnect: UISceneDidDisconnectNotification",
      ])
    // The application's delegate is notified of the beginning and the end, the scenes of the rest.
    expect(delegate.calls, equals: ["will finish", "did finish", "terminate"])
    application.delegate = nil
    SceneDelegate.last = nil
  }

  @Test func `a notification calls the method of whoever is there, until it is removed`() {
    @MainActor final class Listener {
      var count = 0
      func heard(_ notification: Notification) { count += 1 }
      func heardIt() { count += 10 }
    }
    let name = Notification.Name("a card was turned")
    let listener = Listener()
    let center = NotificationCenter()
    center.addObserver(listener, selector: Listener.heard(_:), name: name, object: nil)
    center.addObserver(listener, selector: Listener.heardIt, name: name, object: nil)
    center.post(name: name, object: nil)
    expect(listener.count, equals: 11)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    expect(listener.count, equals: 11)
  }

  @Test func `the first responder gives way to the next that may be it`() {
    let (one, two) = (UITextField(), UITextField())
    expect(one.becomeFirstResponder() && one.isFirstResponder)
    expect(two.becomeFirstResponder() && !one.isFirstResponder)
    expect(!UIView().becomeFirstResponder() && two.isFirstResponder)
    expect(two.endEditing(false) && !two.isFirstResponder)
  }

  @Test func `a dimmed view's tint is gray for all within it`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = .red
    outer.tintAdjustmentMode = .dimmed
    expect(inner.tintColor, equals: .systemGray)
    inner.tintAdjustmentMode = .normal
    expect(inner.tintColor, equals: .red)
  }

  @Test func `what is said for those who do not see is in the tree`() {
    let view = UIView()
    view.accessibilityIdentifier = "close"
    view.accessibilityLabel = "Close the card"
    expect(view.treeDescription().contains("id “close” label “Close the card”"))
  }

  @Test func `only the corners that are asked for are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    expect(path.bounds, equals: CGRect(x: 0, y: 0, width: 100, height: 50))
    let byHand = UIBezierPath()
    byHand.move(to: CGPoint(x: 20, y: 0))
    for (x, y) in [(100, 0), (100, 50), (0, 50), (0, 20)] {
      byHand.addLine(to: CGPoint(x: x, y: y))
    }
    let handle: CGFloat = 20 * (1 - 0.5523)
    byHand.addCurve(
      to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 0, y: handle),
      controlPoint2: CGPoint(x: handle, y: 0))
    byHand.close()
    expect(path.cgPath, equals: byHand.cgPath)
  }

  @Test func `a window without a frame is as large as the screen`() {
    expect(UIWindow().frame, equals: UIScreen.main.bounds)
  }

  @Test func `setting the status bar's style leaves it to the view controllers`() {
    let application = UIApplication.shared
    let (style, isHidden) = (application.statusBarStyle, application.isStatusBarHidden)
    application.statusBarStyle = .lightContent
    application.isStatusBarHidden = !isHidden
    expect(application.statusBarStyle == style && application.isStatusBarHidden == isHidden)
  }
}
