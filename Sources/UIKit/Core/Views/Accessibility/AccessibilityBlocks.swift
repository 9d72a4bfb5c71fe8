import Foundation

public typealias AXStringReturnBlock = @MainActor () -> String?
public typealias AXBoolReturnBlock = @MainActor () -> Bool
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
public typealias AXRectReturnBlock = @MainActor () -> CGRect
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
public typealias AXVoidReturnBlock = @MainActor () -> Void
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?

/// The blocks of a responder that return its accessibility properties when they are read. A block
/// has precedence over a value that was set.
struct AccessibilityBlocks {
  enum Name: Hashable {
    case identifier, label, hint, value, language, inputLabels
    case traits, elements, isElement, hidesElements, groupsChildren, isModal
    case frame, path, activationPoint, actions
    case activate, escape, magicTap, increment, decrement
  }

  private struct Block<Value> {
    let call: @MainActor () -> Value
  }

  private var blocks: [Name: Any] = [:]

  func block<Value>(_ name: Name) -> (@MainActor () -> Value)? {
    (blocks[name] as? Block<Value>)?.call
  }

  mutating func set<Value>(_ name: Name, _ block: (@MainActor () -> Value)?) {
    blocks[name] = block.map { Block(call: $0) }
  }
}

extension UIResponder {
  final func answer<Value>(_ name: AccessibilityBlocks.Name, _: Value.Type = Value.self) -> Value? {
    let block: (@MainActor () -> Value)? = accessibilityNotes?.blocks.block(name)
    return block?()
  }

  /// Returns the text of a block; nil without a block and without a text.
  final func text(_ name: AccessibilityBlocks.Name) -> String? {
    answer(name, String?.self) ?? nil
  }

  private func block<Value>(_ name: AccessibilityBlocks.Name) -> (@MainActor () -> Value)? {
    accessibilityNotes?.blocks.block(name)
  }

  private func set<Value>(_ name: AccessibilityBlocks.Name, _ block: (@MainActor () -> Value)?) {
    let notes = accessibilityNotes ?? AccessibilityNotes()
    accessibilityNotes = notes
    notes.blocks.set(name, block)
  }
}

extension UIResponder {
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { block(.identifier) }
    set { set(.identifier, newValue) }
  }
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { block(.label) }
    set { set(.label, newValue) }
  }
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { block(.hint) }
    set { set(.hint, newValue) }
  }
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { block(.value) }
    set { set(.value, newValue) }
  }
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { block(.language) }
    set { set(.language, newValue) }
  }
  public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { block(.inputLabels) }
    set { set(.inputLabels, newValue) }
  }
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { block(.traits) }
    set { set(.traits, newValue) }
  }
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { block(.elements) }
    set { set(.elements, newValue) }
  }
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { block(.isElement) }
    set { set(.isElement, newValue) }
  }
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { block(.hidesElements) }
    set { set(.hidesElements, newValue) }
  }
  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { block(.groupsChildren) }
    set { set(.groupsChildren, newValue) }
  }
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { block(.isModal) }
    set { set(.isModal, newValue) }
  }
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { block(.frame) }
    set { set(.frame, newValue) }
  }
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { block(.path) }
    set { set(.path, newValue) }
  }
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { block(.activationPoint) }
    set { set(.activationPoint, newValue) }
  }
  public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { block(.actions) }
    set { set(.actions, newValue) }
  }
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { block(.activate) }
    set { set(.activate, newValue) }
  }
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { block(.escape) }
    set { set(.escape, newValue) }
  }
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { block(.magicTap) }
    set { set(.magicTap, newValue) }
  }
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { block(.increment) }
    set { set(.increment, newValue) }
  }
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { block(.decrement) }
    set { set(.decrement, newValue) }
  }
}
