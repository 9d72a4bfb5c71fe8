import Foundation
import QuartzCore

/// The rows or items that a prefetching data source has been asked to prepare.
struct Prefetching {
  private var asked: Set<IndexPath> = []
  private var offset = CGPoint.zero

  /// Returns the index paths to prepare and those whose preparation is cancelled. The first are those
  /// within one more view length, in the direction of the last scroll.
  ///
  /// - Parameters:
  ///   - bounds: The visible rectangle of the content.
  ///   - visible: The visible index paths.
  ///   - paths: Returns the index paths in a rectangle of the content.
  mutating func update(
    _ bounds: CGRect, visible: Set<IndexPath>, paths: (CGRect) -> [IndexPath]
  ) -> (new: [IndexPath], cancelled: [IndexPath]) {
    let distance = CGPoint(x: bounds.minX - offset.x, y: bounds.minY - offset.y)
    offset = bounds.origin
    guard !bounds.isEmpty, distance != .zero || asked.isEmpty else { return ([], []) }
    var ahead = bounds
    if distance.x.magnitude > distance.y.magnitude {
      ahead.origin.x += distance.x > 0 ? bounds.width : -bounds.width
    } else {
      ahead.origin.y += distance.y >= 0 ? bounds.height : -bounds.height
    }
    let soon = paths(ahead).filter { !visible.contains($0) }
    let cancelled = asked.subtracting(visible).subtracting(soon)
    let new = soon.filter { !asked.contains($0) }
    asked = Set(soon)
    return (new.sorted(), cancelled.sorted())
  }
}
