import Foundation

/// Keeps a container over the place of a view, in which a view controller of the view's is presented over; an animator may
/// have the view in that container meanwhile. Whoever asks or changes the view's place means the container's then.
@MainActor
protocol PlaceFollower: AnyObject {
  /// Whether the view is taken out of its window. Its superview keeps it, and lays it out as ever.
  var isWithdrawn: Bool { get }
  /// Whether the view is in the container.
  var isInFlight: Bool { get }
  /// The superview of the place while the view is in flight.
  var placeSuperview: UIView? { get }
  var containerLayer: CALayer? { get }
  /// The container, while it is placed by whoever means to place the view.
  var standIn: UIView? { get }
  /// The view's own, while it is in flight.
  var alpha: CGFloat { get }
  var isHidden: Bool { get }
  func setAlpha(_ alpha: CGFloat)
  func setHidden(_ isHidden: Bool)
  /// Constraints have a frame for the view, in the coordinates of its place.
  func take(_ rect: CGRect)

  // Moves of the view in the tree.

  /// The container that is to be moved among the subviews of `superview`, where the view is asked to be.
  func standIn(in superview: UIView) -> UIView?
  /// Whether the view stays at its place though an animator wants it elsewhere.
  func staysAtPlace(insteadOf superview: UIView) -> Bool
  /// Whether the view goes from its place into the container, or back.
  func isFlight(into superview: UIView) -> Bool
  /// Has the container lie right above the view, after the view has moved among others.
  func stayAbove()
  /// The view is to leave its superview; true where it has left it already.
  func takesOut() -> Bool
  func viewHasLeft()
}
