import Foundation

/// A view that tells others what a finger does to it.
open class UIControl: UIView {
  private struct Target {
    /// Nil for an action, and once the target is gone.
    weak var target: AnyObject?
    let events: Event
    let action: UIAction?
    let send: (UIControl, UIEvent?) -> Void
  }

  private var targets: [Target] = []
  private weak var tracked: UITouch?
  public private(set) var isTracking = false
  public private(set) var isTouchInside = false

  open var isEnabled = true { didSet { stateDidChange() } }
  open var isSelected = false { didSet { stateDidChange() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// For subclasses that look different then.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Targets

  /// Calls the method of `target`, which is held weakly, with this control.
  ///
  /// Where iOS takes `#selector(tapped(_:))`, this takes the unbound method `Card.tapped`.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { [weak target] control, _ in
      guard let target else { return }
      guard let sender = control as? Sender else {
        preconditionFailure(
          "an action that takes \(Sender.self) was added to a \(type(of: control))")
      }
      action(target)(sender)
    }
  }

  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { [weak target] _, _ in
      if let target { action(target)() }
    }
  }

  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    targets.removeAll { entry in
      entry.action == nil && (target == nil || entry.target === target)
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  /// The action is kept as long as the control.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    targets.append(
      Target(target: nil, events: controlEvents, action: action) { control, _ in
        action.sender = control
        action.handler(action)
      })
  }

  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    targets.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }

  open func sendActions(for controlEvents: Event) {
    send(controlEvents, nil)
  }

  private func add(
    _ target: AnyObject, _ events: Event, _ send: @escaping (UIControl, UIEvent?) -> Void
  ) {
    targets.append(Target(target: target, events: events, action: nil, send: send))
  }

  private func send(_ events: Event, _ event: UIEvent?) {
    targets.removeAll { $0.target == nil && $0.action == nil }
    for target in targets where !target.events.isDisjoint(with: events) {
      target.send(self, event)
    }
  }

  // MARK: Tracking

  /// False ends the tracking.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// A finger that pressed inside is still inside so many points around it.
  static let slack: CGFloat = 70

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.min(by: { $0.order < $1.order }),
      beginTracking(touch, with: event)
    else { return }
    tracked = touch
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else {
      stop()
      return
    }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    isTouchInside = isInside(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    stop()
    send(isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stop()
    send(.touchCancel, event)
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }

  private func stop() {
    tracked = nil
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
  }
}
