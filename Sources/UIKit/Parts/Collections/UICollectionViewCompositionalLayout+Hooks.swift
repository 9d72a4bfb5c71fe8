import Foundation
import QuartzCore

extension UICollectionViewCompositionalLayout {
  /// Returns the insets that a section's content insets are added to.
  func referenceInsets(
    _ reference: UIContentInsetsReference, of view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let taken = view.adjustedContentInset
    let insets: UIEdgeInsets
    switch reference == .automatic ? configuration.contentInsetsReference : reference {
    case .automatic, .none: return .zero
    case .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      insets = UIEdgeInsets(
        top: 0, left: max(frame.minX - view.bounds.minX, 0), bottom: 0,
        right: max(view.bounds.maxX - frame.maxX, 0))
    }
    // The room of the sections does not contain the adjusted content inset.
    guard configuration.scrollDirection == .vertical else {
      return NSDirectionalEdgeInsets(
        top: max(insets.top - taken.top, 0), leading: 0,
        bottom: max(insets.bottom - taken.bottom, 0), trailing: 0)
    }
    return NSDirectionalEdgeInsets(
      top: 0, leading: max(insets.left - taken.left, 0), bottom: 0,
      trailing: max(insets.right - taken.right, 0))
  }

  /// Returns a frame that stays in the visible part of its section.
  func pinned(
    _ frame: CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem,
    _ section: ClosedRange<CGFloat>
  ) -> CGRect {
    guard let view = collectionView else { return frame }
    var frame = frame
    let (inset, length) = (view.adjustedContentInset, frame.size[scrollAxis])
    if item.isBefore {
      let edge = view.bounds.origin[scrollAxis] + inset.start(scrollAxis)
      frame.origin[scrollAxis] = min(
        max(frame.origin[scrollAxis], edge),
        max(section.upperBound - length, frame.origin[scrollAxis]))
    } else {
      let edge =
        view.bounds.origin[scrollAxis] + view.bounds.size[scrollAxis] - inset.end(scrollAxis)
        - length
      frame.origin[scrollAxis] = max(
        min(frame.origin[scrollAxis], edge), min(section.lowerBound, frame.origin[scrollAxis]))
    }
    return frame
  }

  // MARK: Lists

  func registerListBackground() {
    register(ListBackgroundView.self, forDecorationViewOfKind: ListBackgroundView.kind)
  }

  /// Whether there are views besides the items.
  var hasOtherViews: Bool {
    if !boundaries.isEmpty { return true }
    for section in sections where section.hasOtherViews { return true }
    return false
  }

  /// Returns the color behind a list section. That of the first and the last section goes on beyond
  /// the content.
  func listBackground(_ number: Int) -> UICollectionViewLayoutAttributes? {
    guard let list = sections[number].section.list, let view = collectionView,
      configuration.scrollDirection == .vertical
    else { return nil }
    let kind = ListBackgroundView.kind
    let path = IndexPath(item: 0, section: number)
    let attributes = makeAttributes(
      of: CollectionElement(category: .decorationView, kind: kind, indexPath: path))
    var (top, bottom) = (sections[number].start, sections[number].end)
    if number == 0 { top = min(view.bounds.minY, top - view.bounds.height) }
    if number == sections.count - 1 { bottom = max(view.bounds.maxY, bottom) + view.bounds.height }
    // Whole points, so that no seam is visible between two sections.
    (top, bottom) = (top.rounded(.down), bottom.rounded(.up))
    attributes.frame = CGRect(
      x: -view.adjustedContentInset.left, y: top, width: view.bounds.width,
      height: max(bottom - top, 0))
    attributes.zIndex = ListBackgroundView.depth
    attributes.listColor = list.shownBackgroundColor
    return attributes
  }

  // MARK: Sections that scroll by themselves

  var ownOrthogonalPlaces: [Int: OrthogonalPlace] {
    var places: [Int: OrthogonalPlace] = [:]
    for (number, section) in sections.enumerated() { places[number] = section.orthogonal }
    return places
  }

  func ownScrollsAcross(_ element: CollectionElement) -> Bool {
    let section = element.indexPath.section
    guard sections.indices.contains(section), sections[section].orthogonal != nil else {
      return false
    }
    switch element.category {
    case .cell: return true
    case .supplementaryView:
      return element.kind.map { sections[section].hasAttachments($0) } ?? false
    case .decorationView: return false
    }
  }

  func ownAdjustVisible(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView else { return }
    for (number, section) in sections.enumerated() {
      guard let handler = section.section.visibleItemsInvalidationHandler else { continue }
      let own = attributes.filter { $0.indexPath.count == 2 && $0.indexPath.section == number }
      guard !own.isEmpty else { continue }
      let shift = shift(number)
      let items = own.map { attributes in
        LayoutVisibleItem(
          attributes, scrolledBy: scrollsAcross(attributes.element) ? shift : .zero)
      }
      handler(items, section.orthogonal == nil ? view.contentOffset : shift, section.environment)
    }
  }

  func ownSwipeActions(
    _ path: IndexPath, isTrailing: Bool
  ) -> UISwipeActionsConfiguration? {
    guard sections.indices.contains(path.section), let list = sections[path.section].section.list
    else { return nil }
    return isTrailing
      ? list.trailingSwipeActionsConfigurationProvider?(path)
      : list.leadingSwipeActionsConfigurationProvider?(path)
  }
}

/// The color behind a list section.
final class ListBackgroundView: UICollectionReusableView {
  static let kind = "list background"
  /// The z index, below all other decoration views.
  static let depth = -100

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    isUserInteractionEnabled = false
    backgroundColor = layoutAttributes.listColor
  }
}
