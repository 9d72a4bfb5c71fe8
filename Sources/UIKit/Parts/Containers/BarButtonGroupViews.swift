import Foundation

/// The views of a button group in a bar: its items, or its representative item.
@MainActor
final class BarButtonGroupViews {
  private let group: UIBarButtonItemGroup
  private let items: [UIView]
  private let representative: UIView?
  /// Whether the group is only in the overflow menu.
  var isAway = false { didSet { update() } }

  init(_ group: UIBarButtonItemGroup, _ makeView: (UIBarButtonItem) -> UIView) {
    self.group = group
    items = group.shownItems.map(makeView)
    if let item = group.representativeItem, !items.isEmpty {
      item.representedGroup = group
      representative = makeView(item)
    } else {
      representative = nil
    }
    update()
  }

  /// Whether the representative item replaces the others.
  private var isCollapsed = false {
    didSet {
      group.isDisplayingRepresentativeItem = isCollapsed
      update()
    }
  }

  private func update() {
    for view in items { view.isHidden = isCollapsed || isAway }
    representative?.isHidden = !isCollapsed || isAway
  }

  var all: [UIView] { items + (representative.map { [$0] } ?? []) }
  var menuElements: [UIMenuElement] { group.menuElements }

  /// The visible views of the group, from the leading side.
  var shown: [UIView] {
    if isAway { return [] }
    return isCollapsed ? [representative].compactMap { $0 } : items
  }

  func expand() { if isCollapsed { isCollapsed = false } }

  /// Replaces the items by the representative item. Returns false if that saves no room.
  func collapse() -> Bool {
    guard representative != nil, !isCollapsed, items.count > 1 else { return false }
    isCollapsed = true
    return true
  }

  /// Collapses groups, starting with the last one, until the visible views fit.
  static func fit(_ groups: [BarButtonGroupViews], _ hasRoom: () -> Bool) {
    for group in groups { group.expand() }
    for group in groups.reversed() {
      if hasRoom() { return }
      _ = group.collapse()
    }
  }
}
