import Expectations
import GestureTesting
import Testing
import UIKit

/// Movements of containers, sheets, scroll views and rows are outcomes, even if the test does not watch them.
@MainActor
struct ContainerOutcomeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func show(_ root: UIViewController) -> GestureTest {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 0)
    return GestureTest(window: window)
  }

  @Test func `the pop from the edge`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    let test = show(navigation)
    test.play(.line(CGPoint(x: 2, y: 400), CGPoint(x: 100, y: 400), over: 0.5).hold(0.3).lift())
    test.expect(outcome: "cancel")
    test.play(.line(CGPoint(x: 2, y: 400), CGPoint(x: 350, y: 400), over: 0.3).lift())
    test.expect(outcome: "finish")
    withKnownIssue { test.expect(outcome: "finish by application") }
    expect(test.outcomes[0].decision != nil && navigation.viewControllers.count == 1)
    test.sections[0].expect(outcome: "cancel")
    test.sections[0].expect(progress: 0, at: 2)
  }

  @Test func `a page that is turned`() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = Pages()
    pages.dataSource = source
    pages.setViewControllers([source.all[0]], direction: .forward, animated: false)
    let test = show(pages)
    test.play(.line(CGPoint(x: 350, y: 400), CGPoint(x: 50, y: 400), over: 0.3).lift())
    test.expect(outcome: "finish")
    expect(pages.viewControllers?.first === source.all[1])
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let all = [UIViewController(), UIViewController()]

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === all[1] ? all[0] : nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === all[0] ? all[1] : nil }
  }

  @Test func `a sheet between its heights, and away`() {
    let root = UIViewController()
    let test = show(root)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: false)
    window.advance(to: 0.1)
    let top = CGPoint(x: 200, y: 450)
    test.play(.line(top, CGPoint(x: 200, y: 100), over: 0.3).lift())
    expect(test.outcomes.count, equals: 1, "\(test.reasons)")
    expect(test.outcomes.first?.decision?.resting != nil)
    expect(
      sheet.sheetPresentationController?.selectedDetentIdentifier, equals: .large, "\(test.reasons)"
    )
    withKnownIssue { test.expect(outcome: "nothing") }
    test.play(.line(CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 780), over: 0.2).lift())
    test.expect(outcome: "finish")
    expectNil(root.presentedViewController)
  }

  @Test func `content that rests says where and why`() {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 5000)
    window.addSubview(scroll)
    let test = show(UIViewController())
    window.bringSubviewToFront(scroll)
    test.play(.line(CGPoint(x: 200, y: 600), CGPoint(x: 200, y: 300), over: 0.1).lift())
    test.expect(outcome: "rest")
    expect(test.reasons[0].hasPrefix("UIScrollView: rest: at 0,"), "\(test.reasons)")
    expect(test.reasons[0].contains("lets go at y "))
    expect(scroll.contentOffset.y > 300 && !scroll.isDecelerating)
    test.expect(progress: 1, at: 20)
    withKnownIssue { test.expect(outcome: "nothing") }
    expect(
      test.moved.first { $0.kind == "UIScrollView" }?.gestures, equals: ["pan on UIScrollView"])
  }

  @Test func `pages of a scroll view rest by the rule that turned them`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.contentSize = CGSize(width: 1200, height: 800)
    scroll.isPagingEnabled = true
    let test = show(UIViewController())
    window.addSubview(scroll)
    test.play(.line(CGPoint(x: 350, y: 400), CGPoint(x: 250, y: 400), over: 0.5).hold(0.3).lift())
    let rule = try #require(test.outcomes.first?.decision?.rule)
    test.expect(outcome: "rest by \(rule.name)")
    // The content moved away and came back.
    expect(scroll.contentOffset, equals: .zero)
    expect(test.moved.first { $0.kind == "UIScrollView" }?.change, equals: .returned)
  }

  @Test func `a refresh is said with the content's rest`() {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 5000)
    scroll.refreshControl = UIRefreshControl()
    let test = show(UIViewController())
    window.addSubview(scroll)
    test.play(.line(CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 700), over: 0.5).hold(0.1).lift())
    test.expect(outcome: "rest")
    expect(test.reasons[0].contains(", refreshing"), "\(test.reasons)")
  }

  @Test func `a row that is swiped open, and one that closes`() {
    let table = UITableViewController()
    let source = Rows()
    table.tableView.dataSource = source
    table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let test = show(table)
    let y = table.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).midY
    test.play(.line(CGPoint(x: 350, y: y), CGPoint(x: 325, y: y), over: 0.4).hold(0.3).lift())
    test.expect(outcome: "cancel")
    test.play(.line(CGPoint(x: 350, y: y), CGPoint(x: 270, y: y), over: 0.3).lift())
    test.expect(outcome: "finish")
    expect(test.reasons[0].hasPrefix("UITableViewCell: finish: stays open"), "\(test.reasons)")
    expect(test.outcomes[0].kind == .row && test.outcomes[0].decision != nil)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  @Test func `a driver that nobody watches is an outcome by its rule`() {
    let root = UIViewController()
    let test = show(root)
    let card = UIViewController()
    card.modalPresentationStyle = .fullScreen
    root.present(card, animated: false)
    let driver = PanTransitionDriver(
      dismissing: card, pan: UIPanGestureRecognizer(), direction: .down)
    card.view.addGestureRecognizer(driver.pan)
    test.play(recording: "phone-swipe-down-125hz")
    test.expect(outcome: "finish by velocity")
    expect(test.outcomes[0].name, equals: "UIViewController to UIViewController")
  }
}
