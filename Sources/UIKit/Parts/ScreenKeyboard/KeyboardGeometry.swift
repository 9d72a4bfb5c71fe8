import Foundation

/// The places of the keys in the area of a keyboard.
struct KeyboardGeometry {
  /// The keys with the cells that they respond to. The cells of a row touch each other.
  private(set) var cells: [(key: KeyboardKey, frame: CGRect)] = []

  /// The distance of a key's visible edge from the edge of its cell, in points.
  static let inset = CGSize(width: 3, height: 6)

  init(_ rows: [[KeyboardKey]], columns: Double, size: CGSize) {
    let height = size.height / CGFloat(max(rows.count, 1))
    for (index, row) in rows.enumerated() {
      let used = row.reduce(0) { $0 + $1.columns }
      let column = size.width / CGFloat(max(columns, used))
      var x = (size.width - CGFloat(used) * column) / 2
      for key in row {
        let width = CGFloat(key.columns) * column
        cells.append(
          (key, CGRect(x: x, y: CGFloat(index) * height, width: width, height: height)))
        x += width
      }
    }
  }

  /// Returns the index of the key at a point: beside a row, that at its end; nil above and below all
  /// rows, and for an empty place.
  func index(at point: CGPoint) -> Int? {
    let row = cells.indices.filter {
      cells[$0].frame.minY <= point.y && point.y < cells[$0].frame.maxY
    }
    let nearest = row.min {
      Self.distance(cells[$0].frame, point.x) < Self.distance(cells[$1].frame, point.x)
    }
    guard let nearest, cells[nearest].key.role != .nothing else { return nil }
    return nearest
  }

  private static func distance(_ frame: CGRect, _ x: CGFloat) -> CGFloat {
    // Our value, in points: of two keys at the same distance the right one is the nearer.
    x < frame.minX ? frame.minX - x : x < frame.maxX ? 0 : x - frame.maxX + 1e-6
  }
}
