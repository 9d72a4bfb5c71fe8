import Foundation

/// What becomes of a sheet that the user lets go.
struct SheetRelease: Hashable {
  enum Outcome: Hashable {
    /// The index of a height.
    case rest(Int)
    case dismiss
  }

  /// At which it may rest, the lowest first.
  var heights: [CGFloat]
  /// Seen now; below the lowest while it is dragged out.
  var height: CGFloat
  /// Of the finger, downwards, in points a second.
  var velocity: CGFloat
  var canDismiss: Bool

  /// Measured: 975 points a second spring back, 1000 go on.
  static let flick: CGFloat = 1000
  /// Of the lowest height; measured.
  static let dismissedShare = 0.5

  var outcome: Outcome {
    guard let lowest = heights.first else { return canDismiss ? .dismiss : .rest(0) }
    if velocity >= Self.flick {
      if let index = heights.lastIndex(where: { $0 < height - 0.5 }) { return .rest(index) }
      return canDismiss ? .dismiss : .rest(0)
    }
    if velocity <= -Self.flick {
      return .rest(heights.firstIndex { $0 > height + 0.5 } ?? heights.count - 1)
    }
    if canDismiss, height <= lowest * (1 - Self.dismissedShare) { return .dismiss }
    let nearest = heights.indices.min { abs(heights[$0] - height) < abs(heights[$1] - height) }
    return .rest(nearest ?? 0)
  }
}
