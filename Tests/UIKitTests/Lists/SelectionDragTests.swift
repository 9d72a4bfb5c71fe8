import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Several rows that a drag of two fingers selects.
@MainActor
struct SelectionDragTests {
  private final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate {
    var allows = true
    var heard: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { allows }
    func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      heard.append("begin \(indexPath.row)")
      tableView.setEditing(true, animated: false)
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      heard.append("end")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("+\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("-\(indexPath.row)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let owner = Owner()
  private let fingers: Fingers

  init() {
    fingers = Fingers(window)
    window.isHidden = false
    table.rowHeight = 40
    table.allowsMultipleSelectionDuringEditing = true
    table.dataSource = owner
    table.delegate = owner
    window.addSubview(table)
    fingers.wait(10)
  }

  /// Drags two fingers over rows 2 to 5, and back to row 4.
  private func drag(_ end: () -> Void) {
    fingers.together {
      fingers.down(0, 100, 100)
      fingers.down(1, 200, 100)
    }
    for y in [115.0, 140, 180, 220, 180] {
      fingers.together {
        fingers.move(0, 100, y)
        fingers.move(1, 200, y)
      }
    }
    end()
    fingers.wait(500)
  }

  @Test func `two fingers select the rows under them, and leave those that they go back from`() {
    drag {
      fingers.together {
        fingers.lift(0)
        fingers.lift(1)
      }
    }
    expect(table.indexPathsForSelectedRows?.map(\.row).sorted(), equals: [2, 3, 4])
    expect(owner.heard, equals: ["begin 2", "+2", "+3", "+4", "+5", "-5", "end"])
    expect(table.contentOffset, equals: .zero)
  }

  @Test func `a cancelled drag selects nothing`() {
    drag { fingers.cancel(0) }
    expect(table.indexPathsForSelectedRows == nil && owner.heard.last == "end")
  }

  @Test func `without the delegate's consent two fingers scroll`() {
    owner.allows = false
    fingers.together {
      fingers.down(0, 100, 300)
      fingers.down(1, 200, 300)
    }
    for y in stride(from: 290.0, through: 100, by: -10) {
      fingers.together {
        fingers.move(0, 100, y)
        fingers.move(1, 200, y)
      }
    }
    expect(owner.heard.isEmpty && table.contentOffset.y > 50)
  }

  @Test func `one finger scrolls as before`() {
    fingers.down(0, 100, 300)
    for y in stride(from: 290.0, through: 100, by: -10) { fingers.move(0, 100, y) }
    expect(owner.heard.isEmpty && table.contentOffset.y > 50)
  }
}
