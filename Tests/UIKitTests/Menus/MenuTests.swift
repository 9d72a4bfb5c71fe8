import Expectations
import Testing
import ViewTesting

@testable import UIKit

@MainActor
struct MenuTests {
  private let table = Table()
  private let log = Log()

  @MainActor
  private final class Log {
    var chosen: [String] = []
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(title: title, attributes: attributes) { [log] in log.chosen.append($0.title) }
  }

  private func button(_ menu: UIMenu, isPrimary: Bool = true) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.menu = menu
    button.showsMenuAsPrimaryAction = isPrimary
    table.view.addSubview(button)
    return button
  }

  private func tapButton() {
    table.fingers.down(0, 150, 120)
    table.fingers.lift()
    table.fingers.wait(400)
  }

  private var rows: [UIControl] {
    table.window.layoutIfNeeded()
    return (MenuView.open(in: table.window)?.subviews.first?.subviews ?? [])
      .compactMap { $0 as? UIControl }
  }

  private func tap(_ title: String) throws {
    let row = try #require(rows.first { $0.accessibilityLabel == title })
    let place = row.convert(CGPoint(x: 60, y: 20), to: table.window)
    table.fingers.down(0, Double(place.x), Double(place.y))
    table.fingers.lift()
    table.fingers.wait(400)
  }

  @Test(arguments: [true, false])
  func `only a menu that is the primary action reports that it was opened`(isPrimary: Bool) {
    var count = 0
    let button = button(UIMenu(children: [action("First")]), isPrimary: isPrimary)
    button.addAction(UIAction { _ in count += 1 }, for: .menuActionTriggered)
    table.fingers.down(0, 150, 120)
    table.fingers.wait(800)
    expect(rows.count == 1 && count == (isPrimary ? 1 : 0))
    table.fingers.lift()
    table.fingers.wait(400)
    expect(count, equals: (isPrimary ? 1 : 0))
  }

  @Test func `a tap opens the menu, a tap on a row does it and closes the menu`() throws {
    var sender: Any?
    let first = UIAction(title: "First") { sender = $0.sender }
    let button = button(UIMenu(children: [first, action("Second")]))
    tapButton()
    expect(rows.count, equals: 2)
    try tap("First")
    expect(sender as? UIButton === button)
    expectNil(MenuView.open(in: table.window))
  }

  @Test func `a tap beside closes the menu, and nothing below hears of it`() {
    _ = button(UIMenu(children: [action("First")]))
    tapButton()
    table.fingers.down(0, 20, 700)
    table.fingers.lift()
    table.fingers.wait(400)
    expect(MenuView.open(in: table.window) == nil && log.chosen.isEmpty)
  }

  @Test func `what is hidden is not there, what is disabled cannot be chosen`() throws {
    _ = button(UIMenu(children: [action("Gone", .hidden), action("Off", .disabled)]))
    tapButton()
    expect(rows.count, equals: 1)
    try tap("Off")
    expect(log.chosen.isEmpty && MenuView.open(in: table.window) != nil)
  }

  @Test func `a menu within opens in its place, and goes back; an inline one is a group`() throws {
    let inner = UIMenu(title: "More", children: [action("Deep")])
    let group = UIMenu(options: .displayInline, children: [action("Beside")])
    _ = button(UIMenu(children: [inner, group]))
    tapButton()
    expect(rows.map(\.accessibilityLabel), equals: ["More", "Beside"])
    try tap("More")
    expect(rows.map(\.accessibilityLabel), equals: ["More", "Deep"])
    try tap("More")
    expect(rows.map(\.accessibilityLabel), equals: ["More", "Beside"])
    try tap("More")
    try tap("Deep")
    expect(log.chosen, equals: ["Deep"])
  }

  @Test func `only one has the mark where one is to be chosen`() throws {
    let (one, two) = (action("One"), action("Two"))
    one.state = .on
    let menu = UIMenu(options: .singleSelection, children: [one, two])
    _ = button(menu)
    tapButton()
    try tap("Two")
    expect(menu.selectedElements, equals: [two])
  }

  @Test func `elements that are asked for come when the menu opens`() throws {
    var answer: (([UIMenuElement]) -> Void)?
    let deferred = UIDeferredMenuElement { answer = $0 }
    _ = button(UIMenu(children: [deferred]))
    tapButton()
    expect(rows.isEmpty)
    answer?([action("Late")])
    try tap("Late")
    expect(log.chosen, equals: ["Late"])
  }

  @Test func `a long press opens a menu that is not what a tap does`() {
    let button = button(UIMenu(children: [action("First")]), isPrimary: false)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    tapButton()
    expect(taps == 1 && MenuView.open(in: table.window) == nil)
    table.fingers.down(0, 150, 120)
    table.fingers.wait(700)
    expect(MenuView.open(in: table.window) != nil)
    table.fingers.lift()
    expect(taps, equals: 1)
  }

  @Test func `a bar button with a menu alone opens it`() throws {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"), menu: UIMenu(children: [action("First")]))
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = item
    table.view.removeFromSuperview()
    table.window.rootViewController = UINavigationController(rootViewController: page)
    table.window.makeKeyAndVisible()
    table.window.layoutIfNeeded()
    let view = try #require(item.view)
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: table.window)
    table.fingers.down(0, Double(place.x), Double(place.y))
    table.fingers.lift()
    table.fingers.wait(400)
    try tap("First")
    expect(log.chosen, equals: ["First"])
  }

  @Test func `an interaction asks its delegate for the menu`() throws {
    final class Delegate: NSObject, UIContextMenuInteractionDelegate {
      var menu: UIMenu?
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        location.x < 50 ? UIContextMenuConfiguration(actionProvider: { [menu] _ in menu }) : nil
      }
    }
    let delegate = Delegate()
    delegate.menu = UIMenu(children: [action("First")])
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    table.view.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    expect(interaction.view === view && view.interactions.count == 1)
    table.fingers.down(0, 190, 150)
    table.fingers.wait(700)
    table.fingers.lift()
    expectNil(MenuView.open(in: table.window))
    table.fingers.down(0, 120, 150)
    table.fingers.wait(700)
    table.fingers.lift()
    try tap("First")
    expect(log.chosen, equals: ["First"])
    view.removeInteraction(interaction)
    expect(interaction.view == nil && view.gestureRecognizers == [])
  }
}
