import Foundation
import UIKit

/// A table whose rows, looks, editing and data source change at random while a finger taps, swipes and drags.
@MainActor
final class TableWalk: Walk {
  private(set) var table: UITableView
  var sections: [[Int]] = [[0, 1, 2, 3, 4], [10], [], Array(20..<40)]
  /// Decides about the answers of the delegate.
  var mood = 0
  private var next = 100
  private let bare: BareTable
  private let controller: WalkTableController
  private let kind: Int

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    kind = Int(seed % 7)
    let style: UITableView.Style = [.plain, .grouped, .insetGrouped][Int(seed % 3)]
    bare = BareTable()
    controller = WalkTableController(style: style)
    table = kind == 5 ? controller.tableView : UITableView(frame: .zero, style: style)
    super.init(seed: seed, size: size)
    bare.walk = self
    controller.walk = self
    mood = Int(seed)
    for name in ["a", "b"] { table.register(WalkCell.self, forCellReuseIdentifier: name) }
    for name in ["h", "f"] {
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: name)
    }
    if kind == 5 {
      window.rootViewController = controller
    } else {
      table.frame = CGRect(x: 10, y: 20, width: 340, height: 560)
      root.view.addSubview(table)
    }
    connect(kind)
    window.layoutIfNeeded()
  }

  override var shares: (finger: Int, waiting: Int) { (4, 2) }

  private func connect(_ kind: Int) {
    switch kind {
    case 3, 4: (table.dataSource, table.delegate) = (bare, kind == 3 ? bare : nil)
    case 5: (table.dataSource, table.delegate) = (controller, controller)
    default: (table.dataSource, table.delegate) = (self, self)
    }
    table.prefetchDataSource = kind == 3 ? bare : self
    (table.dragDelegate, table.dropDelegate) = kind == 3 ? (bare, bare) : (self, self)
  }

  /// Returns the row that the bits choose; nil if the table is empty.
  private func row(_ bits: Int) -> IndexPath? {
    let all = sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(row: $0, section: section) }
    }
    return all.isEmpty ? nil : all[bits % all.count]
  }

  private static let ways: [UITableView.RowAnimation] = [
    .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
  ]
  private static let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]

  override func change(_ bits: Int, animated: Bool) {
    let rest = bits / 5
    switch bits % 5 {
    case 0: changeRows(rest, animated: animated)
    case 1: changeSelection(rest, animated: animated)
    case 2: changeLooks(rest)
    case 3: changeHeights(rest, animated: animated)
    default: ask(rest)
    }
  }

  private func changeRows(_ bits: Int, animated: Bool) {
    let (rest, way) = (bits / 12, animated ? Self.ways[bits / 12 % 8] : .none)
    guard table.dataSource != nil else { return connect(kind) }
    switch bits % 12 {
    case 0, 1:
      let section = rest % max(sections.count, 1)
      guard !sections.isEmpty else { return }
      let place = rest / 7 % (sections[section].count + 1)
      next += 1
      sections[section].insert(next, at: place)
      table.insertRows(at: [IndexPath(row: place, section: section)], with: way)
    case 2, 3:
      guard let path = row(rest) else { return }
      sections[path.section].remove(at: path.row)
      table.deleteRows(at: [path], with: way)
    case 4:
      guard let path = row(rest), let end = row(rest / 5) else { return }
      let number = sections[path.section].remove(at: path.row)
      let place = min(end.row, sections[end.section].count)
      sections[end.section].insert(number, at: place)
      table.moveRow(at: path, to: IndexPath(row: place, section: end.section))
    case 5:
      guard let path = row(rest) else { return }
      next += 1
      sections[path.section][path.row] = next
      if rest % 2 == 0 { table.reloadRows(at: [path], with: way) }
      table.reconfigureRows(at: [path])
    case 6:
      guard sections.count < 7 else { return }
      let place = rest % (sections.count + 1)
      next += 10
      sections.insert(Array(next..<next + rest % 4), at: place)
      table.insertSections([place], with: way)
    case 7:
      guard sections.count > 1 else { return }
      let place = rest % sections.count
      sections.remove(at: place)
      table.deleteSections([place], with: way)
    case 8:
      guard sections.count > 1 else { return }
      let (from, to) = (rest % sections.count, rest / 3 % sections.count)
      sections.insert(sections.remove(at: from), at: to)
      table.moveSection(from, toSection: to)
    case 9:
      guard !sections.isEmpty else { return }
      table.reloadSections([rest % sections.count], with: way)
    case 10:
      table.beginUpdates()
      changeRows(rest - rest % 12, animated: animated)
      note("open \(table.hasUncommittedUpdates)")
      table.endUpdates()
    default:
      table.performBatchUpdates {
        if rest % 3 > 0 { changeRows(rest / 12 * 12 + [0, 2, 4, 6][rest % 4], animated: animated) }
      } completion: {
        self.note("updated \($0)")
      }
    }
  }

  private func changeSelection(_ bits: Int, animated: Bool) {
    let rest = bits / 12
    let position = Self.positions[rest % 4]
    switch bits % 12 {
    case 0: table.setEditing(!table.isEditing, animated: animated)
    case 1: table.allowsMultipleSelection.toggle()
    case 2: table.allowsMultipleSelectionDuringEditing.toggle()
    case 3: table.allowsSelectionDuringEditing.toggle()
    case 4: table.allowsSelection = rest % 4 != 0
    case 5, 6:
      table.selectRow(
        at: rest % 7 == 0 ? IndexPath(row: 99, section: 9) : row(rest), animated: animated,
        scrollPosition: position)
    case 7: if let path = row(rest) { table.deselectRow(at: path, animated: animated) }
    case 8: table.selectRow(at: nil, animated: animated, scrollPosition: position)
    case 9: table.scrollToNearestSelectedRow(at: position, animated: animated)
    case 10:
      if let path = row(rest) { table.scrollToRow(at: path, at: position, animated: animated) }
    default: mood = rest
    }
  }

  private func changeLooks(_ bits: Int) {
    let rest = bits / 14
    switch bits % 14 {
    case 0: table.separatorStyle = [.none, .singleLine, .singleLineEtched][rest % 3]
    case 1: table.separatorColor = [.red, nil, .separator][rest % 3]
    case 2:
      table.separatorInset = UIEdgeInsets(
        top: 0, left: CGFloat(rest % 5) * 8, bottom: 0, right: CGFloat(rest % 3) * 8)
    case 3: table.tableHeaderView = part(rest)
    case 4: table.tableFooterView = part(rest)
    case 5: table.backgroundView = part(rest)
    case 6: table.sectionIndexColor = [.red, nil][rest % 2]
    case 7: table.sectionIndexBackgroundColor = [.yellow, nil][rest % 2]
    case 8: table.sectionIndexTrackingBackgroundColor = [.cyan, nil][rest % 2]
    case 9: table.sectionIndexMinimumDisplayRowCount = rest % 30
    case 10: table.reloadSectionIndexTitles()
    case 11:
      window.semanticContentAttribute = rest % 3 == 0 ? .forceRightToLeft : .unspecified
    case 12: table.tintColor = [.systemRed, nil][rest % 2]
    default:
      for cell in table.visibleCells.compactMap({ $0 as? WalkCell }) { cell.change(rest) }
    }
  }

  private func part(_ bits: Int) -> UIView? {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: bits / 3 % 5 * 10))
    view.backgroundColor = .systemTeal
    return bits % 3 == 0 ? nil : view
  }

  private func changeHeights(_ bits: Int, animated: Bool) {
    let rest = bits / 12
    let height = [UITableView.automaticDimension, 0, 20, 44, 60][rest % 5]
    switch bits % 12 {
    case 0: table.rowHeight = height
    case 1: table.sectionHeaderHeight = height
    case 2: table.sectionFooterHeight = height
    case 3: table.estimatedRowHeight = height
    case 4: table.sectionHeaderTopPadding = height
    case 5: table.frame.size = CGSize(width: 300 + rest % 4 * 20, height: 300 + rest % 4 * 90)
    case 6:
      table.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: CGFloat(rest % 5) * 20, right: 0)
    case 7: table.setContentOffset(CGPoint(x: 0, y: rest % 400), animated: animated)
    case 8: window.frame.size.width = CGFloat(320 + rest % 3 * 40)
    case 9: table.isSpringLoaded.toggle()
    case 10:
      if rest % 3 == 0, kind != 5 {
        table.removeFromSuperview()
        root.view.addSubview(table)
      }
      table.dragInteractionEnabled.toggle()
    default:
      if rest % 4 == 0 {
        (table.dataSource, table.delegate) = (nil, nil)
      } else {
        connect(kind)
      }
      table.reloadData()
    }
  }

  /// Logs what the table answers.
  private func ask(_ bits: Int) {
    let rest = bits / 8
    let section = rest % 6
    let point = CGPoint(x: rest % 400 - 20, y: rest / 3 % 900 - 50)
    switch bits % 8 {
    case 0:
      let rows = table.indexPathsForRows(
        in: CGRect(x: point.x, y: point.y, width: 50, height: CGFloat(rest % 300)))
      note("in rect \(words(rows))")
    case 1: note("at \(words(table.indexPathForRow(at: point).map { [$0] }))")
    case 2:
      note("\(table.rect(forSection: section)) \(table.rectForHeader(inSection: section))")
      note("\(table.rectForFooter(inSection: section))")
    case 3:
      note("\(table.rectForRow(at: IndexPath(row: rest / 6 % 8, section: section)))")
    case 4:
      note("\(table.headerView(forSection: section)?.frame ?? .null)")
      note("\(table.footerView(forSection: section)?.frame ?? .null)")
    case 5:
      let cell = table.cellForRow(at: IndexPath(row: rest / 6 % 8, section: section))
      note("\(cell.flatMap { table.indexPath(for: $0) }.map { words([$0]) } ?? "no cell")")
    case 6:
      note("\(table.dequeueReusableCell(withIdentifier: ["a", "c"][rest % 2]) == nil)")
      note("\(table.dequeueReusableHeaderFooterView(withIdentifier: ["h", "c"][rest % 2]) == nil)")
    default:
      note("\(table.numberOfSections) \(table.contentSize) \(table.separatorInset)")
      if section < table.numberOfSections {
        note("\(table.numberOfRows(inSection: section))")
      }
    }
  }

  func words(_ paths: [IndexPath]?) -> String {
    paths.map { $0.map { "\($0.section).\($0.row)" }.joined(separator: " ") } ?? "nil"
  }

  override func seen() -> String {
    let selected = words(table.indexPathsForSelectedRows)
    return
      "\(words(table.indexPathsForVisibleRows)) \(selected) \(table.contentOffset) \(sections) "
      + "\(table.hasActiveDrag) \(table.hasActiveDrop)\n" + super.seen()
  }
}
