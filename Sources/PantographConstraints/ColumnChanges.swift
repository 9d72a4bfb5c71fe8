/// The rows that enter and leave the columns of a row's symbols while the row is added to many other
/// rows, in ascending order.
struct ColumnChanges {
  /// The rows that enter the column of each cell's symbol.
  var came: [[Int]]
  /// The rows that leave the column of each cell's symbol.
  var went: [[Int]]

  init(of row: Row) {
    came = Array(repeating: [], count: row.cells.count)
    went = came
  }

  func isOther(_ index: Int) -> Bool { !came[index].isEmpty || !went[index].isEmpty }

  /// Changes the column of a cell's symbol.
  func apply(to column: inout [Int], _ index: Int) {
    let (came, went) = (came[index], went[index])
    var merged: [Int] = []
    merged.reserveCapacity(column.count + came.count - went.count)
    var (next, gone) = (0, 0)
    for row in column {
      while next < came.count, came[next] < row {
        merged.append(came[next])
        next += 1
      }
      if gone < went.count, went[gone] == row { gone += 1 } else { merged.append(row) }
    }
    merged.append(contentsOf: came[next...])
    column = merged
  }
}
