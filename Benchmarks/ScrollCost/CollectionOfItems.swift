import UIKit

/// A collection view with a compositional layout of lines as wide as the view. The lines have a height of their own,
/// or the cells determine it.
final class CollectionOfItems: NSObject, UICollectionViewDataSource {
  let count: Int

  init(count: Int) {
    self.count = count
  }

  func makeCollection(in frame: CGRect, rowHeight: CGFloat?) -> UICollectionView {
    let height = rowHeight.map(NSCollectionLayoutDimension.absolute) ?? .estimated(40)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
    return view
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ItemCell)?.label.text = RowText.text(indexPath.item)
    return cell
  }
}

final class ItemCell: UICollectionViewCell {
  let label = makeRowLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pin(label, in: contentView)
  }

  required init?(coder: NSCoder) { nil }
}
