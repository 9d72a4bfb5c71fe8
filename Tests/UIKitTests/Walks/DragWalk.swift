import Foundation
import UIKit

/// A table and a collection between which a finger drags rows and items, and views that take what is dropped.
@MainActor
final class DragWalk: Walk {
  private let table = UITableView(frame: CGRect(x: 0, y: 20, width: 360, height: 280))
  private let collection: UICollectionView
  private let target = UIView(frame: CGRect(x: 20, y: 570, width: 150, height: 60))
  private let source = UIView(frame: CGRect(x: 190, y: 570, width: 150, height: 60))
  private var rows = Array(0..<12)
  private var items = Array(50..<62)
  private var allows = true

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 70, height: 60)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 310, width: 360, height: 250), collectionViewLayout: flow)
    super.init(seed: seed, size: size)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    (table.dataSource, table.delegate) = (self, self)
    (table.dragDelegate, table.dropDelegate) = (self, self)
    table.dragInteractionEnabled = true
    collection.dataSource = self
    (collection.dragDelegate, collection.dropDelegate) = (self, self)
    collection.dragInteractionEnabled = true
    (target.backgroundColor, source.backgroundColor) = (.systemGreen, .systemOrange)
    target.addInteraction(UIDropInteraction(delegate: self))
    let drag = UIDragInteraction(delegate: self)
    drag.isEnabled = true
    source.addInteraction(drag)
    for view in [table, collection, target, source] as [UIView] { root.view.addSubview(view) }
    window.layoutIfNeeded()
  }

  override var shares: (finger: Int, waiting: Int) { (7, 2) }

  override func change(_ bits: Int, animated: Bool) {
    let rest = bits / 8
    switch bits % 8 {
    case 0: table.setEditing(!table.isEditing, animated: animated)
    case 1: allows.toggle()
    case 2: table.dragInteractionEnabled.toggle()
    case 3: collection.reorderingCadence = [.immediate, .fast, .slow][rest % 3]
    case 4:
      rows.insert(100 + rest % 100, at: rest % (rows.count + 1))
      table.reloadData()
    case 5:
      items.insert(200 + rest % 100, at: rest % (items.count + 1))
      collection.reloadData()
    case 6: target.isHidden.toggle()
    default: table.setContentOffset(CGPoint(x: 0, y: rest % 200), animated: animated)
    }
  }

  private func item(_ number: Int) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "\(number)" as NSString))
    item.localObject = number
    return item
  }

  override func values() -> String { super.values() + "\(rows) \(items)" }
}

extension DragWalk: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    cell.textLabel?.text = "row \(rows[indexPath.row])"
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    note("moves \(source.row) \(destination.row)")
    rows.insert(rows.remove(at: source.row), at: destination.row)
  }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "\(items[indexPath.item])"
    cell.contentConfiguration = content
    return cell
  }
}

extension DragWalk: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { allows ? [item(rows[indexPath.row])] : [] }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UITableViewDropProposal {
    note("over row \(destination?.row ?? -1)")
    return UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .copy,
      intent: (destination?.row ?? 0) % 3 == 0
        ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    note("drops at row \(coordinator.destinationIndexPath?.row ?? -1)")
    guard coordinator.proposal.intent == .insertAtDestinationIndexPath,
      let dropped = coordinator.items.first, let number = dropped.dragItem.localObject as? Int
    else { return }
    let place = min(coordinator.destinationIndexPath?.row ?? rows.count, rows.count)
    tableView.performBatchUpdates {
      if let from = dropped.sourceIndexPath {
        rows.remove(at: from.row)
        tableView.deleteRows(at: [from], with: .automatic)
      }
      let end = min(place, rows.count)
      rows.insert(number, at: end)
      tableView.insertRows(at: [IndexPath(row: end, section: 0)], with: .automatic)
    }
    coordinator.drop(
      dropped.dragItem, toRowAt: IndexPath(row: min(place, rows.count - 1), section: 0))
  }
}

extension DragWalk: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { allows ? [item(items[indexPath.item])] : [] }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    note("adds \(indexPath.item)")
    return [item(items[indexPath.item])]
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UICollectionViewDropProposal {
    note("over item \(destination?.item ?? -1)")
    return UICollectionViewDropProposal(
      operation: allows ? .move : .forbidden, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    note("drops at item \(coordinator.destinationIndexPath?.item ?? -1)")
    guard let dropped = coordinator.items.first, let number = dropped.dragItem.localObject as? Int
    else { return }
    let place = coordinator.destinationIndexPath?.item ?? items.count
    collectionView.performBatchUpdates {
      if let from = dropped.sourceIndexPath {
        items.remove(at: from.item)
        collectionView.deleteItems(at: [from])
      }
      let end = min(place, items.count)
      items.insert(number, at: end)
      collectionView.insertItems(at: [IndexPath(item: end, section: 0)])
    }
    coordinator.drop(
      dropped.dragItem, toItemAt: IndexPath(item: min(place, items.count - 1), section: 0))
  }
}

extension DragWalk: UIDragInteractionDelegate, UIDropInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    note("lifts")
    return [item(999)]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { note("drag ends \(operation.rawValue)") }
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { allows }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { note("enters") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { note("exits") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { note("performs \(session.items.count)") }
}
