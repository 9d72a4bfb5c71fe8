import Foundation
import SeededRandom
import UIKit

/// Sections and whole layouts of collection views with random groups, sizes, headers and insets.
@MainActor
struct RandomSections {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  static let kinds = ["top", "end", "badge"]

  private mutating func spacing() -> NSCollectionLayoutSpacing {
    random.chance(0.5) ? .fixed(CGFloat(random.below(3) * 5)) : .flexible(CGFloat(random.below(3)))
  }

  private mutating func dimension(isWidth: Bool) -> NSCollectionLayoutDimension {
    let part = [0.25, 0.5, 1][random.below(3)]
    switch random.below(6) {
    case 0, 1: return isWidth ? .fractionalWidth(part) : .fractionalHeight(part)
    case 2: return isWidth ? .fractionalHeight(part) : .fractionalWidth(part)
    case 3: return .estimated(CGFloat(20 + random.below(4) * 10))
    default: return .absolute(CGFloat(10 + random.below(6) * 10))
    }
  }

  private mutating func size() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: dimension(isWidth: true), heightDimension: dimension(isWidth: false))
  }

  private mutating func insets() -> NSDirectionalEdgeInsets {
    guard random.chance(0.4) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: CGFloat(random.below(3)), leading: CGFloat(random.below(6)),
      bottom: CGFloat(random.below(4)), trailing: CGFloat(random.below(5)))
  }

  private mutating func anchor() -> NSCollectionLayoutAnchor {
    let all: [NSDirectionalRectEdge] = [
      [], .top, .leading, .bottom, .trailing, [.top, .leading], [.bottom, .trailing],
      [.top, .bottom], [.leading, .trailing],
    ]
    let edges = all[random.below(all.count)]
    let offset = CGPoint(x: random.below(3) - 1, y: random.below(3) - 1)
    switch random.below(3) {
    case 0: return NSCollectionLayoutAnchor(edges: edges)
    case 1: return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
    default: return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
    }
  }

  private mutating func item() -> NSCollectionLayoutItem {
    var badges: [NSCollectionLayoutSupplementaryItem] = []
    if random.chance(0.3) {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(12), heightDimension: .absolute(12))
      badges.append(
        random.chance(0.5)
          ? NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: anchor())
          : NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: anchor(),
            itemAnchor: anchor()))
      badges[0].zIndex = random.below(3) - 1
    }
    let item = NSCollectionLayoutItem(layoutSize: size(), supplementaryItems: badges)
    adorn(item)
    return item
  }

  private mutating func adorn(_ item: NSCollectionLayoutItem) {
    item.contentInsets = insets()
    guard random.chance(0.3) else { return }
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: random.chance(0.5) ? spacing() : nil, top: random.chance(0.5) ? spacing() : nil,
      trailing: random.chance(0.5) ? spacing() : nil, bottom: random.chance(0.5) ? spacing() : nil)
  }

  private mutating func group(depth: Int) -> NSCollectionLayoutGroup {
    let group: NSCollectionLayoutGroup
    switch random.below(8) {
    case 0:
      let extent = CGFloat(20 + random.below(3) * 20)
      let count = 1 + random.below(3)
      group = .custom(layoutSize: size()) { environment in
        (0..<count).map { place in
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(
              x: CGFloat(place) * 30, y: CGFloat(place) * 10,
              width: min(extent, environment.container.effectiveContentSize.width), height: 20),
            zIndex: place)
        }
      }
    case 1: group = .horizontal(layoutSize: size(), subitem: item(), count: 1 + random.below(3))
    case 2:
      group = .vertical(layoutSize: size(), repeatingSubitem: item(), count: 1 + random.below(3))
    case 3, 4, 5:
      let items = (0...random.below(3)).map { _ in part(depth) }
      group = .horizontal(layoutSize: size(), subitems: items)
    default:
      let items = (0...random.below(3)).map { _ in part(depth) }
      group = .vertical(layoutSize: size(), subitems: items)
    }
    group.interItemSpacing = random.chance(0.4) ? spacing() : nil
    adorn(group)
    return group
  }

  private mutating func part(_ depth: Int) -> NSCollectionLayoutItem {
    depth < 2 && random.chance(0.2) ? group(depth: depth + 1) : item()
  }

  private mutating func boundary() -> NSCollectionLayoutBoundarySupplementaryItem {
    let alignments: [NSRectAlignment] = [
      .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
      .topTrailing,
    ]
    let isAtTop = random.chance(0.6)
    let size =
      random.chance(0.5)
      ? NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)) : size()
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: isAtTop ? "top" : "end",
      alignment: alignments[random.below(8)],
      absoluteOffset: CGPoint(x: random.below(2) * 3, y: random.below(2) * 4))
    item.pinToVisibleBounds = random.chance(0.4)
    item.extendsBoundary = random.chance(0.7)
    item.zIndex = random.below(3)
    item.contentInsets = insets()
    return item
  }

  mutating func section() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(depth: 0))
    let references: [UIContentInsetsReference] = [
      .automatic, .none, .safeArea, .layoutMargins, .readableContent,
    ]
    section.contentInsets = insets()
    section.contentInsetsReference = references[random.below(5)]
    section.supplementaryContentInsetsReference = references[random.below(5)]
    section.supplementariesFollowContentInsets = random.chance(0.6)
    section.interGroupSpacing = CGFloat(random.below(3) * 4)
    section.orthogonalScrollingBehavior =
      [
        .none, .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
        .groupPagingCentered,
      ][random.below(7)]
    section.orthogonalScrollingProperties.bounce = [.automatic, .always, .never][random.below(3)]
    section.orthogonalScrollingProperties.decelerationRate = random.chance(0.5) ? .fast : .normal
    if random.chance(0.4) {
      let first = boundary()
      section.boundarySupplementaryItems = [first]
      if random.chance(0.4) {
        let second = boundary()
        if second.elementKind != first.elementKind {
          section.boundarySupplementaryItems.append(second)
        }
      }
    }
    if random.chance(0.3) {
      let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
      ground.contentInsets = insets()
      ground.zIndex = -1 - random.below(2)
      section.decorationItems = [ground]
    }
    return section
  }

  mutating func layout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = random.chance(0.5) ? .vertical : .horizontal
    configuration.interSectionSpacing = CGFloat(random.below(3) * 6)
    configuration.contentInsetsReference =
      [.none, .safeArea, .layoutMargins, .readableContent][random.below(4)]
    if random.chance(0.2) { configuration.boundarySupplementaryItems = [boundary()] }
    let sections = (0..<3).map { _ in section() }
    let layout: UICollectionViewCompositionalLayout
    if random.chance(0.3) {
      layout = UICollectionViewCompositionalLayout(
        section: sections[0], configuration: configuration)
    } else {
      layout = UICollectionViewCompositionalLayout(
        sectionProvider: { number, _ in sections[number % 3] }, configuration: configuration)
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    return layout
  }

  mutating func list(_ note: @escaping (String) -> Void) -> UICollectionViewLayout {
    let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
      .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ]
    var list = UICollectionLayoutListConfiguration(appearance: appearances[random.below(5)])
    list.headerMode = [.none, .supplementary, .firstItemInSection][random.below(3)]
    list.footerMode = [.none, .supplementary][random.below(2)]
    list.headerTopPadding = random.chance(0.5) ? nil : CGFloat(random.below(3) * 5)
    list.showsSeparators = random.chance(0.8)
    list.backgroundColor = random.chance(0.7) ? nil : .systemYellow
    list.separatorConfiguration.topSeparatorVisibility =
      [.automatic, .visible, .hidden][random.below(3)]
    list.separatorConfiguration.bottomSeparatorVisibility =
      [.automatic, .visible, .hidden][random.below(3)]
    if random.chance(0.4) { list.separatorConfiguration.bottomSeparatorInsets = insets() }
    if random.chance(0.4) { list.separatorConfiguration.color = .systemRed }
    if random.chance(0.3) {
      list.itemSeparatorHandler = { path, old in
        var new = old
        if path.item % 2 == 0 { new.bottomSeparatorVisibility = .hidden }
        return new
      }
    }
    let isShort = random.chance(0.5)
    func swipe(_ name: String)
      -> UICollectionLayoutListConfiguration
      .SwipeActionsConfigurationProvider
    {
      { path in
        guard path.item % 3 != 1 else { return nil }
        let action = UIContextualAction(style: isShort ? .destructive : .normal, title: name) {
          _, _, done in
          note("\(name) \(path.item)")
          done(isShort)
        }
        return UISwipeActionsConfiguration(actions: [action])
      }
    }
    if random.chance(0.5) { list.leadingSwipeActionsConfigurationProvider = swipe("lead") }
    if random.chance(0.5) { list.trailingSwipeActionsConfigurationProvider = swipe("trail") }
    return UICollectionViewCompositionalLayout.list(using: list)
  }
}
