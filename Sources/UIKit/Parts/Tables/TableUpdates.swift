import Foundation
import QuartzCore

/// Batches changes of a table view's rows and animates them.
@MainActor
final class TableUpdates {
  private unowned let table: UITableView
  private var depth = 0
  private var changes = ListChanges()
  private var animations: [UITableView.RowAnimation] = []
  private var appearing: [IndexPath: UITableView.RowAnimation] = [:]
  private var disappearing: [IndexPath: UITableView.RowAnimation] = [:]
  private var completions: [(Bool) -> Void] = []
  /// Whether the table had read no data before the changes began.
  private var readsFirst = false

  /// The spring of the row movement, and its duration in seconds. Measured.
  private static let stiffness: CGFloat = 438.649
  private static let damping: CGFloat = 41.888
  private static let duration = 0.441

  init(_ table: UITableView) {
    self.table = table
  }

  var isOpen: Bool { depth > 0 }

  func begin() {
    // The changes refer to the data that was loaded before.
    if depth == 0 {
      readsFirst = !table.tiles.isReady
      _ = table.tiles.loaded
    }
    depth += 1
  }

  func end() {
    require(depth > 0, "endUpdates() of a table view without beginUpdates()")
    depth -= 1
    if depth == 0 { commit() }
  }

  func perform(_ block: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    begin()
    block?()
    if let completion { completions.append(completion) }
    end()
  }

  func change(_ animation: UITableView.RowAnimation, _ change: (inout ListChanges) -> Void) {
    // A table that has not read its data reads them at the next layout, together with this change.
    if depth == 0, table.tiles.hasReadNothing { return table.tiles.reload() }
    begin()
    var single = ListChanges()
    change(&single)
    for path in single.items.inserted { appearing[path] = animation }
    for path in single.items.deleted + single.items.reloaded { disappearing[path] = animation }
    for path in single.items.reloaded { appearing[path] = animation }
    animations.append(animation)
    change(&changes)
    end()
  }

  // MARK: All at once

  private func commit() {
    let (changes, completions) = (self.changes, self.completions)
    let isAnimated =
      UIView.areAnimationsEnabled && !(!animations.isEmpty && animations.allSatisfy { $0 == .none })
    let ways = Ways(appearing: appearing, disappearing: disappearing)
    self.changes = ListChanges()
    self.completions = []
    animations = []
    appearing = [:]
    disappearing = [:]
    let tiles = table.tiles
    let old = tiles.rows
    let new = tiles.counts()
    let update: ListUpdate
    do throws(ListMismatch) {
      update = try changes.update(from: old.counts, to: new, in: .table)
    } catch {
      // The program may have changed the data before the table first read it, so that the table
      // has read the new data and its cells wait for nothing.
      guard readsFirst else { Misuse.stop(error.sentence) }
      tiles.reload()
      return LayerClock.whenTurnEnds { for completion in completions { completion(true) } }
    }
    table.swipes.close(animated: false)
    table.selection.follow(update)
    guard isAnimated, table.window != nil else {
      apply(update, to: old)
      table.layoutIfNeeded()
      let finished = !isAnimated
      let tell = { @MainActor in for completion in completions { completion(finished) } }
      guard let clock = table.layer.clock else { return LayerClock.whenTurnEnds(tell) }
      return clock.nextTurn(tell)
    }
    animate(update, from: old, ways, completions)
  }

  /// Moves the remaining cells to their new index paths. Returns the cells of deleted rows with
  /// their old index paths.
  @discardableResult
  private func apply(
    _ update: ListUpdate, to old: TableRows, keepsGone: Bool = false
  ) -> [(IndexPath, UITableViewCell)] {
    let tiles = table.tiles
    var kept: [IndexPath: UITableViewCell] = [:]
    var gone: [(IndexPath, UITableViewCell)] = []
    for path in tiles.cells.keys.sorted() {
      guard let cell = tiles.cells[path] else { continue }
      if let place = update.place(of: path), !update.isReloaded(path) {
        kept[place] = cell
      } else {
        gone.append((path, cell))
      }
    }
    for section in tiles.headers.keys.sorted() { tiles.removeHeader(section) }
    for section in tiles.footers.keys.sorted() { tiles.removeFooter(section) }
    tiles.heights.forget()
    tiles.take(rows(update, old), cells: kept)
    if !keepsGone { for (path, cell) in gone { tiles.discard(cell, from: path) } }
    tiles.resize()
    table.setNeedsLayout()
    return gone
  }

  private func rows(_ update: ListUpdate, _ old: TableRows) -> TableRows {
    let heights = table.tiles.heights
    var rows = TableRows()
    for (section, count) in update.new.enumerated() {
      var new = TableRows.Section()
      new.header = heights.header(section)
      new.footer = heights.footer(section)
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        var (height, isMeasured) = heights.first(path)
        if let origin = update.origin(of: path), !update.isReloaded(origin), !isMeasured {
          height = old.sections[origin.section].rows[origin.row]
          isMeasured = old.sections[origin.section].rows.isMeasured(origin.row)
        }
        new.rows.append(height, isMeasured: isMeasured)
      }
      rows.sections.append(new)
    }
    rows.place()
    return rows
  }

  // MARK: Movement

  private struct Ways {
    var appearing: [IndexPath: UITableView.RowAnimation]
    var disappearing: [IndexPath: UITableView.RowAnimation]
  }

  private func animate(
    _ update: ListUpdate, from old: TableRows, _ ways: Ways,
    _ completions: [(Bool) -> Void]
  ) {
    let tiles = table.tiles
    let before = tiles.cells
    let gone = apply(update, to: old, keepsGone: true)
    var wereThere = Set<ObjectIdentifier>()
    for cell in before.values { wereThere.insert(ObjectIdentifier(cell)) }
    var starts: [(UITableViewCell, CGRect, CGFloat)] = []
    for (_, cell) in before { starts.append((cell, cell.frame, 1)) }
    UIView.performWithoutAnimation { tiles.layout() }
    for (path, cell) in tiles.cells where !wereThere.contains(ObjectIdentifier(cell)) {
      starts.append(start(of: cell, at: path, update, old, ways))
    }
    // Sets the final frames, then the start frames. The animation sets the final ones again.
    let ends = starts.map { ($0.0, $0.0.frame) }
    UIView.performWithoutAnimation {
      for (cell, frame, alpha) in starts {
        cell.frame = frame
        cell.alpha = alpha
      }
    }
    let goneCells = Set(gone.map { ObjectIdentifier($0.1) })
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: Self.stiffness, damping: Self.damping)
    let animator = UIViewPropertyAnimator(duration: Self.duration, timingParameters: spring)
    animator.addAnimations {
      for (cell, frame) in ends where !goneCells.contains(ObjectIdentifier(cell)) {
        cell.frame = frame
        cell.alpha = 1
      }
      for (path, cell) in gone {
        (cell.frame, cell.alpha) = self.end(of: cell, ways.disappearing[path] ?? .automatic)
      }
    }
    // The table view may have been released by then.
    animator.addCompletion { [weak table] (_: UIViewAnimatingPosition) in
      for (path, cell) in gone {
        cell.alpha = 1
        table?.tiles.discard(cell, from: path)
      }
      for completion in completions { completion(table != nil) }
    }
    animator.startAnimation()
  }

  /// Returns the start frame and opacity of an appearing cell. A row that existed before, and is
  /// not reloaded, starts at its old place.
  private func start(
    of cell: UITableViewCell, at path: IndexPath, _ update: ListUpdate, _ old: TableRows,
    _ ways: Ways
  ) -> (UITableViewCell, CGRect, CGFloat) {
    var frame = cell.frame
    if let origin = update.origin(of: path), !update.isReloaded(origin) {
      frame.origin.y = old.row(origin).lowerBound
      return (cell, frame, 1)
    }
    return (cell, moved(frame, ways.appearing[path] ?? .automatic), 0)
  }

  private func end(
    of cell: UITableViewCell, _ animation: UITableView.RowAnimation
  ) -> (CGRect, CGFloat) {
    (moved(cell.frame, animation), 0)
  }

  private func moved(_ frame: CGRect, _ animation: UITableView.RowAnimation) -> CGRect {
    switch animation {
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .none, .middle, .automatic: frame
    }
  }
}
