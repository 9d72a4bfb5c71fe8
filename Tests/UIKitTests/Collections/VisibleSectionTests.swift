import Expectations
import Foundation
import Testing
import UIKit

/// The items that the handlers of two sections receive.
@MainActor
struct VisibleSectionTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { section == 1 ? 0 : 2 + section }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `each handler receives the items of its own section alone`() {
    var heard: [Int: [IndexPath]] = [:]
    let layout = UICollectionViewCompositionalLayout { number, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.visibleItemsInvalidationHandler = { items, _, _ in
        heard[number] = items.map(\.indexPath).sorted()
      }
      return section
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    list.dataSource = source
    window.addSubview(list)
    window.isHidden = false
    window.layoutIfNeeded()
    expect(heard[0], equals: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    expect(heard[2]?.map(\.section) == [2, 2, 2, 2] && heard[2]?.map(\.item) == [0, 1, 2, 3])
    expectNil(heard[1])
  }
}
