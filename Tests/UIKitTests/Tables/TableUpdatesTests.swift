import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit
import ViewTesting

/// Rows that are inserted, deleted, moved and reloaded.
@MainActor struct TableUpdatesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `a batch takes old paths away and puts new ones in`() {
    let scene = TableScene([["a", "b", "c"]])
    var finished: [Bool] = []
    scene.table.performBatchUpdates {
      scene.table.insertRows(at: [path(0)], with: .automatic)
      scene.sections = [["new", "b", "c"]]
      scene.table.deleteRows(at: [path(0)], with: .automatic)
    } completion: {
      finished.append($0)
    }
    expect(scene.table.numberOfRows(inSection: 0), equals: 3)
    expect(scene.seen, equals: ["new", "b", "c"])
    expect(finished.isEmpty)
    scene.fingers.wait(600)
    expect(finished, equals: [true])
    expect(scene.seen, equals: ["new", "b", "c"])
    expect(scene.table.visibleCells.map { $0.frame.minY }, equals: [0, 44, 88])
  }

  @Test func `changes that come before the table has read any data are read with the data`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scene = TableScene([["a"]])
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = scene
    scene.sections = [[], ["b", "c"]]
    table.deleteRows(at: [path(3)], with: .automatic)
    expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
  }

  @Test func `outside of a window the cells are in their new places at once`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scene = TableScene([["a", "b"], ["c"]])
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = scene
    table.layoutIfNeeded()
    scene.sections = [["c"]]
    table.deleteSections([0], with: .automatic)
    expect(table.visibleCells.map(\.frame.minY), equals: [table.rectForRow(at: path(0)).minY])
  }

  @Test func `rows below an insertion move by a spring`() throws {
    let scene = TableScene([["a", "b"]])
    let cell = try #require(scene.table.cellForRow(at: path(0)))
    scene.sections = [["new", "a", "b"]]
    scene.table.insertRows(at: [path(0)], with: .fade)
    expect(cell.frame.minY, equals: 44)
    for (time, rest) in [(Int64(50), 0.7184), (50, 0.3811), (100, 0.0787)] {
      scene.fingers.wait(time)
      let seen = try #require(cell.layer.presentation()).frame.minY
      expect((Double(seen) - 44 * (1 - rest)).magnitude, isBelow: 1.5)
    }
    scene.fingers.wait(500)
    expect(cell.layer.presentation()?.frame.minY ?? cell.frame.minY, equals: 44)
  }

  @Test func `a batch outside of a window is over in the next turn`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scene = TableScene([["a", "b"]])
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = scene
    expect(table.numberOfRows(inSection: 0), equals: 2)
    var finished: [Bool] = []
    table.performBatchUpdates {
      scene.sections = [["a", "b", "c"]]
      table.insertRows(at: [path(2)], with: .automatic)
    } completion: {
      finished.append($0)
    }
    expect(table.numberOfRows(inSection: 0), equals: 3)
    expect(finished.isEmpty)
    scene.fingers.wait(20)
    expect(finished, equals: [false])
  }

  @Test func `a selection goes where its row goes, and a reload takes it`() {
    let scene = TableScene([["a", "b", "c"]])
    scene.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    scene.sections = [["c", "a", "b"]]
    scene.table.moveRow(at: path(2), to: path(0))
    expect(scene.table.indexPathForSelectedRow, equals: path(2))
    scene.table.reloadRows(at: [path(2)], with: .none)
    expectNil(scene.table.indexPathForSelectedRow)
  }

  @Test func `a row is set up again in the same cell`() {
    let scene = TableScene([["a", "b"]])
    let cell = scene.table.cellForRow(at: path(0))
    scene.sections = [["changed", "b"]]
    scene.table.reconfigureRows(at: [path(0)])
    scene.window.layoutIfNeeded()
    expect(scene.table.cellForRow(at: path(0)) === cell)
    expect(scene.seen, equals: ["changed", "b"])
  }

  @Test func `the offset stays when something is inserted above`() {
    let scene = TableScene(rows: 50)
    scene.table.contentOffset.y = 500
    scene.window.layoutIfNeeded()
    scene.sections[0].insert("new", at: 0)
    scene.table.insertRows(at: [path(0)], with: .none)
    scene.window.layoutIfNeeded()
    expect(scene.y, equals: 500)
    expect(scene.seen.first, equals: "row 10")
    scene.sections = [["one"]]
    scene.table.reloadData()
    scene.window.layoutIfNeeded()
    expect(scene.y, equals: 0)
  }

  @Test func `a diffable data source shows what its snapshots have`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    window.addSubview(table)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    func show(_ items: [Int]) -> [String] {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["all"])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: items.count % 2 == 0)
      window.layoutIfNeeded()
      return table.visibleCells.map { $0.textLabel?.text ?? "" }
    }
    expect(show([1, 2, 3]), equals: ["1", "2", "3"])
    expect(show([3, 4, 1, 5]), equals: ["3", "4", "1", "5"])
    expect(show([5]), equals: ["5"])
    expect(show([]), equals: [])
    expect(source.snapshot().numberOfItems, equals: 0)
  }

  @Test(arguments: 0..<60) func `random changes show what the data has`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var name = 0
    func fresh() -> String {
      name += 1
      return "n\(name)"
    }
    let scene = TableScene(
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        (0..<Int.random(in: 0...12, using: &random)).map { _ in fresh() }
      }, size: CGSize(width: 320, height: 200))
    for _ in 0..<25 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        let section = Int.random(in: scene.sections.indices, using: &random)
        let row = Int.random(in: 0...scene.sections[section].count, using: &random)
        scene.sections[section].insert(fresh(), at: row)
        scene.table.insertRows(at: [path(row, section)], with: [.left, .fade, .none][name % 3])
      case 2, 3:
        let section = Int.random(in: scene.sections.indices, using: &random)
        guard let row = scene.sections[section].indices.randomElement(using: &random) else {
          continue
        }
        scene.sections[section].remove(at: row)
        scene.table.deleteRows(at: [path(row, section)], with: .automatic)
      case 4:
        let section = Int.random(in: scene.sections.indices, using: &random)
        guard let from = scene.sections[section].indices.randomElement(using: &random),
          let to = scene.sections[section].indices.randomElement(using: &random)
        else { continue }
        scene.sections[section].insert(scene.sections[section].remove(at: from), at: to)
        scene.table.moveRow(at: path(from, section), to: path(to, section))
      case 5:
        let section = Int.random(in: 0...scene.sections.count, using: &random)
        scene.sections.insert([fresh(), fresh()], at: section)
        scene.table.insertSections([section], with: .fade)
      case 6:
        guard scene.sections.count > 1,
          let section = scene.sections.indices.randomElement(using: &random)
        else { continue }
        scene.sections.remove(at: section)
        scene.table.deleteSections([section], with: .top)
      case 7:
        scene.table.contentOffset.y = CGFloat(Int.random(in: -20...400, using: &random))
      default:
        scene.fingers.wait(Int64.random(in: 1...300, using: &random))
      }
      expect(scene.table.numberOfSections, equals: scene.sections.count)
      scene.window.layoutIfNeeded()
      for path in scene.table.indexPathsForVisibleRows ?? [] {
        let text = scene.table.cellForRow(at: path)?.textLabel?.text
        expect(text, equals: scene.sections[path.section][path.row])
      }
    }
    scene.fingers.wait(1000)
    let rows = scene.sections.joined().count
    expect(scene.table.contentSize.height, equals: CGFloat(rows * 44))
    let cells = scene.table.subviews.compactMap { $0 as? UITableViewCell }
    expect(Set(cells), equals: Set(scene.table.visibleCells))
    for path in scene.table.indexPathsForVisibleRows ?? [] {
      expect(scene.table.cellForRow(at: path)?.frame, equals: scene.table.rectForRow(at: path))
      expect(scene.table.cellForRow(at: path)?.alpha, equals: 1)
    }
  }
}

/// Lists that are removed during a change.
@MainActor struct PartingListTests {
  @Test func `a list that goes with its window in mid-change ends quietly`() {
    var ended = 0
    do {
      let scene = TableScene([["a", "b", "c"]])
      scene.sections = [["b", "d"]]
      scene.table.performBatchUpdates {
        scene.table.deleteRows(
          at: [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)], with: .fade)
        scene.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      } completion: { _ in
        ended += 1
      }
      scene.fingers.wait(50)
      scene.table.deleteRows(at: [], with: .fade)
    }
    expect(ended, equals: 1)
  }

  @Test func `a grid that goes with its window in mid-change ends quietly`() {
    final class Source: NSObject, UICollectionViewDataSource {
      var count = 4
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      }
    }
    var ended = 0
    do {
      let source = Source()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.isHidden = false
      let grid = UICollectionView(
        frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      grid.dataSource = source
      window.addSubview(grid)
      window.layoutIfNeeded()
      grid.performBatchUpdates {
        source.count = 2
        grid.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)])
      } completion: { _ in
        ended += 1
      }
    }
    expect(ended, equals: 1)
  }
}
