import Foundation

/// The frames of a section's items, arranged in lines as a flow layout does.
///
/// Items follow each other along a line, and lines follow each other across it. Positions and sizes
/// are stated *along* the line and *across* the lines.
struct FlowLines {
  struct Size: Equatable {
    var along: CGFloat
    var across: CGFloat
  }

  struct Place: Equatable {
    var along: CGFloat
    var across: CGFloat
    var size: Size
  }

  private(set) var places: [Place] = []
  /// The total length of all lines across, including the spacing between them.
  private(set) var length: CGFloat = 0

  /// Arranges sizes in lines.
  ///
  /// - Parameters:
  ///   - available: The length of a line.
  ///   - itemSpacing: The minimum spacing between items in a line.
  ///   - lineSpacing: The spacing between lines.
  init(_ sizes: [Size], available: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
    places.reserveCapacity(sizes.count)
    var start = 0
    while start < sizes.count {
      let end = Self.end(of: sizes, from: start, available, itemSpacing)
      if start > 0 { length += lineSpacing }
      place(sizes, start..<end, available, itemSpacing)
      start = end
    }
  }

  /// Returns the index after the last item that fits into the line. A line has at least one item.
  private static func end(
    of sizes: [Size], from start: Int, _ available: CGFloat, _ spacing: CGFloat
  ) -> Int {
    var used = sizes[start].along
    var end = start + 1
    while end < sizes.count, used + spacing + sizes[end].along <= available + tolerance {
      used += spacing + sizes[end].along
      end += 1
    }
    return end
  }

  private mutating func place(
    _ sizes: [Size], _ line: Range<Int>, _ available: CGFloat, _ itemSpacing: CGFloat
  ) {
    let items = sizes[line]
    let spacing = Self.spacing(
      items, isLast: line.upperBound == sizes.count, available, itemSpacing)
    let depth = items.map(\.across).max() ?? 0
    var along = spacing.start
    for size in items {
      places.append(
        Place(along: along, across: length + (depth - size.across) / 2, size: size))
      along += size.along + spacing.between
    }
    length += depth
  }

  private static func spacing(
    _ items: ArraySlice<Size>, isLast: Bool, _ available: CGFloat, _ least: CGFloat
  ) -> (start: CGFloat, between: CGFloat) {
    let sum = items.reduce(0) { $0 + $1.along }
    let first = items[items.startIndex].along
    var count = items.count
    var filled = sum
    if isLast {
      if items.allSatisfy({ $0.along == first }), first > 0 {
        // The spacing is that of a full line of the same items.
        while filled + CGFloat(count) * least + first <= available + tolerance {
          filled += first
          count += 1
        }
      } else if items.count > 1 {
        return (0, least)
      }
    }
    // An item in a line with room for only one is centered.
    guard count > 1 else { return ((available - first) / 2, 0) }
    return (0, (available - filled) / CGFloat(count - 1))
  }

  /// The tolerance for rounding errors in a sum, so that they do not push an item into the next
  /// line.
  private static let tolerance: CGFloat = 1e-6
}
