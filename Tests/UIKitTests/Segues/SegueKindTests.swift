import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The effect of each kind of segue, with every trigger.
@MainActor
@Suite(.serialized) struct SegueKindTests {
  /// Logs the calls that it receives.
  final class Page: UIViewController {
    static var log: [String] = []
    var allows = true
    var onPrepare: (UIStoryboardSegue) -> Void = { _ in }

    override var interfaceActions: [InterfaceAction] {
      [InterfaceAction("press:", Page.press), InterfaceAction("back:", Page.back)]
    }
    func press(_ sender: UIButton) { Page.log.append("press") }
    func back(_ segue: UIStoryboardSegue) {
      Page.log.append("\(title ?? "?") back from \(segue.source.title ?? "?")")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      Page.log.append("should \(identifier) from \(sender.map { "\(type(of: $0))" } ?? "nobody")")
      return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      Page.log.append("prepare \(segue.identifier ?? "-")")
      onPrepare(segue)
    }
  }

  /// Permits an unwind segue into only one child.
  final class Chooser: UIViewController {
    var chosen: [UIViewController] = []
    override func allowedChildrenForUnwinding(
      from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
      Page.log.append("children for \(source.unwindAction) of \(source.source.title ?? "?")")
      return chosen
    }
  }

  /// Overrides `show(_:sender:)`.
  final class Shower: UIViewController {
    var shown: [UIViewController] = []
    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
  }

  final class ExtraSegue: UIStoryboardSegue {
    var extra = 0
    required init(
      identifier: String?, source: UIViewController, destination: UIViewController
    ) {
      super.init(identifier: identifier, source: source, destination: destination)
      Page.log.append("made \(identifier ?? "-") loaded \(destination.isViewLoaded)")
    }
    override func perform() {
      Page.log.append("perform with \(extra)")
      source.present(destination, animated: false)
    }
  }

  final class Rows: UITableViewController {
    var allows = true
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      Page.log.append("selected \(indexPath.row)")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      Page.log.append("should \(identifier) from \(sender is UITableViewCell)")
      return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      Page.log.append("prepare \(segue.identifier ?? "-")")
    }
  }

  private let table = StoryboardTable()

  init() {
    Page.log = []
    InterfaceClasses.register(Page.self, as: "KindPage")
    InterfaceClasses.register(Rows.self, as: "KindRows")
    InterfaceClasses.register(ExtraSegue.self, as: "ExtraSegue")
  }

  // MARK: Making

  private func scene(
    _ id: String, _ subviews: String = "", connections: String = "", more: String = ""
  ) -> String {
    StoryboardTable.scene(
      """
      <viewController storyboardIdentifier="\(id)" title="\(id)" id="\(id)" customClass="KindPage">
        <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="400" height="800"/>
          <subviews>\(subviews)</subviews>
        </view>
        <connections>\(connections)</connections>
      </viewController>
      \(more)
      """)
  }

  private func button(_ connections: String) -> String {
    """
    <button id="button"><rect key="frame" x="10" y="110" width="100" height="40"/>
      <connections>\(connections)</connections>
    </button>
    """
  }

  private func segue(_ kind: String, _ more: String = "", to destination: String = "b") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" identifier=\"go\" \(more) id=\"s\"/>"
  }

  /// The page `a` with these contents, and the page `b`.
  private func page(_ subviews: String = "", connections: String = "") throws -> Page {
    let storyboard = try table.storyboard(
      initial: "a", scene("a", subviews, connections: connections) + scene("b"))
    return try #require(storyboard.instantiateInitialViewController() as? Page)
  }

  private func show(_ root: UIViewController, _ width: CGFloat = 400) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
    Page.log = []
    return window
  }

  private func tap(_ window: UIWindow, _ x: Double, _ y: Double, at time: Double = 1) {
    let fingers = Fingers(window, startingAt: time)
    fingers.down(0, x, y)
    fingers.lift(0)
    fingers.wait(1000)
    fingers.wait(1000)
  }

  // MARK: Kinds

  @Test(arguments: ["show", "push"])
  func `show and its older name push onto the stack`(kind: String) throws {
    let page = try page(connections: segue(kind))
    let navigation = UINavigationController(rootViewController: page)
    let window = show(navigation)
    page.performSegue(withIdentifier: "go", sender: nil)
    window.advance(to: 3)
    expect(navigation.viewControllers.map(\.title), equals: ["a", "b"])
    expectNil(navigation.presentedViewController)
  }

  @Test(arguments: ["showDetail", "replace"])
  func `show detail and its older name replace the second column`(kind: String) throws {
    let page = try page(connections: segue(kind))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(page, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let window = show(split, 1200)
    page.performSegue(withIdentifier: "go", sender: nil)
    window.advance(to: 3)
    let second = split.viewController(for: .secondary)
    let top = (second as? UINavigationController)?.topViewController ?? second
    expect(top?.title == "b" && top?.viewIfLoaded?.window === window)
    expect(page.view.window === window)
  }

  @Test(arguments: ["presentation", "modal"])
  func `present modally and its older name take the styles of the segue`(kind: String) throws {
    let page = try page(
      connections: segue(
        kind, "modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\""))
    let window = show(UINavigationController(rootViewController: page))
    page.performSegue(withIdentifier: "go", sender: nil)
    window.advance(to: 3)
    let presented = try #require(page.presentedViewController)
    expect(presented.title == "b" && presented.modalPresentationStyle == .fullScreen)
    expect(presented.modalTransitionStyle, equals: .crossDissolve)
    expect(presented.presentingViewController === page.navigationController)
  }

  @Test(arguments: ["popoverPresentation", "popover"], [1024, 400] as [CGFloat])
  func `present as popover and its older name point at what was touched`(
    kind: String, width: CGFloat
  ) throws {
    let page = try page(button(segue(kind)))
    let window = show(page, width)
    tap(window, 30, 130)
    let presented = try #require(page.presentedViewController)
    expect(Page.log, equals: ["should go from UIButton", "prepare go"])
    expect(presented.popoverPresentationController?.sourceView is UIButton)
    if width > 1000 {
      expect(presented.presentationController is UIPopoverPresentationController)
      expect(presented.popoverPresentationController?.arrowDirection, equals: .up)
    } else {
      expect(presented.presentationController is UISheetPresentationController)
    }
  }

  @Test(arguments: ["show", "showDetail"])
  func `where no container shows it is presented modally`(kind: String) throws {
    let page = try page(connections: segue(kind))
    let window = show(page)
    page.performSegue(withIdentifier: "go", sender: nil)
    window.advance(to: 3)
    expect(page.presentedViewController?.title, equals: "b")
  }

  @Test func `a show segue goes to the nearest container that shows in its own way`() throws {
    let page = try page(connections: segue("show"))
    let shower = Shower()
    shower.addChild(page)
    shower.view.addSubview(page.view)
    page.didMove(toParent: shower)
    let window = show(UINavigationController(rootViewController: shower))
    page.performSegue(withIdentifier: "go", sender: nil)
    window.advance(to: 3)
    expect(shower.shown.map(\.title), equals: ["b"])
    expect(shower.navigationController?.viewControllers.count, equals: 1)
  }

  @Test func `who defines the context presents what a modal segue leads to`() throws {
    let page = try page(
      connections: segue(
        "presentation", "modalPresentationStyle=\"currentContext\" animates=\"NO\""))
    let (root, pane) = (UIViewController(), UIViewController())
    for (child, parent) in [(pane, root), (page, pane)] as [(UIViewController, UIViewController)] {
      parent.addChild(child)
      child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      child.view.autoresizingMask = []
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    pane.definesPresentationContext = true
    let window = show(root)
    page.performSegue(withIdentifier: "go", sender: nil)
    window.advance(to: 2)
    let presented = try #require(page.presentedViewController)
    expect(presented.presentingViewController === pane)
    expect(
      presented.view.convert(presented.view.bounds, to: nil),
      equals: CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  // MARK: Triggers

  @Test func `a refused segue of a button leaves its action`() throws {
    let page = try page(
      button(
        segue("presentation")
          + "<action selector=\"press:\" destination=\"a\" eventType=\"touchUpInside\" id=\"x\"/>"))
    page.allows = false
    let window = show(page)
    tap(window, 30, 130)
    expect(Set(Page.log) == ["should go from UIButton", "press"] && Page.log.count == 2)
    expectNil(page.presentedViewController)
  }

  @Test(arguments: [true, false])
  func `a refused segue of a row leaves what its delegate hears`(allows: Bool) throws {
    let storyboard = try table.storyboard(
      initial: "a",
      StoryboardTable.scene(
        """
        <tableViewController title="a" id="a" customClass="KindRows">
          <tableView key="view" id="t" rowHeight="44">
            <rect key="frame" x="0" y="0" width="400" height="800"/>
            <prototypes>
              <tableViewCell reuseIdentifier="name" id="cell" rowHeight="44">
                <rect key="frame" x="0" y="0" width="400" height="44"/>
                <tableViewCellContentView key="contentView" id="cv">
                  <rect key="frame" x="0" y="0" width="400" height="44"/>
                </tableViewCellContentView>
                <connections>\(segue("presentation"))</connections>
              </tableViewCell>
            </prototypes>
            <connections>
              <outlet property="dataSource" destination="a" id="o1"/>
              <outlet property="delegate" destination="a" id="o2"/>
            </connections>
          </tableView>
        </tableViewController>
        """) + scene("b"))
    let rows = try #require(storyboard.instantiateInitialViewController() as? Rows)
    rows.allows = allows
    let window = show(rows)
    tap(window, 100, 60)
    expect(
      Set(Page.log),
      equals: Set(["should go from true", "selected 1"] + (allows ? ["prepare go"] : [])))
    expect(rows.presentedViewController?.title, equals: (allows ? "b" : nil))
    expect(rows.tableView.indexPathForSelectedRow?.row, equals: 1)
  }

  @Test func `a recognizer triggers the segue that it has`() throws {
    let storyboard = try table.storyboard(
      initial: "a",
      StoryboardTable.scene(
        """
        <viewController title="a" id="a" customClass="KindPage">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/>
            <connections>
              <outletCollection property="gestureRecognizers" destination="g" id="o"/>
            </connections>
          </view>
        </viewController>
        <tapGestureRecognizer id="g"><connections>\(segue("presentation"))</connections>
        </tapGestureRecognizer>
        """) + scene("b"))
    let page = try #require(storyboard.instantiateInitialViewController())
    let window = show(page)
    tap(window, 200, 400)
    expect(Page.log, equals: ["should go from UITapGestureRecognizer", "prepare go"])
    expect(page.presentedViewController?.title, equals: "b")
  }

  // MARK: The life of a segue

  @Test func `a custom segue is made, prepared, performed and gone`() throws {
    let page = try page(connections: segue("custom", "customClass=\"ExtraSegue\""))
    let window = show(page)
    weak var segue: UIStoryboardSegue?
    page.onPrepare = {
      segue = $0
      ($0 as? ExtraSegue)?.extra = 7
    }
    page.performSegue(withIdentifier: "go", sender: nil)
    expect(Page.log, equals: ["made go loaded false", "prepare go", "perform with 7"])
    page.onPrepare = { _ in }
    window.advance(to: 2)
    expect(segue == nil && page.presentedViewController?.title == "b")
  }

  // MARK: Unwinding

  private func unwinding() throws -> Page {
    let storyboard = try table.storyboard(
      initial: "a",
      scene(
        "a", button(segue("unwind", "unwindAction=\"back:\"", to: "e")),
        more: "<exit id=\"e\" userLabel=\"Exit\"/>"))
    return try #require(storyboard.instantiateInitialViewController() as? Page)
  }

  @Test(arguments: [0, 1, 2])
  func `an unwind segue looks into the children that are allowed, and no others`(
    allowed: Int
  ) throws {
    let source = try unwinding()
    let pages = [Page(), Page()]
    let chooser = Chooser()
    for (index, page) in pages.enumerated() {
      page.title = "\(index)"
      chooser.addChild(page)
      chooser.view.addSubview(page.view)
      page.didMove(toParent: chooser)
    }
    chooser.chosen = Array(pages.suffix(allowed))
    let window = show(chooser)
    chooser.present(source, animated: false)
    window.advance(to: 2)
    Page.log = []
    source.performSegue(withIdentifier: "go", sender: nil)
    window.advance(to: 4)
    window.advance(to: 6)
    // The permitted children are none, the second, or both in their order.
    let found = [nil, "1", "0"][allowed]
    expect(
      Page.log,
      equals: ["children for back: of a"]
        + (found.map { ["prepare go", "\($0) back from a"] } ?? []))
    expect((chooser.presentedViewController == nil), equals: (found != nil))
  }

  @Test(arguments: [true, false])
  func `an unwind segue that a touch triggers may be refused`(allows: Bool) throws {
    let source = try unwinding()
    let root = Page()
    let window = show(root)
    source.modalPresentationStyle = .fullScreen
    source.allows = allows
    root.present(source, animated: false)
    window.advance(to: 2)
    Page.log = []
    tap(window, 30, 130, at: 2)
    expect(Page.log.first, equals: "should go from UIButton")
    expect((Page.log.count == 1), equals: !allows)
    expect((root.presentedViewController === source), equals: !allows)
  }

  @Test func `an unwind segue that nobody takes does nothing`() throws {
    let source = try unwinding()
    let root = UIViewController()
    let window = show(root)
    root.present(source, animated: false)
    window.advance(to: 2)
    Page.log = []
    source.performSegue(withIdentifier: "go", sender: nil)
    window.advance(to: 4)
    expect(Page.log.isEmpty && root.presentedViewController === source)
  }
}
