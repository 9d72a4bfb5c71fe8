import Foundation

/// A small view before or after the content of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The states of a cell in which an accessory is displayed.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case label, detail, popUpMenu
    case customView(UIView)
  }

  /// The width that a cell reserves for an accessory, in which the accessory is centered.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory itself.
    case actual
    /// The width that is common to all accessories of the list.
    case standard
    case custom(CGFloat)
  }

  /// The side of the cell on which a custom accessory stands, and its position among the others.
  public enum Placement {
    /// A function from the accessories that stand on the same side to the index of the new one.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns a position before the first accessory of the type.
    public static func position(before accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessoryType } ?? accessories.count
      }
    }

    /// Returns a position after the last accessory of the type.
    public static func position(after accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 }
          ?? accessories.count
      }
    }
  }

  public typealias ActionHandler = @MainActor () -> Void
  /// A function that is called with the menu after the user has chosen one of its elements.
  public typealias MenuSelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void
  typealias MenuHandler = MenuSelectedElementDidChangeHandler

  /// The parts of an accessory that only accessories of its type have.
  enum Content {
    case symbol(background: UIColor?)
    case button(background: UIColor?, ActionHandler?)
    case outline(OutlineDisclosureOptions.Style, ActionHandler?)
    case reorder(showsLine: Bool)
    case label(String, LabelOptions)
    case menu(UIMenu, MenuHandler?)
    case custom(CustomViewConfiguration)
  }

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let content: Content
  let isHidden: Bool
  let reservedLayoutWidth: LayoutDimension
  let tintColor: UIColor?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ content: Content, isHidden: Bool,
    _ width: LayoutDimension, _ tintColor: UIColor?
  ) {
    accessoryType = type
    self.displayed = displayed
    self.content = content
    self.isHidden = isHidden
    reservedLayoutWidth = width
    self.tintColor = tintColor
  }

  // MARK: Making them

  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, .symbol(background: nil), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a chevron that expands and collapses the item. Without a handler, the section snapshot
  /// of the item expands or collapses it.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed, .outline(options.style, actionHandler),
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, .symbol(background: nil), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a control that, without a handler, shows the trailing swipe actions of the cell.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed, .button(background: options.backgroundColor, actionHandler),
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed, .button(background: options.backgroundColor, actionHandler),
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns the control by which a finger moves the cell to another place.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, .reorder(showsLine: options.showsVerticalSeparator),
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a circle that is filled while the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, .symbol(background: options.backgroundColor),
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, .label(text, options), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a button with the letter i in a circle.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed, .button(background: nil, actionHandler), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a button with the chosen element of a menu. The menu opens at a tap.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .popUpMenu, displayed, .menu(menu, selectedElementDidChangeHandler),
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return UICellAccessory(
      .customView(configuration.customView), displayed, .custom(configuration),
      isHidden: configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
  }

  // MARK: Places

  /// Whether the accessory stands before the content.
  var isLeading: Bool {
    switch accessoryType {
    case .delete, .insert, .multiselect: true
    case .disclosureIndicator, .outlineDisclosure, .checkmark, .reorder, .label, .detail,
      .popUpMenu:
      false
    case .customView:
      if case .custom(let configuration) = content, case .leading = configuration.placement {
        true
      } else {
        false
      }
    }
  }

  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Returns the accessories of one side, from left to right where text runs to the right. Custom
  /// views are inserted at their positions among the others.
  static func ordered(
    _ all: [UICellAccessory], isLeading: Bool, isEditing: Bool
  ) -> [UICellAccessory] {
    let side = all.filter { $0.isLeading == isLeading && $0.isDisplayed(whileEditing: isEditing) }
    var ordered: [UICellAccessory] = []
    var custom: [CustomViewConfiguration] = []
    for accessory in side {
      guard case .custom(let configuration) = accessory.content else {
        ordered.append(accessory)
        continue
      }
      custom.append(configuration)
    }
    for configuration in custom {
      let index =
        switch configuration.placement {
        case .leading(_, let position), .trailing(_, let position): position(ordered)
        }
      ordered.insert(
        .customView(configuration: configuration), at: min(max(index, 0), ordered.count))
    }
    return ordered
  }
}
