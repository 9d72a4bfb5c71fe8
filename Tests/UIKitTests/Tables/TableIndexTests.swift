import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// The index at the side of a table view, and rows that are prepared before they are visible.
@MainActor struct TableIndexTests {
  @MainActor
  private final class Book: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    var titles: [String]? = ["A", "B", "C", "D"]
    var rows = 20
    var prepared: [IndexPath] = []
    var cancelled: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row"
      cell.accessoryType = .checkmark
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prepared += indexPaths
    }
    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { cancelled += indexPaths }
  }

  @MainActor
  private struct Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let book = Book()
    let fingers: Fingers

    @MainActor
    init(_ change: (Book, UITableView) -> Void = { _, _ in }) {
      fingers = Fingers(window)
      window.isHidden = false
      table.rowHeight = 44
      change(book, table)
      table.dataSource = book
      window.addSubview(table)
      window.layoutIfNeeded()
    }

    @MainActor var index: TableIndexView? {
      table.subviews.compactMap { $0 as? TableIndexView }.first
    }
  }

  @Test func `titles stand at the side, and the rows leave room for them`() {
    let scene = Scene()
    expect(scene.index?.frame, equals: CGRect(x: 300, y: 0, width: 20, height: 480))
    expect(
      scene.index?.subviews.compactMap { ($0 as? UILabel)?.text }, equals: ["A", "B", "C", "D"])
    let cell = scene.table.cellForRow(at: IndexPath(row: 0, section: 0))
    expect(
      (cell?.subviews.compactMap { $0 as? UIImageView }.first?.frame.maxX ?? 320), isAtMost: 300)
    scene.table.contentOffset.y = 100
    scene.window.layoutIfNeeded()
    expect(scene.index?.frame.minY, equals: 100)
  }

  @Test func `a finger on the index scrolls to the section under it`() {
    let scene = Scene()
    // The fourth section begins below 60 rows of 44 points. Four lines of 15 points stand in the middle: from 210 to 270.
    scene.fingers.down(0, 310, 262)
    scene.fingers.wait(200)
    scene.window.layoutIfNeeded()
    expect(scene.table.contentOffset.y, equals: 2640)
    scene.fingers.move(0, 310, 232)
    expect(scene.table.contentOffset.y, equals: 880)
    scene.fingers.lift()
    expectNil(scene.table.indexPathForSelectedRow)
  }

  @Test func `an index needs titles, enough rows, and permission`() {
    expectNil(Scene { book, _ in book.titles = nil }.index)
    expectNil(Scene { _, table in table.sectionIndexMinimumDisplayRowCount = 81 }.index)
    expect(Scene { _, table in table.sectionIndexMinimumDisplayRowCount = 80 }.index != nil)
    expectNil(Scene { _, table in table.indexDisplayMode = .alwaysHidden }.index)
  }

  @Test func `new titles are loaded on demand`() {
    let scene = Scene()
    scene.book.titles = ["X", UITableView.indexSearch]
    scene.table.reloadSectionIndexTitles()
    scene.table.sectionIndexColor = .systemPink
    scene.window.layoutIfNeeded()
    let label = scene.index?.subviews.first as? UILabel
    expect(label?.text, equals: "X")
    expect(label?.textColor, equals: .systemPink)
    expect(scene.index?.subviews.last is UIImageView)
  }

  @Test func `too many titles stand behind dots`() {
    expect(TableIndexView.places(3, room: 10), equals: [0, 1, 2])
    expect(TableIndexView.places(26, room: 5), equals: [0, nil, 12, nil, 25])
    expect(TableIndexView.places(26, room: 0), equals: [0, nil, 25])
  }

  @Test func `rows of the next page are prepared, and those out of the way are cancelled`() {
    let scene = Scene { book, table in table.prefetchDataSource = book }
    expect(scene.book.prepared.first, equals: IndexPath(row: 11, section: 0))
    let first = scene.book.prepared.count
    expect(first, isAbove: 5)
    scene.table.contentOffset.y = 2000
    scene.window.layoutIfNeeded()
    expect(scene.book.cancelled.count, isAbove: 5)
    expect(scene.book.prepared.count, isAbove: first)
    scene.table.isPrefetchingEnabled = false
    let count = scene.book.prepared.count
    scene.table.contentOffset.y = 0
    scene.window.layoutIfNeeded()
    expect(scene.book.prepared.count, equals: count)
  }
}
