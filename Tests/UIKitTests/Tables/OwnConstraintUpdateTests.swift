import Expectations
import Foundation
import Testing
import UIKit

/// Cells and headers whose own `updateConstraints` constrains their content.
@MainActor
struct OwnConstraintUpdateTests {
  /// Adds a view of 70 points to the content, with margins of 5 points.
  private static func fill(_ content: UIView) {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 40),
      inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 70),
    ])
  }

  final class Row: UITableViewCell {
    override func updateConstraints() {
      if contentView.subviews.isEmpty { fill(contentView) }
      super.updateConstraints()
    }
  }

  final class Header: UITableViewHeaderFooterView {
    override func updateConstraints() {
      if contentView.subviews.isEmpty { fill(contentView) }
      super.updateConstraints()
    }
  }

  final class Item: UICollectionViewCell {
    override func updateConstraints() {
      if contentView.subviews.isEmpty { fill(contentView) }
      super.updateConstraints()
    }
  }

  @Test func `a cell and a header have the height of their content`() {
    let (row, header) = (Row(style: .default, reuseIdentifier: nil), Header(reuseIdentifier: nil))
    for view in [row, header] as [UIView] {
      view.setNeedsUpdateConstraints()
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      expect(size.height, equals: 80)
    }
  }

  @Test func `an item has the size of its content`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    let source = Source()
    list.register(Item.self, forCellWithReuseIdentifier: "item")
    list.dataSource = source
    list.layoutIfNeeded()
    expect(list.visibleCells.map(\.frame.size), equals: [CGSize(width: 40, height: 80)])
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.setNeedsUpdateConstraints()
      return cell
    }
  }
}
