import Foundation
import QuartzCore

/// A table view or a collection view whose rows have a control that moves them to another place.
@MainActor
protocol RowReordering: UIScrollView {
  /// Returns the row that a finger at a point would move, so that the list does not scroll; nil for
  /// none.
  func reorderedRow(at point: CGPoint) -> UIView?

  /// Takes a row up. Returns false if it must not be moved.
  func beginReordering(_ row: UIView, at point: CGPoint) -> Bool

  /// Moves the row by the distance of the finger from its first point.
  func moveReordered(by distance: CGPoint)

  /// Drops the row, and returns the words for its old and its new place.
  func endReordering(isCancelled: Bool) -> (from: String, to: String)?
}

/// The pan on a row's reorder control, which moves the row to another place.
@MainActor
final class RowReorder {
  private unowned let list: any RowReordering
  private let pan = UIPanGestureRecognizer()
  @exclusivity(unchecked) private var row: UIView?

  init(_ list: any RowReordering) {
    self.list = list
    pan.addAction { [weak self] _ in self?.follow() }
  }

  func isWanted() {
    pan.yieldsToOthers = true
    if pan.view == nil { list.addGestureRecognizer(pan) }
  }

  var isMoving: Bool { row != nil }
  func moves(_ view: UIView) -> Bool { row === view }

  /// Returns whether the recognizer may begin; nil for recognizers that reordering does not affect.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    guard pan.view != nil else { return nil }
    if recognizer === list.panGestureRecognizer {
      let way = list.panGestureRecognizer.translation(in: list)
      let point = list.panGestureRecognizer.location(in: list)
      let start = CGPoint(x: point.x - way.x, y: point.y - way.y)
      return list.reorderedRow(at: start) == nil ? nil : false
    }
    guard recognizer === pan else { return nil }
    return list.reorderedRow(at: pan.location(in: list)) != nil
  }

  private func follow() {
    switch pan.state {
    case .began: begin()
    case .changed: move()
    case .ended: drop(isCancelled: false)
    case .cancelled: drop(isCancelled: true)
    case .possible, .failed: return
    }
  }

  private func begin() {
    let point = pan.location(in: list)
    guard let found = list.reorderedRow(at: point), list.beginReordering(found, at: point) else {
      return
    }
    row = found
    found.superview?.bringSubviewToFront(found)
    // Our values, the radius in points: a soft shadow lifts the row.
    found.layer.shadowOpacity = 0.2
    found.layer.shadowRadius = 8
  }

  private func move() {
    if row != nil { list.moveReordered(by: pan.translation(in: list)) }
  }

  private func drop(isCancelled: Bool) {
    guard let row else { return }
    self.row = nil
    row.layer.shadowOpacity = 0
    guard let places = list.endReordering(isCancelled: isCancelled) else { return }
    ReorderReason(from: places.from, to: places.to, isCancelled).report(row)
  }
}

/// The reason for the place at which a carried row comes to rest.
@MainActor
struct ReorderReason {
  private let isMoved: Bool
  private let words: String

  /// - Parameters:
  ///   - from: The name of the place before.
  ///   - to: The name of the new place.
  ///   - isCancelled: Whether the movement was cancelled.
  ///   - end: The end of the movement, as the rest of a sentence.
  init(
    from: String, to: String, _ isCancelled: Bool, by end: String = "the finger let go"
  ) {
    isMoved = !isCancelled && from != to
    words =
      isMoved
      ? "is moved from \(from) to \(to), where \(end)"
      : isCancelled
        ? "goes back to \(from): the finger was cancelled"
        : "goes back to \(from): \(end) there"
  }

  func report(_ row: UIView) {
    UIApplication.note(row, words)
    UIApplication.movement?.row(row, does: isMoved ? .finish : .cancel, nil, words)
  }
}
