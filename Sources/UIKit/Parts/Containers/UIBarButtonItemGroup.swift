import Foundation

/// Buttons of a bar that belong together: they are shown together, or one item stands for them where there
/// is little room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      adoptItems()
      changed()
    }
  }
  /// Shown in the place of the others where there is no room for all; without an action of its own a tap
  /// on it opens a menu of them.
  open var representativeItem: UIBarButtonItem? { didSet { changed() } }
  /// Whether the representative item is seen in the place of the others.
  open internal(set) var isDisplayingRepresentativeItem = false
  open var isHidden = false { didSet { changed() } }
  @Inert("nobody customizes a bar")
  open var alwaysAvailable = true
  @Inert("nobody customizes a bar")
  public private(set) var customizationIdentifier: String?
  /// Whether it is in the bar; false of an optional one that is not there from the start.
  private(set) var isInBar = true
  /// The group in a menu; nil for rows made from the items.
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

  /// A group that stays where it is.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that a user could move on iOS. Nobody moves it here.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.customizationIdentifier = customizationIdentifier
    return group
  }

  /// A group that a user could take away or bring in on iOS. Nobody does so here: it is there when it is in
  /// the default customization.
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

  /// The items that are seen where there is room.
  var shownItems: [UIBarButtonItem] {
    isHidden || !isInBar ? [] : barButtonItems.filter { !$0.isHidden }
  }

  /// What a menu shows in its place.
  var menuElements: [UIMenuElement] {
    if let menuRepresentation { return [menuRepresentation] }
    return shownItems.compactMap { $0.menuElement }
  }
}

extension UIBarButtonItem {
  /// A group of its own with this item alone.
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

  /// The row that a menu shows for it: the one it was given, its menu, or an action that does what a tap does.
  var menuElement: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    if isSpace || customView != nil { return nil }
    if let menu, !hasAction {
      return UIMenu(title: menu.title.isEmpty ? title ?? "" : menu.title, children: menu.children)
    }
    let row = UIAction(title: title ?? primaryAction?.title ?? "", image: image) { [weak self] _ in
      self?.perform()
    }
    if !isEnabled { row.attributes.insert(.disabled) }
    return row
  }
}
