import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The calls before and after segues of a storyboard.
@MainActor
@Suite(.serialized) struct SegueRulesTests {
  private let table = StoryboardTable()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  @MainActor
  private final class Time {
    var seconds = 1.0
  }

  private let time = Time()

  private func pass() {
    for _ in 0..<3 {
      window.advance(to: time.seconds)
      time.seconds += 2
    }
  }

  /// Logs into one log for a whole test.
  class Page: UIViewController {
    static var log: [String] = []
    var canUnwind = true
    override var interfaceActions: [InterfaceAction] {
      [
        InterfaceAction("back:", Page.back), InterfaceAction("press", Page.press),
        InterfaceAction("press:", Page.pressFrom),
        InterfaceAction("press:forEvent:", Page.pressFromFor),
      ]
    }
    func back(_ segue: UIStoryboardSegue) {
      let shown = presentedViewController != nil
      Page.log.append("\(title ?? "?") back, presents \(shown)")
    }
    func press() { Page.log.append("press") }
    func pressFrom(_ sender: Any?) { Page.log.append("press from \(sender is UIButton)") }
    func pressFromFor(_ sender: UIButton, _ event: UIEvent) {
      Page.log.append("press from \(sender.tag) for \(event.type == .touches)")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      Page.log.append("should '\(identifier)'")
      return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      Page.log.append("\(title ?? "?") prepares \(segue.identifier ?? "-") \(type(of: segue))")
    }
    override func canPerformUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
      Page.log.append("\(title ?? "?") can")
      return canUnwind
        && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if !(parent is UINavigationController) { Page.log.append("\(title ?? "?") moved") }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      Page.log.append("\(title ?? "?") loaded with \(children.count)")
    }
  }

  final class BackSegue: UIStoryboardSegue {
    override func perform() {
      SegueRulesTests.Page.log.append("own segue to \(destination.title ?? "?")")
      source.dismiss(animated: false)
    }
  }

  final class Tabs: UITabBarController {
    override func viewDidLoad() {
      super.viewDidLoad()
      Page.log.append("tabs loaded with \(viewControllers?.count ?? 0)")
      selectedIndex = 1
    }
  }

  init() {
    Page.log = []
    InterfaceClasses.register(Page.self, as: "Page")
    InterfaceClasses.register(Tabs.self, as: "Tabs")
    InterfaceClasses.register(BackSegue.self, as: "BackSegue")
  }

  private func page(_ title: String) -> Page {
    let page = Page()
    page.title = title
    return page
  }

  private static func unwinding(_ segue: String = "") -> String {
    StoryboardTable.scene(
      """
      <viewController id="source" title="source" customClass="Page">
        <view key="view" id="v"/>
        <connections>
          <segue destination="e" kind="unwind" identifier="back" unwindAction="back:" \(segue) id="u"/>
        </connections>
      </viewController>
      <exit id="e" userLabel="Exit"/>
      """)
  }

  private func source(_ segue: String = "") throws -> UIViewController {
    try #require(
      try table.storyboard("Main", initial: "source", Self.unwinding(segue))
        .instantiateInitialViewController())
  }

  // MARK: Unwinding

  @Test func `an unwind segue's own class performs it`() throws {
    let root = page("root")
    show(root)
    let source = try source("customClass=\"BackSegue\"")
    root.present(source, animated: false)
    pass()
    Page.log = []
    source.performSegue(withIdentifier: "back", sender: nil)
    pass()
    expect(
      Page.log,
      equals: [
        "source can", "root can", "source prepares back BackSegue", "root back, presents true",
        "own segue to root",
      ])
    expectNil(root.presentedViewController)
  }

  @Test func `the action runs before anything changes`() throws {
    let root = page("root")
    show(root)
    let source = try source()
    root.present(source, animated: false)
    pass()
    Page.log = []
    source.performSegue(withIdentifier: "back", sender: nil)
    expect(Page.log.last, equals: "root back, presents true")
    pass()
    expectNil(root.presentedViewController)
  }

  @Test func `the pages of a stack are asked from the top`() throws {
    let pages = ["1", "2", "3"].map { page($0) }
    pages[2].canUnwind = false
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    show(navigation)
    let source = try source()
    navigation.pushViewController(source, animated: false)
    pass()
    Page.log = []
    source.performSegue(withIdentifier: "back", sender: nil)
    pass()
    expect(Page.log.filter { $0.hasSuffix("can") }, equals: ["source can", "3 can", "2 can"])
    expect(navigation.viewControllers, equals: [pages[0], pages[1]])
  }

  @Test func `a search goes from the source outwards, children first`() throws {
    // root (tabs) → [navigation → [near, middle → [inner, source]], far]
    let (near, far, inner) = (page("near"), page("far"), page("inner"))
    let middle = page("middle")
    let source = try source()
    for child in [inner, source] {
      middle.addChild(child)
      middle.view.addSubview(child.view)
      child.didMove(toParent: middle)
    }
    let navigation = UINavigationController()
    navigation.viewControllers = [near, middle]
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, far]
    show(tabs)
    for refusing in [[], [inner], [inner, near]] {
      for page in [near, far, inner] { page.canUnwind = !refusing.contains(page) }
      Page.log = []
      source.performSegue(withIdentifier: "back", sender: nil)
      let asked = Page.log.filter { $0.hasSuffix("can") }
      let order = ["inner can", "near can", "far can"]
      expect(asked, equals: ["source can"] + order.prefix(refusing.count + 1))
      if refusing.count == 2 {
        expect(tabs.selectedViewController === far)
      } else {
        expect(tabs.selectedViewController === navigation)
      }
      tabs.selectedIndex = 0
      pass()
      navigation.viewControllers = [near, middle]
      pass()
    }
  }

  @Test func `one that has children to ask is not asked itself`() throws {
    let (parent, child) = (page("parent"), page("child"))
    child.canUnwind = false
    parent.addChild(child)
    child.didMove(toParent: parent)
    show(parent)
    let source = try source()
    parent.present(source, animated: false)
    pass()
    Page.log = []
    source.performSegue(withIdentifier: "back", sender: nil)
    pass()
    expect(Page.log.filter { $0.hasSuffix("can") }, equals: ["source can", "child can"])
    expect(parent.presentedViewController === source)
  }

  // MARK: Storyboards

  private static let destination =
    "<viewController id=\"b\" title=\"b\"><view key=\"view\" id=\"w\"/></viewController>"

  /// A controller `a` that fills the window, with these contents in its view.
  private func a(_ contents: String, customClass: String = "Page") -> String {
    """
    <viewController id="a" title="a" customClass="\(customClass)">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
        \(contents)
      </view>
    </viewController>
    """
  }

  /// The first controller, `a`, of a storyboard with these scenes.
  private func begin(with scenes: String...) throws -> UIViewController {
    let storyboard = try table.storyboard(
      initial: "a", scenes.map(StoryboardTable.scene).joined())
    return try #require(storyboard.instantiateInitialViewController())
  }

  // MARK: Triggers

  private func pressed(
    _ connections: String, customClass: String = "Page"
  ) throws -> UIViewController {
    let root = try begin(
      with: a(
        """
        <subviews>
          <button tag="5" id="button"><rect key="frame" x="0" y="100" width="100" height="50"/>
            <connections>\(connections)</connections>
          </button>
        </subviews>
        """, customClass: customClass),
      Self.destination)
    show(root)
    Page.log = []
    let fingers = Fingers(window, startingAt: 1)
    fingers.down(0, 50, 120)
    fingers.lift()
    time.seconds = 2
    pass()
    return root
  }

  @Test func `a trigger's segue without an identifier asks with an empty one`() throws {
    let root = try pressed("<segue destination=\"b\" kind=\"presentation\" id=\"s\"/>")
    expect(Page.log, equals: ["should ''", "a prepares - PresentationSegue"])
    expect(root.presentedViewController?.title, equals: "b")
  }

  @Test(arguments: [
    ("press", "press"), ("press:", "press from true"), ("press:forEvent:", "press from 5 for true"),
  ])
  func `an action takes nothing, a sender, or a sender and an event`(
    selector: String, expected: String
  ) throws {
    _ = try pressed(
      "<action selector=\"\(selector)\" destination=\"a\" eventType=\"touchUpInside\" id=\"x\"/>")
    expect(Page.log, equals: [expected])
  }

  @Test func `a continuous gesture's segue is performed once, where it begins`() throws {
    let root = try begin(
      with: a(
        """
        <connections>
          <outletCollection property="gestureRecognizers" destination="p" id="o"/>
        </connections>
        """)
          + """
          <panGestureRecognizer id="p">
            <connections><segue destination="b" kind="presentation" id="s"/></connections>
          </panGestureRecognizer>
          """,
      Self.destination)
    show(root)
    Page.log = []
    let fingers = Fingers(window, startingAt: 1)
    fingers.down(0, 50, 120)
    fingers.move(0, 50, 150)
    expect(Page.log, equals: ["should ''", "a prepares - PresentationSegue"])
    fingers.move(0, 50, 190)
    fingers.lift()
    time.seconds = 2
    pass()
    expect(Page.log.count == 2 && root.presentedViewController?.title == "b")
  }

  final class SpecialButton: UIButton {}

  final class Taker: UIViewController {
    override var interfaceActions: [InterfaceAction] { [InterfaceAction("take:", Taker.take)] }
    func take(_ sender: SpecialButton) { Page.log.append("took \(sender.tag)") }
  }

  @Test func `an action of a storyboard may take a subclass of what is touched`() throws {
    InterfaceClasses.register(Taker.self, as: "Taker")
    _ = try pressed(
      "<action selector=\"take:\" destination=\"a\" eventType=\"touchUpInside\" id=\"x\"/>",
      customClass: "Taker")
    expect(Page.log, equals: ["took 5"])
  }

  // MARK: What is there from the start

  @Test func `an embed segue is prepared before the view has loaded`() throws {
    let root = try begin(
      with: a(
        """
        <subviews>
          <containerView id="c"><rect key="frame" x="0" y="0" width="100" height="50"/>
            <connections>
              <segue destination="e" kind="embed" identifier="inner" id="s"/>
            </connections>
          </containerView>
        </subviews>
        """),
      """
      <viewController id="e" title="e" customClass="Page"><view key="view" id="w"/></viewController>
      """)
    show(root)
    expect(
      Page.log,
      equals: [
        "a prepares inner UIStoryboardSegue", "e loaded with 0", "e moved",
        "a loaded with 1",
      ])
    let child = root.children.first?.view
    expect(child?.frame.size == CGSize(width: 100, height: 50) && child?.window === window)
  }

  @Test func `a tab bar controller of a storyboard has its tabs in viewDidLoad`() throws {
    let initial = try begin(
      with: """
        <tabBarController id="a" customClass="Tabs">
          <connections>
            <segue destination="b" kind="relationship" relationship="viewControllers" id="1"/>
            <segue destination="c" kind="relationship" relationship="viewControllers" id="2"/>
          </connections>
        </tabBarController>
        """,
      Self.destination, "<viewController id=\"c\"><view key=\"view\" id=\"x\"/></viewController>")
    let tabs = try #require(initial as? UITabBarController)
    show(tabs)
    expect(Page.log, equals: ["tabs loaded with 2"])
    expect(tabs.selectedIndex, equals: 1)
  }

  // MARK: Showing

  @Test func `show and show detail are not the same`() throws {
    let master = try begin(
      with: """
        <viewController id="a" title="a" customClass="Page">
          <view key="view" id="v"/>
          <connections>
            <segue destination="b" kind="show" identifier="show" id="1"/>
            <segue destination="b" kind="showDetail" identifier="detail" id="2"/>
          </connections>
        </viewController>
        """,
      Self.destination)
    let first = page("detail")
    let split = UISplitViewController(style: .doubleColumn)
    split.viewControllers = [master, first].map { UINavigationController(rootViewController: $0) }
    window.frame = CGRect(x: 0, y: 0, width: 1200, height: 900)
    show(split)
    master.performSegue(withIdentifier: "show", sender: nil)
    pass()
    let stack = master.navigationController?.viewControllers ?? []
    expect(stack.count == 2 && stack.last?.title == "b" && first.view.window != nil)
    master.performSegue(withIdentifier: "detail", sender: nil)
    pass()
    expect(master.navigationController?.viewControllers.count, equals: 2)
    expect(first.view.window == nil && split.viewControllers.count == 2)
  }
}
