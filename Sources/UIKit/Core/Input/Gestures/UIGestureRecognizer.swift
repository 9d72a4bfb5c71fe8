import Foundation
import PantographGestures
import QuartzCore

/// Watches the touches of a view and the views below it for one kind of movement, and says so.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationOwner {
  package nonisolated(unsafe) final var associations: Associations?

  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed

    public static let recognized = State.ended

    var isActive: Bool { self == .began || self == .changed }
    /// It counts against others until its event is over.
    var hasRecognized: Bool { isActive || self == .ended }
    var isTerminal: Bool { rawValue >= State.ended.rawValue }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open func responds(to aSelector: Selector!) -> Bool { answers(to: aSelector) }

  /// The view that it was added to.
  open var view: UIView? { ownView }
  final weak var ownView: UIView?
  /// Names the recognizer in traces and errors; without one its type does.
  open var name: String?
  /// On recognition the view's touches are cancelled and it gets none of them any more.
  @exclusivity(unchecked) open var cancelsTouchesInView = true
  /// The view hears of touches only once this recognizer has failed.
  open var delaysTouchesBegan = false
  /// The view hears of the lift only once this recognizer has failed.
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.allCases.map {
    NSNumber(value: $0.rawValue)
  }
  open var requiresExclusiveTouchType = true
  @Inert("keys go to responders, not to recognizers")
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6].map { NSNumber(value: $0) }
  /// Pointer buttons that are held.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// Turning it off in mid-gesture cancels the gesture.
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
  private var isTurnedOn = true

  @exclusivity(unchecked) var attempt = GestureAttempt()
  /// Told to wait until these have failed.
  var failureRequirements: [WeakReference<UIGestureRecognizer>] = []
  @exclusivity(unchecked) var targets: [GestureTarget] = []
  /// Location in the window when the last touch left.
  var lastLocation = CGPoint.zero
  /// What an action that is being sent is about; the gesture may have gone on since.
  @exclusivity(unchecked) var toldState: State?
  /// Hears why an attempt failed.
  var didFail: ((StepCause) -> Void)?
  /// What the answer was for the event that told it.
  var eventAnswer: (serial: Int, isAccepted: Bool)?
  /// Reason of the tracker's current step.
  @exclusivity(unchecked) var stepReason: GestureReason?

  /// With a selector the target's method of that name in its `interfaceActions` is called.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Nothing is read from it: the recognizer is as a new one.
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

  /// Whether it has begun, or will have once those have failed that it waits for.
  var hasBegun: Bool { attempt.state.isActive || attempt.pendingState == .began }

  /// Whether the touch takes part in its attempt.
  func has(_ touch: UITouch) -> Bool {
    for index in attempt.allTouches.indices where attempt.allTouches[index] === touch {
      return true
    }
    return false
  }

  /// Whether fingers concern it.
  var takesTouches: Bool { true }

  /// Its touches that the event brings in that phase.
  func touchSet(in phase: UITouch.Phase, of event: UIEvent) -> Set<UITouch> {
    if let all = event.allTouches, event.isAbout(attempt.touches, in: phase) { return all }
    let touches = attempt.touches
    var cache = attempt.touchCache
    attempt.touchCache.removeAll()
    defer { attempt.touchCache = cache }
    return cache.set(count: touches.count) { index in
      let touch = touches[index]
      return touch.phase == phase && touch.eventSerial == event.serial ? touch : nil
    }
  }

  /// Subclasses assign it; only legal steps are taken, and the answer of the delegate and of other
  /// recognizers may turn a step into a failure. Read it after assigning.
  open var state: State {
    get {
      noteRead("state")
      return toldState ?? attempt.state
    }
    set { step(to: newValue) }
  }

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

  /// The keys that were held when the gesture last changed: none, as no keyboard is read.
  open var modifierFlags: UIKeyModifierFlags { [] }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    inert("touches are reported as they are, none is refined")
  }

  /// Called when an attempt is over, however it ended. The state is `possible` again.
  open func reset() {}

  /// Called when `deadline` has come.
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

  /// The touch is neither tracked any more nor cancelled in its view. An attempt that has no touches
  /// left has failed.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    if attempt.touches.count == 1 { lastLocation = location(in: nil) }
    attempt.remove(touch)
    touch.gestureRecognizers?.removeAll { $0 === self }
    if attempt.allTouches.isEmpty, attempt.state == .possible { state = .failed }
  }

  // MARK: Where

  open var numberOfTouches: Int { attempt.touches.count }

  /// The middle of the touches; in the window's coordinates for no view.
  open func location(in view: UIView?) -> CGPoint {
    let touches = attempt.touches
    guard !touches.isEmpty else { return convertFromWindow(lastLocation, to: view) }
    var isAnyDown = false
    for touch in touches where touch.phase.isDown { isAnyDown = true }
    var sum = CGPoint.zero
    var count: CGFloat = 0
    for touch in touches where touch.phase.isDown == isAnyDown {
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

  /// Waits with its own recognition until the other has failed. Requirements in a circle could
  /// never be met and are an error.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    ownRequire(toFail: otherGestureRecognizer)
  }
  /// Removes every action of this target; all actions of all targets, closures too, for nil.
  open func removeTarget(_ target: AnyObject?, action: Never? = nil) {
    ownRemoveTarget(target, action: action)
  }
  /// Calls the target's method of that name in its `interfaceActions`.
  open func addTarget(_ target: Any, action: Selector) { ownAddTarget(target, named: action) }
  /// Removes what was added by the name.
  @_disfavoredOverload
  open func removeTarget(_ target: Any?, action: Selector?) {
    ownRemoveTarget(target, named: action)
  }
}

/// A reference that does not keep its object.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
