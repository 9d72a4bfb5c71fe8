/// A sum over symbols, sorted by symbol, plus a constant.
struct Row {
  struct Cell {
    let symbol: Int
    var factor: Double
  }

  var constant = 0.0
  private(set) var cells: [Cell] = []

  /// Smaller factors are rounding errors.
  static let smallestFactor = 1e-9
  /// Smaller constants, in points, are rounding errors.
  static let smallestConstant = 1e-9

  init() {}

  init(constant: Double, cells: [Cell]) {
    self.constant = constant
    self.cells = cells
  }

  /// Returns the index of the symbol, or the index at which it would be inserted.
  private func place(of symbol: Int) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  subscript(symbol: Int) -> Double {
    let index = place(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].factor : 0
  }

  /// Removes the symbol and returns its factor.
  mutating func take(_ symbol: Int) -> Double {
    let index = place(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).factor
  }

  mutating func add(_ symbol: Int, _ factor: Double) {
    let index = place(of: symbol)
    if index < cells.count, cells[index].symbol == symbol {
      cells[index].factor += factor
      if abs(cells[index].factor) < Self.smallestFactor { cells.remove(at: index) }
    } else if abs(factor) >= Self.smallestFactor {
      cells.insert(Cell(symbol: symbol, factor: factor), at: index)
    }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].factor *= factor }
  }

  /// Adds a multiple of another row. Calls `came` with the index in the other row of each symbol that
  /// is new in this row, and `went` with that of each symbol that is no longer in this row.
  mutating func add(
    _ other: Row, _ factor: Double, came: (Int) -> Void = { _ in }, went: (Int) -> Void = { _ in }
  ) {
    constant += other.constant * factor
    settle()
    guard !other.cells.isEmpty else { return }
    var merged: [Cell] = []
    merged.reserveCapacity(cells.count + other.cells.count)
    var index = 0
    for place in other.cells.indices {
      let cell = other.cells[place]
      while index < cells.count, cells[index].symbol < cell.symbol {
        merged.append(cells[index])
        index += 1
      }
      let added = cell.factor * factor
      if index < cells.count, cells[index].symbol == cell.symbol {
        let sum = cells[index].factor + added
        index += 1
        if abs(sum) < Self.smallestFactor {
          went(place)
        } else {
          merged.append(Cell(symbol: cell.symbol, factor: sum))
        }
      } else if abs(added) >= Self.smallestFactor {
        merged.append(Cell(symbol: cell.symbol, factor: added))
        came(place)
      }
    }
    merged.append(contentsOf: cells[index...])
    cells = merged
  }

  /// Sets the constant to zero if it is only a rounding error.
  mutating func settle() {
    if abs(constant) < Self.smallestConstant { constant = 0 }
  }
}
