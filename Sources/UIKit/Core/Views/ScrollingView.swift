import Foundation

/// A view that shows a part of what lies in it, and moves that part.
@MainActor
protocol ScrollingView: UIView {
  // What Auto Layout needs: what is constrained to its edges is constrained to the edges of all that it shows.

  var contentSize: CGSize { get set }
  var contentLayoutGuide: UILayoutGuide { get }
  var frameLayoutGuide: UILayoutGuide { get }

  // What wheels, keys and fingers need.

  /// Scrolls by the notches of a wheel; false where they cannot move it.
  func turn(by movement: CGVector) -> Bool
  /// Scrolls by the key; false where it is no such key, or cannot move it.
  func scroll(by key: UIKey) -> Bool
  /// Stops content that goes on by itself.
  func catchContent()
}
