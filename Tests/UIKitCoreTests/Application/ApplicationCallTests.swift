import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// The values of an application's class, its windows and its scenes.
@MainActor
@Suite(.serialized) struct ApplicationCallTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class Page: UIViewController {
    var heard: [String] = []

    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      heard.append("memory")
    }
  }

  private final class Listener: UIView {
    var heard = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
  }

  private func withWindow(_ body: @MainActor (UIApplication, UIWindow) throws -> Void) rethrows {
    let application = UIApplication.shared
    let delegate = Delegate()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.windowScene = nil
    window.isHidden = false
    delegate.window = window
    application.delegate = delegate
    defer { application.delegate = nil }
    try body(application, window)
  }

  @Test func `the class answers for its only object by name`() {
    expect(UIApplication.responds(to: Selector("sharedApplication")))
    expect(UIApplication.responds(to: Selector("shared")))
    expect(!UIApplication.responds(to: Selector("other")) && !UIApplication.responds(to: nil))
    let found = UIApplication.perform(Selector("sharedApplication"))?.takeUnretainedValue()
    expect(found === UIApplication.shared)
    expectNil(UIApplication.perform(Selector("other")))
    expect(
      UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    expectNil(UIApplication.value(forKeyPath: "other.windows"))
    expectNil(UIApplication.value(forKeyPath: "sharedApplication.statusBar"))
    expectNil(UIApplication.value(forKeyPath: ""))
  }

  @Test func `windows ignore touches for as long as it was begun`() {
    withWindow { application, window in
      let view = Listener(frame: window.bounds)
      window.addSubview(view)
      expect(application.windows.contains { $0 === window })
      @MainActor func touch(_ x: Double) -> Int {
        view.heard = 0
        let fingers = Fingers(window)
        fingers.down(0, x, 20)
        fingers.lift()
        return view.heard
      }
      expect(touch(10), equals: 1)
      application.beginIgnoringInteractionEvents()
      application.beginIgnoringInteractionEvents()
      expect(application.isIgnoringInteractionEvents && touch(20) == 0)
      application.endIgnoringInteractionEvents()
      expect(application.isIgnoringInteractionEvents && touch(30) == 0)
      application.endIgnoringInteractionEvents()
      expect(!application.isIgnoringInteractionEvents && touch(40) == 1)
      application.endIgnoringInteractionEvents()
      expect(touch(50), equals: 1)
    }
  }

  @Test func `a warning of memory reaches all controllers once`() {
    withWindow { application, window in
      let (root, child, card) = (Page(), Page(), Page())
      root.addChild(child)
      window.rootViewController = root
      window.UIKit::advance(to: 1)
      root.present(card, animated: false)
      window.UIKit::advance(to: 2)
      application.perform(Selector("_performMemoryWarning"))
      expect([root, child, card].map(\.heard.count), equals: [1, 1, 1])
      root.dismiss(animated: false)
      window.rootViewController = nil
    }
  }

  @Test func `the direction of an application is that of its first window`() {
    withWindow { application, window in
      expect(application.userInterfaceLayoutDirection, equals: .leftToRight)
      window.traitOverrides.layoutDirection = .rightToLeft
      expect(application.userInterfaceLayoutDirection, equals: .rightToLeft)
    }
  }

  @Test func `the trees of all windows after a second`() {
    withWindow { application, window in
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      window.addSubview(view)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.frame.origin.x = 41 }
      let trees = application.treesAfterFirstSecond
      expect(trees.count, equals: application.windows.count)
      let shown = view.layer.presentation()?.frame.minX ?? 0
      expect(abs(shown - 21), isBelow: 2.5)
      expect(window.now, equals: 1)
    }
  }

  @Test func `work of the main queue waits while it is held`() async {
    final class Log: @unchecked Sendable { var lines: [String] = [] }
    let log = Log()
    DispatchQueue.main.async { log.lines.append("block") }
    _ = UIApplication.mainQueueWaits
    UIApplication.holdingMainQueue {
      UIApplication.holdingMainQueue {}
      UIApplication.turnMainQueue()
      expect(log.lines, equals: [])
    }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expect(log.lines, equals: ["block"])
  }

  @Test func `names and raw values of an application's types`() {
    let mask = [UIDeviceOrientation.unknown, .portrait, .landscapeLeft, .faceUp].map {
      UIInterfaceOrientation($0)?.rawValue ?? -1
    }
    let icons = [
      UIApplicationShortcutIcon(systemImageName: "star"),
      UIApplicationShortcutIcon(templateImageName: "own"),
    ]
    SeenMarks.see(
      "\(mask) \(icons.map(\.imageName)) "
        + "\(UIApplication.OpenURLOptionsKey(rawValue: "a").rawValue) "
        + "\(UIWindow.Level(rawValue: 3).rawValue) \(UIWindow.Level.alert.rawValue) "
        + "\(UIImpactFeedbackGenerator().description.isEmpty)")
  }
}
