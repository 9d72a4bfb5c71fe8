import Expectations
import Foundation
import Testing

@testable import UIKit

/// The window that a launch shows, and the time when it exists.
@MainActor
@Suite(.serialized) struct LaunchWindowTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var rootAtWillFinish: UIViewController?
    var wasHidden: Bool?

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      rootAtWillFinish = window?.rootViewController
      wasHidden = window?.isKeyWindow == false
      return true
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var last: SceneDelegate?
    var window: UIWindow?
    var fromStoryboard: UIViewController?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Self.last = self
      fromStoryboard = window?.rootViewController
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UITabBarController()
      window?.makeKeyAndVisible()
    }
  }

  /// Writes a storyboard beside the program while `body` runs.
  private func withStoryboard(_ name: String, _ body: () throws -> Void) throws {
    let folder = Bundle.main.bundleURL.appending(path: "\(name)-test.resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController title="Main" id="a"/></objects></scene></scenes>
      <color key="tintColor" red="1" green="0" blue="0" alpha="1"/></document>
      """
    try Data(text.utf8).write(to: folder.appending(path: "\(name).storyboard"))
    try body()
  }

  @Test func `the main storyboard's window is there when the launch is about to finish`() throws {
    try withStoryboard("LaunchMain") {
      var list = ApplicationList()
      list.mainStoryboard = "LaunchMain"
      let delegate = Delegate()
      UIApplication.shared.launch(delegate, as: list)
      defer { UIApplication.shared.delegate = nil }
      expect(delegate.rootAtWillFinish?.title == "Main" && delegate.wasHidden == true)
      expect(delegate.window?.isKeyWindow, equals: true)
    }
  }

  final class OwnWindow: UIWindow {}

  @Test func `a delegate's own window shows the storyboard, in the document's tint color`() throws {
    try withStoryboard("LaunchOwn") {
      var list = ApplicationList()
      list.mainStoryboard = "LaunchOwn"
      let delegate = Delegate()
      let window = OwnWindow(frame: UIScreen.main.bounds)
      delegate.window = window
      UIApplication.shared.launch(delegate, as: list)
      defer { UIApplication.shared.delegate = nil }
      expect(delegate.window === window && window.isKeyWindow)
      expect(window.rootViewController?.title, equals: "Main")
      expect(window.tintColor, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  @Test func `a scene's delegate that makes a window of its own has that one shown`() throws {
    try withStoryboard("LaunchScene") {
      InterfaceClasses.registerSceneDelegate("LaunchWindowSceneDelegate") { SceneDelegate() }
      var list = ApplicationList()
      list.scene = ApplicationList.Scene(
        name: nil, delegateClass: "LaunchWindowSceneDelegate", storyboard: "LaunchScene")
      let delegate = Delegate()
      UIApplication.shared.launch(delegate, as: list)
      defer {
        UIApplication.shared.terminate()
        UIApplication.shared.delegate = nil
      }
      let scene = try #require(SceneDelegate.last)
      expect(scene.fromStoryboard?.title, equals: "Main")
      expect(scene.window?.rootViewController is UITabBarController)
      expect(scene.window?.isKeyWindow, equals: true)
      expect(scene.window?.windowScene?.windows.count, equals: 1)
    }
  }
}
