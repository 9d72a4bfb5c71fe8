import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Menus that are open while fingers, views and controllers appear and disappear.
@MainActor
struct MenuEndTests {
  private let table = Table()
  private let log = Log()

  @MainActor
  private final class Log {
    var chosen: [String] = []
    var ended = 0
  }

  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    let log: Log
    let menu: UIMenu
    init(_ log: Log, _ menu: UIMenu) { (self.log, self.menu) = (log, menu) }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.ended += 1 }
  }

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [log] in log.chosen.append($0.title) }
  }

  private func button(_ menu: UIMenu, at y: CGFloat = 100) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 100, y: y, width: 100, height: 44)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    table.view.addSubview(button)
    return button
  }

  private func tap(_ x: Double, _ y: Double, wait: Int64 = 400) {
    table.fingers.down(0, x, y)
    table.fingers.lift()
    table.fingers.wait(wait)
  }

  private var open: MenuView? {
    table.window.layoutIfNeeded()
    return MenuView.open(in: table.window)
  }

  private var rows: [UIControl] {
    (open?.subviews.first?.subviews ?? []).compactMap { $0 as? UIControl }
  }

  private func place(_ title: String) throws -> (x: Double, y: Double) {
    let row = try #require(rows.first { $0.accessibilityLabel == title })
    let place = row.convert(CGPoint(x: 60, y: 20), to: table.window)
    return (Double(place.x), Double(place.y))
  }

  @Test func `of two rows under two fingers only the first that is left is chosen`() throws {
    _ = button(UIMenu(children: [action("First"), action("Second")]))
    tap(150, 120)
    let (first, second) = (try place("First"), try place("Second"))
    table.fingers.down(0, first.x, first.y)
    table.fingers.down(1, second.x, second.y)
    table.fingers.lift(0)
    table.fingers.lift(1)
    table.fingers.wait(400)
    expect(log.chosen == ["First"] && open == nil)
  }

  @Test func `two rows that two fingers leave at once are one choice`() throws {
    _ = button(UIMenu(children: [action("First"), action("Second")]))
    tap(150, 120)
    let (first, second) = (try place("First"), try place("Second"))
    table.fingers.down(0, first.x, first.y)
    table.fingers.down(1, second.x, second.y)
    table.fingers.together {
      table.fingers.lift(0)
      table.fingers.lift(1)
    }
    table.fingers.wait(400)
    expect(log.chosen.count == 1 && open == nil)
  }

  @Test func `a finger beside and one on a row end the menu once`() throws {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    table.view.addSubview(view)
    let delegate = Delegate(log, UIMenu(children: [action("First")]))
    view.addInteraction(UIContextMenuInteraction(delegate: delegate))
    table.fingers.down(0, 150, 150)
    table.fingers.wait(700)
    table.fingers.lift()
    let row = try place("First")
    table.fingers.down(0, row.x, row.y)
    table.fingers.down(1, 20, 700)
    table.fingers.lift(1)
    table.fingers.lift(0)
    table.fingers.wait(400)
    expect(log.ended == 1 && open == nil)
  }

  @Test func `fingers on rows of menus within menus end nothing twice`() throws {
    let deep = UIMenu(title: "Deeper", children: [action("Deepest")])
    _ = button(UIMenu(children: [UIMenu(title: "More", children: [deep, action("Deep")])]))
    tap(150, 120)
    var row = try place("More")
    tap(row.x, row.y)
    // A finger stays on the back row while another opens a submenu and returns.
    row = try place("More")
    table.fingers.down(1, row.x, row.y)
    row = try place("Deeper")
    tap(row.x, row.y)
    row = try place("Deeper")
    tap(row.x, row.y)
    row = try place("More")
    tap(row.x, row.y)
    table.fingers.lift(1)
    table.fingers.wait(400)
    expect(rows.map(\.accessibilityLabel), equals: ["More"])
  }

  @Test func `a palm on a row chooses nothing, and the menu stays`() throws {
    _ = button(UIMenu(children: [action("First")]))
    tap(150, 120)
    let row = try place("First")
    table.fingers.down(0, row.x, row.y)
    table.fingers.cancel()
    table.fingers.wait(400)
    expect(log.chosen.isEmpty && open != nil)
  }

  @Test func `a menu goes with its button`() {
    let button = button(UIMenu(children: [action("First")]))
    tap(150, 120)
    expect(open != nil)
    button.removeFromSuperview()
    table.fingers.wait(400)
    expectNil(open)
  }

  @Test func `a menu goes with the view controller that is dismissed under it`() throws {
    let root = UIViewController()
    table.view.removeFromSuperview()
    table.window.rootViewController = root
    table.window.makeKeyAndVisible()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    let button = button(UIMenu(children: [action("First")]))
    sheet.view.addSubview(button)
    table.window.layoutIfNeeded()
    tap(150, 120)
    expect(open != nil)
    sheet.dismiss(animated: false)
    table.fingers.wait(400)
    expect(open == nil && root.presentedViewController == nil)
  }

  @Test func `a menu of an interaction goes with it, and its end is told once`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    table.view.addSubview(view)
    let delegate = Delegate(log, UIMenu(children: [action("First")]))
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    table.fingers.down(0, 150, 150)
    table.fingers.wait(700)
    table.fingers.lift()
    expect(open != nil)
    view.removeInteraction(interaction)
    table.fingers.wait(400)
    expect(open == nil && log.ended == 1)
    interaction.dismissMenu()
    expect(log.ended, equals: 1)
  }

  @Test func `another menu opens while one fades`() {
    _ = button(UIMenu(children: [action("First")]))
    _ = button(UIMenu(children: [action("Second")]), at: 400)
    tap(150, 120)
    tap(20, 700, wait: 20)
    tap(150, 420)
    expect(rows.map(\.accessibilityLabel), equals: ["Second"])
  }

  @Test func `a button that is off opens no menu, nor does one whose menus are off`() {
    let off = button(UIMenu(children: [action("First")]))
    off.showsMenuAsPrimaryAction = false
    for change in [{ off.isEnabled = false }, { off.isContextMenuInteractionEnabled = false }] {
      off.isEnabled = true
      off.isContextMenuInteractionEnabled = true
      change()
      table.fingers.down(0, 150, 120)
      table.fingers.wait(700)
      table.fingers.lift()
      expectNil(open)
    }
  }

  @Test func `a bar button opens the menu that it has by then`() throws {
    let item = UIBarButtonItem(title: "Do", style: .plain) { [log] in log.chosen.append("done") }
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = item
    table.view.removeFromSuperview()
    table.window.rootViewController = UINavigationController(rootViewController: page)
    table.window.makeKeyAndVisible()
    table.window.layoutIfNeeded()
    func hold() throws {
      table.window.layoutIfNeeded()
      let view = try #require(item.view)
      let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: table.window)
      table.fingers.down(0, Double(place.x), Double(place.y))
      table.fingers.wait(700)
      table.fingers.lift()
    }
    item.menu = UIMenu(children: [action("First")])
    try hold()
    expect(rows.map(\.accessibilityLabel), equals: ["First"])
    tap(20, 700)
    item.menu = UIMenu(children: [action("Second")])
    try hold()
    expect(rows.map(\.accessibilityLabel), equals: ["Second"])
    // The bar creates its buttons again; the menu still belongs to the item.
    item.title = "Did"
    table.window.layoutIfNeeded()
    expect(open != nil)
    tap(20, 700)
    item.menu = nil
    try hold()
    expectNil(open)
  }

  @Test func `elements that lead to themselves are listed once`() {
    final class Box { var element: UIDeferredMenuElement? }
    let box = Box()
    box.element = UIDeferredMenuElement.uncached { [unowned box] done in
      done([box.element].compactMap { $0 })
    }
    _ = button(UIMenu(children: [box.element!, action("First")]))
    tap(150, 120)
    expect(rows.map(\.accessibilityLabel), equals: ["First"])
    _ = box
  }

  @Test func `a window with no room shows a menu all the same`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [action("First"), action("Second")])
    window.addSubview(button)
    expect(button.openMenu())
    window.layoutIfNeeded()
    let card = MenuView.open(in: window)?.subviews.first
    expect(card.map { $0.frame.origin.x.isFinite && $0.frame.height >= 0 }, equals: true)
  }

  @Test func `a long menu can be reached to its end`() throws {
    _ = button(UIMenu(children: (1...40).map { action("Row \($0)") }))
    tap(150, 120)
    for _ in 0..<8 {
      table.fingers.down(0, 150, 600)
      for step in 1...20 { table.fingers.move(0, 150, 600 - Double(step) * 20) }
      table.fingers.wait(200)
      table.fingers.lift()
      table.fingers.wait(2000)
    }
    let row = try place("Row 40")
    expect(row.y, isBelow: 800)
    tap(row.x, row.y)
    expect(log.chosen, equals: ["Row 40"])
  }

  @Test func `nothing keeps a button with a menu, nor its menu, nor what it opened`() {
    weak var kept: UIButton?
    weak var keptMenu: UIMenu?
    weak var keptView: MenuView?
    do {
      let menu = UIMenu(children: [
        action("First"), UIMenu(title: "In", children: [action("Deep")]),
      ])
      let button = button(menu)
      (kept, keptMenu) = (button, menu)
      tap(150, 120)
      keptView = open
      tap(20, 700)
      button.removeFromSuperview()
    }
    table.fingers.wait(1000)
    expect(kept == nil && keptMenu == nil && keptView == nil)
  }

  @Test func `nothing keeps a view with an interaction, nor an item with a menu`() {
    weak var kept: UIView?
    weak var keptItem: UIBarButtonItem?
    weak var keptInteraction: UIContextMenuInteraction?
    do {
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      let delegate = Delegate(log, UIMenu(children: [action("First")]))
      let interaction = UIContextMenuInteraction(delegate: delegate)
      view.addInteraction(interaction)
      table.view.addSubview(view)
      table.fingers.down(0, 150, 150)
      table.fingers.wait(700)
      table.fingers.lift()
      tap(20, 700)
      view.removeFromSuperview()
      let item = UIBarButtonItem(
        title: "One", primaryAction: UIAction { _ in }, menu: UIMenu(children: [action("First")]))
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      bar.items = [item]
      table.view.addSubview(bar)
      table.window.layoutIfNeeded()
      bar.removeFromSuperview()
      (kept, keptItem, keptInteraction) = (view, item, interaction)
    }
    table.fingers.wait(1000)
    expect(kept == nil && keptItem == nil && keptInteraction == nil)
  }
}
