import Expectations
import GoldenTexts
import Testing
import UIKit

/// Frames that layouts of collections and stacks give.
@MainActor
struct LayoutGalleryTests {
  private let gallery = Gallery()

  private func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let difference = try GoldenText(name).difference(from: gallery.text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var counts = [5, 3, 9]

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private let items = Items()

  private func lines(
    _ words: String, _ layout: UICollectionViewLayout, kinds: [String] = [],
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds + [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = items
    gallery.window.rootViewController?.view.addSubview(view)
    for (name, offset, size) in [
      ("at the start", CGPoint.zero, size), ("scrolled", CGPoint(x: 0, y: 130), size),
      ("resized", .zero, CGSize(width: size.width + 60, height: size.height - 100)),
    ] {
      view.frame.size = size
      view.contentOffset = offset
      gallery.window.layoutIfNeeded()
      gallery.title("\(words), \(name)")
      gallery.add("content \(view.contentSize.text)")
      let all =
        layout.layoutAttributesForElements(
          in: CGRect(x: -50, y: -50, width: 3000, height: 3000)) ?? []
      let sorted = all.sorted {
        ($0.indexPath, $0.representedElementKind ?? "") < (
          $1.indexPath, $1.representedElementKind ?? ""
        )
      }
      for one in sorted {
        gallery.add(
          shortened(
            "\(one.representedElementKind ?? "cell") \(one.indexPath.section).\(one.indexPath.item)"
              + " \(one.frame) z \(one.zIndex) alpha \(one.alpha)"))
      }
    }
    view.removeFromSuperview()
  }

  @Test func `flow layouts`() throws {
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      for variant in 0..<4 {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        if variant > 0 {
          layout.itemSize = CGSize(width: 70, height: 41)
          layout.minimumLineSpacing = 7
          layout.minimumInteritemSpacing = 13
        }
        if variant > 1 {
          layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 11, right: 17)
          layout.headerReferenceSize = CGSize(width: 21, height: 22)
          layout.footerReferenceSize = CGSize(width: 31, height: 32)
        }
        if variant > 2 {
          layout.sectionHeadersPinToVisibleBounds = true
          layout.sectionFootersPinToVisibleBounds = true
        }
        lines("direction \(direction.rawValue) variant \(variant)", layout)
      }
    }
    try expect("flow-layouts")
  }

  private typealias Size = NSCollectionLayoutSize
  private typealias Length = NSCollectionLayoutDimension

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func section(_ variant: Int) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(22)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let wide = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)),
      supplementaryItems: variant == 2 ? [badge] : [])
    wide.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let narrow = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(0.5)))
    narrow.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(2), top: .flexible(1), trailing: nil, bottom: .fixed(3))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [narrow, narrow])
    column.interItemSpacing = .fixed(5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(
        variant == 1 ? .fractionalWidth(0.8) : .fractionalWidth(1),
        variant == 3 ? .estimated(90) : .absolute(100)),
      subitems: [wide, column])
    group.interItemSpacing = .flexible(3)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 9
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 12, bottom: 14, trailing: 16)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: variant == 1 ? .topLeading : .top)
    header.pinToVisibleBounds = variant == 2
    header.extendsBoundary = variant != 3
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(20)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing,
      absoluteOffset: CGPoint(x: -4, y: 6))
    section.boundarySupplementaryItems = [header, footer]
    return section
  }

  @Test func `compositional layouts`() throws {
    for variant in 0..<4 {
      let layout = UICollectionViewCompositionalLayout(section: section(variant))
      if variant == 3 {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 19
        configuration.scrollDirection = .horizontal
        layout.configuration = configuration
      }
      lines("variant \(variant)", layout, kinds: ["badge"])
    }
    for scrolling in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous,
      .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ] {
      let section = section(1)
      section.orthogonalScrollingBehavior = scrolling
      lines(
        "scrolls across by \(scrolling.rawValue)",
        UICollectionViewCompositionalLayout(section: section), kinds: ["badge"])
    }
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    for count in [2, 3] {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.3)), repeatingSubitem: item,
        count: count)
      group.interItemSpacing = .fixed(4)
      lines(
        "\(count) in a row",
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    }
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(120))
    ) { environment in
      (0..<3).map { index in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(
            x: CGFloat(index) * 40, y: CGFloat(index) * 20,
            width: environment.container.effectiveContentSize.width / 3, height: 50),
          zIndex: index)
      }
    }
    lines(
      "custom",
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: custom)))
    try expect("compositional-layouts")
  }

  @Test func `lists in all appearances`() throws {
    for appearance in [
      UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar,
      .sidebarPlain,
    ] {
      for mode in [
        UICollectionLayoutListConfiguration.HeaderMode.none, .supplementary, .firstItemInSection,
      ] {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = mode
        configuration.footerMode = mode == .supplementary ? .supplementary : .none
        lines(
          "appearance \(appearance) header \(mode)",
          UICollectionViewCompositionalLayout.list(using: configuration))
      }
    }
    try expect("list-layouts")
  }

  @Test func `stacks`() throws {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for distribution in [
        UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
        .equalCentering,
      ] {
        for alignment in [
          UIStackView.Alignment.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
        ] {
          let labels = ["A", "Longer text", "Two\nlines"].map { text in
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            return label
          }
          let stack = UIStackView(arrangedSubviews: labels)
          stack.axis = axis
          stack.distribution = distribution
          stack.alignment = alignment
          stack.spacing = 6
          stack.setCustomSpacing(15, after: labels[0])
          stack.frame = CGRect(x: 0, y: 0, width: 310, height: 170)
          gallery.window.rootViewController?.view.addSubview(stack)
          gallery.window.layoutIfNeeded()
          gallery.title("\(axis.rawValue) \(distribution.rawValue) \(alignment.rawValue)")
          let least = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          gallery.add(shortened("\(labels.map(\.frame)) least \(least.text)"))
          labels[1].isHidden = true
          stack.isLayoutMarginsRelativeArrangement = true
          stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 3, leading: 5, bottom: 7, trailing: 11)
          gallery.window.layoutIfNeeded()
          gallery.add(shortened("\(labels.map(\.frame))"))
          stack.removeFromSuperview()
        }
      }
    }
    try expect("stacks")
  }
}
