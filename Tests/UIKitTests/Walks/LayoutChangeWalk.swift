import Foundation
import UIKit

/// A collection view whose layouts, items and settings change at random, also while another change still moves.
@MainActor
final class LayoutChangeWalk: Walk {
  private let view: UICollectionView
  private var sections: [[Int]] = [Array(0..<7), Array(20..<23)]
  private var next = 100
  private var isMoving = false
  private var isBetween = false

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    view = UICollectionView(frame: .zero, collectionViewLayout: Self.layout(Int(seed % 5)))
    super.init(seed: seed, size: size)
    view.frame = CGRect(x: 10, y: 20, width: 340, height: 560)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "l")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "s")
    }
    (view.dataSource, view.delegate) = (self, self)
    root.view.addSubview(view)
    window.layoutIfNeeded()
  }

  override var shares: (finger: Int, waiting: Int) { (2, 2) }

  private static func layout(_ number: Int) -> UICollectionViewLayout {
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 20, height: 26)
    switch number {
    case 0:
      flow.itemSize = CGSize(width: 60, height: 80)
      flow.sectionFootersPinToVisibleBounds = true
      flow.footerReferenceSize = CGSize(width: 10, height: 18)
      return flow
    case 1:
      flow.itemSize = CGSize(width: 150, height: 44)
      flow.minimumLineSpacing = 21
      flow.scrollDirection = .horizontal
      return flow
    case 2:
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      return flow
    case 3:
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.5), .estimated(40)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 9, bottom: 7, trailing: 3)
      section.decorationItems = [.background(elementKind: "ground")]
      section.orthogonalScrollingBehavior = .continuous
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
      return layout
    default:
      var list = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
      list.footerMode = .supplementary
      return UICollectionViewCompositionalLayout.list(using: list)
    }
  }

  private func path(_ bits: Int) -> IndexPath? {
    let section = bits % sections.count
    guard !sections[section].isEmpty else { return nil }
    return IndexPath(item: bits / 5 % sections[section].count, section: section)
  }

  override func change(_ bits: Int, animated: Bool) {
    let rest = bits / 16
    switch bits % 16 {
    case 0, 1:
      guard !isBetween else { return }
      let layout = Self.layout(rest % 5)
      view.setCollectionViewLayout(layout, animated: animated) { self.note("layout \($0)") }
    case 2, 3: changeBetween(rest)
    case 4: view.collectionViewLayout.invalidateLayout()
    case 5, 6: changeItems(rest, animated: animated)
    case 7: move(rest)
    case 8:
      view.allowsSelection = rest % 5 != 0
      view.allowsMultipleSelection = rest % 2 == 0
      view.isEditing = rest % 7 == 0
    case 9:
      guard let path = path(rest) else { return }
      view.selectItem(at: path, animated: animated, scrollPosition: rest % 2 == 0 ? .top : .right)
    case 10:
      guard let path = path(rest) else { return }
      view.scrollToItem(
        at: path, at: [.bottom, .left, .centeredHorizontally][rest % 3], animated: animated)
    case 11:
      view.frame.size =
        [CGSize(width: 340, height: 560), CGSize(width: 250, height: 300)][rest % 2]
    case 12: view.reloadData()
    case 13:
      let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
      flow?.minimumInteritemSpacing = CGFloat(rest % 20)
      flow?.sectionInset.left = CGFloat(rest % 13)
    case 14:
      view.semanticContentAttribute = rest % 2 == 0 ? .forceRightToLeft : .forceLeftToRight
      view.contentInset.top = CGFloat(rest % 4) * 8
    default:
      view.backgroundView = rest % 2 == 0 ? UIView() : nil
      view.isHidden = rest % 5 == 0
    }
  }

  private func changeBetween(_ bits: Int) {
    switch (isBetween, bits % 4) {
    case (false, _):
      guard view.window != nil, !isMoving else { return }
      isBetween = true
      _ = view.startInteractiveTransition(to: Self.layout(bits / 4 % 5)) {
        self.note("between \($0) \($1)")
        self.isBetween = false
      }
    case (true, 0): view.finishInteractiveTransition()
    case (true, 1): view.cancelInteractiveTransition()
    default:
      let between = view.collectionViewLayout as? UICollectionViewTransitionLayout
      between?.transitionProgress = CGFloat(bits / 4 % 120) / 100 - 0.1
      between?.updateValue(CGFloat(bits % 9), forAnimatedKey: "key")
    }
  }

  private func changeItems(_ bits: Int, animated: Bool) {
    guard !isBetween, !isMoving else { return }
    let section = bits % sections.count
    let apply = { [self] in
      view.performBatchUpdates {
        switch bits / 2 % 4 {
        case 0 where !sections[section].isEmpty:
          let place = bits / 8 % sections[section].count
          sections[section].remove(at: place)
          view.deleteItems(at: [IndexPath(item: place, section: section)])
        case 1 where !sections[section].isEmpty && !sections[0].isEmpty:
          let to = bits / 8 % sections[section].count
          sections[section].insert(sections[section].removeLast(), at: to)
          view.moveItem(
            at: IndexPath(item: sections[section].count - 1, section: section),
            to: IndexPath(item: to, section: section))
        case 2 where !sections[section].isEmpty:
          let place = IndexPath(item: bits / 8 % sections[section].count, section: section)
          view.reconfigureItems(at: [place])
        default:
          next += 1
          let place = bits / 8 % (sections[section].count + 1)
          sections[section].insert(next, at: place)
          view.insertItems(at: [IndexPath(item: place, section: section)])
        }
      } completion: {
        self.note("updated \($0)")
      }
    }
    if animated { apply() } else { UIView.performWithoutAnimation(apply) }
  }

  private func move(_ bits: Int) {
    guard !isBetween else { return }
    switch (isMoving, bits % 4) {
    case (false, _):
      guard let path = path(bits / 4) else { return }
      isMoving = view.beginInteractiveMovementForItem(at: path)
    case (true, 0):
      view.endInteractiveMovement()
      isMoving = false
    case (true, 1):
      view.cancelInteractiveMovement()
      isMoving = false
    default:
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: bits / 4 % 340, y: bits / 1400 % 560))
    }
  }

  override func values() -> String {
    let paths = view.indexPathsForVisibleItems.sorted()
    let places = paths.map { path in
      "\(path) \(view.layoutAttributesForItem(at: path).map { shortened("\($0.frame)") } ?? "-")"
    }
    return super.values() + "\(sections)\(view.indexPathsForSelectedItems ?? [])\(places)"
  }
}

extension LayoutChangeWalk: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let number = sections[indexPath.section][indexPath.item]
    guard number % 3 == 0 else {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "Item \(number)"
      cell.contentConfiguration = content
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "l", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Row \(number)", "with a second line")
    cell.contentConfiguration = content
    (cell as? UICollectionViewListCell)?.accessories = [
      .disclosureIndicator(), .delete(displayed: .whenEditing),
    ]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "s", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    note("moved \(source) \(destination)")
    let number = sections[source.section].remove(at: source.item)
    sections[destination.section].insert(number, at: destination.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout from: UICollectionViewLayout,
    newLayout to: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    note("between layouts")
    return UICollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("shows \(indexPath)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("hides \(indexPath)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item % 4 != 3 }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("selects \(indexPath)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("deselects \(indexPath)")
  }
}
