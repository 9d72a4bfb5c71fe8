import Foundation

/// A view that shows a part of its content, and can move that part.
@MainActor
protocol ScrollingView: UIView {
  // For Auto Layout: constraints to the view's edges refer to the edges of its content.

  var contentSize: CGSize { get set }
  var contentLayoutGuide: UILayoutGuide { get }
  var frameLayoutGuide: UILayoutGuide { get }

  // For wheels, keys and fingers.

  /// Scrolls by the notches of a wheel. Returns false if they cannot move the content.
  func turn(by movement: CGVector) -> Bool
  /// Scrolls by the key. Returns false if the key does not scroll, or cannot move the content.
  func scroll(by key: UIKey) -> Bool
  /// Stops content that moves on by itself.
  func catchContent()
}
