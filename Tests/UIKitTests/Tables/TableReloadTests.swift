import Expectations
import Testing

@testable import UIKit

@MainActor struct TableReloadTests {
  private final class Source: NSObject, UITableViewDataSource {
    var count = 0
    var questions = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      questions += 1
      return count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private final class CountingTable: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private final class CountingCollection: UICollectionView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private func table(_ source: Source) -> CountingTable {
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    return table
  }

  @Test func `the cell of a row exists directly after the data is reloaded`() {
    let source = Source()
    let table = table(source)
    table.layoutIfNeeded()
    expectNil(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    source.count = 3
    table.reloadData()
    expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) != nil)
    expectNil(table.cellForRow(at: IndexPath(row: 3, section: 0)))
  }

  @Test func `reloading asks for the rows at once`() {
    let source = Source()
    let table = table(source)
    expect(source.questions, equals: 0)
    source.count = 3
    table.reloadData()
    expect(source.questions, equals: 1)
    // The numbers are those of the reload, so that an insertion fits them.
    source.count = 4
    table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    expect(table.numberOfRows(inSection: 0), equals: 4)
  }

  @Test func `a change of a table that has read nothing reads nothing`() {
    let source = Source()
    let table = table(source)
    source.count = 3
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .automatic)
    expect(source.questions, equals: 0)
    table.layoutIfNeeded()
    expect(table.numberOfRows(inSection: 0), equals: 3)
  }

  @Test func `headers are asked for after the program has registered their class`() {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")!
      }
    }
    let (source, headers) = (Source(), Headers())
    let table = table(source)
    table.delegate = headers
    source.count = 2
    table.reloadData()
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.layoutIfNeeded()
    expect(table.headerView(forSection: 0) != nil)
  }

  @Test func `a source that asks the table while its rows are counted gets an answer`() {
    final class Asking: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.numberOfSections + 1
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      { UITableViewCell() }
    }
    let asking = Asking()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = asking
    table.reloadData()
    expect(table.numberOfRows(inSection: 0), equals: 1)
  }

  @Test func `visible cells are those of the reloaded data`() {
    let source = Source()
    let table = table(source)
    source.count = 2
    table.reloadData()
    expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, isAbove: 0)
    expect(table.visibleCells.count, equals: 2)
  }

  @Test func `setting a data source calls no override of reloadData`() {
    expect(table(Source()).reloads, equals: 0)
    let collection = CountingCollection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    expect(collection.reloads, equals: 0)
  }
}

@MainActor struct CellImageInsetTests {
  @Test func `the separator begins beside an image that the row makes smaller`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image {
      _ in
    }
    cell.textLabel?.text = "Row"
    cell.layoutIfNeeded()
    expect(cell.imageView?.frame.width, equals: 80)
    expect(cell.parts.automaticSeparatorInset.left, equals: cell.textLabel?.frame.minX)
  }
}
