import Foundation

/// A container, such as a sheet, that shares a finger with a list in it. At any time the finger
/// moves either the list or the container.
@MainActor
protocol ScrollSharing: AnyObject {
  /// Returns whether a finger that the list would follow belongs to the container from its start.
  func takes(
    _ pan: UIScrollViewPanGestureRecognizer, from scroller: Scroller, isTowardsEnd: Bool,
    isAtEdge: Bool
  ) -> Bool
  /// Called when the list begins to follow the finger. Returns false if the list alone uses it.
  func listBegan(_ scroller: Scroller, _ pan: UIScrollViewPanGestureRecognizer) -> Bool
  /// Called when the finger has moved to a total distance, in points, counted upwards. Returns the
  /// list's part of the distance since the last call.
  func listMoved(to way: CGFloat) -> CGFloat
  /// Called when the finger has lifted. Returns whether the finger was moving the list at the end.
  func listEnded(_ pan: UIScrollViewPanGestureRecognizer) -> Bool
  /// Whether the container is moving by itself, so that a new finger catches it.
  var isSettling: Bool { get }
  /// Whether the finger moves the list now.
  var isLists: Bool { get }
}

/// A view that shares fingers with the lists in it.
@MainActor
protocol ScrollSharingView: UIView {
  var sharing: (any ScrollSharing)? { get }
}
