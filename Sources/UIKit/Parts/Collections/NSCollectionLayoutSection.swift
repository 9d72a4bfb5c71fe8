import Foundation

/// The scroll behavior of a section across the layout's scroll axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  /// The content rests wherever it comes to a stop.
  case continuous
  /// The content rests where a group begins.
  case continuousGroupLeadingBoundary
  /// Each release turns at most one page, which is as wide as the section.
  case paging
  /// Each release turns at most one group, whose beginning rests at the section's edge.
  case groupPaging
  /// Each release turns at most one group, which rests in the middle of the section.
  case groupPagingCentered
}

/// The deceleration and the bounce of a section that scrolls by itself.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }

  /// The deceleration of content that fingers have let go.
  public var decelerationRate = UIScrollView.DecelerationRate.normal
  public var bounce = Bounce.automatic
}

/// The insets that the content insets of a section are added to.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration.
  case automatic
  case none, safeArea, layoutMargins, readableContent
}

/// A function that is called whenever the items of a section scroll, and that may change them.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// The layout of a section: a group that is repeated for the section's items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The configuration of a list; nil for other sections.
  var list: UICollectionLayoutListConfiguration?
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var interGroupSpacing: CGFloat = 0
  /// How the groups scroll across the layout's scroll axis; `none` lays them out along it.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The insets that headers and footers get, if they follow the content insets.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers are inset like the content.
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called before each layout of the visible items, also while they scroll. The handler may change
  /// the items' transforms, positions and opacity.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) { self.group = group }
}
