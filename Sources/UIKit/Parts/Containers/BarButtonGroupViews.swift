import Foundation

/// The views of a group of buttons in a bar: its items, or the one that stands for them.
@MainActor
final class BarButtonGroupViews {
  private let group: UIBarButtonItemGroup
  private let items: [UIView]
  private let representative: UIView?
  /// Whether it is in the overflow menu alone.
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

  /// Whether the one stands for the others.
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

  /// What is seen of it, from the leading side on.
  var shown: [UIView] {
    if isAway { return [] }
    return isCollapsed ? [representative].compactMap { $0 } : items
  }

  func expand() { if isCollapsed { isCollapsed = false } }

  /// False where that saves nothing.
  func collapse() -> Bool {
    guard representative != nil, !isCollapsed, items.count > 1 else { return false }
    isCollapsed = true
    return true
  }

  /// Collapses groups, the last one first, until what is shown of them has room.
  static func fit(_ groups: [BarButtonGroupViews], _ hasRoom: () -> Bool) {
    for group in groups { group.expand() }
    for group in groups.reversed() {
      if hasRoom() { return }
      _ = group.collapse()
    }
  }
}
