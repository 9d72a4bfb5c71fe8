import Foundation
import UIKit
import ViewTesting

/// A collection view in a window. Its data source and delegate log their calls.
@MainActor
final class CollectionScene: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let window: UIWindow
  let collection: UICollectionView
  let fingers: Fingers
  /// The items of each section, by name.
  var sections: [[String]]
  var heard: [String] = []
  var mayHighlight = true
  var maySelect = true
  var mayDeselect = true
  var size: ((IndexPath) -> CGSize)?
  var headerHeight: CGFloat = 0
  /// All cells that were created.
  var made: [ItemCell] = []

  /// - Parameters:
  ///   - size: The size of the collection view.
  ///   - items: The number of items in the only section.
  ///   - layout: The layout; a flow layout by default.
  init(
    size: CGSize = CGSize(width: 200, height: 300), items: Int = 30,
    _ layout: UICollectionViewLayout? = nil, isInWindow: Bool = true
  ) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
    sections = [(0..<items).map { "\($0)" }]
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 200, height: 40)
    collection = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout ?? flow)
    fingers = Fingers(window)
    super.init()
    window.isHidden = false
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      ItemHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
    collection.delegate = self
    if isInWindow {
      window.addSubview(collection)
      window.layoutIfNeeded()
    }
  }

  var flow: UICollectionViewFlowLayout {
    // Only tests without their own layout read this property.
    collection.collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// The names of the visible items, in the order of their positions.
  var names: [String] {
    collection.indexPathsForVisibleItems.compactMap {
      (collection.cellForItem(at: $0) as? ItemCell)?.name
    }
  }

  var frames: [CGRect] {
    collection.indexPathsForVisibleItems.compactMap { collection.cellForItem(at: $0)?.frame }
  }

  func lay() { window.layoutIfNeeded() }

  func tap(_ item: Int, _ section: Int = 0) {
    guard let cell = collection.cellForItem(at: path(item, section)) else { return }
    let point = collection.convert(cell.center, to: nil)
    fingers.down(0, Double(point.x), Double(point.y))
    fingers.wait(50)
    fingers.lift()
  }

  func drag(_ dy: Double) {
    fingers.down(0, 100, 150)
    for step in 1...10 { fingers.move(0, 100, 150 + dy * Double(step) / 10) }
    fingers.wait(200)
    fingers.lift()
    fingers.wait(1000)
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    heard.append("sections")
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    heard.append("items \(section)")
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    heard.append("cell \(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? ItemCell {
      if !made.contains(where: { $0 === cell }) { made.append(cell) }
      cell.name = sections[indexPath.section][indexPath.item]
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    heard.append("header \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  // MARK: Layout

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size?(indexPath) ?? flow.itemSize }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: headerHeight) }

  // MARK: Delegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("didScroll") }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    heard.append("shouldHighlight \(indexPath.item)")
    return mayHighlight
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { heard.append("didHighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { heard.append("didUnhighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    heard.append("shouldSelect \(indexPath.item)")
    return maySelect
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    heard.append("shouldDeselect \(indexPath.item)")
    return mayDeselect
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("didSelect \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    heard.append("didDeselect \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { heard.append("willDisplay \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { heard.append("didEnd \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { heard.append("willDisplayHeader \(indexPath.section)") }
}

final class ItemCell: UICollectionViewCell {
  var name = ""
  var reuses = 0
  var applied = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    name = ""
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied += 1
  }
}

final class ItemHeader: UICollectionReusableView {}
