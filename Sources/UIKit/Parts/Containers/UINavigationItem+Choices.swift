import Foundation

extension UINavigationItem {
  /// When a bar that prefers large titles shows this one large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// What a back button says.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title that it leads to.
    case `default`
    /// A general word.
    case generic
    /// Only the mark.
    case minimal
  }

  /// How title and buttons share the bar.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// The title in the middle.
    case navigator
    /// The title at the leading side, with a way back.
    case browser
    /// The title at the leading side.
    case editor
  }

  /// Where a search bar is.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }

  /// What the back button says that leads to this item, in the item that is on top of it.
  var wordOfBackButton: String {
    switch backButtonDisplayMode {
    case .minimal: ""
    case .generic: Self.generalWord
    case .default: backButtonTitle ?? backBarButtonItem?.title ?? title ?? Self.generalWord
    }
  }

  static let generalWord = "Back"

  /// All groups, for whom the bar changes.
  var groups: [UIBarButtonItemGroup] {
    leadingItemGroups + centerItemGroups + trailingItemGroups
      + (pinnedTrailingGroup.map { [$0] } ?? [])
  }

  /// All buttons that a bar may show.
  var allButtons: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
      + groups.flatMap { $0.barButtonItems + ($0.representativeItem.map { [$0] } ?? []) }
  }

  /// The menu that a tap on the title opens; nil where there is none.
  var titleMenu: UIMenu? { titleMenuProvider?([]) }
}

/// Hears of a new name that was given in a navigation bar. Nothing types here, so that nobody is asked.
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

/// A document that a navigation item stands for.
@preconcurrency @MainActor
public final class UIDocumentProperties: NSObject {
  public let url: URL

  public init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UINavigationItem {
  /// Whether only the search bar is seen of it.
  var isSearchAlone: Bool {
    searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }
}
