import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Swipes along rows, and rows that are edited.
@MainActor struct TableEditingTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Rows with one action as wide as `74`.
  private func scene(_ done: @escaping (Int) -> Void = { _ in }) -> TableScene {
    let scene = TableScene(rows: 20)
    scene.actions = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Do") { _, _, finish in
          done(path.row)
          finish(true)
        }
      ])
    }
    return scene
  }

  /// Swipes with a step every 10 ms.
  private func swipe(_ scene: TableScene, _ dx: Double, _ dy: Double = 0, steps: Int = 40) {
    scene.fingers.down(0, 250, 60)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      scene.fingers.move(0, 250 + dx * share, 60 + dy * share)
    }
  }

  @Test func `half of the buttons stays open, less does not`() {
    for (way, isOpen) in [(-(10 + 38.0), true), (-(10 + 30.0), false)] {
      let scene = scene()
      swipe(scene, way)
      scene.fingers.wait(200)
      scene.fingers.lift()
      scene.fingers.wait(800)
      expect(scene.table.cellForRow(at: path(1))?.frame.minX, equals: (isOpen ? -74 : 0))
      expect(scene.y, equals: 0)
    }
  }

  @Test func `a fast swipe opens, and a diagonal one scrolls`() {
    let scene = scene()
    swipe(scene, -30, steps: 6)
    scene.fingers.lift()
    scene.fingers.wait(800)
    expect(scene.table.cellForRow(at: path(1))?.frame.minX, equals: -74)
    let other = self.scene()
    swipe(other, -30, -40)
    other.fingers.lift()
    expect(other.table.cellForRow(at: path(1))?.frame.minX, equals: 0)
    expect(other.y, isAbove: 20)
  }

  @Test(arguments: [true, false])
  func `a data source that lists its commit lets rows be deleted`(lists: Bool) {
    class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    final class Listing: Rows, DelegateMethodListing {
      let delegateMethods = ["tableView:commit:forRowAt:"]
    }
    let scene = TableScene(rows: 3)
    let rows = lists ? Listing() : Rows()
    scene.table.dataSource = rows
    scene.table.layoutIfNeeded()
    expect(rows.tableView(scene.table, canEditRowAt: path(0)), equals: lists)
    scene.table.setEditing(true, animated: false)
    expect(rows.tableView(scene.table, canEditRowAt: path(0)))
  }

  @Test func `the older form of actions is offered where there is no newer one`() {
    let scene = TableScene(rows: 5)
    var done: [IndexPath] = []
    scene.olderActions = [
      UITableViewRowAction(style: .default, title: "Share") { _, path in done.append(path) }
    ]
    swipe(scene, -80)
    scene.fingers.wait(200)
    scene.fingers.lift()
    scene.fingers.wait(800)
    scene.tap(300, 60)
    expect(done, equals: [path(1)])
  }

  @Test func `a button does what it says, and a tap elsewhere closes`() {
    var done: [Int] = []
    let scene = scene { done.append($0) }
    swipe(scene, -60)
    scene.fingers.wait(200)
    scene.fingers.lift()
    scene.fingers.wait(800)
    scene.tap(300, 60)
    expect(done, equals: [1])
    scene.fingers.wait(800)
    expect(scene.table.cellForRow(at: path(1))?.frame.minX, equals: 0)
    swipe(scene, -60)
    scene.fingers.wait(200)
    scene.fingers.lift()
    scene.fingers.wait(800)
    scene.listens = TableScene.selection
    scene.tap(100, 300)
    scene.fingers.wait(800)
    expect(scene.heard.isEmpty)
    expect(scene.table.cellForRow(at: path(1))?.frame.minX, equals: 0)
  }

  @Test func `a swipe over the row does the first action at once`() {
    var done: [Int] = []
    let scene = scene { done.append($0) }
    swipe(scene, -230)
    scene.fingers.lift()
    expect(done, equals: [1])
    scene.fingers.wait(800)
    expect(scene.table.cellForRow(at: path(1))?.frame.minX, equals: 0)
  }

  @Test func `a row that can be edited offers to be deleted`() {
    let scene = TableScene(rows: 5)
    scene.isEditable = true
    swipe(scene, -80)
    scene.fingers.wait(200)
    scene.fingers.lift()
    scene.fingers.wait(800)
    scene.tap(300, 60)
    expect(scene.heard, equals: ["commit delete 0.1"])
    scene.fingers.wait(800)
    expect(scene.seen, equals: ["row 0", "row 2", "row 3", "row 4"])
    expect(scene.table.visibleCells.map { $0.frame.minX }, equals: [0, 0, 0, 0])
  }

  @Test func `editing shows controls, and the one at the beginning opens the row`() {
    let scene = TableScene(rows: 5)
    scene.isEditable = true
    scene.table.setEditing(true, animated: false)
    scene.window.layoutIfNeeded()
    let cell = scene.table.cellForRow(at: path(1))
    expect(cell?.contentView.frame.minX ?? 0, isAbove: 30)
    scene.tap(20, 60)
    scene.fingers.wait(800)
    expect(cell?.frame.minX ?? 0, isBelow: -50)
    scene.tap(300, 60)
    expect(scene.heard, equals: ["commit delete 0.1"])
    scene.fingers.wait(800)
    scene.table.setEditing(false, animated: false)
    scene.window.layoutIfNeeded()
    expect(scene.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
  }

  @Test func `a row is taken to another place by its control`() {
    let scene = TableScene(rows: 6)
    scene.isMovable = true
    scene.isEditable = true
    scene.table.setEditing(true, animated: false)
    scene.window.layoutIfNeeded()
    scene.fingers.down(0, 305, 66)
    for step in 1...20 { scene.fingers.move(0, 305, 66 + Double(step) * 5) }
    scene.fingers.lift()
    scene.fingers.wait(800)
    expect(scene.heard, equals: ["move 1 to 3"])
    expect(scene.seen, equals: ["row 0", "row 2", "row 3", "row 1", "row 4", "row 5"])
    expect(scene.y, equals: 0)
  }
}
