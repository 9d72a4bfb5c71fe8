import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Rows and items that are dragged within a list, and from one list to another.
@MainActor
@Suite(.serialized) struct ListDragTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let fingers: Fingers
  private let rows = Rows()
  private let items = Items()

  private final class Cell: UITableViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
  }

  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var words = ["Pear", "Fig", "Plum", "Date"]
    var canMove = false
    var heard: [String] = []
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    override init() {
      super.init()
      table.rowHeight = 50
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard words[indexPath.row] != "Date" else { return [] }
      return [UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.row] as NSString))]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      heard.append("begins \(tableView.hasActiveDrag)")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      heard.append("ended \(tableView.hasActiveDrag)")
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: intent) }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let path = coordinator.destinationIndexPath ?? IndexPath(row: words.count, section: 0)
      coordinator.session.loadObjects(ofClass: String.self) { words in
        for word in words {
          self.words.insert(word, at: path.row)
          tableView.insertRows(at: [path], with: .fade)
        }
      }
      for item in coordinator.items {
        heard.append("source \(item.sourceIndexPath.map { "\($0.row)" } ?? "none")")
        coordinator.drop(item.dragItem, toRowAt: path).addCompletion { _ in
          self.heard.append("arrived")
        }
      }
    }
  }

  @MainActor
  private final class Items: WordCollection, UICollectionViewDropDelegate {
    init() {
      super.init(["Kiwi", "Lime"], y: 400)
      view.dropDelegate = self
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      for item in coordinator.items {
        let place = UICollectionViewDropPlaceholder(
          insertionIndexPath: [0, words.count], reuseIdentifier: "cell")
        let context = coordinator.drop(item.dragItem, to: place)
        item.dragItem.itemProvider.loadObject(ofClass: String.self) { word, _ in
          context.commitInsertion { self.words.insert(word ?? "?", at: $0.item) }
          expect(!context.commitInsertion { _ in })
        }
      }
    }
  }

  init() {
    fingers = Fingers(window)
    window.addSubview(rows.table)
    window.addSubview(items.view)
    fingers.wait(10)
  }

  private func hold(_ x: Double, _ y: Double) {
    fingers.down(0, x, y)
    fingers.wait(700)
  }

  private func drag(_ points: [(Double, Double)]) {
    for point in points { fingers.move(0, point.0, point.1) }
  }

  private func drop() {
    fingers.lift()
    fingers.wait(1000)
  }

  @Test func `a row that may be moved is moved by a drag`() {
    rows.canMove = true
    rows.table.dragDelegate = rows
    hold(100, 25)
    drag([(100, 60), (100, 120)])
    expect(rows.table.hasActiveDrag && rows.table.hasActiveDrop)
    fingers.wait(300)
    // The rows from the target on make room.
    expect(rows.table.cellForRow(at: [0, 2])?.frame.minY, equals: 150)
    expect(rows.table.cellForRow(at: [0, 1])?.frame.minY, equals: 50)
    drop()
    expect(rows.words, equals: ["Fig", "Plum", "Pear", "Date"])
    expect(rows.table.cellForRow(at: [0, 2])?.frame.minY, equals: 100)
    expect(rows.table.cellForRow(at: [0, 2])?.textLabel?.text, equals: "Pear")
    expect(rows.heard, equals: ["begins true", "ended false"])
  }

  @Test func `a row that may not be moved goes back, one without items is not lifted`() {
    rows.table.dragDelegate = rows
    let cell = rows.table.cellForRow(at: [0, 0]) as? Cell
    hold(100, 25)
    drag([(100, 60), (100, 120)])
    drop()
    expect(rows.words, equals: ["Pear", "Fig", "Plum", "Date"])
    expect(cell?.states, equals: [.lifting, .dragging, .none])
    hold(100, 175)
    drag([(100, 160), (100, 120)])
    drop()
    expect(rows.heard, equals: ["begins true", "ended false"])
    rows.table.dragInteractionEnabled = false
    hold(100, 25)
    drag([(100, 60), (100, 120)])
    drop()
    expect(rows.heard.count == 2 && !rows.table.hasActiveDrag)
  }

  @Test func `an item of a collection is inserted into a table where it is dropped`() {
    rows.table.dropDelegate = rows
    hold(50, 450)
    drag([(60, 440), (100, 80)])
    fingers.wait(300)
    expect(rows.table.cellForRow(at: [0, 1])?.frame.minY, equals: 94)
    drop()
    expect(rows.words, equals: ["Pear", "Kiwi", "Fig", "Plum", "Date"])
    expect(rows.heard, equals: ["source none", "arrived"])
    expect(rows.table.cellForRow(at: [0, 1])?.textLabel?.text, equals: "Kiwi")
    expect(rows.table.cellForRow(at: [0, 2])?.frame.minY, equals: 100)
  }

  @Test func `a row is inserted into a collection, once`() {
    rows.table.dragDelegate = rows
    hold(100, 75)
    drag([(100, 90), (100, 600)])
    drop()
    expect(items.words, equals: ["Kiwi", "Lime", "Fig"])
    expect(items.view.numberOfItems(inSection: 0), equals: 3)
    expect(rows.heard, equals: ["begins true", "ended false"])
  }

  @Test func `room closes when the items leave`() {
    rows.table.dropDelegate = rows
    hold(50, 450)
    drag([(60, 440), (100, 80)])
    fingers.wait(300)
    drag([(100, 700)])
    fingers.wait(300)
    expect(rows.table.cellForRow(at: [0, 1])?.frame.minY, equals: 50)
    rows.intent = .insertIntoDestinationIndexPath
    drag([(100, 80)])
    fingers.wait(300)
    expect(rows.table.cellForRow(at: [0, 1])?.frame.minY, equals: 50)
    fingers.cancel()
    fingers.wait(1000)
    expect(rows.words.count, equals: 4)
  }

  @Test func `nothing retains a list that was dragged from`() {
    weak var kept: UITableView?
    do {
      let other = Rows()
      other.table.dragDelegate = other
      other.table.frame.origin.x = 0
      window.addSubview(other.table)
      fingers.wait(10)
      hold(100, 25)
      drag([(100, 60), (100, 600)])
      drop()
      kept = other.table
      other.table.removeFromSuperview()
    }
    fingers.wait(1000)
    expect(kept == nil && items.words == ["Kiwi", "Lime", "Pear"])
  }
}
