import Foundation
import QuartzCore

/// A view that turns touches into control events and sends them to its targets.
@preconcurrency @MainActor
open class UIControl: UIView {
  open var isEnabled: Bool {
    get { has(.enabled) }
    set {
      set(.enabled, newValue) {
        if !newValue { abandonTracking(with: nil) }
      }
    }
  }
  open var isSelected: Bool {
    get { has(.selected) }
    set { set(.selected, newValue) }
  }
  /// Whether a tracked touch is inside the control.
  open var isHighlighted: Bool {
    get { has(.highlighted) }
    set { set(.highlighted, newValue) }
  }

  private enum Flag: UInt8 {
    case enabled = 1
    case selected = 2
    case highlighted = 4

    var key: String { "\(self)" }
  }

  private var flags = Flag.enabled.rawValue

  private func has(_ flag: Flag) -> Bool {
    if PropertyObservers.isReading { noteRead(flag.key) }
    return flags & flag.rawValue != 0
  }

  private func set(_ flag: Flag, _ isOn: Bool, then: () -> Void = {}) {
    changing([flag.key]) {
      guard (flags & flag.rawValue != 0) != isOn else { return }
      flags ^= flag.rawValue
      then()
      stateDidChange()
    }
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open private(set) var isTracking = false
  /// Whether the tracked touch was inside at its last event.
  open private(set) var isTouchInside = false
  private weak var trackedTouch: UITouch?
  var handlers: [ControlHandler] = []
  /// Whether another object reports the control's presses, as a row's swipe actions do.
  var isUntold = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    coder.endObject(self)
  }

  /// Creates a control with an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: For subclasses

  /// Called after the state has changed. A control with a different appearance for each state
  /// overrides this method.
  func stateDidChange() { setNeedsLayout() }

  /// The events sent when a finger lifts inside. A button adds more.
  var pressEvents: Event { .touchUpInside }

  /// Called when a finger lifts inside, before the events are sent.
  func pressed() {}

  /// Whether a tap opens the menu instead of performing the primary action.
  open var showsMenuAsPrimaryAction = false {
    didSet { menuOpener?.primaryActionChanged() }
  }
  /// Whether the control can open a menu.
  open var isContextMenuInteractionEnabled = false
  var menuOpener: MenuOpener?
  @Inert("symbols change at once")
  open var isSymbolAnimationEnabled = false

  /// Returns the point at which a menu opens.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Called when a touch begins. Returns whether to track the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves. Returns whether to continue tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch lifts, or when tracking stops.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Performs the action of a press.
  open func performPrimaryAction() {
    if showsMenuAsPrimaryAction, openMenu() { return }
    sendActions(for: .primaryActionTriggered)
  }

  /// Sends an action to the target's method of this name in `interfaceActions`. Without a target,
  /// the first object in the responder chain that has the method receives it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// The horizontal alignment with leading and trailing resolved to left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    switch contentHorizontalAlignment {
    case .leading: return isLeftToRight ? .left : .right
    case .trailing: return isLeftToRight ? .right : .left
    default: return contentHorizontalAlignment
    }
  }

  @Inert("nothing shows words beside a pointer")
  open var toolTip: String?

  /// Performs the action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil,
      let touch = touches.min(by: { $0.order < $1.order })
    else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = contains(touch, event)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return stop(touch, event) }
    if isTouchInside != wasInside { isHighlighted = isTouchInside }
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside, event)
    case (false, false): send(.touchDragOutside, event)
    case (false, true): send([.touchDragEnter, .touchDragInside], event)
    case (true, false): send([.touchDragExit, .touchDragOutside], event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = contains(touch, event)
    let wasInside = isTouchInside
    stop(touch, event)
    if wasInside, showsMenuAsPrimaryAction, openMenu() { return send(.menuActionTriggered, event) }
    if wasInside { pressed() }
    send(wasInside ? pressEvents : .touchUpOutside, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    abandonTracking(with: event)
  }

  /// The distance around the control, in points, in which a finger that pressed inside still counts
  /// as inside. It is UIKit's value.
  static let slack: CGFloat = 70

  private func contains(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }

  private func stop(_ touch: UITouch, _ event: UIEvent?) {
    release()
    endTracking(touch, with: event)
  }

  private func abandonTracking(with event: UIEvent?) {
    guard trackedTouch != nil else { return }
    release()
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  private func release() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Returns the names of the target's methods for an event, or nil if there are none. A method
  /// added as a function, not by a selector, has no name.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    ownActions(forTarget: target, forControlEvent: controlEvent)
  }
  /// Calls the closure for each handler: with an action, or with a target and its selector. The
  /// selector is empty for a method added as a function.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) { ownEnumerateEventHandlers(iterator) }
  /// The context menu interaction that was added to the control. The control's own `menu` needs
  /// none.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
  /// The tool tip interaction that was added to the control. Nothing shows its text.
  open var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
  /// Adds an action for events. It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    ownAddAction(action, for: controlEvents)
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) { remove(controlEvents) { $0.action?.identifier == actionIdentifier } }
  /// Calls all handlers of any of these events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }
  /// Adds a target with a selector: events call the target's method with the selector's name in
  /// `interfaceActions`. Without a target, the first responder's method is called, or that of the
  /// first object from this control up the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    ownAddTarget(target, action: action, for: controlEvents)
  }
  /// Removes all handlers of the target for these events, or of all targets if `target` is nil.
  open func removeTarget(_ target: AnyObject?, action: Never? = nil, for controlEvents: Event) {
    ownRemoveTarget(target, action: action, for: controlEvents)
  }
  open var allTargets: Set<AnyHashable> {
    Set(handlers.compactMap { $0.target.map { AnyHashable(ObjectIdentifier($0)) } })
  }
  open var allControlEvents: Event { ownAllControlEvents }

  // MARK: What it is asked for

  override var layoutContent: (any LayoutContent)? { self }
  /// The default hugging priorities of the control.
  var usualHugging: LayoutRecord.Priorities { (.defaultLow, .defaultLow) }
  /// The value of the control, for its line in a printed tree.
  var valueWords: [String] { [] }

  /// The sentence that reports a new value; nil uses the standard sentence.
  var changeWords: String? { nil }
}
