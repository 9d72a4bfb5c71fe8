import Foundation
import SeededRandom
import UIKit

/// A table and a list whose data sources receive random snapshots, also of sections with children.
@MainActor
final class DiffableWalk: Walk {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let table = UITableView(frame: CGRect(x: 0, y: 20, width: 360, height: 280))
  private let list: UICollectionView
  private let rows: UITableViewDiffableDataSource<String, Int>
  private let items: UICollectionViewDiffableDataSource<String, Int>

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    var look = UICollectionLayoutListConfiguration(
      appearance: [.plain, .insetGrouped, .sidebar][Int(seed % 3)])
    look.headerMode = seed % 2 == 0 ? .supplementary : .none
    list = UICollectionView(
      frame: CGRect(x: 0, y: 310, width: 360, height: 320),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    rows = UITableViewDiffableDataSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      cell.textLabel?.text = "row \(item)"
      return cell
    }
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "item \(item)"
      cell.contentConfiguration = content
      cell.accessories = [[.outlineDisclosure()], [.reorder(displayed: .always)], []][item % 3]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = "header \(path.section)"
      view.contentConfiguration = content
    }
    items = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    items.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    super.init(seed: seed, size: size)
    listen()
    root.view.addSubview(table)
    root.view.addSubview(list)
    window.layoutIfNeeded()
  }

  override var shares: (finger: Int, waiting: Int) { (3, 2) }

  private func listen() {
    let isStrict = random.chance(0.5)
    items.sectionSnapshotHandlers.shouldExpandItem = { [unowned self] in
      note("may expand \($0)")
      return !isStrict || $0 % 5 != 0
    }
    items.sectionSnapshotHandlers.willExpandItem = { [unowned self] in note("expands \($0)") }
    items.sectionSnapshotHandlers.willCollapseItem = { [unowned self] in note("collapses \($0)") }
    if isStrict {
      items.sectionSnapshotHandlers.shouldCollapseItem = { $0 % 7 != 0 }
      items.sectionSnapshotHandlers.snapshotForExpandingParent = { item, old in
        var new = old
        if !new.contains(item + 200) { new.append([item + 200]) }
        return new
      }
    }
    items.reorderingHandlers.canReorderItem = { $0 % 4 != 0 }
    items.reorderingHandlers.didReorder = { [unowned self] in
      note("reordered \($0.finalSnapshot.itemIdentifiers)")
      note("\($0.sectionTransactions.count) \($0.difference.count)")
    }
  }

  override func change(_ bits: Int, animated: Bool) {
    let rest = bits / 9
    switch bits % 9 {
    case 0, 1:
      var snapshot = rows.snapshot()
      for _ in 0..<1 + rest % 4 { edit(&snapshot) }
      rows.defaultRowAnimation = [.automatic, .fade, .left, .none][rest % 4]
      rows.apply(snapshot, animatingDifferences: animated) { [unowned self] in note("applied") }
    case 2:
      var snapshot = rows.snapshot()
      edit(&snapshot)
      rows.applySnapshotUsingReloadData(snapshot) { [unowned self] in note("loaded") }
    case 3, 4:
      var snapshot = items.snapshot()
      for _ in 0..<1 + rest % 4 { edit(&snapshot) }
      items.apply(snapshot, animatingDifferences: animated) { [unowned self] in note("applied") }
    case 5:
      var snapshot = items.snapshot()
      edit(&snapshot)
      items.applySnapshotUsingReloadData(snapshot) { [unowned self] in note("loaded") }
    case 6, 7:
      let section = ["a", "b", "c"][rest % 3]
      var snapshot = items.snapshot(for: section)
      for _ in 0..<1 + rest % 4 { edit(&snapshot) }
      items.apply(snapshot, to: section, animatingDifferences: animated) { [unowned self] in
        note("section \(snapshot.visualDescription())")
      }
    default: ask(rest)
    }
  }

  private func edit(_ snapshot: inout Snapshot) {
    let (sections, all) = (snapshot.sectionIdentifiers, snapshot.itemIdentifiers)
    let section = ["a", "b", "c", "d"][random.below(4)]
    let item = random.below(20)
    let other = all.isEmpty ? nil : all[random.below(all.count)]
    switch random.below(16) {
    case 0, 1: if !sections.contains(section) { snapshot.appendSections([section]) }
    case 2:
      guard let first = sections.first, !sections.contains(section) else { return }
      snapshot.insertSections([section], beforeSection: first)
    case 3:
      guard let first = sections.first, !sections.contains(section) else { return }
      snapshot.insertSections([section], afterSection: first)
    case 4: if sections.count > 1 { snapshot.deleteSections([section]) }
    case 5:
      guard sections.contains(section), let last = sections.last else { return }
      snapshot.moveSection(section, afterSection: last)
    case 6:
      guard sections.contains(section), let first = sections.first else { return }
      snapshot.moveSection(section, beforeSection: first)
    case 7: if sections.contains(section) { snapshot.reloadSections([section]) }
    case 8, 9:
      guard !sections.isEmpty, !all.contains(item) else { return }
      snapshot.appendItems([item], toSection: sections.contains(section) ? section : nil)
    case 10:
      guard let other, !all.contains(item) else { return }
      snapshot.insertItems([item], beforeItem: other)
    case 11:
      guard let other, !all.contains(item) else { return }
      snapshot.insertItems([item], afterItem: other)
    case 12: snapshot.deleteItems([item])
    case 13:
      guard let other, all.contains(item) else { return }
      snapshot.moveItem(item, beforeItem: other)
    case 14:
      guard let other, all.contains(item) else { return }
      snapshot.moveItem(item, afterItem: other)
    default:
      guard let other else { return }
      random.chance(0.5) ? snapshot.reloadItems([other]) : snapshot.reconfigureItems([other])
      if random.chance(0.05) { snapshot.deleteAllItems() }
    }
  }

  private func edit(_ snapshot: inout NSDiffableDataSourceSectionSnapshot<Int>) {
    let own = snapshot.items
    let others = items.snapshot().itemIdentifiers
    // The new items are those that no section has.
    let new = (20..<60).first { !own.contains($0) && !others.contains($0) }
    guard let new else { return }
    let parent = own.isEmpty ? nil : own[random.below(own.count)]
    var small = NSDiffableDataSourceSectionSnapshot<Int>()
    small.append([new])
    switch random.below(11) {
    case 0, 1: snapshot.append([new])
    case 2, 3: snapshot.append([new], to: parent)
    case 4: if let parent { snapshot.insert([new], before: parent) }
    case 5: if let parent { snapshot.insert([new], after: parent) }
    case 6: if let parent { snapshot.insert(small, before: parent) }
    case 7: if let parent { note("after \(snapshot.insert(small, after: parent))") }
    case 8: if let parent { snapshot.delete([parent]) }
    case 9: if let parent { snapshot.replace(childrenOf: parent, using: small) }
    default:
      guard let parent else { return }
      snapshot.isExpanded(parent) ? snapshot.collapse([parent]) : snapshot.expand([parent])
      note("\(snapshot.level(of: parent)) \(snapshot.parent(of: parent) ?? -1)")
      note("\(snapshot.index(of: parent) ?? -1) \(snapshot.isVisible(parent))")
      note("\(snapshot.snapshot(of: parent, includingParent: true).items) \(snapshot.rootItems)")
    }
  }

  private func ask(_ bits: Int) {
    let path = IndexPath(item: bits % 6, section: bits / 6 % 4)
    let (section, item) = (["a", "b", "z"][bits % 3], bits % 25)
    note("\(rows.itemIdentifier(for: path) ?? -1) \(items.itemIdentifier(for: path) ?? -1)")
    note("\(rows.indexPath(for: item)?.description ?? "-")")
    note("\(items.indexPath(for: item)?.description ?? "-")")
    note("\(rows.sectionIdentifier(for: bits % 5) ?? "-") \(rows.index(for: section) ?? -1)")
    note("\(items.sectionIdentifier(for: bits % 5) ?? "-") \(items.index(for: section) ?? -1)")
    let snapshot = items.snapshot()
    note("\(snapshot.sectionIdentifier(containingItem: item) ?? "-")")
    note("\(snapshot.indexOfItem(item) ?? -1) \(snapshot.indexOfSection(section) ?? -1)")
    guard snapshot.sectionIdentifiers.contains(section) else { return }
    note("\(snapshot.numberOfItems(inSection: section)) \(snapshot.numberOfItems)")
  }

  override func seen() -> String {
    "\(rows.snapshot().itemIdentifiers) \(items.snapshot().itemIdentifiers)\n" + super.seen()
  }
}
