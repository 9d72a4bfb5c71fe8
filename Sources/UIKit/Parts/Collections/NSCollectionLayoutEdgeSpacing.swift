import Foundation

/// The spacing around an item or a group of a compositional layout. Flexible spacing takes the room
/// that the items of the group leave.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns the spacing before and after an item along an axis.
  func ends(
    _ axis: ScrollAxis
  ) -> (start: NSCollectionLayoutSpacing?, end: NSCollectionLayoutSpacing?) {
    axis == .vertical ? (top, bottom) : (leading, trailing)
  }

  /// Returns the smallest sum of the spacing along an axis, in points.
  func least(_ axis: ScrollAxis) -> CGFloat {
    let ends = ends(axis)
    return (ends.start?.spacing ?? 0) + (ends.end?.spacing ?? 0)
  }

  /// Returns the distance of an item from the start of a room that is longer than the item.
  ///
  /// - Parameter free: The length of the room minus the length of the item, in points.
  func start(_ axis: ScrollAxis, free: CGFloat) -> CGFloat {
    let ends = ends(axis)
    let least = ends.start?.spacing ?? 0
    let rest = max(free - self.least(axis), 0)
    guard ends.start?.isFlexibleSpacing == true else { return least }
    return least + (ends.end?.isFlexibleSpacing == true ? rest / 2 : rest)
  }
}
