import Foundation
import QuartzCore

/// The scroll views of a collection view's sections that scroll by themselves.
@MainActor
final class OrthogonalScrolls {
  private unowned let list: UICollectionView
  private var views: [Int: OrthogonalScrollView] = [:]

  init(_ list: UICollectionView) {
    self.list = list
  }

  /// Returns the scroll view that contains the view of an element; nil for most elements.
  func view(of element: CollectionElement) -> OrthogonalScrollView? {
    guard !views.isEmpty, element.indexPath.count == 2,
      list.collectionViewLayout.scrollsAcross(element)
    else { return nil }
    return views[element.indexPath.section]
  }

  /// Returns the distance that a section's content has been scrolled, in points.
  func offset(_ section: Int) -> CGPoint { views[section]?.scrolled ?? .zero }

  /// Creates, places and removes the scroll views after the layout has been prepared.
  func update() {
    let places = list.collectionViewLayout.orthogonalPlaces.mapValues { [list] place in
      list.isFlipped ? place.flipped(to: list.flipped(place.frame)) : place
    }
    for section in views.keys.sorted() where places[section] == nil { remove(section) }
    for (section, place) in places.sorted(by: { $0.key < $1.key }) {
      let view = views[section] ?? OrthogonalScrollView(in: list)
      view.section = section
      if views[section] == nil {
        views[section] = view
        UIView.performWithoutAnimation { view.show(place) }
        let behind = list.backgroundView?.superview === list ? 1 : 0
        list.insertSubview(view, at: behind)
      } else {
        view.show(place)
      }
    }
  }

  /// Moves the scroll views to the new indices of their sections after an update.
  ///
  /// - Parameter places: The new index of each old section; nil for deleted sections.
  func follow(_ places: [Int?]) {
    guard !views.isEmpty else { return }
    var moved: [Int: OrthogonalScrollView] = [:]
    for section in views.keys.sorted() {
      guard places.indices.contains(section), let place = places[section], let view = views[section]
      else {
        remove(section)
        continue
      }
      moved[place] = view
    }
    views = moved
  }

  private func remove(_ section: Int) {
    guard let view = views.removeValue(forKey: section) else { return }
    // Cells that remain visible go back to the collection view, at the same place and in the order
    // of their items: a dictionary has another order in each process.
    let shown = list.contents.shown.sorted { $0.key < $1.key }.map(\.value)
    for reusable in shown where reusable.orthogonalScroll === view {
      let center = list.convert(reusable.center, from: view)
      reusable.orthogonalScroll = nil
      list.addSubview(reusable)
      reusable.center = center
    }
    view.removeFromSuperview()
  }

  /// Puts a view into the scroll view of its section, or into the collection view, at the same
  /// place.
  func adopt(_ reusable: UICollectionReusableView, _ element: CollectionElement) {
    let home = view(of: element)
    guard reusable.orthogonalScroll !== home else { return }
    reusable.orthogonalScroll = home
    guard reusable.superview != nil else { return }
    let host: UIView = home ?? list
    let center = host.convert(reusable.center, from: reusable.superview)
    host.addSubview(reusable)
    UIView.performWithoutAnimation { reusable.center = center }
  }

  /// Scrolls a section so that an item is at a position, and returns whether it scrolls by itself.
  func scroll(
    to element: CollectionElement, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let view = view(of: element),
      let frame = list.layoutAttributesForItem(at: element.indexPath)?.frame
    else { return }
    let inside = view.convert(frame, from: list)
    var offset = view.contentOffset
    if position.contains(.left) {
      offset.x = inside.minX
    } else if position.contains(.right) {
      offset.x = inside.maxX - view.bounds.width
    } else if position.contains(.centeredHorizontally) {
      offset.x = inside.midX - view.bounds.width / 2
    } else {
      return view.scrollRectToVisible(inside, animated: animated)
    }
    let limits = view.limits(.horizontal)
    offset.x = CGFloat(min(max(Double(offset.x), limits.lowerBound), limits.upperBound))
    view.setContentOffset(offset, animated: animated)
  }
}
