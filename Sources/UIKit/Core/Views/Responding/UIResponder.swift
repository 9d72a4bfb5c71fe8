import Foundation

/// An object that may handle an event, and knows the next object that gets the event if it does
/// not.
@preconcurrency @MainActor
open class UIResponder: NSObject, InterfaceActions, InterfaceOutlets, AssociationOwner,
  UIResponderStandardEditActions
{
  package nonisolated(unsafe) final var associations: Associations?

  public override init() { super.init() }

  open override nonisolated var description: String { ObjectText.of(self) }

  open var next: UIResponder? { nil }

  /// The methods that a storyboard connects to buttons, recognizers and unwind segues, by name.
  open var interfaceActions: [InterfaceAction] { [] }

  /// The properties that a storyboard sets, by name. Those marked `@Outlet` are found without
  /// this.
  open var interfaceOutlets: [InterfaceOutlet] { [] }

  /// The properties of an application's view that its `appearance()` sets.
  open var appearanceProperties: [AppearanceProperty] { [] }

  // MARK: First responder

  static weak var first: UIResponder?

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { Self.first === self }

  /// Becomes the first responder, if it may and the previous one resigns.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    return InputArea.holding {
      guard UIResponder.first?.resignFirstResponder() ?? true else { return false }
      UIResponder.first = self
      return true
    }
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { InputArea.holding { UIResponder.first = nil } }
    return true
  }

  /// Makes the first responder within a view resign, whether it agrees or not. Called when the
  /// view leaves its window.
  static func leave(_ view: UIView) {
    InputArea.left(with: view)
    let shown = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
    guard let first, let shown, shown.isDescendant(of: view) else { return }
    first.resignFirstResponder()
    if self.first === first { InputArea.holding { self.first = nil } }
  }

  open func responds(to aSelector: Selector!) -> Bool { answers(to: aSelector) }

  /// Called when a storyboard has created the object and set its properties.
  open func awakeFromNib() {}

  /// Called when a storyboard has decoded the object. The view that a view returns here takes its
  /// place; other objects cannot be replaced.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Returns whether this responder itself handles the action now. By default it handles the
  /// actions that it lists in `interfaceActions`, and pasting if `pasteConfiguration` accepts the
  /// items. A responder with a method for another command of editing overrides this.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if interfaceAction(named: action.description) != nil { return true }
    return action == "paste:" && pasteConfiguration != nil
      && canPaste(UIPasteboard.general.itemProviders)
  }

  /// The keys that call methods while this responder, or one before it in the chain, is the first
  /// responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      event?.isLeftOver = true
      return
    }
    next.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Returns the first responder in the chain from here that handles the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The view at the bottom of the window while this object is the first responder.
  open var inputView: UIView? { nil }
  /// The view above `inputView`. That of the next responder that has one is shown.
  open var inputAccessoryView: UIView? { nil }
  /// Shows the current input views of the first responder.
  open func reloadInputViews() { if isFirstResponder { InputArea.update() } }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    inert("nobody shakes the device")
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    inert("nobody shakes the device")
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    inert("nobody shakes the device")
    next?.motionCancelled(motion, with: event)
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    inert("touches are reported as they are, none is refined")
  }

  // MARK: Commands of editing

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  /// Pastes the items of the general pasteboard if `pasteConfiguration` accepts them.
  open func paste(_ sender: Any?) {
    let items = UIPasteboard.general.itemProviders
    if canPaste(items) { paste(itemProviders: items) }
  }
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func findNext(_ sender: Any?) {}
  open func findPrevious(_ sender: Any?) {}
  open func useSelectionForFind(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}

  /// Called with changes of properties that this object observes by name
  /// (`addObserver(_:forKeyPath:…)`).
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: For those who do not see or touch

  /// The accessibility properties; nil if none was set.
  final var accessibilityNotes: AccessibilityNotes?

  /// A name for tests, printed in the tree.
  open var accessibilityIdentifier: String? {
    get { text(.identifier) ?? says.identifier }
    set { says.identifier = newValue }
  }
  /// A name for assistive technologies, printed in the tree.
  open var accessibilityLabel: String? {
    get { text(.label) ?? says.label ?? spoken?.label }
    set { says.label = newValue }
  }
  open var accessibilityHint: String? {
    get { text(.hint) ?? says.hint ?? spoken?.hint }
    set { says.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { text(.value) ?? says.value ?? spoken?.value }
    set { says.value = newValue }
  }
  /// The language in which the element is to be read.
  open var accessibilityLanguage: String? {
    get { text(.language) ?? says.language }
    set { says.language = inert("the reader has one voice", is: newValue) }
  }
  /// The names by which a user may call the element by voice.
  open var accessibilityUserInputLabels: [String]! {
    get {
      answer(.inputLabels, [Any]?.self)?.map { $0.compactMap { $0 as? String } }
        ?? says.inputLabels ?? []
    }
    set { says.inputLabels = inert("nothing listens to a voice", is: newValue) }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { answer(.traits) ?? says.traits ?? spoken?.traits ?? .none }
    set { says.traits = newValue }
  }
  open var accessibilityElements: [Any]? {
    get {
      (answer(.elements, [Any]?.self) ?? nil) ?? says.elements
        ?? (self as? any HoldsSpokenParts)?.currentParts
    }
    set { says.elements = newValue }
  }
  open var isAccessibilityElement: Bool {
    get { answer(.isElement) ?? says.isElement ?? spoken?.isElement ?? false }
    set { says.isElement = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { answer(.hidesElements) ?? says.hidesElements }
    set { says.hidesElements = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { answer(.groupsChildren) ?? says.groupsChildren }
    set { says.groupsChildren = newValue }
  }
  open var accessibilityIgnoresInvertColors: Bool {
    get { says.ignoresInvertColors }
    set { says.ignoresInvertColors = inert("colors are never inverted", is: newValue) }
  }
  open var accessibilityViewIsModal: Bool {
    get { answer(.isModal) ?? says.isModal }
    set { says.isModal = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { says.navigationStyle }
    set { says.navigationStyle = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      (answer(.actions, [UIAccessibilityCustomAction]?.self) ?? nil) ?? says.custom.actions
        ?? (self as? any OffersActions)?.offeredActions
    }
    set { says.custom.actions = newValue }
  }
  /// The lists of elements through which a reader can go from this element.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { says.custom.rotors }
    set { says.custom.rotors = newValue }
  }
  open var showsLargeContentViewer: Bool {
    get { says.showsLargeContent }
    set {
      says.showsLargeContent = inert("nothing is shown larger while it is pressed", is: newValue)
    }
  }
  /// The frame for assistive technologies, in the screen's coordinates.
  open var accessibilityFrame: CGRect {
    get { answer(.frame) ?? says.frame ?? frameOnScreen }
    set { says.frame = newValue }
  }
  /// The outline for assistive technologies, in the screen's coordinates; nil for the frame.
  open var accessibilityPath: UIBezierPath? {
    get { (answer(.path, UIBezierPath?.self) ?? nil) ?? says.path }
    set { says.path = newValue }
  }
  /// The point that assistive technologies touch. The default is the middle of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get { answer(.activationPoint) ?? says.activationPoint ?? accessibilityFrame.middle }
    set { says.activationPoint = newValue }
  }
  /// Called by assistive technologies to activate the element. Returns whether that did something;
  /// otherwise the screen reader touches the activation point.
  open func accessibilityActivate() -> Bool {
    answer(.activate) ?? (self as? any ActivatedByReader)?.activateForReader() ?? false
  }
  /// Goes back or closes the element, as the Escape key does. Returns whether that did something.
  open func accessibilityPerformEscape() -> Bool {
    answer(.escape) ?? (self as? any ClosedByEscape)?.closeByEscape() ?? false
  }
  open func accessibilityPerformMagicTap() -> Bool { answer(.magicTap) ?? false }
  open func accessibilityIncrement() {
    answer(.increment, Void.self) ?? (self as? any AdjustedByReader)?.adjust(by: 1)
  }
  open func accessibilityDecrement() {
    answer(.decrement, Void.self) ?? (self as? any AdjustedByReader)?.adjust(by: -1)
  }
  /// Scrolls the content by a page. Returns whether it could be scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    (self as? any ScrolledByReader)?.scrollForReader(direction) ?? false
  }
  /// Called when the screen reader arrives at the element, and when it leaves it.
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { ScreenReader.current?.focus === self }

  /// Returns the number of elements that this one contains.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the place of an element among those that this one contains; `NSNotFound` for others.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: Archives

  /// Called to write the object into an archive.
  open func encode(with coder: NSCoder) { inert("views are not archived") }

  // MARK: Undoing, activities, pasting, menus

  /// The undo manager of the next responder; at the end of the chain, the window's.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The user's activity. UIKit does not report it here.
  open var userActivity: NSUserActivity?
  /// Called before the activity is passed on, to bring it up to date.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to continue an earlier activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The types that can be pasted; nil for none.
  open var pasteConfiguration: UIPasteConfiguration?
  /// Called by `paste(_:)` with the items of the general pasteboard, and with dropped items.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns whether all items have a type that the paste configuration accepts.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let kinds = pasteConfiguration?.acceptableTypeIdentifiers, !itemProviders.isEmpty else {
      return false
    }
    return itemProviders.allSatisfy { item in
      kinds.contains { item.hasItemConformingToTypeIdentifier($0) }
    }
  }

  open func buildMenu(with builder: any UIMenuBuilder) { inert("there is no menu bar") }
  open func validate(_ command: UICommand) { inert("there is no menu bar") }
  open func remoteControlReceived(with event: UIEvent?) {
    inert("there are no headphones with buttons")
  }
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { inert("nothing edits by a menu or by fingers") }
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration {
    inert("nothing edits by a menu or by fingers", is: .default)
  }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var textInputMode: UITextInputMode? {
    inert("there is one language of the keyboard", is: nil)
  }
  open var textInputContextIdentifier: String? {
    inert("there is one language of the keyboard", is: nil)
  }
  open var inputAssistantItem: UITextInputAssistantItem {
    let item = keptAssistant ?? UITextInputAssistantItem()
    keptAssistant = item
    return item
  }
  private var keptAssistant: UITextInputAssistantItem?

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension InterfaceActions {
  func interfaceAction(named name: String) -> InterfaceAction? {
    interfaceActions.first { $0.name == name } ?? OwnActions.named(name, of: self)
  }

  /// Calls the action. The program ends if there is no such action: on iOS the selector would be
  /// unrecognized.
  func call(_ action: Selector, sender: Any?, event: UIEvent? = nil) {
    guard let method = interfaceAction(named: action.description) else {
      Misuse.stop("\(type(of: self)) has no action \(action): list it in its interfaceActions")
    }
    method.call(self, sender, event)
  }
}
