import Foundation

/// What shares its finger with a list in it, such as a sheet: the finger is the list's or its own at any time.
@MainActor
protocol ScrollSharing: AnyObject {
  /// Whether a finger that the list would follow is not the list's from its begin.
  func takes(
    _ pan: UIScrollViewPanGestureRecognizer, from scroller: Scroller, isTowardsEnd: Bool,
    isAtEdge: Bool
  ) -> Bool
  /// The list begins to follow the finger; false where it has all of it.
  func listBegan(_ scroller: Scroller, _ pan: UIScrollViewPanGestureRecognizer) -> Bool
  /// The finger has gone so far upwards; the list's part is the answer.
  func listMoved(to way: CGFloat) -> CGFloat
  /// The finger has gone; whether it was the list's at the end.
  func listEnded(_ pan: UIScrollViewPanGestureRecognizer) -> Bool
  /// Whether it is on its way by itself, so that a finger that comes takes hold of it.
  var isSettling: Bool { get }
  /// Whether the finger is the list's now.
  var isLists: Bool { get }
}

/// The view within which lists share their fingers.
@MainActor
protocol ScrollSharingView: UIView {
  var sharing: (any ScrollSharing)? { get }
}
