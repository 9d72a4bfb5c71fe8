import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// The groups of long sections, which are placed when they are visible, compared with groups that are all placed at
/// once.
@MainActor
struct RepeatedGroupsTests {
  private static let inner = CGSize(width: 320, height: 200)
  private static let insets = NSDirectionalEdgeInsets(top: 3, leading: 7, bottom: 5, trailing: 9)

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func group(_ kind: Int, _ random: inout SeededGenerator) -> NSCollectionLayoutGroup
  {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 8, y: -8)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .estimated(40)),
      supplementaryItems: random.chance(0.5) ? [badge] : [])
    if random.chance(0.5) {
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 1, bottom: 4, trailing: 3)
    }
    switch kind {
    case 0:
      return .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [item])
    case 1:
      let third = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [third])
      group.interItemSpacing = .fixed(2)
      return group
    case 2:
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(40)), repeatingSubitem: item, count: 3)
      group.interItemSpacing = .flexible(4)
      group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: .fixed(3), trailing: .flexible(0), bottom: .fixed(1))
      return group
    default:
      let half = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let pair = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [half])
      return .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [pair, half])
    }
  }

  /// Places all groups one after the other.
  private static func placeAll(
    _ section: NSCollectionLayoutSection, _ count: Int, _ sizes: [Int: CGSize], from start: CGFloat
  ) -> (GroupFilling, end: CGFloat) {
    var filling = GroupFilling(count: count) { sizes[$0] }
    let size = section.group.layoutSize.size(in: inner)
    let edges = section.group.edgeSpacing
    var end = start
    while !filling.isComplete {
      if !filling.items.isEmpty { end += section.interGroupSpacing }
      end += edges?.top?.spacing ?? 0
      let before = filling.items.count
      let placed = filling.place(
        section.group, size: size, at: CGPoint(x: insets.leading, y: end))
      if let edges {
        filling.shift(
          from: before, .horizontal,
          by: edges.start(.horizontal, free: inner.width - placed.width))
      }
      end += placed.height + (edges?.bottom?.spacing ?? 0)
    }
    return (filling, end)
  }

  @Test(arguments: 0..<40) func `items are where they are if all groups are placed at once`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let section = NSCollectionLayoutSection(group: Self.group(seed % 4, &random))
    section.interGroupSpacing = CGFloat(random.below(3) * 5)
    let count = 65 + random.below(seed < 20 ? 300 : 6000)
    var sizes: [Int: CGSize] = [:]
    for _ in 0..<random.below(20) {
      sizes[random.below(count)] = CGSize(width: 50, height: random.below(200))
    }
    let groups = try #require(
      RepeatedGroups(section, count: count, sizes: sizes, in: Self.inner, Self.insets, .vertical))
    var start: CGFloat = 12
    for _ in 0..<12 {
      let (all, end) = Self.placeAll(section, count, sizes, from: start)
      // Numbers of whole points, whose sums are exact in any order.
      expect(groups.place(from: start), equals: end)
      for index in [0, 1, count / 2, count - 1] {
        expect(groups.item(index).frame, equals: all.items[index].frame)
      }
      for _ in 0..<6 {
        let rect = CGRect(
          x: random.below(200), y: random.below(Int(end)) - 40, width: 50 + random.below(300),
          height: random.below(900))
        expect(
          groups.items(in: rect),
          equals: all.items.indices.filter { all.items[$0].frame.reaches(into: rect) })
        expect(
          groups.attachments(in: rect).map(\.frame),
          equals: all.attachments.filter { $0.frame.reaches(into: rect) }.map(\.frame))
      }
      for _ in 0..<random.below(5) {
        let (item, size) = (random.below(count), CGSize(width: 60, height: random.below(300)))
        sizes[item] = size
        groups.resize(item, size)
      }
      if random.chance(0.3) { start = CGFloat(random.below(1000)) }
    }
  }

  @Test func `groups whose number of items depends on preferred sizes are placed at once`() {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.estimated(40), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    expectNil(
      RepeatedGroups(section, count: 500, sizes: [:], in: Self.inner, .zero, .vertical))
  }

  @Test func `a new size moves what is behind it, and the layout stays as if arranged at once`() {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .estimated(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .estimated(40)), subitems: [item])
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return NSCollectionLayoutSection(group: group)
    }
    let scene = CollectionScene(items: 1000, layout)
    scene.collection.layoutIfNeeded()
    let before = asked
    for step in 0..<30 {
      scene.collection.contentOffset.y = CGFloat(step * 333)
      scene.window.layoutIfNeeded()
    }
    expect(asked, equals: before)
    let frames = (0..<1000).map { layout.layoutAttributesForItem(at: scene.path($0))?.frame }
    for (frame, next) in zip(frames, frames.dropFirst()) { expect(frame?.maxY, equals: next?.minY) }
    expect(frames.last??.maxY, equals: layout.collectionViewContentSize.height)
  }
}
