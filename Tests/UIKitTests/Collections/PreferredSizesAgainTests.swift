import Expectations
import Foundation
import Testing
import UIKit

/// Visible cells are measured again after the layout was invalidated.
@MainActor
struct PreferredSizesAgainTests {
  final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.frame.size.width = 77
      return attributes
    }
  }

  final class Layout: UICollectionViewLayout {
    var sizesThemselves = false
    var estimate: CGFloat = 0
    var widths: [CGFloat] = [100, 100, 100]

    override func prepare() {
      super.prepare()
      if sizesThemselves, widths[0] == 100 { widths = [estimate, estimate, estimate] }
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: widths[..<path.item].reduce(0, +), y: 0, width: widths[path.item], height: 50)
      return attributes
    }
    override var collectionViewContentSize: CGSize {
      CGSize(width: widths.reduce(0, +), height: 50)
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard sizesThemselves, widths[original.indexPath.item] != preferred.size.width else {
        return false
      }
      widths[original.indexPath.item] = preferred.size.width
      return true
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ list: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { list.dequeueReusableCell(withReuseIdentifier: "c", for: path) }
  }

  @Test(arguments: [CGFloat(10), 0])
  func `a layout that leaves sizes to its cells from now on gets them`(estimate: CGFloat) {
    let layout = Layout()
    layout.estimate = estimate
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 50), collectionViewLayout: layout)
    let source = Source()
    list.register(Cell.self, forCellWithReuseIdentifier: "c")
    list.dataSource = source
    list.layoutIfNeeded()
    expect(layout.widths, equals: [100, 100, 100])
    layout.sizesThemselves = true
    layout.invalidateLayout()
    list.layoutIfNeeded()
    expect(layout.widths, equals: [77, 77, 77])
    expect(list.visibleCells.map(\.frame.width), equals: [77, 77, 77])
  }
}
