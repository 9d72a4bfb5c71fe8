import Foundation

/// The types that a responder accepts when something is pasted.
@preconcurrency @MainActor
public final class UIPasteConfiguration: NSObject {
  public var acceptableTypeIdentifiers: [String]

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Accepts what objects of the class can be made of.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  public func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }

  public func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

/// A command of a menu that calls a method of the first responder in the chain that handles it.
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

/// A builder of the menus of a menu bar, which does not exist here.
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

/// The support for undo and redo by gestures.
public enum UIEditingInteractionConfiguration: Int, Hashable, Sendable {
  case none = 0
  case `default` = 1
}

/// The language of a keyboard. There is no keyboard.
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
