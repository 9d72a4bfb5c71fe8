import Expectations
import Foundation
import Testing

@testable import UIKit

/// The cells of a table that was scrolled, beside those of a table that begins at the same place.
@MainActor
struct TableScrollTests {
  @Test func `cells that a program has moved are back in their rows after the next layout`() {
    let scene = TableScene(rows: 40)
    guard let cell = scene.table.cellForRow(at: IndexPath(row: 3, section: 0)) else {
      Issue.record("row 3 is not visible")
      return
    }
    let frame = cell.frame
    cell.frame.origin.y += 7
    scene.table.setNeedsLayout()
    scene.window.layoutIfNeeded()
    expect(cell.frame, equals: frame)
    cell.frame.size.width -= 20
    scene.table.contentOffset.y += 5
    scene.window.layoutIfNeeded()
    expect(cell.frame, equals: frame)
  }

  @Test func `rows that become higher while they are visible move the rows below them`() {
    let scene = TableScene(
      [(0..<40).map { "row \($0)" }], rowHeight: UITableView.automaticDimension)
    for step in 0..<30 {
      scene.table.contentOffset.y += 17
      if step % 5 == 0 {
        scene.heights[IndexPath(row: step / 2 + 3, section: 0)] = CGFloat(50 + step)
        scene.table.reloadRows(at: [IndexPath(row: step / 2 + 3, section: 0)], with: .none)
      }
      scene.window.layoutIfNeeded()
      let cells = scene.table.indexPathsForVisibleRows ?? []
      expect(!cells.isEmpty)
      for path in cells {
        expect(scene.table.cellForRow(at: path)?.frame, equals: scene.table.rectForRow(at: path))
      }
    }
  }
}
