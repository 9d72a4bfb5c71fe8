import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Compositional layouts that return the attributes of visible items again, beside layouts of a subclass, which make
/// them for each frame.
@MainActor
struct KnownItemsTests {
  /// A layout whose attributes are made for each frame, as a subclass may change them.
  private final class PlainLayout: UICollectionViewCompositionalLayout {}

  private final class SizedCell: UICollectionViewCell {
    let label = UILabel()
    var applied = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var texts: [IndexPath: Int] = [:]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let words = texts[indexPath] ?? indexPath.item * 7 % 23
      (cell as? SizedCell)?.label.text = String(repeating: "word ", count: words)
      return cell
    }
  }

  @MainActor private struct Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let source: Source
    let view: UICollectionView

    init(_ layout: UICollectionViewLayout, _ counts: [Int]) {
      source = Source(counts)
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      window.addSubview(view)
      window.layoutIfNeeded()
    }

    var frames: [IndexPath: [CGRect]] {
      var frames: [IndexPath: [CGRect]] = [:]
      for path in view.indexPathsForVisibleItems {
        guard let cell = view.cellForItem(at: path) as? SizedCell else { continue }
        frames[path] = [cell.frame, cell.label.frame]
      }
      return frames
    }
  }

  private static func section(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: height)
    let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    return section
  }

  @Test(arguments: [true, false])
  func `cells are at the same places as in a layout that makes all attributes`(isSized: Bool) {
    let height = isSized ? NSCollectionLayoutDimension.estimated(30) : .absolute(41.3)
    let counts = [300, 20, 0, 70]
    let known = Scene(
      UICollectionViewCompositionalLayout(section: Self.section(height)), counts)
    let plain = Scene(PlainLayout(section: Self.section(height)), counts)
    var random = SeededGenerator(seed: 11)
    for step in 0..<150 {
      let way = CGFloat(random.below(140)) - 40
      let (width, path) = (280 + CGFloat(random.below(3) * 10), IndexPath(item: 4, section: 1))
      for scene in [known, plain] {
        scene.view.contentOffset.y = max(scene.view.contentOffset.y + way, 0)
        switch step % 30 {
        case 10: scene.view.collectionViewLayout.invalidateLayout()
        case 15: scene.view.frame.size.width = width
        case 20:
          scene.source.counts[0] -= 1
          scene.view.performBatchUpdates {
            scene.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
          }
        case 25:
          scene.source.texts[path] = step
          scene.view.reloadData()
        default: break
        }
        scene.window.advance(to: Double(step) / 60)
        scene.window.layoutIfNeeded()
      }
      expect(known.frames, equals: plain.frames, "step \(step)")
      expect(!known.frames.isEmpty)
    }
  }

  @Test func `a cell whose content grows while it is visible is measured again`() {
    let known = Scene(
      UICollectionViewCompositionalLayout(section: Self.section(.estimated(30))), [200])
    let plain = Scene(PlainLayout(section: Self.section(.estimated(30))), [200])
    for scene in [known, plain] {
      scene.view.contentOffset.y = 100
      scene.window.layoutIfNeeded()
      let path = scene.view.indexPathsForVisibleItems.sorted()[2]
      guard let cell = scene.view.cellForItem(at: path) else {
        Issue.record("no cell at \(path)")
        return
      }
      let before = cell.frame.height
      var content = UIListContentConfiguration.cell()
      content.text = String(repeating: "word ", count: 60)
      cell.contentConfiguration = content
      scene.window.layoutIfNeeded()
      expect(cell.frame.height, isAbove: before + 40)
    }
    expect(known.frames, equals: plain.frames)
  }

  @Test func `a place that a handler changes for one frame does not stay changed`() {
    let section = Self.section(.absolute(40))
    let scene = Scene(UICollectionViewCompositionalLayout(section: section), [200])
    let path = IndexPath(item: 3, section: 0)
    let before = scene.view.cellForItem(at: path)?.frame
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items where item.indexPath == path { item.center.x += 9 }
    }
    for _ in 0..<3 {
      scene.view.setNeedsLayout()
      scene.window.layoutIfNeeded()
      expect(scene.view.cellForItem(at: path)?.frame, equals: before?.offsetBy(dx: 9, dy: 0))
    }
    section.visibleItemsInvalidationHandler = nil
    scene.view.setNeedsLayout()
    scene.window.layoutIfNeeded()
    expect(scene.view.cellForItem(at: path)?.frame, equals: before)
  }
}
