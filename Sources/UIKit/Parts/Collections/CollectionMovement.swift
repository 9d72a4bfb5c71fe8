import Foundation
import QuartzCore

/// The item of a collection view that a finger carries to another place. Until it is dropped, the
/// other items make room in the view alone.
@MainActor
final class CollectionMovement {
  private unowned let list: UICollectionView
  private(set) var carried: Carried?
  private var scrolling: CADisplayLink?

  struct Carried {
    let cell: UICollectionViewCell
    let source: IndexPath
    /// The current place of the item in the view.
    var current: IndexPath
    var position: CGPoint
  }

  /// The duration in which a dropped item moves to its place, in seconds. UIKit's is not known.
  private static let duration = 0.2
  /// The z position of a carried cell, above all others.
  private static let height: CGFloat = 1000
  /// The distance from an edge within which a carried item scrolls the list, in points, and the
  /// largest speed, in points per second. UIKit's are not known.
  private static let edge: CGFloat = 44
  private static let speed: CGFloat = 600

  init(_ list: UICollectionView) {
    self.list = list
  }

  isolated deinit { scrolling?.invalidate() }

  /// Returns the place in the data of an item's place in the view.
  func origin(of path: IndexPath) -> IndexPath {
    guard let carried else { return path }
    let (from, to) = (carried.source, carried.current)
    if path == to { return from }
    var item = path.item
    // The items after the carried one have moved up, those after its new place have moved down.
    if path.section == to.section, item > to.item { item -= 1 }
    if path.section == from.section, item >= from.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  /// Returns the item at a point, without the carried one.
  func item(at point: CGPoint) -> IndexPath? {
    let point = list.flipped(point)
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let hits = (list.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }
    return hits.first?.indexPath
  }

  // MARK: Begin

  func mayMove(_ path: IndexPath) -> Bool {
    list.contents.has(path)
      && list.dataSource?.collectionView(list, canMoveItemAt: path) ?? false
  }

  func begin(_ path: IndexPath) -> Bool {
    guard carried == nil, mayMove(path), let cell = list.cellForItem(at: path) else { return false }
    list.swipes.close(animated: false)
    carried = Carried(
      cell: cell, source: path, current: path,
      position: list.convert(cell.center, from: cell.superview))
    cell.isCarried = true
    cell.layer.zPosition = Self.height
    cell.superview?.bringSubviewToFront(cell)
    cell.setNeedsUpdateConfiguration()
    return true
  }

  // MARK: Follow

  func update(_ position: CGPoint) {
    guard var carried else { return }
    let previous = carried.position
    carried.position = position
    self.carried = carried
    let layout = list.collectionViewLayout
    show(carried)
    var proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: carried.current, withPosition: position)
    guard proposed != carried.current, list.contents.has(proposed) else { return scrollIfNeeded() }
    if let delegate = list.itemDelegate {
      proposed = delegate.collectionView(
        list, targetIndexPathForMoveOfItemFromOriginalIndexPath: carried.source,
        atCurrentIndexPath: carried.current, toProposedIndexPath: proposed)
    }
    guard proposed != carried.current, list.contents.has(proposed) else { return scrollIfNeeded() }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [proposed], withTargetPosition: position,
        previousIndexPaths: [carried.current], previousPosition: previous))
    move(to: proposed)
    scrollIfNeeded()
  }

  /// Applies the layout's attributes for a carried item.
  private func show(_ carried: Carried) {
    let attributes = list.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: carried.current, withTargetPosition: carried.position)
    let cell = carried.cell
    cell.alpha = attributes.alpha
    if !CATransform3DEqualToTransform(cell.transform3D, attributes.transform3D) {
      cell.transform3D = attributes.transform3D
    }
    if let host = cell.superview { cell.center = host.convert(attributes.center, from: list) }
  }

  private func move(to place: IndexPath) {
    guard let from = carried?.current else { return }
    carried?.current = place
    list.updates.move(from, to: place)
  }

  // MARK: End

  /// Drops the item. Returns its old and its new place.
  @discardableResult
  func end(isCancelled: Bool) -> (from: IndexPath, to: IndexPath)? {
    guard let carried else { return nil }
    stopScrolling()
    if isCancelled, carried.current != carried.source { move(to: carried.source) }
    let layout = list.collectionViewLayout
    let target = isCancelled ? carried.source : carried.current
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [target], previousIndexPaths: [carried.source],
        movementCancelled: isCancelled))
    self.carried = nil
    let cell = carried.cell
    cell.isCarried = false
    cell.setNeedsUpdateConfiguration()
    if target != carried.source {
      list.dataSource?.collectionView(list, moveItemAt: carried.source, to: target)
    }
    list.contents.prepareLayout()
    UIView.animate(withDuration: Self.duration, options: .allowUserInteraction) {
      if let place = self.list.contents.attributes(of: .cell(target)) { cell.show(place) }
      self.list.layoutIfNeeded()
    }
    return (carried.source, target)
  }

  /// Puts the carried item back before the data changes.
  func putBack() {
    guard let carried else { return }
    stopScrolling()
    if carried.current != carried.source {
      list.updates.putBack(carried.current, to: carried.source)
    }
    self.carried = nil
    carried.cell.isCarried = false
    carried.cell.setNeedsUpdateConfiguration()
  }

  /// Forgets the carried item without moving it. Called when all data is loaded again.
  func abandon() {
    stopScrolling()
    carried?.cell.isCarried = false
    carried = nil
  }

  // MARK: Edges

  /// Scrolls the list as long as the item is carried near an edge.
  private func scrollIfNeeded() {
    guard carried != nil, pull != 0, list.window != nil else { return stopScrolling() }
    guard scrolling == nil else { return }
    var last: Double?
    let link = CADisplayLink { [weak self] link in
      self?.scroll(by: link.timestamp - (last ?? link.timestamp))
      last = link.timestamp
    }
    link.add(to: .main, forMode: .common)
    scrolling = link
  }

  private func stopScrolling() {
    scrolling?.invalidate()
    scrolling = nil
  }

  /// The share of the largest speed with which the item pulls the list: negative towards the
  /// beginning.
  private var pull: CGFloat {
    guard let carried else { return 0 }
    let inset = list.adjustedContentInset
    let top = list.bounds.minY + inset.top + Self.edge - carried.position.y
    let bottom = carried.position.y - (list.bounds.maxY - inset.bottom - Self.edge)
    if top > 0, bottom <= 0 { return -min(top / Self.edge, 1) }
    return bottom > 0 && top <= 0 ? min(bottom / Self.edge, 1) : 0
  }

  private func scroll(by seconds: Double) {
    guard let carried else { return stopScrolling() }
    let limits = list.limits(.vertical)
    let old = list.contentOffset.y
    let wanted = Double(old + pull * Self.speed * CGFloat(max(seconds, 0)))
    let new = CGFloat(min(max(wanted, limits.lowerBound), limits.upperBound))
    guard new != old else { return }
    list.contentOffset.y = new
    update(CGPoint(x: carried.position.x, y: carried.position.y + new - old))
  }
}
