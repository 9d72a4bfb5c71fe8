/// The cost of the errors, separately for each priority. A lower cost at a higher priority is
/// better, whatever the costs at lower priorities.
struct Objective {
  struct Level {
    let priority: Priority
    var row = Row()
    /// The number of constraints of this priority.
    var count = 0
  }

  /// The levels, from the highest priority to the lowest.
  private(set) var levels: [Level] = []

  private func place(of priority: Priority) -> Int {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle].priority > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func level(of priority: Priority) -> Int {
    let index = place(of: priority)
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    return index
  }

  mutating func enter(_ priority: Priority) { levels[level(of: priority)].count += 1 }

  mutating func leave(_ priority: Priority) {
    let index = level(of: priority)
    levels[index].count -= 1
    if levels[index].count == 0 { levels.remove(at: index) }
  }

  mutating func add(_ symbol: Int, _ factor: Double, at priority: Priority) {
    levels[level(of: priority)].row.add(symbol, factor)
  }

  mutating func add(_ row: Row, _ factor: Double, at priority: Priority) {
    levels[level(of: priority)].row.add(row, factor)
  }

  /// Replaces the symbol by a row that has been solved for it.
  mutating func substitute(_ symbol: Int, by row: Row) {
    for index in levels.indices {
      let factor = levels[index].row.take(symbol)
      if factor != 0 { levels[index].row.add(row, factor) }
    }
  }

  mutating func remove(_ symbol: Int) {
    for index in levels.indices { _ = levels[index].row.take(symbol) }
  }

  func costs(_ symbol: Int, besidesTies: Bool = true) -> Bool {
    levels.contains { (!besidesTies || $0.priority > .tie) && $0.row[symbol] != 0 }
  }

  /// Whether an increase of the symbol raises the cost of a level above `priority`.
  func costs(_ symbol: Int, above priority: Priority) -> Bool {
    for level in levels {
      guard level.priority > priority else { return false }
      if level.row[symbol] > Row.smallestFactor { return true }
    }
    return false
  }

  /// Returns a symbol whose increase lowers the cost of one level and raises none above it, from
  /// the highest priority down; nil if the cost is minimal.
  func saving() -> Int? {
    let count = (levels.compactMap { $0.row.cells.last?.symbol }.max() ?? -1) + 1
    /// Whether an increase of each symbol raises the cost of a level that has been searched.
    var isCostly = [Bool](repeating: false, count: count)
    for index in levels.indices {
      let cells = levels[index].row.cells
      for cell in cells where cell.factor < 0 && !isCostly[cell.symbol] { return cell.symbol }
      for cell in cells where cell.factor > 0 { isCostly[cell.symbol] = true }
    }
    return nil
  }

  /// Returns whether a unit of `first`, divided by its factor, costs less than a unit of `second`,
  /// divided by its own.
  func isCheaper(_ first: Int, _ factor: Double, than second: Int, _ other: Double) -> Bool {
    for level in levels {
      let (one, two) = (level.row[first] / factor, level.row[second] / other)
      if abs(one - two) > Row.smallestFactor { return one < two }
    }
    return first < second
  }
}
