import Foundation

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
