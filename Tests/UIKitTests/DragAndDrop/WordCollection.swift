import Foundation
import UIKit

/// A collection of words, an item for each, whose items can be dragged.
@MainActor
class WordCollection: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate {
  var words: [String]
  let view: UICollectionView

  init(_ words: [String], y: CGFloat, gap: CGFloat = 10) {
    self.words = words
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = gap
    layout.minimumInteritemSpacing = gap
    view = UICollectionView(
      frame: CGRect(x: 0, y: y, width: 400, height: 400), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.dragDelegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { words.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.item] as NSString))]
  }
}
