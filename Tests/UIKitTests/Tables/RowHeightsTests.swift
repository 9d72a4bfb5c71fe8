import Expectations
import Foundation
import Testing

@testable import UIKit

/// The heights and positions of a section's rows, compared with sums over all of them.
struct RowHeightsTests {
  /// The heights of the rows as a plain list.
  private struct Plain {
    var heights: [CGFloat] = []
    var header: CGFloat = 0

    func top(_ row: Int) -> CGFloat { heights[..<row].reduce(header, +) }
  }

  @Test(arguments: [0, 1, 7, 1024, 1025, 5000])
  func `positions are sums of the heights, whatever is measured`(count: Int) {
    var plain = Plain(heights: Array(repeating: 52, count: count), header: 20)
    var rows = RowHeights(count: count, height: 52, isMeasured: false)
    rows.place(below: 20)
    for step in 0..<min(count, 300) {
      let row = step * 7919 % count
      // Whole numbers and halves, whose sums are exact in any order.
      let height = CGFloat(step % 90) / 2
      rows.measure(row, height)
      plain.heights[row] = height
      if step % 50 == 0 { rows.place(below: 20) }
    }
    rows.place(below: 20)
    expect(rows.count, equals: count)
    expect(rows.end, equals: plain.top(count))
    for row in stride(from: 0, to: count, by: 13) {
      expect(rows[row], equals: plain.heights[row])
      expect(rows.top(row), equals: plain.top(row))
      expect(rows.end(row), equals: plain.top(row + 1))
    }
  }

  @Test func `a short section has the sums of all heights above as positions, to the last bit`() {
    var rows = RowHeights()
    var tops: [CGFloat] = [20]
    for number in 0..<1000 {
      let height = 44 + CGFloat(number % 3) / 3
      rows.append(height, isMeasured: true)
      tops.append(tops[number] + height)
    }
    rows.place(below: 20)
    expect((0..<1000).map { rows.top($0) }, equals: Array(tops.dropLast()))
    expect(rows.end, equals: tops.last)
  }

  @Test(arguments: [3, 3000]) func `the row at a position is found`(count: Int) {
    var rows = RowHeights(count: count, height: 40, isMeasured: false)
    rows.measure(1, 0)
    rows.measure(2, 100)
    rows.place(below: 0)
    expect(rows.first { $0 > 0 }, equals: 0)
    expect(rows.first { $0 > 40 }, equals: 2)
    expect(rows.first { $0 > 139.5 }, equals: 2)
    expect(rows.first { $0 > rows.end }, equals: count)
    expect(rows.first { $0 > rows.end - 0.5 }, equals: count - 1)
  }

  @Test func `rows that are measured again are estimates until then`() {
    var rows = RowHeights(count: 2500, height: 30, isMeasured: true)
    expect(rows.isMeasured(2000))
    rows.forget { $0.isMultiple(of: 2) }
    expect(!rows.isMeasured(2000))
    expect(rows.isMeasured(2001))
    rows.forget(2001)
    expect(!rows.isMeasured(2001))
    rows.measure(2000, 31)
    expect(rows.isMeasured(2000))
    expect(rows[2000], equals: 31)
    expect(rows[2001], equals: 30)
  }
}
