import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The steps from a finger to a selected row.
@MainActor struct TableSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func scene() -> TableScene {
    let scene = TableScene(rows: 40)
    scene.listens = TableScene.selection
    return scene
  }

  @Test func `a tap selects, and takes the old selection away first`() {
    let scene = scene()
    scene.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    expect(scene.heard.isEmpty)
    scene.tap(100, 100)
    expect(
      scene.heard,
      equals: [
        "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2", "willDeselect 0.1",
        "didDeselect 0.1", "didSelect 0.2",
      ])
    expect(scene.table.indexPathForSelectedRow, equals: path(2))
    expect(scene.table.cellForRow(at: path(2))?.isSelected, equals: true)
    expect(scene.table.cellForRow(at: path(1))?.isSelected, equals: false)
  }

  @Test func `a delegate chooses another row, or none`() {
    let scene = scene()
    scene.redirect = path(5)
    scene.tap(100, 10)
    expect(scene.table.indexPathForSelectedRow, equals: path(5))
    scene.refusesSelection = true
    scene.tap(100, 10)
    expect(scene.table.indexPathForSelectedRow, equals: path(5))
    expect(
      scene.heard.suffix(3), equals: ["didHighlight 0.0", "didUnhighlight 0.0", "willSelect 0.0"])
  }

  @Test func `a press that scrolls selects nothing`() {
    let scene = scene()
    scene.fingers.down(0, 160, 300)
    scene.fingers.wait(200)
    expect(scene.heard, equals: ["didHighlight 0.6"])
    expect(scene.table.cellForRow(at: path(6))?.isHighlighted, equals: true)
    scene.fingers.move(0, 160, 280)
    scene.fingers.lift()
    expect(scene.heard, equals: ["didHighlight 0.6", "didUnhighlight 0.6"])
    expectNil(scene.table.indexPathForSelectedRow)
  }

  @Test func `several rows are selected where that is allowed, and a second tap takes one back`() {
    let scene = scene()
    scene.table.allowsMultipleSelection = true
    scene.tap(100, 10)
    scene.tap(100, 60)
    expect(scene.table.indexPathsForSelectedRows, equals: [path(0), path(1)])
    scene.tap(100, 10)
    expect(scene.table.indexPathsForSelectedRows, equals: [path(1)])
    expect(scene.heard.suffix(2), equals: ["willDeselect 0.0", "didDeselect 0.0"])
  }

  @Test func `what is selected is so when it comes into sight again`() {
    let scene = scene()
    scene.tap(100, 10)
    scene.table.contentOffset.y = 800
    scene.window.layoutIfNeeded()
    expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
    scene.table.contentOffset.y = 0
    scene.window.layoutIfNeeded()
    expect(scene.table.cellForRow(at: path(0))?.isSelected, equals: true)
  }

  @Test func `nothing is selected where that is not allowed, or while it is edited`() {
    let scene = scene()
    scene.table.allowsSelection = false
    scene.tap(100, 10)
    scene.table.allowsSelection = true
    scene.table.setEditing(true, animated: false)
    scene.tap(100, 10)
    expect(scene.heard.isEmpty)
    scene.table.allowsSelectionDuringEditing = true
    scene.tap(100, 10)
    expect(scene.heard.last, equals: "didSelect 0.0")
  }

  @Test func `a control in a cell keeps its touch, and an accessory has its own`() {
    let scene = scene()
    var pressed = 0
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 60, height: 44))
    button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    scene.table.cellForRow(at: path(0))?.contentView.addSubview(button)
    scene.tap(220, 20)
    expect(pressed, equals: 1)
    expect(scene.heard.isEmpty)
    scene.tap(20, 20)
    expect(scene.heard.last, equals: "didSelect 0.0")
  }

  @Test func `a long press opens the menu of the row, and selects only where there is none`() {
    let scene = scene()
    scene.fingers.down(0, 100, 60)
    scene.fingers.wait(900)
    scene.fingers.lift()
    expect(scene.heard.last, equals: "didSelect 0.1")
    scene.heard = []
    var done = 0
    scene.menu = UIMenu(children: [UIAction(title: "Share") { _ in done += 1 }])
    scene.fingers.down(0, 100, 60)
    scene.fingers.wait(900)
    scene.fingers.lift()
    expect(scene.heard, equals: ["didHighlight 0.1", "didUnhighlight 0.1"])
    // The menu, and the lifted copy of the row below it.
    expect(scene.window.subviews.count, equals: 3)
  }
}
