import Foundation
import PantographGestures
import QuartzCore

/// An object that recognizes one kind of movement in the touches of a view and its subviews.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationOwner {
  @exclusivity(unchecked) package nonisolated(unsafe) final var associations: Associations?

  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed

    public static let recognized = State.ended

    var isActive: Bool { self == .began || self == .changed }
    /// Whether the gesture is recognized. It then excludes others until its event is over.
    var hasRecognized: Bool { isActive || self == .ended }
    var isTerminal: Bool { rawValue >= State.ended.rawValue }
  }

  @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)?
  open func responds(to aSelector: Selector!) -> Bool { answers(to: aSelector) }

  /// The view that the recognizer was added to.
  open var view: UIView? { ownView }
  final var ownView: UIView? {
    get { viewReference?.view }
    set { viewReference = newValue?.reference }
  }
  @exclusivity(unchecked) private final var viewReference: ViewReference?
  /// The recognizer's name in traces and errors; nil means the name of its type.
  @exclusivity(unchecked) open var name: String?
  /// Whether the view's touches are cancelled on recognition. The view then receives none of them
  /// any more.
  @exclusivity(unchecked) open var cancelsTouchesInView = true
  /// Whether the view receives touches only once this recognizer has failed.
  @exclusivity(unchecked) open var delaysTouchesBegan = false
  /// Whether the view receives the lift only once this recognizer has failed.
  @exclusivity(unchecked) open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.allCases.map {
    NSNumber(value: $0.rawValue)
  }
  @exclusivity(unchecked) open var requiresExclusiveTouchType = true
  /// The raw values of all types of `UIPress.PressType`, as on iOS.
  @Inert("keys go to responders, not to recognizers")
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6].map { NSNumber(value: $0) }
  /// The pointer buttons that are held.
  @exclusivity(unchecked) open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// Whether the recognizer receives touches. Setting this to false cancels a gesture in progress.
  open var isEnabled: Bool {
    get {
      noteRead("enabled")
      return isTurnedOn
    }
    set {
      changing(["enabled"]) {
        isTurnedOn = newValue
        if !newValue { abandon(.disabled) }
      }
    }
  }
  @exclusivity(unchecked) private var isTurnedOn = true

  @exclusivity(unchecked) var attempt = GestureAttempt()
  /// The recognizers that must fail before this one recognizes.
  @exclusivity(unchecked) var failureRequirements: [WeakReference<UIGestureRecognizer>] = []
  @exclusivity(unchecked) var targets: [GestureTarget] = []
  /// The location in the window when the last touch left.
  @exclusivity(unchecked) var lastLocation = CGPoint.zero
  /// The state that belongs to the action being sent. The gesture may have changed since.
  @exclusivity(unchecked) var toldState: State?
  /// Whether UIKit added the recognizer to a view on its own. It then receives an event after the
  /// recognizers that an application added to the same view.
  @exclusivity(unchecked) final var yieldsToOthers = false
  /// Called with the reason when an attempt fails.
  @exclusivity(unchecked) var didFail: ((StepCause) -> Void)?
  /// Whether the recognizer receives an event, with the event's serial number.
  @exclusivity(unchecked) var eventAnswer: (serial: Int, isAccepted: Bool)?
  /// The tracker's reason for the current step.
  @exclusivity(unchecked) var stepReason: GestureReason?

  /// Creates a recognizer that calls the target's method with the selector's name, listed in its
  /// `interfaceActions`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer with default settings; nothing is read from `coder`.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  open override nonisolated var description: String {
    ObjectText.of(self) {
      let place = view.map { " on \(type(of: $0))" } ?? ""
      return "\(type(of: self))\(name.map { " “\($0)”" } ?? "") \(state)\(place)"
    }
  }

  var arbiter: GestureArbiter? { attempt.place?.arbiter ?? view?.window?.arbiter }

  /// Whether the gesture has begun, or will begin once the recognizers that it waits for have
  /// failed.
  var hasBegun: Bool { attempt.state.isActive || attempt.pendingState == .began }

  /// Whether the touch takes part in the recognizer's attempt.
  func has(_ touch: UITouch) -> Bool {
    for index in attempt.allTouches.indices where attempt.allTouches[index] === touch {
      return true
    }
    return false
  }

  /// Whether the recognizer receives touches of fingers.
  var takesTouches: Bool { true }

  /// Returns this recognizer's touches that are in `phase` in `event`.
  func touchSet(in phase: UITouch.Phase, of event: UIEvent) -> Set<UITouch> {
    if event.isAbout(attempt.touches, in: phase) { return event.ownTouches }
    let touches = attempt.touches
    var cache = attempt.touchCache
    attempt.touchCache.removeAll()
    defer { attempt.touchCache = cache }
    return cache.set(count: touches.count) { index in
      let touch = touches[index]
      return touch.ownPhase == phase && touch.eventSerial == event.serial ? touch : nil
    }
  }

  /// The state, which subclasses assign. Only legal steps are taken. The delegate and other
  /// recognizers may turn a step into a failure, so read the state after assigning it.
  open var state: State {
    get {
      noteRead("state")
      return ownState
    }
    set { step(to: newValue) }
  }
  final var ownState: State { toldState ?? attempt.state }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = attempt.state.isActive ? .cancelled : .failed
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    inert("keys go to responders, not to recognizers")
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    inert("keys go to responders, not to recognizers")
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    inert("keys go to responders, not to recognizers")
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    inert("keys go to responders, not to recognizers")
  }

  /// The modifier keys held when the gesture last changed: always none, as no keyboard is read.
  open var modifierFlags: UIKeyModifierFlags { [] }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    inert("touches are reported as they are, none is refined")
  }

  /// Called when an attempt is over, however it ended. The state is `possible` again.
  open func reset() {}

  /// Called when the attempt's `deadline` has come.
  func deadlineReached(at time: TimeInterval) {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    inert("keys go to responders, not to recognizers")
  }

  /// Stops tracking the touch, without cancelling it in its view. An attempt without any touches
  /// fails.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    if attempt.touches.count == 1 { lastLocation = location(in: nil) }
    attempt.remove(touch)
    touch.gestureRecognizers?.removeAll { $0 === self }
    if attempt.allTouches.isEmpty, attempt.state == .possible { state = .failed }
  }

  // MARK: Where

  open var numberOfTouches: Int { attempt.touches.count }

  /// Returns the center of the touches; in the window's coordinates for nil.
  open func location(in view: UIView?) -> CGPoint {
    let touches = attempt.touches
    guard !touches.isEmpty else { return convertFromWindow(lastLocation, to: view) }
    var isAnyDown = false
    for touch in touches where touch.ownPhase.isDown { isAnyDown = true }
    var sum = CGPoint.zero
    var count: CGFloat = 0
    for touch in touches where touch.ownPhase.isDown == isAnyDown {
      count += 1
      sum.x += touch.position.x
      sum.y += touch.position.y
    }
    return convertFromWindow(CGPoint(x: sum.x / count, y: sum.y / count), to: view)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    if !attempt.touches.indices.contains(touchIndex) {
      Misuse.stop("touch \(touchIndex) was asked for, but \(title) has \(attempt.touches.count)")
    }
    return attempt.touches[touchIndex].location(in: view)
  }

  func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// Makes this recognizer wait until the other one has failed. Requirements in a circle could
  /// never be met and are an error.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    ownRequire(toFail: otherGestureRecognizer)
  }
  /// Removes all actions of this target. Nil removes all actions of all targets, closures too.
  open func removeTarget(_ target: AnyObject?, action: Never? = nil) {
    ownRemoveTarget(target, action: action)
  }
  /// Calls the target's method with the selector's name in its `interfaceActions`.
  open func addTarget(_ target: Any, action: Selector) { ownAddTarget(target, named: action) }
  /// Removes the target's action with the selector's name. Nil means all targets, or all names.
  @_disfavoredOverload
  open func removeTarget(_ target: Any?, action: Selector?) {
    ownRemoveTarget(target, named: action)
  }
}

/// A reference that does not retain its object.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
