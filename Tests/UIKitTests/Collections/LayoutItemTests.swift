import Expectations
import Foundation
import Testing
import UIKit

/// Edge spacing, badges, and headers of whole layouts.
@MainActor struct LayoutItemTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func scene(
    items: Int, _ section: NSCollectionLayoutSection,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) -> CollectionScene {
    CollectionScene(
      size: CGSize(width: 300, height: 400), items: items,
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
  }

  private func spacing(
    leading: NSCollectionLayoutSpacing? = nil, top: NSCollectionLayoutSpacing? = nil,
    trailing: NSCollectionLayoutSpacing? = nil, bottom: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  @Test func `fixed spacing takes room around items`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(40)))
    item.edgeSpacing = spacing(
      leading: .fixed(10), top: .fixed(5), trailing: .fixed(20), bottom: .fixed(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let scene = scene(items: 4, NSCollectionLayoutSection(group: group))
    // 80 points for each item: three fit into 300 points.
    expect(scene.frames.map(\.minX), equals: [10, 90, 170, 10])
    expect(scene.frames.map(\.minY), equals: [5, 5, 5, 65])
  }

  @Test func `flexible spacing takes the room that is left`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(40)))
    item.edgeSpacing = spacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let scene = scene(items: 3, NSCollectionLayoutSection(group: group))
    expect(scene.frames.map(\.minX), equals: [0, 100, 200])
    expect(scene.frames.map(\.minY), equals: [10, 10, 10])
    let last = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(40)))
    last.edgeSpacing = spacing(leading: .flexible(0))
    let one = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(40))), last])
    let other = self.scene(items: 2, NSCollectionLayoutSection(group: one))
    expect(other.frames.map(\.minX), equals: [0, 200])
  }

  @Test func `a group with flexible spacing stands in the middle of its section`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .absolute(40)), subitems: [item])
    group.edgeSpacing = spacing(
      leading: .flexible(0), top: .fixed(8), trailing: .flexible(0), bottom: nil)
    let scene = scene(items: 2, NSCollectionLayoutSection(group: group))
    expect(scene.frames.map(\.minX), equals: [100, 100])
    expect(scene.frames.map(\.minY), equals: [8, 56])
  }

  @Test func `a badge is attached to a corner of its item`() {
    let kind = UICollectionView.elementKindSectionHeader
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 10
    let scene = scene(items: 2, section)
    let second = scene.collection.supplementaryView(forElementKind: kind, at: scene.path(1))
    expect(second?.frame, equals: CGRect(x: 186, y: 4, width: 20, height: 20))
    expect(second?.layer.zPosition, equals: 1)
    let anchored = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 0, y: 4)))
    item.supplementaryItems = [anchored]
    scene.collection.collectionViewLayout.invalidateLayout()
    scene.lay()
    expect(
      scene.collection.supplementaryView(forElementKind: kind, at: scene.path(0))?.frame,
      equals: CGRect(x: 40, y: 114, width: 20, height: 20))
  }

  @Test func `a header of the whole layout stands before all sections`() {
    let kind = UICollectionView.elementKindSectionHeader
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), elementKind: kind, alignment: .top)
    header.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [header]
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let scene = scene(items: 20, NSCollectionLayoutSection(group: group), configuration)
    expect(scene.frames.first?.minY, equals: 44)
    scene.collection.contentOffset.y = 300
    scene.lay()
    let view = scene.collection.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
    expect(view?.frame, equals: CGRect(x: 0, y: 300, width: 300, height: 44))
  }

  @Test func `sections are inset by their reference`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    section.contentInsetsReference = .layoutMargins
    let scene = scene(items: 1, section)
    scene.collection.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    scene.collection.collectionViewLayout.invalidateLayout()
    scene.lay()
    expect(scene.frames, equals: [CGRect(x: 30, y: 0, width: 260, height: 50)])
    section.contentInsetsReference = .none
    scene.collection.collectionViewLayout.invalidateLayout()
    scene.lay()
    expect(scene.frames, equals: [CGRect(x: 0, y: 0, width: 300, height: 50)])
  }
}
