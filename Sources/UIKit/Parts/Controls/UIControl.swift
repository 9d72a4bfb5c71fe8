import Foundation
import QuartzCore

/// A view that turns touches into control events, and tells its targets of them.
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
  /// True while a tracked touch is inside.
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

  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  open private(set) var isTracking = false
  /// Whether the tracked touch was inside when it was last heard of.
  open private(set) var isTouchInside = false
  private weak var trackedTouch: UITouch?
  var handlers: [ControlHandler] = []
  /// Whether what it is for is told by something else, such as the list of its tabs.
  var isUntold = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    coder.endObject(self)
  }

  /// The action is sent for `primaryActionTriggered`.
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

  /// Called when the state changed; a control that looks different then overrides it.
  func stateDidChange() { setNeedsLayout() }

  /// The events of a finger that is lifted inside; a button has more.
  var pressEvents: Event { .touchUpInside }

  /// Called when a finger is lifted inside, before anybody is told.
  func pressed() {}

  /// Whether a tap opens the menu in the place of what it does.
  open var showsMenuAsPrimaryAction = false
  /// Whether there is a menu to open.
  open var isContextMenuInteractionEnabled = false
  var menuOpener: MenuOpener?
  @Inert("symbols change at once")
  open var isSymbolAnimationEnabled = false

  /// The point that a menu opens at.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Says whether the touch is to be followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Says whether the touch is to be followed further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch was lifted, or is followed no further.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Does what a press does.
  open func performPrimaryAction() {
    if showsMenuAsPrimaryAction, openMenu() { return }
    sendActions(for: .primaryActionTriggered)
  }

  /// Has the target do the action of its `interfaceActions`; without one, whoever comes first.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Where leading and trailing are on the left and right.
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

  /// A finger that pressed inside is still inside so many points around it, as UIKit's are.
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

  /// The names of the methods that the target is told of such an event by; nil for none. A method that was
  /// added as itself, and not by a selector, has no name.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    ownActions(forTarget: target, forControlEvent: controlEvent)
  }
  /// Calls the body with whatever is told of events: an action, or a target with its method, which is empty
  /// for one that was added as itself.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) { ownEnumerateEventHandlers(iterator) }
  /// The one that was added to it; a control's own menu opens without one.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
  /// The one that was added to it. Nothing shows its words.
  open var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
  /// An action of the same identifier that was there for these events is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    ownAddAction(action, for: controlEvents)
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) { remove(controlEvents) { $0.action?.identifier == actionIdentifier } }
  /// Tells all who want to hear of any of these events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }
  /// With a selector the target's method of that name in its `interfaceActions` is called; without a
  /// target that of the first responder, or of the first one from this control up that has it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    ownAddTarget(target, action: action, for: controlEvents)
  }
  /// Every method of the target, or of all targets for nil, hears no more of these events.
  open func removeTarget(_ target: AnyObject?, action: Never? = nil, for controlEvents: Event) {
    ownRemoveTarget(target, action: action, for: controlEvents)
  }
  open var allTargets: Set<AnyHashable> {
    Set(handlers.compactMap { $0.target.map { AnyHashable(ObjectIdentifier($0)) } })
  }
  open var allControlEvents: Event { ownAllControlEvents }

  // MARK: What it is asked for

  override var layoutContent: (any LayoutContent)? { self }
  /// How strongly it resists growing where nobody has set that.
  var usualHugging: LayoutRecord.Priorities { (.defaultLow, .defaultLow) }
  /// Its value, for its line in a printed tree.
  var valueWords: [String] { [] }

  /// A sentence for a report of another value; nil for the usual one.
  var changeWords: String? { nil }
}
