import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Programs with random trees of view controllers that go to the background, end and start again.
@MainActor
@Suite(.serialized) struct RestorationWalkTests {
  private static var heard: [String] = []

  private final class Page: UIViewController, UIViewControllerRestoration {
    var number = 0
    weak var friend: UIViewController?

    convenience init(_ number: Int, isMade: Bool) {
      self.init(nibName: nil, bundle: nil)
      self.number = number
      if isMade { restorationClass = Page.self }
    }

    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
      heard.append("made at \(identifierComponents.joined(separator: "/"))")
      guard let name = identifierComponents.last, !name.hasSuffix("0") else { return nil }
      return Page(Int(name.dropFirst(4)) ?? -1, isMade: true)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      for index in 0..<2 {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: index * 100, width: 90, height: 90))
        scroll.contentSize = CGSize(width: 90, height: 900)
        scroll.restorationIdentifier = ["list", nil, "other"][(number + index) % 3]
        view.addSubview(scroll)
      }
    }

    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      heard.append("encodes \(restorationIdentifier ?? "-")")
      coder.encode(number * 10, forKey: "value")
      if friend?.restorationPath != nil { coder.encode(friend, forKey: "friend") }
    }

    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      friend = coder.decodeObject(forKey: "friend") as? UIViewController
      heard.append(
        "decodes \(restorationIdentifier ?? "-") \(coder.decodeInteger(forKey: "value")) "
          + "\(friend?.restorationIdentifier ?? "alone")")
    }

    override func applicationFinishedRestoringState() {
      heard.append("finished \(restorationIdentifier ?? "-")")
    }
  }

  private final class Counter: NSObject, UIStateRestoring {
    var count = 0
    func encodeRestorableState(with coder: NSCoder) { coder.encode(count, forKey: "count") }
    func decodeRestorableState(with coder: NSCoder) {
      count = coder.decodeInteger(forKey: "count")
      heard.append("count \(count)")
    }
    func applicationFinishedRestoringState() { heard.append("counter finished \(count)") }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let seed: UInt64
    let (saves, restores, makes): (Bool, Bool, Bool)

    init(seed: UInt64, _ random: inout SeededGenerator) {
      self.seed = seed
      (saves, restores, makes) = (
        random.chance(0.9), random.chance(0.9), random.chance(0.3)
      )
    }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      var random = SeededGenerator(seed: seed)
      window.rootViewController = RestorationWalkTests.tree(&random, depth: 2)
      self.window = window
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window?.makeKeyAndVisible()
      return true
    }

    func application(
      _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String],
      coder: NSCoder
    ) -> UIViewController? {
      heard.append("asked for \(path.joined(separator: "/"))")
      guard makes, path.last?.hasSuffix("3") == true else { return nil }
      return Page(33, isMade: false)
    }

    func application(
      _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { saves }
    func application(
      _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { restores }
    func application(
      _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
    ) { coder.encode("note", forKey: "note") }
    func application(
      _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
    ) { heard.append(coder.decodeObject(forKey: "note") as? String ?? "nothing") }
  }

  /// Creates a tree of containers and pages, some of which have no identifier or the same one.
  private static func tree(_ random: inout SeededGenerator, depth: Int) -> UIViewController {
    let made: UIViewController
    switch depth == 0 ? 4 : random.below(5) {
    case 0, 1:
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<random.below(4)).map { _ in tree(&random, depth: depth - 1) }
      made = tabs
    case 2, 3:
      let stack = UINavigationController()
      // A stack within a stack is not allowed.
      stack.viewControllers = (0..<random.below(3) + 1).map { _ in tree(&random, depth: 0) }
      made = stack
    default:
      made = Page(random.below(6), isMade: random.chance(0.5))
    }
    if random.chance(0.85) {
      let number = (made as? Page)?.number ?? random.below(4)
      made.restorationIdentifier = "\(made is Page ? "page" : "box ")\(number)"
    }
    return made
  }

  private func text(_ controller: UIViewController, _ depth: Int = 0) -> [String] {
    let scrolls = (controller.viewIfLoaded?.subviews ?? []).compactMap { $0 as? UIScrollView }
      .map { "\($0.contentOffset.y)" }
    let tabs = controller as? UITabBarController
    let line =
      String(repeating: " ", count: depth) + "\(controller.restorationIdentifier ?? "-") "
      + "\((controller as? Page)?.number ?? -1) \(tabs?.selectedIndex ?? -1) \(scrolls)"
    let shown = controller.presentedViewController.flatMap {
      $0.presentingViewController === controller ? $0 : nil
    }
    return [line] + controller.children.flatMap { text($0, depth + 1) }
      + (shown.map { ["presents"] + text($0, depth + 1) } ?? [])
  }

  /// Changes the program as its user does: chooses, pushes, scrolls and presents.
  private func use(_ root: UIViewController, _ random: inout SeededGenerator) {
    var pages: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      if let tabs = controller as? UITabBarController, let count = tabs.viewControllers?.count,
        count > 0
      {
        tabs.selectedIndex = random.below(count)
      }
      if let stack = controller as? UINavigationController, random.chance(0.5) {
        stack.pushViewController(Self.tree(&random, depth: 0), animated: false)
      }
      pages.append(controller)
      for child in controller.children { visit(child) }
    }
    visit(root)
    for page in pages {
      guard let page = page as? Page else { continue }
      page.loadViewIfNeeded()
      for case let scroll as UIScrollView in page.view.subviews {
        scroll.contentOffset.y = CGFloat(random.below(9)) * 50
      }
      page.friend = pages[random.below(pages.count)]
    }
    if random.chance(0.5) {
      root.present(Self.tree(&random, depth: 1), animated: false)
    }
  }

  private func run(_ delegate: Delegate, _ work: () -> Void) {
    let application = UIApplication.shared
    application.launch(delegate, as: ApplicationList())
    work()
    application.terminate()
    application.delegate = nil
    delegate.window?.isHidden = true
  }

  @Test(arguments: 0..<5) func `what is saved is restored`(part: Int) {
    let warn = Misuse.onWarning
    defer {
      SavedState.last = nil
      Misuse.onWarning = warn
    }
    Misuse.onWarning = { Self.heard.append($0) }
    for seed in UInt64(part * 12)..<UInt64(part * 12 + 12) {
      SavedState.last = nil
      Self.heard = []
      var random = SeededGenerator(seed: seed &+ 1000)
      let counter = Counter()
      var other: Counter? = Counter()
      UIApplication.registerObject(forStateRestoration: counter, restorationIdentifier: "one")
      if let other {
        UIApplication.registerObject(forStateRestoration: other, restorationIdentifier: "two")
      }
      if random.chance(0.3) { other = nil }
      for round in 0..<3 {
        let extends = random.chance(0.3)
        if extends { UIApplication.shared.extendStateRestoration() }
        let delegate = Delegate(seed: random.chance(0.8) ? seed : seed + 7, &random)
        run(delegate) {
          guard let root = delegate.window?.rootViewController else { return }
          root.view.layoutIfNeeded()
          Self.heard += ["round \(round)"] + text(root)
          if extends { UIApplication.shared.completeStateRestoration() }
          use(root, &random)
          counter.count += 1
          Self.heard += text(root)
          UIApplication.shared.enterBackground()
          Self.heard.append("\(SavedState.last?.records.map(\.path) ?? [])")
        }
      }
      withExtendedLifetime(other) {}
      SeenMarks.see(Self.heard.joined(separator: "\n"))
    }
  }
}
