import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Buttons that show the chosen element of their menu, and the small names of other controls.
@MainActor
struct PopUpButtonTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let fingers: Fingers

  init() {
    fingers = Fingers(window)
    window.isHidden = false
  }

  private func choose(_ title: String) throws {
    let menu = try #require(MenuView.open(in: window))
    let rows = menu.inside.compactMap { $0 as? MenuRow }
    let row = try #require(rows.first { $0.inside.contains { ($0 as? UILabel)?.text == title } })
    let point = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    fingers.down(0, Double(point.x), Double(point.y))
    fingers.lift()
    fingers.wait(1000)
  }

  @Test func `a pop-up button shows the chosen element, at first the first one`() throws {
    var heard: [String] = []
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 200, height: 44)
    button.menu = UIMenu(
      children: ["Small", "Large"].map { (title: String) in
        UIAction(title: title) { _ in heard.append(title) }
      })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    window.addSubview(button)
    fingers.wait(10)
    expect(button.title(for: .normal), equals: "Small")
    fingers.down(0, 200, 122)
    fingers.lift()
    fingers.wait(1000)
    try choose("Large")
    expect(heard == ["Large"] && button.title(for: .normal) == "Large" && !button.isSelected)
    expect(button.menu?.selectedElements.map(\.title), equals: ["Large"])
  }

  @Test func `a cell's accessory is such a button, and its handler gets the menu`() throws {
    let scene = ListScene([("s", ["a", "b"])])
    var chosen: [String] = []
    let menu = UIMenu(
      children: ["Weekly", "Daily"].map { (title: String) in UIAction(title: title) { _ in } })
    scene.accessories = { item in
      item == "a"
        ? [
          .popUpMenu(menu) { menu in
            chosen += menu.selectedElements.map(\.title)
          }
        ] : []
    }
    var snapshot = scene.source.snapshot()
    snapshot.reloadItems(["a"])
    scene.source.apply(snapshot, animatingDifferences: false)
    scene.window.layoutIfNeeded()
    let cell = try #require(scene.list.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
    expect(button.title(for: .normal) == "Weekly" && button.frame.maxX > cell.bounds.midX)
    menu.select(menu.children[1] as! UIAction)
    expect(chosen == ["Daily"] && button.title(for: .normal) == "Daily")
  }

  @Test func `the contents of segments have an offset for each position`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
    window.addSubview(control)
    window.layoutIfNeeded()
    let before = control.segments.map(\.label.frame.minX)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 5, vertical: 0), forSegmentType: .left, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: -3, vertical: 0), forSegmentType: .any, barMetrics: .default)
    control.layoutIfNeeded()
    let after = control.segments.map(\.label.frame.minX)
    expect(zip(after, before).map { $0 - $1 }, equals: [5, -3, -3])
    expect(
      control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal,
      equals: 5
    )
  }

  @Test func `badges and titles of a tab bar have the look of its appearance`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "7"
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.badgeBackgroundColor = .systemGreen
    look.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
    look.stackedLayoutAppearance.normal.titleTextAttributes = [
      .font: UIFont.boldSystemFont(ofSize: 15)
    ]
    look.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 0, vertical: -2)
    tabs.tabBar.standardAppearance = look
    tabs.tabBar.scrollEdgeAppearance = look
    window.rootViewController = tabs
    fingers.wait(10)
    let button = try #require(tabs.tabBar.inside.compactMap { $0 as? TabBarButton }.last)
    let labels = button.subviews.compactMap { $0 as? UILabel }
    let badge = try #require(labels.first { $0.text == "7" })
    let title = try #require(labels.first { $0.text == "Two" })
    expect(badge.backgroundColor == .systemGreen && badge.textColor == .black)
    expect(title.font, equals: .boldSystemFont(ofSize: 15))
    let plain = try #require(
      tabs.tabBar.inside.compactMap { $0 as? TabBarButton }.first?.subviews
        .compactMap { $0 as? UILabel }.first { $0.text == "One" })
    expect(title.center.y, equals: plain.center.y - 2)
  }

  @Test func `a content view that refuses a configuration is replaced`() {
    struct Words: UIContentConfiguration {
      var text = ""
      func makeContentView() -> any UIView & UIContentView { Shown(self) }
      func updated(for state: any UIConfigurationState) -> Words { self }
    }
    final class Shown: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      required init?(coder: NSCoder) { nil }
      init(_ configuration: Words) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      func supports(_ configuration: any UIContentConfiguration) -> Bool {
        (configuration as? Words)?.text != "new"
      }
    }
    let cell = UITableViewCell()
    cell.contentConfiguration = Words(text: "a")
    let first = cell.contentView
    cell.contentConfiguration = Words(text: "b")
    expect(cell.contentView === first && first is Shown)
    cell.contentConfiguration = Words(text: "new")
    expect(cell.contentView !== first && cell.contentView is Shown && first.superview == nil)
  }
}
