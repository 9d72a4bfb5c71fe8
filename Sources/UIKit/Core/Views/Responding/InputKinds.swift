import Foundation

/// The kinds of things that a responder takes when somebody pastes.
@preconcurrency @MainActor
public final class UIPasteConfiguration: NSObject {
  public var acceptableTypeIdentifiers: [String]

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  public func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

/// Something that is handed over, by the kinds that it can be had as. No other program hands anything over here.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  private var items: [(type: String, item: Any)] = []
  @Inert("nothing is handed over as a file")
  open var suggestedName: String?

  public override init() { super.init() }

  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    if let item, let typeIdentifier { items.append((typeIdentifier, item)) }
  }

  open var registeredTypeIdentifiers: [String] { items.map(\.type) }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    items.contains { $0.type == typeIdentifier }
  }

  /// Calls the handler at once.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(items.first { $0.type == typeIdentifier }?.item, nil)
  }
}

/// A row of a menu bar that calls a method of a responder. There is no menu bar here: it is a row of menus that the
/// program makes, and does nothing.
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title, nil, image)
  }
}

/// Changes the menus of a menu bar, which is not there.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func remove(menu removedIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
}

/// Whether fingers undo and redo.
public enum UIEditingInteractionConfiguration: Int, Hashable, Sendable {
  case none = 0
  case `default` = 1
}

/// A keyboard of the program's own. There is no keyboard whose place it could take.
open class UIInputViewController: UIViewController {}

/// A keyboard's language. There is no keyboard.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }
  public class var activeInputModes: [UITextInputMode] { [] }
}

/// The buttons above a keyboard.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  @Inert("there is no keyboard on the screen")
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  @Inert("there is no keyboard on the screen")
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  @Inert("there is no keyboard on the screen")
  open var allowsHidingShortcuts = true
}
