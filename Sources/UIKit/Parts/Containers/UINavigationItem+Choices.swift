import Foundation

extension UINavigationItem {
  /// The condition for a large title in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// The kind of text in a back button.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// Shows the title of the item that the button leads to.
    case `default`
    /// Shows a generic word, “Back”.
    case generic
    /// Shows no text, only the arrow.
    case minimal
  }

  /// The arrangement of title and buttons in the bar.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// Places the title in the middle.
    case navigator
    /// Places the title at the leading side, after the back button and the left items.
    case browser
    /// Places the title like `browser`.
    case editor
  }

  /// The position of a search bar.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }

  /// The text of the back button that leads to this item, shown in the item above it.
  var wordOfBackButton: String {
    switch backButtonDisplayMode {
    case .minimal: ""
    case .generic: Self.generalWord
    case .default: backButtonTitle ?? backBarButtonItem?.title ?? title ?? Self.generalWord
    }
  }

  static let generalWord = "Back"

  /// All groups whose changes update the bar.
  var groups: [UIBarButtonItemGroup] {
    leadingItemGroups + centerItemGroups + trailingItemGroups
      + (pinnedTrailingGroup.map { [$0] } ?? [])
  }

  /// All buttons that a bar may show for the item.
  var allButtons: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
      + groups.flatMap { $0.barButtonItems + ($0.representativeItem.map { [$0] } ?? []) }
  }

  /// The menu that a tap on the title opens; nil for none.
  var titleMenu: UIMenu? { titleMenuProvider?([]) }
}

/// Receives the renaming of a navigation item's title. Its methods are never called, because
/// nothing types into a title here.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String)
    -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { true }
}

/// The document that a navigation item represents.
@preconcurrency @MainActor
public final class UIDocumentProperties: NSObject {
  public let url: URL

  public init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UINavigationItem {
  /// Whether only the search bar of the item is visible.
  var isSearchAlone: Bool {
    searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }
}
