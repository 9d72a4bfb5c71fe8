import Expectations
import Foundation
import Testing
import UIKit

/// Deliveries to an application from outside, and its requests to system services that do not exist here.
@MainActor
@Suite(.serialized) struct DeliveringTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var told: [String] = []
    let page = Page()

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      told.append("open \(url)")
      return true
    }

    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      restorationHandler([page])
      return true
    }

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      told.append(shortcutItem.type)
      completionHandler(true)
    }

    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
      told.append(error.localizedDescription)
    }
  }

  private final class Page: UIViewController {
    var restored: [String] = []

    override func restoreUserActivityState(_ activity: NSUserActivity) {
      restored.append(activity.activityType)
    }
  }

  @Test func `a program without scenes hears what arrives`() throws {
    let application = UIApplication.shared
    let before = application.delegate
    defer { application.delegate = before }
    let delegate = Delegate()
    application.delegate = delegate
    expect(application.deliver(try #require(URL(string: "cards:open"))))
    expect(application.deliver(NSUserActivity(activityType: "reading")))
    var isDone = false
    application.deliver(UIApplicationShortcutItem(type: "new", localizedTitle: "New")) {
      isDone = $0
    }
    application.registerForRemoteNotifications()
    expect(isDone && delegate.page.restored == ["reading"])
    expect(
      delegate.told, equals: ["open cards:open", "new", "no service sends notifications here"])
    expectNil(application.value(forKey: "statusBar"))
    var errors: [String] = []
    application.setAlternateIconName("Dark") { errors.append($0?.localizedDescription ?? "") }
    expect(errors, equals: ["a program has no icon here"])
  }

  @Test func `files are found in folders of resources`() throws {
    let folder = Bundle.main.bundleURL.appending(path: "Delivering-test.resources")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "texts"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("hello".utf8).write(to: folder.appending(path: "texts/DeliveringTests.txt"))
    let path = try #require(Bundle.main.findPath(forResource: "DeliveringTests", ofType: "txt"))
    try expect(String(contentsOfFile: path, encoding: .utf8), equals: "hello")
    expect(Bundle.main.findURL(forResource: "DeliveringTests.txt", withExtension: nil) != nil)
    expect(
      Bundle.main.findPath(forResource: "DeliveringTests", ofType: "txt", inDirectory: "texts")
        != nil)
    expectNil(Bundle.main.findPath(forResource: "DeliveringTests", ofType: "png"))
  }

  @Test func `a window tells that it comes and goes`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var told: [String] = []
    let tokens = [
      (UIWindow.didBecomeVisibleNotification, "visible"),
      (UIWindow.didBecomeHiddenNotification, "hidden"),
    ].map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(word) }
      }
    }
    defer {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
    window.isHidden = false
    window.isHidden = false
    window.isHidden = true
    expect(told, equals: ["visible", "hidden"])
  }

  @Test func `views are deleted as the system does`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.isHidden = false
    var ends = 0
    UIView.perform(.delete, on: [view], animations: nil) { _ in ends += 1 }
    window.advance(to: 0.1)
    expect(view.superview === window && ends == 0)
    window.advance(to: 1)
    expect(view.superview == nil && view.alpha == 1 && ends == 1)
    expect(view.accessibilityActivationPoint, equals: CGPoint(x: 5, y: 5))
  }
}
