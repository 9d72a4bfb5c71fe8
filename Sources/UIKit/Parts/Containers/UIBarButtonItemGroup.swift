import Foundation

/// Bar buttons that belong together. The bar shows all of them, or a representative item if there
/// is not enough room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      adoptItems()
      changed()
    }
  }
  /// The item that replaces the others if they do not fit. If the item has no action of its own, a
  /// tap on it opens a menu with the others.
  open var representativeItem: UIBarButtonItem? { didSet { changed() } }
  /// Whether the bar shows the representative item instead of the others.
  open internal(set) var isDisplayingRepresentativeItem = false
  open var isHidden = false { didSet { changed() } }
  @Inert("nobody customizes a bar")
  open var alwaysAvailable = true
  @Inert("nobody customizes a bar")
  public private(set) var customizationIdentifier: String?
  /// Whether the group is in the bar. It is false for an optional group that is not in the default
  /// customization.
  private(set) var isInBar = true
  /// The menu element for the group; nil uses one element for each item.
  open var menuRepresentation: UIMenuElement?
  weak var bar: (any BarButtonBar)?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adoptItems()
  }

  public override convenience init() { self.init(barButtonItems: [], representativeItem: nil) }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    barButtonItems = []
    super.init()
    coder.endObject(self)
  }

  /// Creates a group that the user cannot move.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Creates a group that the user could move on iOS. It cannot be moved here.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.customizationIdentifier = customizationIdentifier
    return group
  }

  /// Creates a group that the user could add or remove on iOS. Here the group is in the bar if it
  /// is in the default customization.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = movableGroup(
      customizationIdentifier: customizationIdentifier, representativeItem: representativeItem,
      items: items)
    group._alwaysAvailable.value = false
    group.isInBar = isInDefaultCustomization
    return group
  }

  open override nonisolated var description: String {
    ObjectText.of(self) { "\(type(of: self)) of \(barButtonItems.count)" }
  }

  private func adoptItems() {
    for item in barButtonItems {
      if let other = item.buttonGroup, other !== self {
        other.barButtonItems.removeAll { $0 === item }
      }
      item.buttonGroup = self
    }
  }

  private func changed() { bar?.buttonChanged() }

  /// The items that are visible if there is enough room.
  var shownItems: [UIBarButtonItem] {
    isHidden || !isInBar ? [] : barButtonItems.filter { !$0.isHidden }
  }

  /// The menu elements that replace the group in a menu.
  var menuElements: [UIMenuElement] {
    if let menuRepresentation { return [menuRepresentation] }
    return shownItems.compactMap { $0.menuElement }
  }
}

extension UIBarButtonItem {
  /// Returns a new group with only this item.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  /// The menu element for the item: its `menuRepresentation`, its menu, or an action that performs
  /// the item's own.
  var menuElement: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    if isSpace || customView != nil { return nil }
    if let menu, !hasAction {
      return UIMenu(
        title: menu.title.isEmpty ? shownTitle ?? "" : menu.title, children: menu.children)
    }
    let row = UIAction(title: shownTitle ?? primaryAction?.title ?? "", image: image) {
      [weak self] _ in
      self?.perform()
    }
    if !isEnabled { row.attributes.insert(.disabled) }
    return row
  }
}
