import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// The menu of commands over a cell that is pressed for a while.
@MainActor
@Suite(.serialized) struct CellMenuTests {
  final class Cell: UITableViewCell {
    var done: [String] = []
    override var interfaceActions: [InterfaceAction] {
      super.interfaceActions + [InterfaceAction("capital:", Cell.capital)]
    }
    func capital(_ sender: Any) { done.append("capital") }
  }

  final class States: NSObject, UITableViewDataSource, UITableViewDelegate {
    var allowed: Set<String> = ["copy:", "capital:"]
    var performed: [String] = []
    var shows = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    }
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      UIMenuController.shared.menuItems = [
        UIMenuItem(title: "Capital", action: "capital:"),
        UIMenuItem(title: "Other", action: "other:"),
      ]
      return shows
    }
    func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { allowed.contains(action.description) }
    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { performed.append("\(action) \(indexPath.row)") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
  private let states = States()

  init() {
    window.isHidden = false
    table.rowHeight = 44
    table.register(Cell.self, forCellReuseIdentifier: "c")
    table.dataSource = states
    table.delegate = states
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private var bubble: EditMenuBubble? {
    window.subviews.lazy.compactMap { $0 as? EditMenuBubble }.first { $0.isOpen }
  }

  private func press() {
    let fingers = Fingers(window)
    fingers.down(0, 100, 100 + 66)
    fingers.wait(700)
    fingers.lift()
    fingers.wait(300)
  }

  @Test func `a long press shows what the delegate and the cell can do`() throws {
    press()
    let bubble = try #require(bubble)
    expect(bubble.titles, equals: ["Copy", "Capital"])
    UIMenuController.shared.hideMenu()
    UIMenuController.shared.menuItems = nil
  }

  @Test func `a command calls the delegate, an own item the cell`() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Cell)
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Capital", action: "capital:")]
    let states = states
    let table = table
    let path = IndexPath(row: 1, section: 0)
    let menu = CellEditMenu(cell: cell) { action, sender in
      states.tableView(table, canPerformAction: action, forRowAt: path, withSender: sender)
    } perform: { action, sender in
      states.tableView(table, performAction: action, forRowAt: path, withSender: sender)
    }
    for command in menu.commands { command.perform() }
    expect(states.performed == ["copy: 1"] && cell.done == ["capital"])
    UIMenuController.shared.menuItems = nil
  }

  @Test func `no menu is shown for a row without one, or without commands`() {
    states.shows = false
    press()
    expectNil(bubble)
    states.shows = true
    states.allowed = []
    press()
    expectNil(bubble)
    UIMenuController.shared.menuItems = nil
  }
}
