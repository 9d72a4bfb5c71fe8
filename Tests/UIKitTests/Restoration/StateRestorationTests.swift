import Expectations
import Foundation
import Testing

@testable import UIKit

/// A program that goes to the background, ends and starts again in one process.
@MainActor
@Suite(.serialized) struct StateRestorationTests {
  final class Page: UIViewController, UIViewControllerRestoration {
    var number = 0
    weak var friend: UIViewController?
    var heard: [String] = []

    convenience init(_ number: Int) {
      self.init(nibName: nil, bundle: nil)
      self.number = number
      restorationIdentifier = "page\(number)"
      restorationClass = Page.self
    }

    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
      let page = Page(Int(identifierComponents.last?.dropFirst(4) ?? "") ?? -1)
      page.heard.append("made at \(identifierComponents.joined(separator: "/"))")
      return page
    }

    override func loadView() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      scroll.contentSize = CGSize(width: 320, height: 2000)
      scroll.restorationIdentifier = "list"
      view = scroll
    }

    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(number * 10, forKey: "value")
      coder.encode(friend, forKey: "friend")
      coder.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
    }

    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      friend = coder.decodeObject(forKey: "friend") as? UIViewController
      heard.append("value \(coder.decodeInteger(forKey: "value"))")
      heard.append("vector \(coder.decodeCGVector(forKey: "vector").dy)")
    }

    override func applicationFinishedRestoringState() { heard.append("finished") }
  }

  final class Counter: NSObject, UIStateRestoring {
    var count = 0
    var isFinished = false
    func encodeRestorableState(with coder: NSCoder) { coder.encode(count, forKey: "count") }
    func decodeRestorableState(with coder: NSCoder) { count = coder.decodeInteger(forKey: "count") }
    func applicationFinishedRestoringState() { isFinished = true }
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var saves = true
    var heard: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let first = Page(1)
      let navigation = UINavigationController(rootViewController: first)
      navigation.restorationIdentifier = "navigation"
      let tabs = UITabBarController()
      tabs.restorationIdentifier = "tabs"
      tabs.viewControllers = [UIViewController(), navigation]
      window.rootViewController = tabs
      self.window = window
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.append("launched with \(stack.count)")
      window?.makeKeyAndVisible()
      return true
    }

    var tabs: UITabBarController? { window?.rootViewController as? UITabBarController }
    var stack: [Page] {
      let navigation = tabs?.viewControllers?.last as? UINavigationController
      return navigation?.viewControllers.compactMap { $0 as? Page } ?? []
    }

    func application(
      _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { saves }
    func application(
      _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
      let key = UIApplication.stateRestorationUserInterfaceIdiomKey
      heard.append("idiom \(coder.decodeInteger(forKey: key) >= 0)")
      return saves
    }
    func application(
      _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
    ) { coder.encode("note", forKey: "note") }
    func application(
      _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
    ) { heard.append(coder.decodeObject(forKey: "note") as? String ?? "nothing") }
  }

  private func run(_ delegate: Delegate, _ work: () -> Void) {
    let application = UIApplication.shared
    application.launch(delegate, as: ApplicationList())
    work()
    application.terminate()
    application.delegate = nil
    delegate.window?.isHidden = true
  }

  @Test func `the stack, its states and the chosen tab are back after a new start`() throws {
    SavedState.last = nil
    defer { SavedState.last = nil }
    let counter = Counter()
    UIApplication.registerObject(forStateRestoration: counter, restorationIdentifier: "counter")
    let first = Delegate()
    run(first) {
      expect(first.heard, equals: ["launched with 1"])
      first.tabs?.selectedIndex = 1
      let navigation = first.tabs?.viewControllers?.last as? UINavigationController
      let second = Page(2)
      second.friend = first.stack.first
      navigation?.pushViewController(second, animated: false)
      (second.view as? UIScrollView)?.contentOffset.y = 300
      counter.count = 7
      UIApplication.shared.enterBackground()
    }
    counter.count = 0
    let again = Delegate()
    run(again) {
      expect(again.heard, equals: ["idiom true", "note", "launched with 2"])
      expect(again.tabs?.selectedIndex, equals: 1)
      expect(again.stack.map(\.number), equals: [1, 2])
      let top = again.stack.last
      expect(
        top?.heard,
        equals: [
          "made at tabs/navigation/page2", "value 20", "vector 2.0", "finished",
        ])
      expect(top?.friend === again.stack.first)
      expect((top?.view as? UIScrollView)?.contentOffset.y, equals: 300)
      expect(counter.count == 7 && counter.isFinished)
    }
  }

  @Test func `a view controller that is not restored itself is read as nothing`() {
    SavedState.last = nil
    defer { SavedState.last = nil }
    let stranger = UIViewController()
    let first = Delegate()
    run(first) {
      first.stack.first?.friend = stranger
      UIApplication.shared.enterBackground()
    }
    let again = Delegate()
    run(again) {
      expect(again.stack.map(\.number), equals: [1])
      expectNil(again.stack.first?.friend)
      expect(again.stack.first?.heard.contains("value 10"), equals: true)
    }
  }

  @Test func `a delegate that wants nothing saved starts as ever`() {
    SavedState.last = nil
    let first = Delegate()
    first.saves = false
    run(first) { UIApplication.shared.enterBackground() }
    expectNil(SavedState.last)
  }

  @Test func `a presented view controller is presented again, and the end waits for extensions`() {
    SavedState.last = nil
    defer { SavedState.last = nil }
    let first = Delegate()
    run(first) {
      first.tabs?.present(Page(3), animated: false)
      UIApplication.shared.enterBackground()
    }
    let again = Delegate()
    UIApplication.shared.extendStateRestoration()
    run(again) {
      again.tabs?.viewIfLoaded?.layoutIfNeeded()
      let page = again.stack.first
      expect(page?.heard.contains("finished"), equals: false)
      UIApplication.shared.completeStateRestoration()
      expect(page?.heard.contains("finished"), equals: true)
    }
  }

  @Test func `archives hold values, rectangles and insets under their keys`() throws {
    struct Place: Codable, Equatable { var name = "here" }
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    try archiver.encodeEncodable(Place(), forKey: "place")
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(UIOffset(horizontal: 5, vertical: 6), forKey: "offset")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    expect(coder.decodeDecodable(Place.self, forKey: "place"), equals: Place())
    expectNil(coder.decodeDecodable(Int.self, forKey: "place"))
    expectNil(coder.decodeDecodable(Place.self, forKey: "nowhere"))
    expect(coder.decodeCGRect(forKey: "rect"), equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(coder.decodeUIEdgeInsets(forKey: "insets").right, equals: 4)
    expect(coder.decodeUIOffset(forKey: "offset"), equals: UIOffset(horizontal: 5, vertical: 6))
    expect(coder.decodeUIEdgeInsets(forKey: "nothing"), equals: .zero)
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var heard: [String] = []
    var window: UIWindow?
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      let activity = NSUserActivity(activityType: "reading")
      activity.addUserInfoEntries(from: ["page": 4])
      return activity
    }
    func scene(
      _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) { Self.heard.append("page \(stateRestorationActivity.userInfo?["page"] ?? 0)") }
  }

  @Test func `a scene's activity comes back to the next scene`() {
    InterfaceClasses.registerSceneDelegate("RestoredSceneDelegate") { SceneDelegate() }
    SavedState.activities = [:]
    defer { SavedState.activities = [:] }
    var list = ApplicationList()
    list.scene = ApplicationList.Scene(name: "Book", delegateClass: "RestoredSceneDelegate")
    for _ in 0..<2 {
      let delegate = Delegate()
      UIApplication.shared.launch(delegate, as: list)
      UIApplication.shared.enterBackground()
      UIApplication.shared.terminate()
      UIApplication.shared.delegate = nil
    }
    expect(SceneDelegate.heard, equals: ["page 4"])
  }
}
