import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing
import UIKit

/// The places of all elements of compositional layouts with random groups, also after a scroll and in a mirrored view.
@MainActor
struct CompositionWalkTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "s", for: indexPath)
    }
  }

  private func words(_ list: [UICollectionViewLayoutAttributes]?) -> [String] {
    (list ?? []).map {
      "\($0.representedElementKind ?? "-") \($0.indexPath) \($0.frame) \($0.zIndex)"
    }.sorted()
  }

  @Test func `random sections`() throws {
    var marks: [String] = []
    for seed in 0..<160 {
      var random = SeededGenerator(seed: UInt64(seed))
      var sections = RandomSections(seed: UInt64(1000 + seed))
      let layout = sections.layout()
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100 + random.below(4) * 100, height: 200),
        collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      for kind in RandomSections.kinds {
        list.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "s")
      }
      if random.chance(0.2) { list.semanticContentAttribute = .forceRightToLeft }
      let source = Source((0..<3).map { _ in random.below(9) })
      list.dataSource = source
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 300))
      window.addSubview(list)
      window.isHidden = false
      var lines: [String] = []
      for _ in 0..<3 {
        list.setNeedsLayout()
        list.layoutSubviews()
        let rect = CGRect(
          x: random.below(100), y: random.below(100), width: random.below(300),
          height: random.below(300))
        lines.append("\(layout.collectionViewContentSize) \(list.contentOffset)")
        lines += words(layout.layoutAttributesForElements(in: rect))
        lines += words(layout.layoutAttributesForElements(in: list.bounds))
        for path in list.indexPathsForVisibleItems.sorted() {
          lines += words(layout.layoutAttributesForItem(at: path).map { [$0] })
          let badge = layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path)
          lines += words(badge.map { [$0] })
        }
        for section in 0..<4 {
          for kind in ["top", "end", "none"] {
            let path = IndexPath(item: 0, section: section)
            let found = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            lines += words(found.map { [$0] })
          }
          let path = IndexPath(item: 0, section: section)
          let ground = layout.layoutAttributesForDecorationView(ofKind: "ground", at: path)
          lines += words(ground.map { [$0] })
        }
        list.contentOffset = CGPoint(x: random.below(4) * 20, y: random.below(4) * 30)
        if random.chance(0.2) { list.frame.size.width = CGFloat(150 + random.below(100)) }
      }
      marks.append(GoldenText.mark(lines.joined(separator: "\n")))
    }
    let lines = stride(from: 0, to: marks.count, by: 20).map { start in
      "\(start): \(marks[start..<min(start + 20, marks.count)].joined(separator: " "))"
    }
    try expectNil(GoldenText("compositions").difference(from: lines.joined(separator: "\n")))
  }
}
