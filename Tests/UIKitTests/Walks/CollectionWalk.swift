import Foundation
import UIKit

/// A collection view whose layouts, items, looks and data source change at random while a finger taps, swipes and drags.
@MainActor
final class CollectionWalk: Walk {
  private(set) var list: UICollectionView
  var sections: [[Int]] = [Array(0..<7), [], Array(20..<33)]
  /// Decides about the answers of the delegate.
  var mood = 0
  private var next = 100
  private var layouts: RandomSections
  private let bare = BareCollection()
  private let controller: WalkCollectionController
  private let kind: Int
  private var isMoving = false

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    kind = Int(seed % 7)
    layouts = RandomSections(seed: seed)
    controller = WalkCollectionController(collectionViewLayout: UICollectionViewFlowLayout())
    list =
      kind == 5
      ? controller.collectionView
      : UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    super.init(seed: seed, size: size)
    (bare.walk, controller.walk) = (self, self)
    mood = Int(seed)
    list.register(WalkItem.self, forCellWithReuseIdentifier: "c")
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "l")
    for kind in RandomSections.kinds + [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      list.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "s")
    }
    if kind == 5 {
      window.rootViewController = controller
    } else {
      list.frame = CGRect(x: 10, y: 20, width: 340, height: 560)
      root.view.addSubview(list)
    }
    connect()
    list.collectionViewLayout = layout(Int(seed))
    window.layoutIfNeeded()
  }

  override var shares: (finger: Int, waiting: Int) { (4, 2) }

  private func connect() {
    switch kind {
    case 3, 4: (list.dataSource, list.delegate) = (bare, kind == 3 ? bare : nil)
    case 5: (list.dataSource, list.delegate) = (controller, controller)
    default: (list.dataSource, list.delegate) = (self, self)
    }
    list.prefetchDataSource = kind == 3 ? bare : self
    (list.dragDelegate, list.dropDelegate) = kind == 3 ? (bare, bare) : (self, self)
  }

  private func layout(_ bits: Int) -> UICollectionViewLayout {
    switch bits % 4 {
    case 0:
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 60 + bits / 4 % 3 * 20, height: 50)
      flow.headerReferenceSize = CGSize(width: 20, height: bits / 4 % 3 * 15)
      flow.footerReferenceSize = CGSize(width: 20, height: bits / 4 % 2 * 15)
      flow.scrollDirection = bits / 4 % 5 == 0 ? .horizontal : .vertical
      flow.sectionHeadersPinToVisibleBounds = bits / 4 % 2 == 0
      flow.sectionFootersPinToVisibleBounds = bits / 4 % 3 == 0
      if bits / 4 % 7 == 0 {
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
      return flow
    case 1: return layouts.layout()
    default: return layouts.list { [weak self] in self?.note($0) }
    }
  }

  private func path(_ bits: Int) -> IndexPath? {
    let all = sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(item: $0, section: section) }
    }
    return all.isEmpty ? nil : all[bits % all.count]
  }

  override func change(_ bits: Int, animated: Bool) {
    let rest = bits / 5
    switch bits % 5 {
    case 0 where !isMoving:
      if animated {
        changeItems(rest)
      } else {
        UIView.performWithoutAnimation { changeItems(rest) }
      }
    case 1: changeSelection(rest, animated: animated)
    case 2 where !isMoving: changeLooks(rest, animated: animated)
    case 3: move(rest)
    default: ask(rest)
    }
  }

  private func changeItems(_ bits: Int) {
    let rest = bits / 11
    switch bits % 11 {
    case 0, 1:
      guard !sections.isEmpty else { return }
      let section = rest % sections.count
      let place = rest / 7 % (sections[section].count + 1)
      next += 1
      sections[section].insert(next, at: place)
      list.insertItems(at: [IndexPath(item: place, section: section)])
    case 2, 3:
      guard let path = path(rest) else { return }
      sections[path.section].remove(at: path.item)
      list.deleteItems(at: [path])
    case 4:
      guard let path = path(rest), let end = self.path(rest / 5) else { return }
      let number = sections[path.section].remove(at: path.item)
      let place = min(end.item, sections[end.section].count)
      sections[end.section].insert(number, at: place)
      list.moveItem(at: path, to: IndexPath(item: place, section: end.section))
    case 5:
      guard let path = path(rest) else { return }
      next += 1
      sections[path.section][path.item] = next
      if rest % 2 == 0 { list.reloadItems(at: [path]) } else { list.reconfigureItems(at: [path]) }
    case 6:
      guard sections.count < 6 else { return }
      let place = rest % (sections.count + 1)
      next += 10
      sections.insert(Array(next..<next + rest % 4), at: place)
      list.insertSections([place])
    case 7:
      guard sections.count > 1 else { return }
      sections.remove(at: rest % sections.count)
      list.deleteSections([rest % (sections.count + 1)])
    case 8:
      guard sections.count > 1 else { return }
      let (from, to) = (rest % sections.count, rest / 3 % sections.count)
      sections.insert(sections.remove(at: from), at: to)
      list.moveSection(from, toSection: to)
    case 9:
      guard !sections.isEmpty else { return }
      list.reloadSections([rest % sections.count])
    default:
      list.performBatchUpdates {
        if rest % 3 > 0 { changeItems(rest / 11 * 11 + [0, 2, 4, 6][rest % 4]) }
        note("collecting \(list.hasUncommittedUpdates)")
      } completion: {
        self.note("updated \($0)")
      }
    }
  }

  private func changeSelection(_ bits: Int, animated: Bool) {
    let rest = bits / 11
    let positions: [UICollectionView.ScrollPosition] = [
      [], .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
      [.top, .left], [.bottom, .right], [.centeredVertically, .centeredHorizontally],
    ]
    let position = positions[rest % 10]
    switch bits % 11 {
    case 0: list.isEditing.toggle()
    case 1: list.allowsMultipleSelection.toggle()
    case 2: list.allowsMultipleSelectionDuringEditing.toggle()
    case 3: list.allowsSelectionDuringEditing.toggle()
    case 4: list.allowsSelection = rest % 4 != 0
    case 5, 6: list.selectItem(at: path(rest / 10), animated: animated, scrollPosition: position)
    case 7: if let path = path(rest) { list.deselectItem(at: path, animated: animated) }
    case 8: list.selectItem(at: nil, animated: animated, scrollPosition: position)
    case 9:
      if let path = path(rest / 10) {
        list.scrollToItem(at: path, at: position, animated: animated)
      }
    default: mood = rest
    }
  }

  private func changeLooks(_ bits: Int, animated: Bool) {
    let rest = bits / 12
    switch bits % 12 {
    case 0, 1: list.setCollectionViewLayout(layout(rest), animated: animated)
    case 2:
      list.setCollectionViewLayout(layout(rest), animated: animated) { self.note("layout \($0)") }
    case 3:
      let view = UIView()
      view.backgroundColor = .systemTeal
      list.backgroundView = rest % 3 == 0 ? nil : view
    case 4: list.contentInset.bottom = CGFloat(rest % 5) * 20
    case 5: list.frame.size = CGSize(width: 280 + rest % 4 * 20, height: 300 + rest % 4 * 90)
    case 6: window.frame.size.width = CGFloat(320 + rest % 3 * 40)
    case 7: list.setContentOffset(CGPoint(x: 0, y: rest % 300), animated: animated)
    case 8: window.semanticContentAttribute = rest % 3 == 0 ? .forceRightToLeft : .unspecified
    case 9:
      list.isSpringLoaded.toggle()
      list.dragInteractionEnabled.toggle()
      list.reorderingCadence = [.immediate, .fast, .slow][rest % 3]
    case 10:
      for cell in list.visibleCells.compactMap({ $0 as? WalkItem }) { cell.change(rest) }
      list.collectionViewLayout.invalidateLayout()
    default:
      if rest % 4 == 0 {
        (list.dataSource, list.delegate) = (nil, nil)
      } else {
        connect()
      }
      list.reloadData()
    }
    if list.dataSource == nil { connect() }
  }

  private func move(_ bits: Int) {
    switch (isMoving, bits % 4) {
    case (false, _):
      guard let path = path(bits / 4) else { return }
      isMoving = list.beginInteractiveMovementForItem(at: path)
      note("moves \(isMoving)")
    case (true, 0):
      list.endInteractiveMovement()
      isMoving = false
    case (true, 1):
      list.cancelInteractiveMovement()
      isMoving = false
    default:
      list.updateInteractiveMovementTargetPosition(
        CGPoint(x: bits / 4 % 340, y: bits / 1400 % 560))
    }
  }

  /// Logs what the collection view answers.
  private func ask(_ bits: Int) {
    let rest = bits / 7
    let section = rest % 6
    let path = IndexPath(item: rest / 6 % 8, section: section)
    let point = CGPoint(x: rest % 400 - 20, y: rest / 3 % 900 - 50)
    let kind = (RandomSections.kinds + [UICollectionView.elementKindSectionHeader])[rest % 4]
    switch bits % 7 {
    case 0: note("at \(words(list.indexPathForItem(at: point).map { [$0] }))")
    case 1:
      let cell = list.cellForItem(at: path)
      note("\(words(cell.flatMap { list.indexPath(for: $0) }.map { [$0] }))")
    case 2:
      let views = list.visibleSupplementaryViews(ofKind: kind)
      note("\(views.map { words(list.indexPath(forSupplementaryView: $0).map { [$0] }) }.sorted())")
      note("\(words(list.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()))")
    case 3:
      let own = IndexPath(item: 0, section: section)
      note("\(list.supplementaryView(forElementKind: kind, at: own)?.frame ?? .null)")
    case 4:
      guard section < list.numberOfSections, path.item < list.numberOfItems(inSection: section)
      else { return }
      note("\(list.layoutAttributesForItem(at: path)?.frame ?? .null)")
    case 5: note("\(list.numberOfSections) \(list.contentSize) \(list.hasActiveDrag)")
    default:
      let rect = CGRect(x: point.x, y: point.y, width: 80, height: CGFloat(rest % 200))
      let all = list.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
      note("\(all.map { "\($0.representedElementKind ?? "-") \($0.frame) \($0.zIndex)" }.sorted())")
    }
  }

  func words(_ paths: [IndexPath]?) -> String {
    paths.map {
      $0.map { $0.count == 2 ? "\($0.section).\($0.item)" : "\($0)" }.joined(separator: " ")
    } ?? "nil"
  }

  override func seen() -> String {
    "\(words(list.indexPathsForVisibleItems.sorted())) "
      + "\(words(list.indexPathsForSelectedItems)) \(list.contentOffset) \(sections) "
      + "\(list.hasActiveDrag) \(list.hasActiveDrop)\n" + super.seen()
  }
}
