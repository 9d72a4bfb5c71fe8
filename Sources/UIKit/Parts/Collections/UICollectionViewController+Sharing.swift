import Foundation

/// A collection view that two view controllers of a navigation controller show in turn, each in its own layout.
extension UICollectionViewController {
  /// Whether this view controller, shown on top of another one, takes over the other one's collection view.
  func sharesList(of lower: UIViewController?) -> Bool {
    useLayoutToLayoutNavigationTransitions && lower is UICollectionViewController
  }

  /// Takes the collection view of the view controller below. Its data source remains; this view controller becomes its
  /// delegate when the transition begins.
  func share(_ lower: UICollectionViewController) {
    guard let list = lower.collectionView else { return }
    lower.sharedLayout = list.collectionViewLayout
    guard ownCollectionView !== list else { return }
    shownList = list
    if viewIfLoaded == nil {
      loadViewIfNeeded()
    } else if let own = ownCollectionView {
      sharedLayout = own.collectionViewLayout
      own.removeFromSuperview()
    }
    ownCollectionView = list
  }

  /// Gets a collection view of its own again, for a push that shares none.
  func stopSharing() {
    guard shownList != nil, let layout = sharedLayout else { return }
    shownList = nil
    sharedLayout = nil
    ownCollectionView = nil
    guard viewIfLoaded != nil else { return }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  }

  /// Moves the shared collection view into this view controller's view, at the position on the screen that it has.
  func takeList(_ list: UICollectionView, from other: UICollectionViewController) {
    guard let outer = viewIfLoaded else { return }
    let offset = list.contentOffset
    ownCollectionView = list
    list.frame = outer.bounds
    outer.insertSubview(list, at: 0)
    if list.contentOffset != offset { list.contentOffset = offset }
    if list.delegate === other { (list as UIScrollView).delegate = self }
  }
}
