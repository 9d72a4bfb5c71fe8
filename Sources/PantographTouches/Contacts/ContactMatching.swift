/// Pairs the positions of one frame's contacts with those of the next so that the total distance is
/// smallest.
///
/// The result is optimal, not greedy: two fingers passing each other must not swap with a third.
/// Uses the shortest augmenting path method, with at most 16³ steps and no allocation.
struct ContactMatching: Sendable {
  static var capacity: Int { ContactFrame.capacity }

  private(set) var oldCount = 0
  private(set) var newCount = 0
  private var old = [16 of Vector](repeating: .zero)
  private var new = [16 of Vector](repeating: .zero)
  /// The index of the old position that each new one continues; −1 for none. Valid after `solve`.
  private(set) var partner = [16 of Int](repeating: -1)

  mutating func addOld(_ position: Vector) {
    old[oldCount] = position
    oldCount += 1
  }

  mutating func addNew(_ position: Vector) {
    new[newCount] = position
    newCount += 1
  }

  mutating func solve() {
    if oldCount == 1 && newCount == 1 {
      partner[0] = 0
    } else if oldCount > 0 && newCount > 0 {
      assign()
    }
  }

  /// Solves the assignment. Rows stand for the smaller side, so that each row gets a column. Row
  /// and column 0 are sentinels.
  private mutating func assign() {
    let rowsAreOld = oldCount <= newCount
    let rows = min(oldCount, newCount)
    let columns = max(oldCount, newCount)
    var rowPotential = [17 of Double](repeating: 0)
    var columnPotential = [17 of Double](repeating: 0)
    var rowOfColumn = [17 of Int](repeating: 0)
    var previous = [17 of Int](repeating: 0)

    for row in 1...rows {
      var shortest = [17 of Double](repeating: .infinity)
      var used = [17 of Bool](repeating: false)
      var column = 0
      rowOfColumn[0] = row
      repeat {
        used[column] = true
        let from = rowOfColumn[column]
        var step = Double.infinity
        var next = 0
        for candidate in 1...columns where !used[candidate] {
          let way =
            rowsAreOld ? new[candidate - 1] - old[from - 1] : new[from - 1] - old[candidate - 1]
          let cost = way.length - rowPotential[from] - columnPotential[candidate]
          if cost < shortest[candidate] {
            shortest[candidate] = cost
            previous[candidate] = column
          }
          if shortest[candidate] < step || next == 0 {
            step = shortest[candidate]
            next = candidate
          }
        }
        for index in 0...columns {
          if used[index] {
            rowPotential[rowOfColumn[index]] += step
            columnPotential[index] -= step
          } else {
            shortest[index] -= step
          }
        }
        column = next
      } while rowOfColumn[column] != 0
      while column != 0 {
        rowOfColumn[column] = rowOfColumn[previous[column]]
        column = previous[column]
      }
    }
    for column in 1...columns where rowOfColumn[column] > 0 {
      let row = rowOfColumn[column] - 1
      if rowsAreOld { partner[column - 1] = row } else { partner[row] = column - 1 }
    }
  }
}
