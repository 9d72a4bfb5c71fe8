import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Subclasses of views, touches and recognizers that override members, as in applications and their tests.
@MainActor
struct OverriddenViewMemberTests {
  /// A view with its own layer class, and a `layer` property of that class.
  private final class Chart: UIView {
    override static var layerClass: AnyClass { CAShapeLayer.self }
    override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
  }

  private final class Mock: UIView {
    weak var shownIn: UIView?
    var shown: [UIView]?
    override var superview: UIView? { shownIn ?? super.superview }
    override var subviews: [UIView] { shown ?? super.subviews }
    override var accessibilityLabel: String? {
      get { "label of \(tag)" }
      set { super.accessibilityLabel = newValue }
    }
    override var accessibilityFrame: CGRect {
      get { super.accessibilityFrame.insetBy(dx: -10, dy: -10) }
      set { super.accessibilityFrame = newValue }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { [UIAccessibilityCustomAction(name: "Delete")] }
      set { super.accessibilityCustomActions = newValue }
    }
  }

  private final class Card: UIView {
    var margins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get { margins }
      set { margins = newValue }
    }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      CGSize(width: targetSize.width, height: 7)
    }
    override func contentHuggingPriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { .required }
    override func endEditing(_ force: Bool) -> Bool { true }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override func viewWithTag(_ tag: Int) -> UIView? { tag == 9 ? self : super.viewWithTag(tag) }
    override func isDescendant(of view: UIView) -> Bool { true }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      .rightToLeft
    }
    override var contentScaleFactor: CGFloat {
      get { 3 }
      set {}
    }
  }

  @Test func `a view can give its layer the name of its kind`() {
    let chart = Chart(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    chart.layer.lineWidth = 5
    expect(chart.frame, equals: CGRect(x: 10, y: 20, width: 30, height: 40))
    expect(chart.layer.bounds.size, equals: CGSize(width: 30, height: 40))
    expect((chart as UIView).layer === chart.layer)
  }

  @Test func `what a view says of its tree moves nothing in it`() {
    let (outer, mock, elsewhere) = (UIView(), Mock(), UIView())
    outer.addSubview(mock)
    let inner = UIView()
    mock.addSubview(inner)
    mock.shownIn = elsewhere
    mock.shown = []
    expect(mock.superview === elsewhere && mock.subviews.isEmpty)
    expect(inner.superview === mock && inner.isDescendant(of: outer))
    mock.removeFromSuperview()
    expect(outer.subviews.isEmpty && mock.superview === elsewhere)
    mock.shown = nil
    expect(mock.subviews, equals: [inner])
  }

  @Test func `what is said for those who do not see is the subclass's`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let mock = Mock(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    mock.tag = 4
    window.addSubview(mock)
    expect(mock.accessibilityLabel, equals: "label of 4")
    expect(mock.accessibilityFrame, equals: CGRect(x: 10, y: 10, width: 30, height: 30))
    expect(mock.accessibilityActivationPoint, equals: CGPoint(x: 25, y: 25))
    expect(mock.accessibilityCustomActions?.map(\.name), equals: ["Delete"])
    expect(mock.layer.treeDescription().contains("label of 4"))
  }

  @Test func `a view controller answers escapes and has a label, too`() {
    final class Page: UIViewController {
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
      }
    }
    let page = Page()
    page.accessibilityLabel = "Page"
    expect(page.accessibilityPerformEscape() && page.escapes == 1)
    expect(page.accessibilityLabel == "Page" && page.accessibilityFrame == .zero)
    let plain = UIViewController()
    expect(plain.accessibilityLabel == nil && !plain.isAccessibilityElement)
  }

  @Test func `measures, margins and looks of a subclass are seen by those who ask`() {
    let card: UIView = Card()
    expect(card.directionalLayoutMargins.leading, equals: 2)
    expect(card.systemLayoutSizeFitting(CGSize(width: 50, height: 50)).height, equals: 7)
    expect(card.contentHuggingPriority(for: .vertical), equals: .required)
    expect(card.endEditing(false) && card.snapshotView(afterScreenUpdates: true) == nil)
    expect(card.viewWithTag(9) === card && card.isDescendant(of: UIView()))
    expect(card.effectiveUserInterfaceLayoutDirection, equals: .rightToLeft)
    expect(card.contentScaleFactor, equals: 3)
  }

  // MARK: Touches

  /// A touch as tests pass it to `touchesBegan`.
  private final class Finger: UITouch {
    var place: CGPoint
    override var phase: UITouch.Phase { .moved }
    override var tapCount: Int { 2 }
    init(at place: CGPoint) {
      self.place = place
      super.init()
    }
    override func location(in view: UIView?) -> CGPoint { place }
  }

  private final class Pad: UIView {
    var seen: [CGPoint] = []
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches where touch.phase == .moved && touch.tapCount == 2 {
        seen.append(touch.location(in: self))
      }
    }
  }

  @Test func `a touch of a test's own reaches the code that asks it`() {
    let pad = Pad()
    pad.touchesMoved([Finger(at: CGPoint(x: 3, y: 4))], with: nil)
    expect(pad.seen, equals: [CGPoint(x: 3, y: 4)])
  }

  /// A pan whose position and state the test sets.
  private final class Pan: UIPanGestureRecognizer {
    var now = UIGestureRecognizer.State.possible
    weak var on: UIView?
    var added: [String] = []
    override var state: UIGestureRecognizer.State {
      get { now }
      set { now = newValue }
    }
    override var view: UIView? { on ?? super.view }
    override func translation(in view: UIView?) -> CGPoint { CGPoint(x: 12, y: 0) }
    override func addTarget(_ target: Any, action: Selector) { added.append(action.description) }
  }

  @Test func `a recognizer of a test's own says where it is and in which state`() {
    let (pan, view) = (Pan(target: nil, action: nil), UIView())
    pan.on = view
    pan.now = .changed
    let asked: UIPanGestureRecognizer = pan
    expect(asked.view === view && asked.state == .changed && asked.translation(in: nil).x == 12)
    pan.addTarget(view, action: Selector("drag:"))
    expect(pan.added, equals: ["drag:"])
  }

  /// Logs the actions that are added and sent.
  private final class Button: UIButton {
    var log: [String] = []
    override func addTarget(
      _ target: Any?, action: Selector, for controlEvents: UIControl.Event
    ) { log.append("add \(action)") }
    override func sendActions(for controlEvents: UIControl.Event) { log.append("send") }
  }

  @Test func `a control of a test's own hears what is added and sent`() {
    let button = Button()
    button.addTarget(nil, action: Selector("go:"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expect(button.log, equals: ["add go:", "send"])
  }

  /// Returns values without any data.
  private final class Table: UITableView {
    var reloaded: [IndexPath] = []
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { UITableViewCell() }
    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      reloaded += indexPaths
    }
    override var indexPathForSelectedRow: IndexPath? { IndexPath(row: 3, section: 0) }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
      UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
    }
  }

  private final class Grid: UICollectionView {
    override var visibleCells: [UICollectionViewCell] { [UICollectionViewCell()] }
    override func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
      UICollectionViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test func `tables and collections of a test's own answer without data`() {
    let table: UITableView = Table()
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    expect((table as? Table)?.reloaded, equals: [IndexPath(row: 1, section: 0)])
    expect(table.indexPathForSelectedRow?.row, equals: 3)
    expect(table.dequeueReusableCell(withIdentifier: "x")?.reuseIdentifier, equals: "x")
    let grid: UICollectionView = Grid(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    expect(grid.visibleCells.count, equals: 1)
    let path = IndexPath(item: 0, section: 0)
    expect(grid.dequeueReusableCell(withReuseIdentifier: "x", for: path).frame.width, equals: 3)
  }

  /// A storyboard that returns the same view controller for every identifier.
  private final class Board: UIStoryboard {
    let made = UIViewController()
    override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
      made
    }
  }

  private final class Segue: UIStoryboardSegue {
    let other = UIViewController()
    override var destination: UIViewController { other }
    override var identifier: String? { "own" }
  }

  @Test func `a segue says whom it leads to`() {
    let segue: UIStoryboardSegue = Segue(
      identifier: "x", source: UIViewController(), destination: UIViewController())
    expect(segue.destination === (segue as? Segue)?.other && segue.identifier == "own")
  }

  @Test func `containers of a test's own show bars and tabs as the test says`() {
    final class Stack: UINavigationController {
      var hidden: [Bool] = []
      override func setToolbarHidden(_ hidden: Bool, animated: Bool) { self.hidden.append(hidden) }
      override var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    }
    final class Tabs: UITabBarController {
      override var tabBar: UITabBar { Self.bar }
      static let bar = UITabBar()
    }
    final class Key: UIWindow {
      var shown = 0
      override func makeKeyAndVisible() { shown += 1 }
    }
    let (stack, key) = (Stack(), Key(frame: .zero))
    stack.setToolbarHidden(false, animated: true)
    key.makeKeyAndVisible()
    expect(stack.hidden == [false] && stack.interactivePopGestureRecognizer == nil)
    expect(Tabs().tabBar === Tabs.bar && key.shown == 1)
  }
}
