import Foundation
import QuartzCore

/// The long press of a collection view controller that takes up an item and carries it.
@MainActor
final class ItemCarrying: NSObject, UIGestureRecognizerDelegate {
  private let press = UILongPressGestureRecognizer()
  private weak var list: UICollectionView?
  /// The distance from the finger to the center of the item.
  private var grip = CGPoint.zero

  override init() {
    super.init()
    press.delegate = self
    press.addAction { [weak self] _ in self?.follow() }
  }

  var isEnabled: Bool {
    get { press.isEnabled }
    set { press.isEnabled = newValue }
  }

  func join(_ list: UICollectionView) {
    press.view?.removeGestureRecognizer(press)
    self.list = list
    press.yieldsToOthers = true
    list.addGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let path = list.indexPathForItem(at: press.location(in: list)) else {
      return false
    }
    return list.movement.mayMove(path)
  }

  private func follow() {
    guard let list else { return }
    let point = press.location(in: list)
    switch press.state {
    case .began:
      guard let path = list.indexPathForItem(at: point),
        list.beginInteractiveMovementForItem(at: path), let carried = list.movement.carried
      else { return }
      grip = CGPoint(x: carried.position.x - point.x, y: carried.position.y - point.y)
    case .changed:
      list.updateInteractiveMovementTargetPosition(
        CGPoint(x: point.x + grip.x, y: point.y + grip.y))
    case .ended: drop(in: list, isCancelled: false)
    case .cancelled: drop(in: list, isCancelled: true)
    case .possible, .failed: return
    }
  }

  /// Drops the item, and reports the reason for its place.
  private func drop(in list: UICollectionView, isCancelled: Bool) {
    guard let cell = list.movement.carried?.cell,
      let places = isCancelled ? cancelled(list) : ended(list)
    else { return }
    ReorderReason(from: list.rowName(places.from), to: list.rowName(places.to), isCancelled)
      .report(cell)
  }

  private func ended(_ list: UICollectionView) -> (from: IndexPath, to: IndexPath)? {
    let carried = list.movement.carried
    list.endInteractiveMovement()
    return carried.map { ($0.source, $0.current) }
  }

  private func cancelled(_ list: UICollectionView) -> (from: IndexPath, to: IndexPath)? {
    let carried = list.movement.carried
    list.cancelInteractiveMovement()
    return carried.map { ($0.source, $0.source) }
  }
}
