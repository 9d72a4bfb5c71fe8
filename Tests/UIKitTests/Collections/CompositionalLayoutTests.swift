import Expectations
import Foundation
import Testing
import UIKit

/// Groups of items in sections.
@MainActor struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func scene(
    items: Int = 6, _ section: NSCollectionLayoutSection
  ) -> CollectionScene {
    CollectionScene(
      size: CGSize(width: 300, height: 600), items: items,
      UICollectionViewCompositionalLayout(section: section))
  }

  @Test func `a group is filled, and comes again`() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 7, trailing: 0)
    let scene = scene(items: 4, section)
    expect(scene.frames.map(\.minX), equals: [2, 102, 202, 2])
    expect(scene.frames.map(\.minY), equals: [7, 7, 7, 67])
    expect(scene.frames.allSatisfy { $0.size == CGSize(width: 96, height: 46) })
    expect(scene.collection.contentSize, equals: CGSize(width: 300, height: 122))
  }

  @Test func `so many items share a group`() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let scene = scene(items: 3, section)
    expect(scene.frames.map(\.minX), equals: [10, 160, 10])
    expect(scene.frames.map(\.width), equals: [130, 130, 130])
    expect(scene.frames.map(\.minY), equals: [0, 0, 44])
  }

  @Test func `groups within groups`() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, pair])
    let scene = scene(items: 5, NSCollectionLayoutSection(group: group))
    expect(
      scene.frames,
      equals: [
        CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 50),
        CGRect(x: 150, y: 50, width: 150, height: 50),
        CGRect(x: 0, y: 100, width: 150, height: 100),
        CGRect(x: 150, y: 100, width: 150, height: 50),
      ])
  }

  @Test func `headers have their room, and stay at the edge where they are pinned`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let kind = UICollectionView.elementKindSectionHeader
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let scene = scene(items: 30, section)
    let path = scene.path(0)
    expect(scene.frames.first?.minY, equals: 30)
    expect(
      scene.collection.supplementaryView(forElementKind: kind, at: path)?.frame,
      equals: CGRect(x: 0, y: 0, width: 300, height: 30))
    scene.collection.contentOffset.y = 100
    scene.lay()
    expect(
      scene.collection.supplementaryView(forElementKind: kind, at: path)?.frame.minY, equals: 100)
  }

  @Test func `sections may differ`() {
    let layout = UICollectionViewCompositionalLayout { number, environment in
      let width = environment.container.effectiveContentSize.width
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(width / CGFloat(number + 1)),
          heightDimension: .fractionalHeight(1)))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item]))
    }
    let scene = CollectionScene(size: CGSize(width: 300, height: 600), items: 2, layout)
    scene.sections = [["a", "b"], ["c", "d"]]
    scene.collection.reloadData()
    scene.lay()
    expect(scene.frames.map(\.minX), equals: [0, 0, 0, 150])
    expect(scene.frames.map(\.minY), equals: [0, 40, 80, 80])
  }

  @Test func `cells with an estimated height have their own`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: CGFloat(20 + item)),
      ])
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.isHidden = false
    window.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    let frames = list.indexPathsForVisibleItems.compactMap { list.cellForItem(at: $0)?.frame }
    expect(frames.map(\.height), equals: [21, 22, 23])
    expect(frames.map(\.minY), equals: [0, 21, 43])
    expect(frames.allSatisfy { $0.width == 300 })
  }

  @Test func `another width arranges a compositional layout anew`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
    let scene = CollectionScene(
      size: CGSize(width: 300, height: 600), items: 4,
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    expect(scene.frames.map(\.width), equals: [150, 150, 150, 150])
    scene.collection.frame.size.width = 400
    scene.lay()
    expect(scene.frames.map(\.width), equals: [200, 200, 200, 200])
  }
}
