import Foundation

/// Notifies the prefetching data source of the rows that will likely be visible soon.
@MainActor
final class TablePrefetching {
  private unowned let table: UITableView
  private var state = Prefetching()

  init(_ table: UITableView) {
    self.table = table
  }

  func update() {
    guard table.isPrefetchingEnabled, let source = table.prefetchDataSource, table.tiles.isReady
    else { return }
    let (new, cancelled) = state.update(table.bounds, visible: Set(table.tiles.cells.keys)) {
      table.tiles.rows.rows(from: $0.minY, to: $0.maxY)
    }
    if !cancelled.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: cancelled) }
    if !new.isEmpty { source.tableView(table, prefetchRowsAt: new) }
  }
}
