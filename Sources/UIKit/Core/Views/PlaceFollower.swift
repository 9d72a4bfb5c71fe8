import Foundation

/// A follower that keeps a container above the place of a view, for a presentation in that place.
/// An animator may move the view into the container meanwhile. Reading or changing the view's
/// place then refers to the container's.
@MainActor
protocol PlaceFollower: AnyObject {
  /// Whether the view is out of its window. Its superview still contains it and lays it out.
  var isWithdrawn: Bool { get }
  /// Whether the view has been moved into the container.
  var isInFlight: Bool { get }
  /// The superview of the view's place while the view is in the container.
  var placeSuperview: UIView? { get }
  var containerLayer: CALayer? { get }
  /// The container, if it must be placed instead of the view by code that means to place the view.
  var standIn: UIView? { get }
  /// The view's own alpha while the view is in the container; `isHidden` is its own, too.
  var alpha: CGFloat { get }
  var isHidden: Bool { get }
  func setAlpha(_ alpha: CGFloat)
  func setHidden(_ isHidden: Bool)
  /// Applies a frame from constraints, in the coordinates of the view's place.
  func take(_ rect: CGRect)

  // Moves of the view in the tree.

  /// Returns the container, if it must be moved among the subviews of `superview` instead of the
  /// view.
  func standIn(in superview: UIView) -> UIView?
  /// Whether the view stays at its place although an animator wants it elsewhere.
  func staysAtPlace(insteadOf superview: UIView) -> Bool
  /// Whether moving the view to `superview` takes it from its place into the container, or back.
  func isFlight(into superview: UIView) -> Bool
  /// Puts the container directly above the view, after the view has moved among others.
  func stayAbove()
  /// Handles the view's removal from its superview. Returns true if the view was taken out in
  /// another manner.
  func takesOut() -> Bool
  func viewHasLeft()
}
