import Expectations
import Foundation
import Testing
import UIKit

/// Flow, compositional and list layouts ask visible cells for their sizes again after `invalidateLayout()`.
@MainActor
@Suite(.serialized) struct LayoutSizesAgainTests {
  final class Cell: UICollectionViewListCell {
    static var height: CGFloat = 40
    static var questions = 0

    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.questions += 1
      attributes.frame.size = CGSize(width: attributes.frame.width, height: Self.height)
      return attributes
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ list: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { list.dequeueReusableCell(withReuseIdentifier: "c", for: path) }
  }

  enum Kind: CaseIterable { case flow, compositional, list }

  private func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .flow:
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 300, height: 30)
      return flow
    case .compositional:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    case .list:
      return UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
    }
  }

  @Test(arguments: Kind.allCases)
  func `cells that are visible are asked again`(kind: Kind) {
    Cell.height = 40
    let layout = layout(kind)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let source = Source()
    list.register(Cell.self, forCellWithReuseIdentifier: "c")
    list.dataSource = source
    list.layoutIfNeeded()
    expect(list.visibleCells.map(\.frame.height), equals: [40, 40, 40])
    (Cell.height, Cell.questions) = (70, 0)
    layout.invalidateLayout()
    list.layoutIfNeeded()
    expect(Cell.questions, isAtLeast: 3)
    expect(list.visibleCells.map(\.frame.height), equals: [70, 70, 70])
    let ends = list.visibleCells.map(\.frame.minY).sorted()
    expect(zip(ends, ends.dropFirst()).allSatisfy { $1 - $0 >= 70 })
  }
}
