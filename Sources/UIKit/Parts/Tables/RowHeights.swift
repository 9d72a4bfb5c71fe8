import Foundation

/// The heights of a section's rows, and their positions, as a value.
struct RowHeights {
  private var blocks: RowBlocks

  init() { blocks = RowBlocks() }

  /// Creates rows of one height.
  init(count: Int, height: CGFloat, isMeasured: Bool) {
    blocks = RowBlocks(count: count, height: height, isMeasured: isMeasured)
  }

  /// Copies the blocks if another value refers to them.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&blocks) { blocks = RowBlocks(blocks) }
  }

  var count: Int { blocks.count }
  var indices: Range<Int> { 0..<blocks.count }
  /// The end of the last row, or of the header if there are no rows.
  var end: CGFloat { blocks.end }

  subscript(row: Int) -> CGFloat { blocks[row] }

  /// Whether the height of a row is final and not an estimate.
  func isMeasured(_ row: Int) -> Bool { blocks.isMeasured(row) }

  /// Whether the heights of all rows of a range are final, except of rows without a height.
  func areMeasured(_ rows: Range<Int>) -> Bool { blocks.areMeasured(rows) }

  /// The number of rows of a range that have a height.
  func count(of rows: Range<Int>) -> Int { blocks.count(of: rows) }

  // MARK: Changes

  mutating func append(_ height: CGFloat, isMeasured: Bool) {
    own()
    blocks.append(height, isMeasured: isMeasured)
  }

  /// Sets the final height of a row. The positions follow with `place(below:)`.
  mutating func measure(_ row: Int, _ height: CGFloat) {
    own()
    blocks.measure(row, height)
  }

  /// Makes the height of a row an estimate.
  mutating func forget(_ row: Int) {
    own()
    blocks.forget(row)
  }

  /// Makes the heights of the rows estimates for which the condition holds.
  mutating func forget(where isForgotten: (Int) -> Bool) {
    own()
    blocks.forget(where: isForgotten)
  }

  // MARK: Positions

  /// Computes all positions from the heights. Must be called after heights have changed.
  ///
  /// - Parameter header: The height of the section's header, below which the first row begins.
  mutating func place(below header: CGFloat) {
    own()
    blocks.place(below: header)
  }

  /// Returns the position of a row in its section, or the end of the last row for the row after it.
  func top(_ row: Int) -> CGFloat { blocks.top(row) }

  /// Returns the end of a row.
  func end(_ row: Int) -> CGFloat { blocks.end(row) }

  /// Returns the rows that are at least partly between two positions, if the section begins at
  /// `start`.
  func span(from top: CGFloat, to bottom: CGFloat, of start: CGFloat) -> Range<Int> {
    blocks.span(from: top, to: bottom, of: start)
  }

  /// Returns the first row whose end fulfils the condition, or `count` if there is none. The ends of
  /// all later rows must fulfil it too.
  func first(whereEnd isBehind: (CGFloat) -> Bool) -> Int { blocks.first(whereEnd: isBehind) }
}
