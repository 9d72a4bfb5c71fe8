import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Collection views whose content begins at the right.
@MainActor
struct MirroredCollectionTests {
  private final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 12 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let source = Source()
  private let fingers: Fingers

  init() {
    fingers = Fingers(window)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.isHidden = false
  }

  private func list(_ layout: UICollectionViewLayout) -> UICollectionView {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.contentInsetAdjustmentBehavior = .never
    window.addSubview(list)
    fingers.wait(10)
    return list
  }

  private func frame(_ item: Int, in list: UICollectionView) -> CGRect? {
    list.cellForItem(at: IndexPath(item: item, section: 0))
      .map { list.convert($0.bounds, from: $0) }
  }

  @Test func `a flow layout that flips fills its lines from the right`() {
    let layout = Flipping()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let list = list(layout)
    expect(frame(0, in: list), equals: CGRect(x: 300, y: 0, width: 100, height: 50))
    expect(frame(3, in: list)?.minX == 0 && frame(4, in: list)?.minY == 50)
    expect(list.indexPathForItem(at: CGPoint(x: 390, y: 10))?.item, equals: 0)
    expect(
      list.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX, equals: 200)
  }

  @Test func `a flow layout of UIKit does not flip by itself`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    expect(frame(0, in: list(layout))?.minX, equals: 0)
  }

  @Test func `a list that scrolls sideways begins at its right end`() {
    let layout = Flipping()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 150, height: 400)
    layout.minimumLineSpacing = 0
    let list = list(layout)
    expect(list.contentOffset.x, equals: 1400)
    expect(frame(0, in: list)?.maxX == 1800 && frame(1, in: list)?.maxX == 1650)
    list.scrollToItem(at: IndexPath(item: 11, section: 0), at: .left, animated: false)
    fingers.wait(10)
    expect(list.contentOffset.x == 0 && frame(11, in: list)?.minX == 0)
  }

  private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(300), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test
  func `a section that scrolls by itself begins at the right, and a drag to the right goes on`() {
    let list = list(section(.groupPaging))
    expect(frame(0, in: list), equals: CGRect(x: 100, y: 0, width: 300, height: 100))
    expect(frame(1, in: list)?.maxX, equals: 100)
    fingers.down(0, 100, 50)
    for x in stride(from: 110.0, through: 330, by: 20) { fingers.move(0, x, 50) }
    fingers.lift()
    fingers.wait(2000)
    expect(frame(1, in: list)?.maxX, equals: 400)
    expect(list.indexPathForItem(at: CGPoint(x: 390, y: 50))?.item, equals: 1)
  }

  @Test func `columns of a compositional layout run from the right`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let list = list(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    expect(frame(0, in: list)?.minX == 200 && frame(1, in: list)?.minX == 0)
    expect(frame(2, in: list), equals: CGRect(x: 200, y: 60, width: 200, height: 60))
  }
}
