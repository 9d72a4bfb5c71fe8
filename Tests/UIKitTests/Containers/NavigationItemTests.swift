import Expectations
import Testing
import UIKit
import ViewTesting

/// The contents that a navigation item adds to the bar.
@MainActor
struct NavigationItemTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let page = UIViewController()
  private let navigation: UINavigationController
  private let fingers: Fingers

  init() {
    root.title = "Settings"
    page.title = "Sound"
    navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(page, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    fingers = Fingers(window)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { (($0 as? UILabel).map { [$0] } ?? []) + labels(in: $0) }
  }

  private func label(_ text: String) -> UILabel? {
    window.layoutIfNeeded()
    return labels(in: navigation.navigationBar).first { $0.text == text && isSeen($0) }
  }

  private func isSeen(_ view: UIView) -> Bool {
    sequence(first: view) { $0.superview }.allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }

  private func spot(_ text: String) -> CGRect? {
    label(text).map { $0.convert($0.bounds, to: window) }
  }

  private func tap(_ point: CGPoint) {
    fingers.down(0, point.x, point.y)
    fingers.lift()
    fingers.wait(400)
  }

  @Test func `groups stand at their sides, the pinned one outermost`() throws {
    let (a, b, c, d) = (
      UIBarButtonItem(title: "A", style: .plain), UIBarButtonItem(title: "B", style: .plain),
      UIBarButtonItem(title: "C", style: .plain), UIBarButtonItem(title: "D", style: .plain)
    )
    page.navigationItem.leadingItemGroups = [.fixedGroup(items: [a])]
    page.navigationItem.trailingItemGroups = [
      .fixedGroup(items: [b]), c.creatingMovableGroup(customizationIdentifier: "c"),
    ]
    page.navigationItem.pinnedTrailingGroup = d.creatingFixedGroup()
    let places = try ["A", "B", "C", "D"].map { try #require(spot($0)).midX }
    expect(places[0], isBelow: 195)
    expect(places[1] > 195 && places[1] < places[2] && places[2] < places[3])
    expect(a.buttonGroup === page.navigationItem.leadingItemGroups[0])
    page.navigationItem.trailingItemGroups[0].isHidden = true
    expect(label("B") == nil && label("C") != nil)
  }

  @Test func `an item that gets another group leaves the one before`() {
    let item = UIBarButtonItem(title: "A", style: .plain)
    let first = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
    let second = UIBarButtonItemGroup.fixedGroup(items: [item])
    expect(first.barButtonItems.isEmpty && item.buttonGroup === second)
  }

  @Test func `where there is no room one item stands for its group, and opens a menu of it`() throws
  {
    var chosen: [String] = []
    let items = ["Redraw all", "Turn around", "Throw away"].map { name in
      UIBarButtonItem(title: name, style: .plain) { chosen.append(name) }
    }
    let representative = UIBarButtonItem(title: "Edit", style: .plain)
    let group = UIBarButtonItemGroup.fixedGroup(
      representativeItem: representative, items: items)
    page.navigationItem.trailingItemGroups = [group]
    let place = try #require(spot("Edit"))
    expect(group.isDisplayingRepresentativeItem && label("Turn around") == nil)
    tap(CGPoint(x: place.midX, y: place.midY))
    let row = try #require(labels(in: window).first { $0.text == "Turn around" && isSeen($0) })
    let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: window)
    tap(middle)
    expect(chosen, equals: ["Turn around"])
    window.frame.size.width = 1000
    expect(label("Turn around") != nil && !group.isDisplayingRepresentativeItem)
  }

  @Test func `groups of the middle are there in a wide bar of an editor, else in the overflow`() {
    page.navigationItem.centerItemGroups = [
      UIBarButtonItem(title: "Draw", style: .plain).creatingFixedGroup()
    ]
    expectNil(label("Draw"))
    page.navigationItem.style = .editor
    window.frame.size.width = 1000
    expect(spot("Draw").map { abs($0.midX - 500) < 1 }, equals: true)
    // The title of an editor is beside the back button.
    expect(spot("Sound").map { $0.midX < 250 }, equals: true)
  }

  @Test func `a back button says the title, a general word, or nothing`() {
    expect(label("‹ Settings") != nil)
    root.navigationItem.backButtonDisplayMode = .generic
    expect(label("‹ Back") != nil)
    root.navigationItem.backButtonDisplayMode = .minimal
    expect(label("‹") != nil)
  }

  @Test func `a back action takes the place of going back`() throws {
    var count = 0
    page.navigationItem.backAction = UIAction(title: "Close") { _ in count += 1 }
    let place = try #require(spot("‹ Close"))
    tap(CGPoint(x: place.midX, y: place.midY))
    expect(count == 1 && navigation.viewControllers.count == 2)
  }

  @Test func `a title menu opens at a tap on the title`() throws {
    var chosen = 0
    page.navigationItem.titleMenuProvider = { suggested in
      UIMenu(children: suggested + [UIAction(title: "Copy all") { _ in chosen += 1 }])
    }
    let title = try #require(spot("Sound"))
    tap(CGPoint(x: title.midX, y: title.midY))
    let row = try #require(labels(in: window).first { $0.text == "Copy all" })
    tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: window))
    expect(chosen, equals: 1)
  }

  @Test func `a line below the title, and a view in the place of a large title`() throws {
    page.navigationItem.subtitle = "Left and right"
    let title = try #require(spot("Sound"))
    let below = try #require(spot("Left and right"))
    expect(below.minY >= title.maxY && abs(below.midX - title.midX) < 1)
    navigation.navigationBar.prefersLargeTitles = true
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    page.navigationItem.largeTitleView = view
    window.layoutIfNeeded()
    expect(
      view.convert(view.bounds, to: window), equals: CGRect(x: 16, y: 50, width: 200, height: 40))
  }

  @Test func `titles are lower by their adjustment`() throws {
    let before = try #require(spot("Sound")).midY
    navigation.navigationBar.setTitleVerticalPositionAdjustment(5, for: .default)
    expect(spot("Sound").map { $0.midY == before + 5 }, equals: true)
    expect(navigation.navigationBar.titleVerticalPositionAdjustment(for: .default), equals: 5)
  }
}
