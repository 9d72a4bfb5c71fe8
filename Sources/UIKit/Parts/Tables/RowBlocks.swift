import Foundation

/// The rows of a section in blocks: a new height moves the rows of its own block, and every later
/// block as a whole. A block of rows with one estimated height stores that height alone, so that the
/// memory for a long section follows the rows that have been shown.
///
/// An object, so that reading a height copies no lists. Only `RowHeights` has it, which copies it
/// before a change that another copy must not see.
final class RowBlocks {
  /// A block without its lists. It is read often, and copying lists takes longer than reading them.
  private struct Block {
    var count = 0
    /// The height of every row, unless the block has a list of heights.
    var height: CGFloat = 0
    /// Whether the height of every row is final, unless the block has a list.
    var isFinal = false
    /// Whether the block has lists of heights and of what is final.
    var isSpread = false
    /// Whether the block has a list of positions.
    var hasTops = false
    /// The positions of the block and of its end in the section.
    var start: CGFloat = 0
    var end: CGFloat = 0
    var isPlaced = false
    /// The first row whose position is not that of the heights above it.
    var firstMoved = 0
    /// Whether the height of each row is a number whose sums are not rounded.
    var hasExactHeights = false
  }

  /// The lists of a block; empty if all rows are the same.
  private struct Lists {
    var heights: [CGFloat] = []
    var isMeasured: [Bool] = []
    /// The position of each row in the block, followed by the end of the last row.
    var tops: [CGFloat] = []
  }

  /// The number of rows in a block. About a thousand blocks of a thousand rows are the least work for
  /// a million rows.
  static let blockLength = 1024

  @exclusivity(unchecked) private var blocks: [Block] = []
  @exclusivity(unchecked) private var lists: [Lists] = []
  @exclusivity(unchecked) private(set) var count = 0
  /// The end of the last row, or of the header if there are no rows.
  @exclusivity(unchecked) private(set) var end: CGFloat = 0
  @exclusivity(unchecked) private var header: CGFloat = 0
  /// The first block whose positions are not those of its heights; the number of blocks if there is
  /// none.
  @exclusivity(unchecked) private var firstUnplaced = 0
  /// The last block whose positions are not those of its heights.
  @exclusivity(unchecked) private var lastUnplaced = 0
  @exclusivity(unchecked) private var tail = Tail()

  /// The blocks that a new height has moved without changing their stored positions: a table that scrolls
  /// changes one height after the other, each of which moves all later blocks.
  private struct Tail {
    /// The first of the blocks.
    var start = Int.max
    var distance: CGFloat = 0
    /// Whether all positions are sums without rounding, so that the order of the additions does not matter.
    var isExact = false

    func distance(_ index: Int) -> CGFloat { index < start ? 0 : distance }

    /// Whether sums of such numbers are not rounded: multiples of a 64th of a point, with many bits to spare.
    static func isExact(_ number: CGFloat) -> Bool {
      let parts = number * 64
      return parts.magnitude < 0x1p44 && parts == parts.rounded()
    }
  }

  init() {}

  /// Creates a copy.
  init(_ other: RowBlocks) {
    (blocks, lists, count) = (other.blocks, other.lists, other.count)
    (end, header, tail) = (other.end, other.header, other.tail)
    (firstUnplaced, lastUnplaced) = (other.firstUnplaced, other.lastUnplaced)
  }

  /// Creates rows of one height.
  init(count: Int, height: CGFloat, isMeasured: Bool) {
    var rest = count
    while rest > 0 {
      var block = Block()
      block.count = min(rest, Self.blockLength)
      (block.height, block.isFinal) = (height, isMeasured)
      blocks.append(block)
      lists.append(Lists())
      rest -= block.count
    }
    self.count = count
  }

  func append(_ height: CGFloat, isMeasured: Bool) {
    tail.isExact = false
    endTail()
    if count % Self.blockLength == 0 {
      blocks.append(Block())
      lists.append(Lists())
    }
    count += 1
    let index = blocks.count - 1
    if blocks[index].count == 0 {
      (blocks[index].height, blocks[index].isFinal) = (height, isMeasured)
    }
    if blocks[index].height != height || blocks[index].isFinal != isMeasured { spread(index) }
    blocks[index].count += 1
    unplace(index)
    guard blocks[index].isSpread else { return }
    if !Tail.isExact(height) { blocks[index].hasExactHeights = false }
    lists[index].heights.append(height)
    lists[index].isMeasured.append(isMeasured)
  }

  private func unplace(_ index: Int, from row: Int = 0) {
    blocks[index].firstMoved =
      blocks[index].isPlaced ? row : min(blocks[index].firstMoved, row)
    blocks[index].isPlaced = false
    lastUnplaced = firstUnplaced < blocks.count ? max(lastUnplaced, index) : index
    firstUnplaced = min(firstUnplaced, index)
  }

  /// Gives each row of a block a height of its own.
  private func spread(_ index: Int) {
    guard !blocks[index].isSpread else { return }
    let block = blocks[index]
    blocks[index].isSpread = true
    blocks[index].hasExactHeights = Tail.isExact(block.height)
    lists[index].heights = Array(repeating: block.height, count: block.count)
    lists[index].isMeasured = Array(repeating: block.isFinal, count: block.count)
  }

  var indices: Range<Int> { 0..<count }

  subscript(row: Int) -> CGFloat {
    let index = row / Self.blockLength
    guard blocks[index].isSpread else { return blocks[index].height }
    return lists[index].heights[row % Self.blockLength]
  }

  /// Whether the height of a row is final and not an estimate.
  func isMeasured(_ row: Int) -> Bool {
    let index = row / Self.blockLength
    guard blocks[index].isSpread else { return blocks[index].isFinal }
    return lists[index].isMeasured[row % Self.blockLength]
  }

  /// Whether the heights of all rows of a range are final, except of rows without a height.
  func areMeasured(_ rows: Range<Int>) -> Bool {
    for row in rows where !isMeasured(row) && self[row] > 0 { return false }
    return true
  }

  /// The number of rows of a range that have a height.
  func count(of rows: Range<Int>) -> Int {
    var count = 0
    for row in rows where self[row] > 0 { count += 1 }
    return count
  }

  /// Sets the final height of a row. The positions follow with `place(below:)`.
  func measure(_ row: Int, _ height: CGFloat) {
    let index = row / Self.blockLength
    let before = self[row]
    if before != height, !shiftTops(of: index, behind: row % Self.blockLength, before, height) {
      unplace(index, from: row % Self.blockLength)
    }
    spread(index)
    if !Tail.isExact(height) { blocks[index].hasExactHeights = false }
    lists[index].heights[row % Self.blockLength] = height
    lists[index].isMeasured[row % Self.blockLength] = true
  }

  /// Moves the rows of a block behind a row with a new height. Returns false if their positions have to be
  /// computed, because sums of the heights may be rounded.
  private func shiftTops(
    of index: Int, behind row: Int, _ before: CGFloat, _ after: CGFloat
  ) -> Bool {
    let count = blocks[index].count
    guard blocks[index].isPlaced || blocks[index].firstMoved == count, blocks[index].hasTops,
      blocks[index].hasExactHeights, lists[index].tops.count == count + 1, Tail.isExact(after),
      Tail.isExact(header), Tail.isExact(lists[index].tops[count])
    else { return false }
    let distance = after - before
    lists[index].tops.withUnsafeMutableBufferPointer { tops in
      for place in (row + 1)...count { tops[place] += distance }
    }
    unplace(index, from: count)
    return true
  }

  /// Makes the height of a row an estimate.
  func forget(_ row: Int) {
    guard isMeasured(row) else { return }
    let index = row / Self.blockLength
    spread(index)
    lists[index].isMeasured[row % Self.blockLength] = false
  }

  /// Makes the heights of the rows estimates for which the condition holds.
  func forget(where isForgotten: (Int) -> Bool) {
    for index in blocks.indices where blocks[index].isSpread || blocks[index].isFinal {
      for row in 0..<blocks[index].count {
        let number = index * Self.blockLength + row
        if isMeasured(number), isForgotten(number) { forget(number) }
      }
    }
  }

  // MARK: Positions

  /// Computes all positions from the heights. Must be called after heights have changed.
  ///
  /// - Parameter header: The height of the section's header, below which the first row begins.
  func place(below header: CGFloat) {
    if header != self.header, !blocks.isEmpty { unplace(0) }
    self.header = header
    guard firstUnplaced < blocks.count else {
      if blocks.isEmpty { end = header }
      return
    }
    if firstUnplaced == lastUnplaced, moveTail(behind: firstUnplaced) { return }
    endTail()
    // Nothing before the first changed block moves.
    var start = firstUnplaced == 0 ? 0 : blocks[firstUnplaced - 1].end
    tail.isExact = firstUnplaced == 0 || tail.isExact
    for index in firstUnplaced..<blocks.count {
      if !blocks[index].isPlaced { setTops(of: index) }
      blocks[index].start = start
      start = blockTop(index, blocks[index].count)
      blocks[index].end = start
      if tail.isExact, !Tail.isExact(start) { tail.isExact = false }
    }
    firstUnplaced = blocks.count
    end = start
  }

  /// Places a block, and moves all blocks behind it without visiting them. Returns false if their positions
  /// have to be computed.
  private func moveTail(behind index: Int) -> Bool {
    guard tail.isExact else { return false }
    setTops(of: index)
    let start = blocks[index].start + tail.distance(index)
    let before = blocks[index].end + tail.distance(index)
    let after = blockTop(index, blocks[index].count)
    let distance = after - before
    guard Tail.isExact(after), Tail.isExact(end + distance) else { return false }
    for other in min(index + 1, tail.start)..<min(max(index + 1, tail.start), blocks.count) {
      let way = other < tail.start ? -tail.distance : tail.distance
      blocks[other].start += way
      blocks[other].end += way
    }
    (blocks[index].start, blocks[index].end) = (start, after)
    (tail.start, tail.distance) = (index + 1, tail.distance + distance)
    firstUnplaced = blocks.count
    end += distance
    return true
  }

  /// Stores the positions of all blocks.
  private func endTail() {
    for index in min(tail.start, blocks.count)..<blocks.count {
      blocks[index].start += tail.distance
      blocks[index].end += tail.distance
    }
    (tail.start, tail.distance) = (Int.max, 0)
  }

  private func setTops(of index: Int) {
    let block = blocks[index]
    blocks[index].isPlaced = true
    guard block.isSpread || index == 0 else { return }
    // The rows of a short section have the sums of all heights above them as positions.
    var top = index == 0 ? header : 0
    var tops: [CGFloat] = []
    swap(&tops, &lists[index].tops)
    var first = min(block.firstMoved, block.count)
    if tops.count > first, block.hasTops, tops[0] == top {
      // The rows above the first changed one stay.
      top = tops[first]
      tops.removeLast(tops.count - first - 1)
    } else {
      first = 0
      tops.removeAll(keepingCapacity: true)
      tops.append(top)
    }
    tops.reserveCapacity(block.count + 1)
    if block.isSpread {
      lists[index].heights.withUnsafeBufferPointer { heights in
        for row in first..<block.count {
          top += heights[row]
          tops.append(top)
        }
      }
    } else {
      for _ in first..<block.count {
        top += block.height
        tops.append(top)
      }
    }
    lists[index].tops = tops
    blocks[index].hasTops = true
  }

  private func blockTop(_ index: Int, _ row: Int) -> CGFloat {
    blocks[index].start + tail.distance(index)
      + (blocks[index].hasTops ? lists[index].tops[row] : blocks[index].height * CGFloat(row))
  }

  /// Returns the position of a row in its section, or the end of the last row for the row after it.
  func top(_ row: Int) -> CGFloat {
    row < count ? blockTop(row / Self.blockLength, row % Self.blockLength) : end
  }

  /// Returns the end of a row.
  func end(_ row: Int) -> CGFloat {
    blockTop(row / Self.blockLength, row % Self.blockLength + 1)
  }

  /// Returns the rows that are at least partly between two positions, if the section begins at
  /// `start`.
  func span(from top: CGFloat, to bottom: CGFloat, of start: CGFloat) -> Range<Int> {
    let first = first { start + $0 > top }
    var row = first
    while row < count, start + self.top(row) < bottom { row += 1 }
    return first..<row
  }

  /// Returns the first row whose end fulfils the condition, or `count` if there is none. The ends of
  /// all later rows must fulfil it too.
  func first(whereEnd isBehind: (CGFloat) -> Bool) -> Int {
    let index = Self.first(of: blocks.count) { isBehind(blocks[$0].end + tail.distance($0)) }
    guard index < blocks.count else { return count }
    let row = Self.first(of: blocks[index].count) { isBehind(blockTop(index, $0 + 1)) }
    return index * Self.blockLength + row
  }

  /// Returns the first number that fulfils the condition, by bisection.
  private static func first(of count: Int, where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
