import Foundation

/// A view that shows a part of its content, and can move that part.
@MainActor
protocol ScrollingView: UIView {
  // For Auto Layout: constraints to the view's edges refer to the edges of its content.

  var contentSize: CGSize { get set }
  var contentLayoutGuide: UILayoutGuide { get }
  var frameLayoutGuide: UILayoutGuide { get }
  /// Returns the scale at which zooming shows this subview; 1 for all others. As on iOS,
  /// constraints place the scaled frame.
  func zoomScale(of view: UIView) -> CGFloat
  /// Whether the view can zoom its content, or has done so.
  var mayZoom: Bool { get }

  // For wheels, keys and fingers.

  /// Scrolls by the notches of a wheel. Returns false if they cannot move the content.
  func turn(by movement: CGVector) -> Bool
  /// Scrolls by the key. Returns false if the key does not scroll, or cannot move the content.
  func scroll(by key: UIKey) -> Bool
  /// Stops content that moves on by itself.
  func catchContent()

  /// Whether a tap on the status bar scrolls the content to its top.
  var scrollsToTop: Bool { get }
  func scrollToTop()

  // For a screen reader. Rectangles are in the window's coordinates.

  /// Scrolls, without animation, until the rectangle is visible.
  func reveal(_ rect: CGRect)
  /// Scrolls, without animation, until the rectangle is at an end of the visible part. Returns
  /// false if the content cannot move that far at all.
  func pull(_ rect: CGRect, to end: ScrollEnd) -> Bool
}

/// An end of the visible part of a scroll view's content.
enum ScrollEnd {
  case start, end
}
