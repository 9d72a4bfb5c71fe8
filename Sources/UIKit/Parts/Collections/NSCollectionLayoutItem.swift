import Foundation

/// A length in a compositional layout: in points, or as a fraction of the containing group or
/// section.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  private enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  private let kind: Kind
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth, fractionalWidth)
  }
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight, fractionalHeight)
  }
  public static func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute, absoluteDimension)
  }
  /// Returns an estimate. The actual length comes from the cell.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated, estimatedDimension)
  }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }

  func length(in room: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * room.width
    case .fractionalHeight: dimension * room.height
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of an item or a group in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

  func size(in room: CGSize) -> CGSize {
    CGSize(
      width: max(widthDimension.length(in: room), 0),
      height: max(heightDimension.length(in: room), 0))
  }
}

/// The spacing between items of a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  /// Whether the spacing takes the remaining room.
  public let isFlexibleSpacing: Bool
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  public static func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(fixedSpacing, isFlexible: false)
  }
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(flexibleSpacing, isFlexible: true)
  }
}

/// The layout of a single cell, which a group repeats.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  @exclusivity(unchecked) open private(set) var layoutSize: NSCollectionLayoutSize
  /// The insets of the cell within its layout size.
  @exclusivity(unchecked) open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the layout size.
  @exclusivity(unchecked) open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views that are attached to the item, such as badges.
  @exclusivity(unchecked) open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// Items or nested groups, side by side or one below the other.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Content {
    case line(ScrollAxis, [NSCollectionLayoutItem], count: Int?)
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  let content: Content
  /// The spacing between neighboring items.
  @exclusivity(unchecked) open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ layoutSize: NSCollectionLayoutSize, _ content: Content) {
    self.content = content
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a horizontal group that repeats the subitems in turn as long as there is room.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal, subitems, count: nil))
  }

  /// Creates a horizontal group with `count` subitems, which share the width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal, [subitem], count: count))
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical, subitems, count: nil))
  }

  /// Creates a vertical group with `count` subitems, which share the height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical, [subitem], count: count))
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, subitem: subitem, count: count) }

  /// Creates a group whose item frames come from `itemProvider`.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }

  open var subitems: [NSCollectionLayoutItem] {
    if case .line(_, let items, _) = content { return items }
    return []
  }
}

/// A function that returns the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ environment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a custom group, with its frame.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
