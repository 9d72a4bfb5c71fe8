import Expectations
import Testing

@testable import PantographConstraints

struct TableauTests {
  private struct Line {
    var symbol: Int
    var constant: Double
    var factor: Double
  }

  /// Returns a tableau with symbols 1 to 3, the first `free` of which may have any value, and one row for each line.
  /// Each row is a constant plus a multiple of symbol 0.
  private func tableau(_ lines: [Line], free: Int = 0) -> Tableau {
    var tableau = Tableau()
    for symbol in 0...3 {
      _ = tableau.makeSymbol(symbol > 0 && symbol <= free ? .free : .restricted)
    }
    for line in lines {
      let cells = [Row.Cell(symbol: 0, factor: line.factor)]
      tableau.insert(Row(constant: line.constant, cells: cells), for: line.symbol)
    }
    return tableau
  }

  private func limit(_ lines: [Line], free: Int = 0, sign: Double = 1) -> Int? {
    let tableau = tableau(lines, free: free)
    return tableau.limit(of: 0, sign: sign).map { tableau.basic[$0] }
  }

  @Test func `the row that reaches zero first limits a symbol`() {
    let (near, far) = (
      Line(symbol: 2, constant: 10, factor: -2), Line(symbol: 1, constant: 10, factor: -1)
    )
    expect(limit([near, far]) == 2 && limit([far, near]) == 2)
  }

  @Test func `of rows that reach zero together, that of the first symbol limits`() {
    let (first, second) = (
      Line(symbol: 1, constant: 10, factor: -1), Line(symbol: 2, constant: 20, factor: -2)
    )
    expect(limit([first, second]) == 1 && limit([second, first]) == 1)
  }

  @Test func `a row below zero is as near as a row at zero`() {
    let (below, at) = (
      Line(symbol: 2, constant: -3, factor: -1), Line(symbol: 1, constant: 0, factor: -1)
    )
    expect(limit([below, at]) == 1 && limit([at, below]) == 1)
  }

  @Test func `rows that move away from zero and rows of free symbols limit nothing`() {
    let lines = [
      Line(symbol: 2, constant: 10, factor: 1), Line(symbol: 1, constant: 1, factor: -1),
    ]
    expectNil(limit(lines, free: 1))
    expect(limit(lines), equals: 1)
    expect(limit(lines, sign: -1), equals: 2)
  }

  @Test func `of the rows below zero, that of the first restricted symbol is corrected`() {
    let lines = [
      Line(symbol: 3, constant: -1, factor: 1), Line(symbol: 2, constant: -5, factor: 1),
      Line(symbol: 1, constant: -2, factor: 1),
    ]
    for lines in [lines, lines.reversed()] {
      let all = tableau(lines)
      expect(all.infeasible().map { all.basic[$0] }, equals: 1)
      let some = tableau(lines, free: 1)
      expect(some.infeasible().map { some.basic[$0] }, equals: 2)
    }
    expectNil(tableau([Line(symbol: 1, constant: 0, factor: 1)]).infeasible())
  }
}
