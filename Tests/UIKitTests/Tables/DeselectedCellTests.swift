import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The background of a selected row while and after the row is deselected.
@MainActor
struct DeselectedCellTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let rows = Rows()
  private let fingers: Fingers
  private let path = IndexPath(row: 1, section: 0)

  init() {
    fingers = Fingers(window)
    table.dataSource = rows
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    fingers.wait(20)
  }

  private func grounds() -> Int {
    let cell = table.cellForRow(at: path)
    return cell?.subviews.count { $0 !== cell?.contentView && $0.bounds == cell?.bounds } ?? -1
  }

  @Test func `the background goes at the end of the animation, or at once without one`() {
    expect(grounds(), equals: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    window.layoutIfNeeded()
    expect(grounds(), equals: 1)
    table.deselectRow(at: path, animated: true)
    fingers.wait(50)
    expect(grounds(), equals: 1)
    fingers.wait(1000)
    expect(grounds(), equals: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.deselectRow(at: path, animated: false)
    expect(grounds(), equals: 0)
  }

  @Test func `a row that is selected again meanwhile keeps its background`() {
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.deselectRow(at: path, animated: true)
    fingers.wait(50)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    fingers.wait(1000)
    window.layoutIfNeeded()
    expect(grounds(), equals: 1)
    let ground = table.cellForRow(at: path)?.subviews.first {
      $0 !== table.cellForRow(at: path)?.contentView
    }
    expect(ground?.alpha, equals: 1)
  }
}
