import Foundation

/// Finds the frames that overlap a rectangle, among many, without a look at each: frames that follow
/// one another in a layout lie close together.
struct FrameIndex {
  /// The extents of the frames, then those of groups of them, up to a level of one group or none.
  private let levels: [[Extent]]

  /// The number of frames or of groups in a group.
  private static let groupLength = 16

  private struct Extent {
    var least: CGPoint
    var most: CGPoint

    init(_ frame: CGRect) {
      least = CGPoint(x: frame.minX, y: frame.minY)
      most = CGPoint(x: frame.maxX, y: frame.maxY)
    }

    mutating func take(_ other: Extent) {
      least = CGPoint(x: min(least.x, other.least.x), y: min(least.y, other.least.y))
      most = CGPoint(x: max(most.x, other.most.x), y: max(most.y, other.most.y))
    }

    func touches(_ rect: Extent) -> Bool {
      least.x <= rect.most.x && most.x >= rect.least.x && least.y <= rect.most.y
        && most.y >= rect.least.y
    }
  }

  init(_ frames: some Collection<CGRect>) {
    var level = frames.map { Extent($0) }
    var levels = [level]
    while level.count > 1 {
      var groups: [Extent] = []
      groups.reserveCapacity(level.count / Self.groupLength + 1)
      for (index, extent) in level.enumerated() {
        if index % Self.groupLength == 0 {
          groups.append(extent)
        } else {
          groups[groups.count - 1].take(extent)
        }
      }
      levels.append(groups)
      level = groups
    }
    self.levels = levels
  }

  /// Returns the indices of all frames that overlap the rectangle, and of some that only touch it, in
  /// ascending order.
  func indices(near rect: CGRect) -> [Int] {
    let rect = Extent(rect)
    var found: [Int] = []
    // From the top level down: the groups of each level that touch the rectangle.
    var groups = levels.last.map { Array($0.indices) } ?? []
    for level in levels.indices.reversed() {
      found = groups.filter { levels[level][$0].touches(rect) }
      guard level > 0 else { break }
      groups = found.flatMap { group in
        let first = group * Self.groupLength
        return first..<min(first + Self.groupLength, levels[level - 1].count)
      }
    }
    return found
  }
}
