import Foundation

/// The appearance and the behavior of a list in a collection view.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none
    /// The data source provides a supplementary view of the kind `elementKindSectionHeader`.
    case supplementary
    /// The first item of the section is its header.
    case firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none
    /// The data source provides a supplementary view of the kind `elementKindSectionFooter`.
    case supplementary
  }

  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The padding above each header; nil uses the standard padding.
  public var headerTopPadding: CGFloat?
  public var showsSeparators: Bool
  /// The separators of all items. `itemSeparatorHandler` may change them for each item.
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the list; nil uses the color of the appearance.
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  // MARK: Inside

  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }

  /// The color behind the list.
  var shownBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }

  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// Returns the gap above the section, in points.
  func gapBefore(isFirst: Bool) -> CGFloat {
    switch headerMode {
    case .none: isGrouped ? isFirst ? ListLook.firstGap : ListLook.gap : 0
    case .supplementary, .firstItemInSection:
      headerTopPadding
        ?? (isGrouped
          ? (isFirst ? ListLook.firstGap : ListLook.titledGap) - Self.headerMargin : 0)
    }
  }

  /// The gap below the section, in points.
  var gapAfter: CGFloat { isGrouped && footerMode == .none ? ListLook.gap : 0 }

  /// The margin above the text of `UIListContentConfiguration.groupedHeader()`, in points.
  private static let headerMargin: CGFloat = 11

  /// Returns the role and the decoration of an item.
  ///
  /// - Parameters:
  ///   - path: The index path of the item.
  ///   - count: The number of items in the section.
  func place(of path: IndexPath, count: Int) -> ListPlace {
    var place = ListPlace(appearance: appearance)
    let hasHeader = headerMode == .firstItemInSection
    if hasHeader, path.item == 0 {
      place.role = .header
      return place
    }
    place.isFirst = path.item == (hasHeader ? 1 : 0)
    place.isLast = path.item == count - 1
    guard showsSeparators else { return place }
    var separators = separatorConfiguration
    if let itemSeparatorHandler { separators = itemSeparatorHandler(path, separators) }
    // The line between two cells is the lower line of the upper one.
    if separators.topSeparatorVisibility == .visible {
      place.top = ListPlace.Line(
        color: separators.color, insets: separators.insets(separators.topSeparatorInsets))
    }
    let isBottomVisible =
      switch separators.bottomSeparatorVisibility {
      case .automatic: !(place.isLast && isGrouped)
      case .visible: true
      case .hidden: false
      }
    if isBottomVisible {
      place.bottom = ListPlace.Line(
        color: separators.color, insets: separators.insets(separators.bottomSeparatorInsets))
    }
    return place
  }
}

/// The separator lines of a list's items.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }

  /// The insets that follow the content of each cell.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator {
    didSet { inert("separators between selected rows have the color of all others") }
  }
  public var visualEffect: UIVisualEffect? { didSet { inert("separators have a color alone") } }

  /// Creates the separators of a list with the appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Returns the insets, or nil for automatic ones.
  func insets(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets? {
    insets == Self.automaticInsets ? nil : insets
  }
}
