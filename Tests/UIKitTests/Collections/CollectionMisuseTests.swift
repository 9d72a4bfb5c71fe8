import Expectations
import Foundation
import Testing
import UIKit

/// Misuse of collection views ends the program with a message that says what to do instead.
@MainActor
struct CollectionMisuseTests {
  struct Misuse: Sendable {
    var sentence: String
    var commit: @MainActor @Sendable () -> Void
  }

  /// Returns the values that the test sets.
  private final class Source: NSObject, UICollectionViewDataSource {
    var give: (UICollectionView, IndexPath) -> UICollectionViewCell
    init(_ give: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
      self.give = give
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { give(collectionView, indexPath) }
  }

  @MainActor
  private static func show(
    _ give: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
  ) {
    let scene = CollectionScene()
    let source = Source(give)
    scene.collection.dataSource = source
    scene.lay()
  }

  nonisolated static let all: [Misuse] = [
    Misuse(sentence: "no cell with the identifier \"other\": register a class") {
      show { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }
    },
    Misuse(sentence: "no view of the kind side with the identifier \"header\"") {
      _ = CollectionScene().collection.dequeueReusableSupplementaryView(
        ofKind: "side", withReuseIdentifier: "header", for: IndexPath(item: 0, section: 0))
    },
    Misuse(sentence: "not from the collection view's dequeueReusableCell") {
      show { _, _ in UICollectionViewCell(frame: .zero) }
    },
    Misuse(sentence: "a cell that is shown already") {
      var cell: UICollectionViewCell?
      show { list, path in
        cell = cell ?? list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        return cell ?? UICollectionViewCell(frame: .zero)
      }
    },
    Misuse(sentence: "a group of a compositional layout has no items") {
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(50), heightDimension: .absolute(50))
      ) { _ in [] }
      let section = NSCollectionLayoutSection(group: group)
      _ = CollectionScene(items: 3, UICollectionViewCompositionalLayout(section: section))
    },
    Misuse(sentence: "no UICollectionViewCell and cannot be registered") {
      CollectionScene().collection.register(UIView.self, forCellWithReuseIdentifier: "x")
    },
    Misuse(sentence: "section 0 has 3 items after it, and had 3 before, 1 inserted, 0 deleted") {
      let scene = CollectionScene(items: 3)
      scene.collection.insertItems(at: [scene.path(0)])
    },
    Misuse(sentence: "does not fit its data") {
      let scene = CollectionScene(items: 3)
      scene.sections[0].append("x")
      scene.collection.performBatchUpdates(nil)
    },
    Misuse(sentence: "item 7 of section 0 is changed, but there was none before") {
      let scene = CollectionScene(items: 3)
      scene.collection.deleteItems(at: [scene.path(7)])
    },
    Misuse(sentence: "section 4 is changed, but there were 1 sections before") {
      CollectionScene(items: 3).collection.deleteSections([4])
    },
    Misuse(sentence: "there is no item 7 in section 0") {
      let scene = CollectionScene(items: 3)
      scene.collection.scrollToItem(at: scene.path(7), at: .top, animated: false)
    },
    Misuse(sentence: "there is no item 0 in section 5") {
      let scene = CollectionScene(items: 3)
      scene.collection.selectItem(at: scene.path(0, 5), animated: false, scrollPosition: [])
    },
    Misuse(sentence: "there is no section 2: the collection view has 1") {
      _ = CollectionScene(items: 3).collection.numberOfItems(inSection: 2)
    },
    Misuse(sentence: "but Source has no collectionView(_:viewForSupplementaryElementOfKind:at:)") {
      let scene = CollectionScene(items: 3)
      let source = Source { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
      scene.headerHeight = 20
      scene.collection.dataSource = source
      scene.lay()
    },
    Misuse(sentence: "has no decoration view of the kind band: register one") {
      final class Decorated: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(
          in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
          let band = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "band", with: IndexPath(item: 0, section: 0))
          band.frame = rect
          return [band]
        }
      }
      CollectionScene(Decorated()).lay()
    },
    Misuse(sentence: "the bounds of layout attributes begin at zero") {
      UICollectionViewLayoutAttributes().bounds = CGRect(x: 1, y: 0, width: 2, height: 2)
    },
  ]

  @Test(arguments: all.indices)
  func `it stops with a sentence`(number: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number] in
      await MainActor.run { CollectionMisuseTests.all[number].commit() }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(said.contains(Self.all[number].sentence), "\(said)")
  }
}
