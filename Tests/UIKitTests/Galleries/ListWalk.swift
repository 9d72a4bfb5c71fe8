import Foundation
import SeededRandom
import UIKit
import ViewTesting

/// A table or a collection in a window, and a program and a finger that change it at random.
@MainActor
final class ListWalk: NSObject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 640))
  private let fingers: Fingers
  private var random: SeededGenerator
  private var sections: [[Int]]
  private var next = 100
  private var heard = 0
  private var table: UITableView?
  private var collection: UICollectionView?
  private var isDown = false
  private var finger = CGPoint.zero

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    sections = [Array(0..<9), Array(20..<24), Array(40..<52)]
    fingers = Fingers(window)
    super.init()
    window.isHidden = false
  }

  convenience init(tableWith seed: UInt64) {
    self.init(seed: seed)
    let style: UITableView.Style = [.plain, .grouped, .insetGrouped][Int(seed % 3)]
    let table = UITableView(frame: window.bounds, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    table.allowsMultipleSelection = seed % 2 == 0
    (table.dataSource, table.delegate) = (self, self)
    window.addSubview(table)
    self.table = table
    window.layoutIfNeeded()
  }

  convenience init(collectionWith seed: UInt64) {
    self.init(seed: seed)
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: Self.layout(Int(seed % 6)))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "s")
    }
    view.allowsMultipleSelection = seed % 2 == 0
    (view.dataSource, view.delegate) = (self, self)
    window.addSubview(view)
    collection = view
    window.layoutIfNeeded()
  }

  private static func layout(_ number: Int) -> UICollectionViewLayout {
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
    let flow = UICollectionViewFlowLayout()
    switch number {
    case 0, 1:
      flow.itemSize = CGSize(width: 70, height: 50)
      flow.headerReferenceSize = CGSize(width: 40, height: 30)
      flow.sectionInset = UIEdgeInsets(top: 3, left: 9, bottom: 5, right: 4)
      flow.sectionHeadersPinToVisibleBounds = number == 0
      if number == 1 { flow.scrollDirection = .horizontal }
      return flow
    case 2, 3:
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(0.9), .absolute(60)), subitems: [item])
      group.interItemSpacing = .flexible(2)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 4
      if number == 3 { section.orthogonalScrollingBehavior = .groupPaging }
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(24)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return UICollectionViewCompositionalLayout(section: section)
    default:
      var list = UICollectionLayoutListConfiguration(
        appearance: number == 4 ? .insetGrouped : .plain)
      list.headerMode = .supplementary
      return UICollectionViewCompositionalLayout.list(using: list)
    }
  }

  private var scroll: UIScrollView? { table ?? collection }

  /// The data at the end, the selection and the number of calls of the delegate.
  var end: String {
    let selected = table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems ?? []
    return "\(sections) selected \(selected.sorted().map { [$0[0], $0[1]] }) heard \(heard)"
  }

  private func number() -> Int {
    next += 1
    return next
  }

  func step() {
    let isAnimated = random.chance(0.7)
    switch random.below(16) {
    case 0...2: change(animated: isAnimated)
    case 3: changeSections(animated: isAnimated)
    case 4: select(animated: isAnimated)
    case 5: show(animated: isAnimated)
    case 6:
      let size = [CGSize(width: 360, height: 640), CGSize(width: 500, height: 300)][random.below(2)]
      scroll?.frame.size = size
      window.layoutIfNeeded()
    case 7:
      scroll?.contentInset.top = CGFloat(random.below(3)) * 20
      window.layoutIfNeeded()
    case 8: table?.setEditing(!(table?.isEditing ?? true), animated: isAnimated)
    case 9...11: drag()
    case 12:
      reload()
      window.layoutIfNeeded()
    default: fingers.wait(Int64(random.below(160)) + 1)
    }
    fingers.wait(8)
  }

  /// Deletes, inserts, moves or reloads items.
  private func change(animated: Bool) {
    let section = random.below(sections.count)
    let kind = random.below(5)
    let (bits, place) = (random.below(64), random.below(1000))
    let old = sections[section]
    var (removed, inserted, reloaded): ([IndexPath], [IndexPath], [IndexPath]) = ([], [], [])
    var moved: (IndexPath, IndexPath)?
    switch kind {
    case 0:
      removed = old.indices.filter { $0 < 6 && bits >> $0 & 1 == 1 }.map {
        IndexPath(item: $0, section: section)
      }
      sections[section] = old.enumerated().filter { $0.offset >= 6 || bits >> $0.offset & 1 == 0 }
        .map { $0.element }
    case 1, 2:
      for _ in 0...(bits % 3) {
        let index = place % (sections[section].count + 1)
        sections[section].insert(number(), at: index)
      }
      let known = Set(old)
      inserted = sections[section].indices.filter { !known.contains(sections[section][$0]) }.map {
        IndexPath(item: $0, section: section)
      }
    case 3:
      guard old.count > 1 else { return }
      let (from, to) = (bits % old.count, place % old.count)
      sections[section].insert(sections[section].remove(at: from), at: to)
      moved = (IndexPath(item: from, section: section), IndexPath(item: to, section: section))
    default:
      guard !old.isEmpty else { return }
      reloaded = [IndexPath(item: place % old.count, section: section)]
    }
    func changeTable(_ table: UITableView) {
      table.deleteRows(at: removed, with: [.fade, .left, .top][bits % 3])
      table.insertRows(at: inserted, with: .automatic)
      table.reloadRows(at: reloaded, with: .none)
      if let moved { table.moveRow(at: moved.0, to: moved.1) }
    }
    func changeCollection(_ view: UICollectionView) {
      view.deleteItems(at: removed)
      view.insertItems(at: inserted)
      view.reloadItems(at: reloaded)
      if let moved { view.moveItem(at: moved.0, to: moved.1) }
    }
    update(animated: animated) { [self] in
      if let table { changeTable(table) }
      if let collection { changeCollection(collection) }
    }
  }

  private func update(animated: Bool, _ body: @escaping () -> Void) {
    let apply = {
      self.table?.performBatchUpdates(body) { _ in self.heard += 1 }
      self.collection?.performBatchUpdates(body) { _ in self.heard += 1 }
    }
    if animated { apply() } else { UIView.performWithoutAnimation(apply) }
  }

  private func changeSections(animated: Bool) {
    let place = random.below(sections.count)
    let kind = random.below(3)
    update(animated: animated) { [self] in
      switch kind {
      case 0 where sections.count > 1:
        sections.remove(at: place)
        table?.deleteSections([place], with: .fade)
        collection?.deleteSections([place])
      case 1 where sections.count < 5:
        sections.insert([number(), number(), number()], at: place)
        table?.insertSections([place], with: .automatic)
        collection?.insertSections([place])
      default:
        table?.reloadSections([place], with: .fade)
        collection?.reloadSections([place])
      }
    }
  }

  private var someItem: IndexPath? {
    let section = random.below(sections.count)
    let item = random.below(40)
    guard !sections[section].isEmpty else { return nil }
    return IndexPath(item: item % sections[section].count, section: section)
  }

  private func select(animated: Bool) {
    guard let path = someItem else { return }
    if random.chance(0.3) {
      table?.deselectRow(at: path, animated: animated)
      collection?.deselectItem(at: path, animated: animated)
    } else {
      table?.selectRow(at: path, animated: animated, scrollPosition: .middle)
      collection?.selectItem(at: path, animated: animated, scrollPosition: .centeredVertically)
    }
  }

  private func show(animated: Bool) {
    guard let path = someItem else { return }
    let place = random.below(3)
    table?.scrollToRow(at: path, at: [.top, .middle, .bottom][place], animated: animated)
    collection?.scrollToItem(
      at: path, at: [.top, .centeredVertically, .bottom][place], animated: animated)
  }

  private func drag() {
    let (x, y) = (Double(random.below(340) + 10), Double(random.below(560) + 40))
    switch (isDown, random.below(4)) {
    case (false, _):
      fingers.down(0, x, y)
      finger = CGPoint(x: x, y: y)
      isDown = true
    case (true, 0):
      fingers.lift()
      isDown = false
    case (true, 1):
      fingers.cancel()
      isDown = false
    case (true, _):
      for step in 1...4 {
        let share = Double(step) / 4
        fingers.move(
          0, Double(finger.x) + (x - Double(finger.x)) * share,
          Double(finger.y) + (y - Double(finger.y)) * share)
      }
      finger = CGPoint(x: x, y: y)
    }
  }

  private func reload() {
    table?.reloadData()
    collection?.reloadData()
  }
}

extension ListWalk: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(sections[indexPath.section][indexPath.row])"
    if sections[indexPath.section][indexPath.row] % 3 == 0 { content.secondaryText = "below it" }
    cell.contentConfiguration = content
    cell.accessoryType = sections[indexPath.section][indexPath.row] % 4 == 0 ? .checkmark : .none
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].count % 2 == 0 ? "Header \(section)" : nil
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard += 1 }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(false) }
    ])
  }
}

extension ListWalk: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Item \(sections[indexPath.section][indexPath.item])"
    cell.contentConfiguration = content
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "s", for: indexPath)
    view.backgroundColor = indexPath.section % 2 == 0 ? .systemYellow : .systemTeal
    return view
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard += 1
  }
}
