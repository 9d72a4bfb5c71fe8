import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Rows that keys carry over their neighbors, from each place in each direction.
@MainActor
struct CarriedRowTests {
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    let table: UITableView
    var sections: [[String]]
    private let movable: [Int]

    init(_ sections: [[String]], movable: [Int] = [0, 1]) {
      self.sections = sections
      self.movable = movable
      table = UITableView(frame: window.bounds)
      super.init()
      table.dataSource = self
      table.isEditing = true
      window.addSubview(table)
      window.isHidden = false
      window.layoutIfNeeded()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      movable.contains(indexPath.row)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }

    /// Carries a row, and returns the sections after that; `-` if the row stays.
    func carried(_ path: IndexPath, _ step: Int) -> String {
      guard let cell = table.cellForRow(at: path), table.carry(cell, by: step) else { return "-" }
      return sections.map { $0.joined() }.joined(separator: "|")
    }
  }

  @Test(arguments: [
    (0, 0, -1, "-"), (0, 0, 1, "ba|c||de"), (0, 1, -1, "ba|c||de"), (0, 1, 1, "a|bc||de"),
    (1, 0, -1, "acb|||de"), (1, 0, 1, "-"), (3, 0, -1, "-"), (3, 0, 1, "ab|c||ed"),
    (3, 1, -1, "ab|c||ed"), (3, 1, 1, "-"),
  ])
  func `a row goes to the next place, and to a section beside its own unless that is empty`(
    section: Int, row: Int, step: Int, expected: String
  ) {
    let rows = Rows([["a", "b"], ["c"], [], ["d", "e"]])
    expect(rows.carried(IndexPath(row: row, section: section), step), equals: expected)
  }

  @Test func `a row that may not move has no steps`() {
    let rows = Rows([["a", "b"]], movable: [1])
    let actions = (0...1).map { row in
      rows.table.cellForRow(at: IndexPath(row: row, section: 0))?.offeredActions?.map(\.name) ?? []
    }
    expect(actions, equals: [[], ["Move up", "Move down"]])
    rows.table.isEditing = false
    expectNil(rows.table.cellForRow(at: IndexPath(row: 1, section: 0))?.offeredActions)
  }
}
