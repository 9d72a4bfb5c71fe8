import Expectations
import Foundation
import Testing

@testable import UIKit

/// Members of scenes whose values are fixed here, and log lines.
@MainActor
struct SceneMemberTests {
  /// Calls a function with the application's only scene, and its window.
  private func withScene(_ body: (UIWindowScene, UIWindow) throws -> Void) rethrows {
    let session = UISceneSession(UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    let window = UIWindow(windowScene: scene)
    let before = UIApplication.shared.connectedScenes
    UIApplication.shared.connectedScenes = [scene]
    defer { UIApplication.shared.connectedScenes = before }
    try body(scene, window)
  }

  @Test func `a scene has all of its screen, and no other program opens it`() {
    withScene { scene, _ in
      expect(scene.isFullScreen && scene.sizeRestrictions == nil)
      expect(scene.windowingBehaviors == nil && scene.focusSystem == nil)
    }
    let options = UIScene.ConnectionOptions()
    expect(options.userActivities.isEmpty && options.handoffUserActivityType == nil)
    expect(options.sourceApplication == nil && options.shortcutItem == nil)
  }

  @Test func `the shown windows of a program without scenes belong to the application, by level`() {
    let host = UIApplication.host
    UIApplication.host = { _ in }
    defer { UIApplication.host = host }
    withScene { scene, _ in
      scene.isOfWholeProgram = true
      let alert = UIWindow(frame: UIScreen.main.bounds)
      alert.windowLevel = .alert
      alert.isHidden = false
      let second = UIWindow(frame: UIScreen.main.bounds)
      second.isHidden = false
      let hidden = UIWindow(frame: UIScreen.main.bounds)
      let windows = UIApplication.shared.windows.filter { [alert, second, hidden].contains($0) }
      expect(windows, equals: [second, alert])
      expect(alert.windowScene === scene && hidden.windowScene == nil)
      alert.isHidden = true
      second.isHidden = true
    }
  }

  @Test func `numbers are changed as a whole, and nothing is fetched in the background`() {
    var number: Int32 = 4
    expect(OSAtomicIncrement32(&number) == 5 && OSAtomicDecrement32(&number) == 4)
    expect(OSAtomicIncrement32Barrier(&number) == 5 && OSAtomicDecrement32Barrier(&number) == 4)
    expect(OSAtomicAdd32(6, &number), equals: 10)
    expect(OSAtomicCompareAndSwap32(10, 1, &number) && !OSAtomicCompareAndSwap32(10, 2, &number))
    expect(number, equals: 1)
    expect(UIApplication.backgroundFetchIntervalMinimum, equals: 0)
    expect(UIApplication.backgroundFetchIntervalNever, isAbove: 1e9)
  }

  @Test func `the older form of an alert presents itself over the key window`() throws {
    try withScene { _, window in
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let alert = UIAlertView(
        title: "Title", message: "Text", delegate: nil, cancelButtonTitle: "No",
        otherButtonTitles: "Yes")
      expect(alert.addButton(withTitle: "Other"), equals: 2)
      expect(alert.numberOfButtons == 3 && alert.buttonTitle(at: 1) == "Yes")
      expect(alert.firstOtherButtonIndex == 1 && alert.cancelButtonIndex == 0)
      alert.show()
      let shown = window.rootViewController?.presentedViewController as? UIAlertController
      expect(try #require(shown).actions.map(\.title), equals: ["No", "Yes", "Other"])
      expect(alert.isVisible)
      window.isHidden = true
    }
  }

  @Test func `a request to close the only scene is refused with a sentence`() throws {
    var refusals: [any Error] = []
    withScene { scene, _ in
      UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil) {
        refusals.append($0)
      }
    }
    let error = try #require(refusals.first as? any LocalizedError)
    expect(error.errorDescription?.contains("one scene"), equals: true)
  }

  @Test func `windows of scenes follow their device once that is supported, if they are asked to`()
  {
    final class Page: UIViewController {
      var supported = UIInterfaceOrientationMask.portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    }
    withScene { _, window in
      let page = Page()
      window.deviceModel = .phone
      window.rootViewController = page
      window.makeKeyAndVisible()
      window.advance(to: 1)
      window.turnDevice(to: .landscapeLeft)
      page.supported = .all
      window.advance(to: 2)
      expect(window.interfaceOrientation, equals: .portrait)
      UIViewController.attemptRotationToDeviceOrientation()
      expect(window.interfaceOrientation, equals: .landscapeRight)
      UIDevice.current.setValue("portrait", forKey: "orientation")
      UIDevice.current.setValue(1, forKey: "name")
      expect(window.deviceOrientation, equals: .landscapeLeft)
      UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
      expect(window.deviceOrientation == .portrait && window.interfaceOrientation == .portrait)
    }
  }

  @Test func `both forms of a log line fill in their arguments`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      os_log("%{public}@ has %d rows", "list", 3)
      os_log(.error, log: OSLog(subsystem: "s", category: "table"), "no %@", "cell")
      os_log(.error, log: .disabled, "nothing %@", "here")
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(lines.contains("[notice] list has 3 rows\n"))
    expect(lines.contains("[error table] no cell\n") && !lines.contains("nothing"))
  }

  @Test func `a provider loads the data of a type, and says why there is none`() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { done in
      done(Data("words".utf8), nil)
      return nil
    }
    var loaded: [Data?] = []
    var errors: [String] = []
    for type in ["public.utf8-plain-text", "public.png"] {
      let progress = provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
        loaded.append(data)
        if let error { errors.append("\(error)") }
      }
      expect(progress.totalUnitCount, equals: 1)
    }
    expect(loaded, equals: [Data("words".utf8), nil])
    expect(errors.count == 1 && errors[0].contains("public.png"))
  }
}
