import Foundation

/// A table view or a collection view whose rows a finger can push aside.
@MainActor
protocol RowSwiping: UIScrollView {
  /// Whether rows may be pushed aside now.
  var allowsSwipes: Bool { get }

  /// Returns the visible row at a point of the content.
  func swipedRow(at point: CGPoint) -> (path: IndexPath, row: UIView)?

  /// Returns the row at an index path; nil if it is not visible.
  func swipedRow(of path: IndexPath) -> UIView?

  /// Returns the actions at one end of a row; nil for none.
  func swipeActions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?

  /// Called before a row is pushed aside, and when its actions are no longer shown.
  func row(_ row: UIView, at path: IndexPath, isPushedAside: Bool)

  /// Called when the actions of a row begin to disappear.
  func actionsWillClose(at path: IndexPath)

  /// Moves a row by a distance, in points to the right.
  func push(_ row: UIView, by distance: CGFloat)

  /// Returns the name of a row in a sentence.
  func rowName(_ path: IndexPath) -> String
}
