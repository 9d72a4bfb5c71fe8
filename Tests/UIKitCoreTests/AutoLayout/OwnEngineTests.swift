import Expectations
import Foundation
import SeededRandom
import Testing
import ViewTesting

@testable import UIKit

/// Reused cells, whose engines stay with them, beside cells whose constraints are in the engine of the window.
@MainActor
struct OwnEngineTests {
  /// The content of one row.
  private struct Row: Equatable {
    var title = ""
    var detail = ""
    var isDetailHidden = false
    var indentation: CGFloat = 0
    var fontSize: CGFloat = 15
    var lines = 0
    var minimumHeight: CGFloat?
    var isMirrored = false

    init(_ random: inout SeededGenerator) {
      title = Self.words(random.below(30))
      detail = Self.words(random.below(12))
      isDetailHidden = random.chance(0.3)
      indentation = CGFloat(random.below(4) * 10)
      fontSize = CGFloat(10 + random.below(20))
      lines = random.below(3)
      if random.chance(0.3) { minimumHeight = CGFloat(random.below(200)) }
      isMirrored = random.chance(0.1)
    }

    private static func words(_ count: Int) -> String {
      (0..<count).map { "word\($0 * 7 % 5)" }.joined(separator: " ")
    }
  }

  /// Views that rows are made of, in a table's or a collection view's cell.
  @MainActor private final class Content {
    let stack = UIStackView()
    let title = UILabel()
    let detail = UILabel()
    let badge = UIView()
    var leading: NSLayoutConstraint?
    var tallness: NSLayoutConstraint?

    init(in view: UIView) {
      stack.axis = .vertical
      stack.spacing = 3
      for arranged in [title, detail] { stack.addArrangedSubview(arranged) }
      badge.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      view.addSubview(badge)
      stack.translatesAutoresizingMaskIntoConstraints = false
      let leading = stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
      let tallness = badge.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
      tallness.priority = UILayoutPriority(900)
      (self.leading, self.tallness) = (leading, tallness)
      let bottom = view.bottomAnchor.constraint(greaterThanOrEqualTo: badge.bottomAnchor)
      NSLayoutConstraint.activate([
        leading, tallness, bottom,
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
        stack.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -4),
        view.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 6),
        badge.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor, constant: 10),
        badge.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        badge.widthAnchor.constraint(equalToConstant: 24),
      ])
    }

    func show(_ row: Row) {
      title.text = row.title
      detail.text = row.detail
      title.font = .systemFont(ofSize: row.fontSize)
      title.numberOfLines = row.lines
      detail.numberOfLines = 0
      if detail.isHidden != row.isDetailHidden { detail.isHidden = row.isDetailHidden }
      leading?.constant = row.indentation
      tallness?.isActive = row.minimumHeight != nil
      if let height = row.minimumHeight { tallness?.constant = height }
      stack.semanticContentAttribute = row.isMirrored ? .forceRightToLeft : .unspecified
    }
  }

  private final class RowCell: UITableViewCell {
    lazy var content = Content(in: contentView)
  }

  private final class ItemCell: UICollectionViewCell {
    lazy var content = Content(in: contentView)
  }

  /// A table and a collection view with the same rows.
  private final class Scene: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 700, height: 500))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let collection: UICollectionView
    let isJoined: Bool
    var rows: [Row]

    @MainActor init(_ rows: [Row], isJoined: Bool) {
      self.rows = rows
      self.isJoined = isJoined
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      collection = UICollectionView(
        frame: CGRect(x: 310, y: 0, width: 300, height: 500),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
      super.init()
      table.register(RowCell.self, forCellReuseIdentifier: "row")
      collection.register(ItemCell.self, forCellWithReuseIdentifier: "row")
      table.dataSource = self
      collection.dataSource = self
      window.addSubview(table)
      window.addSubview(collection)
      window.isHidden = false
      window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      if isJoined { cell.joinSurroundingEngine() }
      (cell as? RowCell)?.content.show(rows[indexPath.row])
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { rows.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      if isJoined { cell.joinSurroundingEngine() }
      (cell as? ItemCell)?.content.show(rows[indexPath.item])
      return cell
    }

    /// The frames of everything in the visible cells, as text.
    @MainActor var seen: [String] {
      var lines: [String] = ["\(table.contentSize) \(collection.contentSize)"]
      let cells: [(IndexPath, UIView, UIView)] =
        table.visibleCells.compactMap { cell in
          table.indexPath(for: cell).map { ($0, cell, cell.contentView) }
        }
        + collection.visibleCells.compactMap { cell in
          collection.indexPath(for: cell).map { ($0, cell, cell.contentView) }
        }
      for (path, cell, content) in cells.sorted(by: { $0.0 < $1.0 }) {
        lines.append("\(path.item) \(cell.frame)")
        content.visitTree { view in
          lines.append("  \(type(of: view)) \(view.frame)")
          return true
        }
      }
      return lines
    }

    /// Changes what a visible cell shows, without a reload.
    @MainActor func change(_ row: Int, _ new: Row) {
      rows[row] = new
      let path = IndexPath(row: row, section: 0)
      (table.cellForRow(at: path) as? RowCell)?.content.show(new)
      (collection.cellForItem(at: path) as? ItemCell)?.content.show(new)
    }
  }

  @Test(arguments: 0..<12) func `a reused cell looks like a cell without an engine of its own`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    let rows = (0..<40).map { _ in Row(&random) }
    let scenes = [Scene(rows, isJoined: false), Scene(rows, isJoined: true)]
    expect(scenes[0].seen, equals: scenes[1].seen)
    for step in 0..<60 {
      let kind = random.below(10)
      let number = random.below(rows.count)
      let new = Row(&random)
      let (y, width) = (CGFloat(random.below(2000)), CGFloat(200 + random.below(250)))
      for scene in scenes {
        switch kind {
        case 0...4:
          for list in [scene.table, scene.collection] as [UIScrollView] {
            list.contentOffset.y = min(y, max(list.contentSize.height - 500, 0))
          }
        case 5:
          scene.table.frame.size.width = width
          scene.collection.frame.size.width = width
        case 6: scene.change(number, new)
        case 7:
          scene.rows[number] = new
          scene.table.reloadData()
          scene.collection.reloadData()
        case 8:
          scene.window.traitOverrides.layoutDirection =
            number % 2 == 0 ? .rightToLeft : .leftToRight
        default:
          scene.table.removeFromSuperview()
          if number % 2 == 0 { scene.window.layoutIfNeeded() }
          scene.window.addSubview(scene.table)
        }
        scene.window.layoutIfNeeded()
      }
      guard scenes[0].seen == scenes[1].seen else {
        Issue.record("step \(step) of kind \(kind): \(scenes[0].seen) and \(scenes[1].seen)")
        return
      }
    }
    expect(scenes[0].table.visibleCells.allSatisfy { $0.hasOwnEngine })
    expect(scenes[1].table.visibleCells.allSatisfy { !$0.hasOwnEngine })
  }

  @Test func `a cell that returns has the same engine, and its frames are right again`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let cell = RowCell(style: .default, reuseIdentifier: nil)
    var random = SeededGenerator(seed: 1)
    cell.content.show(Row(&random))
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
    window.addSubview(cell)
    window.layoutIfNeeded()
    let (engine, frame) = (cell.layoutRecord?.engine, cell.content.badge.frame)
    expect(engine != nil && window.layoutRecord?.engine !== engine)
    cell.removeFromSuperview()
    cell.content.badge.frame = .zero
    window.addSubview(cell)
    window.layoutIfNeeded()
    expect(cell.layoutRecord?.engine === engine)
    expect(cell.content.badge.frame, equals: frame)
  }

  @Test func `a constraint that reaches out of a cell makes it part of the surrounding engine`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let cell = RowCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
    window.addSubview(cell)
    let inner = UIView(constrainedIn: cell.contentView)
    inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let width = inner.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    window.layoutIfNeeded()
    expect(cell.hasOwnEngine && inner.frame.width == 30)
    width.isActive = false
    inner.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5).isActive = true
    window.layoutIfNeeded()
    expect(!cell.hasOwnEngine && inner.frame == CGRect(x: 0, y: 0, width: 150, height: 10))
    window.frame.size.width = 200
    window.layoutIfNeeded()
    expect(inner.frame.width, equals: 100)
  }

  @Test func `a cell that constraints place is part of the surrounding engine`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let cell = RowCell(style: .default, reuseIdentifier: nil)
    window.addSubview(cell)
    cell.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      cell.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      cell.topAnchor.constraint(equalTo: window.topAnchor),
      cell.widthAnchor.constraint(equalToConstant: 100),
      cell.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    expect(!cell.hasOwnEngine)
    expect(cell.frame, equals: CGRect(x: 20, y: 0, width: 100, height: 50))
  }

  @Test func `a change in a cell is laid out with its window, and a cell without one waits`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let cells = (0..<2).map { _ in RowCell(style: .default, reuseIdentifier: nil) }
    var random = SeededGenerator(seed: 2)
    for cell in cells {
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
      cell.content.show(Row(&random))
      window.addSubview(cell)
    }
    window.layoutIfNeeded()
    cells[1].removeFromSuperview()
    for cell in cells { cell.content.leading?.constant = 33 }
    let before = cells[1].content.stack.frame
    window.layoutIfNeeded()
    expect(cells[0].content.stack.frame.minX, equals: cells[0].contentView.layoutMargins.left + 33)
    expect(cells[1].content.stack.frame, equals: before)
    window.addSubview(cells[1])
    window.layoutIfNeeded()
    expect(cells[1].content.stack.frame.minX, equals: cells[1].contentView.layoutMargins.left + 33)
  }
}
