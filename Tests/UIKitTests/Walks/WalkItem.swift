import Foundation
import UIKit

/// A cell of a collection view whose parts change at random.
@MainActor
final class WalkItem: UICollectionViewCell {
  weak var walk: CollectionWalk?

  override func prepareForReuse() {
    super.prepareForReuse()
    walk?.note("item again")
  }

  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    walk?.note("item dragged \(dragState.rawValue)")
  }

  func change(_ bits: Int) {
    let rest = bits / 9
    func view(_ color: UIColor) -> UIView? {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = color
      return rest % 3 == 0 ? nil : view
    }
    switch bits % 9 {
    case 0: backgroundView = view(.systemYellow)
    case 1: selectedBackgroundView = view(.systemOrange)
    case 2: isHighlighted = rest % 2 == 0
    case 3: isSelected = rest % 2 == 0
    case 4: backgroundConfiguration = rest % 2 == 0 ? .listCell() : nil
    case 5: automaticallyUpdatesContentConfiguration.toggle()
    case 6: automaticallyUpdatesBackgroundConfiguration.toggle()
    case 7:
      configurationUpdateHandler = nil
      guard rest % 2 == 0 else { break }
      configurationUpdateHandler = { [weak self] _, state in
        self?.walk?.note("configured \(state.isSelected) \(state.isHighlighted)")
      }
    default: contentConfiguration = nil
    }
  }
}

/// Answers only what every data source and delegate must answer.
@MainActor
final class BareCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate, UICollectionViewDataSourcePrefetching
{
  weak var walk: CollectionWalk?

  func numberOfSections(in collectionView: UICollectionView) -> Int { walk?.sections.count ?? 0 }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { walk?.sections[section].count ?? 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { walk?.cell(collectionView, indexPath) ?? UICollectionViewCell() }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    walk?.supplementary(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item % 2 == 0 }
  func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { walk?.note("prefetch \(walk?.words(indexPaths) ?? "")") }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "bare" as NSString))] }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { walk?.note("dropped \(walk?.words(coordinator.destinationIndexPath.map { [$0] }) ?? "")") }
}

/// A collection view controller that overrides only the methods without which there are no items.
@MainActor
final class WalkCollectionController: UICollectionViewController {
  weak var walk: CollectionWalk?

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    walk?.sections.count ?? 0
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { walk?.sections[section].count ?? 0 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { walk?.cell(collectionView, indexPath) ?? UICollectionViewCell() }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    walk?.supplementary(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item % 2 == 0 }
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
}
