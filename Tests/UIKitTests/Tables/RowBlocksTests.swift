import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Rows whose blocks are objects, as values.
struct RowBlocksTests {
  @Test func `a change of a copy is seen in no other copy`() {
    var rows = RowHeights(count: 3000, height: 30, isMeasured: false)
    rows.place(below: 10)
    var copy = rows
    copy.measure(2500, 80)
    copy.append(7, isMeasured: true)
    copy.forget { _ in true }
    copy.place(below: 0)
    expect(rows.count, equals: 3000)
    expect(rows[2500], equals: 30)
    expect(!rows.isMeasured(2500))
    expect(rows.end, equals: 90_010)
    expect(rows.top(2501), equals: 75_040)
    expect(copy.end, equals: 90_057)
    expect(copy.top(2501), equals: 75_080)
  }

  @Test func `rows in a part of the content are those that a search through all rows finds`() {
    var random = SeededGenerator(seed: 3)
    var rows = RowHeights(count: 2500, height: 30, isMeasured: false)
    rows.place(below: 12)
    for _ in 0..<200 {
      // Rows without a height are among them.
      rows.measure(random.below(2500), CGFloat(random.below(5) * 25))
      if random.below(3) == 0 { rows.place(below: CGFloat(random.below(2) * 12)) }
      rows.place(below: 12)
      let start = CGFloat(random.below(100))
      let top = CGFloat(random.below(90_000))
      let bottom = top + CGFloat(random.below(1000) + 1)
      let found = rows.span(from: top, to: bottom, of: start)
      let first = (0..<2500).first { start + rows.end($0) > top } ?? 2500
      let last = (first..<2500).first { start + rows.top($0) >= bottom } ?? 2500
      expect(found, equals: first..<last)
      expect(rows.count(of: found), equals: found.count { rows[$0] > 0 })
      expect(
        rows.areMeasured(found), equals: found.allSatisfy { rows.isMeasured($0) || rows[$0] == 0 })
    }
  }

  @Test(arguments: [1, 4, 3, 7])
  func `heights that change one after the other give the positions of heights that are set at once`(
    divisor: CGFloat
  ) {
    var random = SeededGenerator(seed: 5)
    var rows = RowHeights(count: 5000, height: 30, isMeasured: false)
    var heights: [Int: CGFloat] = [:]
    rows.place(below: 12)
    for _ in 0..<300 {
      for _ in 0...random.below(2) {
        let row = random.below(5000)
        heights[row] = CGFloat(random.below(200)) / divisor
        rows.measure(row, heights[row] ?? 0)
      }
      rows.place(below: 12)
    }
    var once = RowHeights(count: 5000, height: 30, isMeasured: false)
    for (row, height) in heights { once.measure(row, height) }
    once.place(below: 12)
    expect((0..<5000).map { rows.top($0) }, equals: (0..<5000).map { once.top($0) })
    expect((0..<5000).map { rows.end($0) }, equals: (0..<5000).map { once.end($0) })
    expect(rows.end, equals: once.end)
  }
}
