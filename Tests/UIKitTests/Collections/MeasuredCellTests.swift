import Expectations
import Foundation
import Testing
import UIKit

/// The cells and headers that a layout asks for the size that they prefer.
@MainActor
struct MeasuredCellTests {
  private final class AskedCell: UICollectionViewCell {
    static var asked = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.size.height = 33
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func heights(_ layout: UICollectionViewFlowLayout) -> (asked: Int, heights: [CGFloat]) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(AskedCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    list.dataSource = source
    window.addSubview(list)
    window.isHidden = false
    AskedCell.asked = 0
    window.layoutIfNeeded()
    let cells = list.visibleCells.map(\.frame.height)
    return (AskedCell.asked, cells)
  }

  @Test func `cells of a fixed size are not asked`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 50)
    let found = heights(layout)
    expect(found.asked == 0 && found.heights == [50, 50, 50, 50])
  }

  @Test func `cells of an estimated or automatic size are asked once each`() {
    let estimated = UICollectionViewFlowLayout()
    estimated.itemSize = CGSize(width: 150, height: 50)
    estimated.estimatedItemSize = CGSize(width: 150, height: 50)
    let found = heights(estimated)
    expect(found.asked == 4 && found.heights == [33, 33, 33, 33])
    let automatic = UICollectionViewFlowLayout()
    automatic.itemSize = UICollectionViewFlowLayout.automaticSize
    let others = heights(automatic)
    expect(others.asked == 4 && others.heights == [33, 33, 33, 33])
  }
}
