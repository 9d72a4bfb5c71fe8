import Foundation
import PantographMotion
import PantographObjects

/// A change of a layer's appearance over time. A layer stores a copy, which cannot be changed any
/// more.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  @exclusivity(unchecked) var timing = MediaTiming() {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  /// The animation's pace; nil is a constant pace.
  @exclusivity(unchecked) open var timingFunction: CAMediaTimingFunction? {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  /// The animation's delegate, retained until the animation is removed.
  @exclusivity(unchecked) open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation at its end. The value that `fillMode` would then show
  /// is gone, too.
  @exclusivity(unchecked) open var isRemovedOnCompletion = true {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  /// Whether this is the copy that a layer stores.
  @exclusivity(unchecked) private(set) var isFrozen = false
  @exclusivity(unchecked) private var notes: [String: Any] = [:]

  static let frozenMessage =
    "an animation that was added to a layer cannot be changed: add a changed copy of it"

  public required override init() { super.init() }

  /// Creates a new animation. Nothing is decoded from `coder`.
  public convenience init?(coder: NSCoder) { self.init() }

  open var preferredFrameRateRange: CAFrameRateRange {
    get { notes[Self.rateKey] as? CAFrameRateRange ?? .default }
    set { notes[Self.rateKey] = inert("each frame of the display shows it", is: newValue) }
  }
  private static let rateKey = "preferredFrameRateRange"

  /// Returns the default value of a property.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "duration", "beginTime", "timeOffset", "repeatDuration": 0.0
    case "speed": 1.0
    case "repeatCount": 0.0
    case "autoreverses": false
    case "removedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed.rawValue
    default: nil
    }
  }

  /// Returns false: no animation is archived here.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Returns an animation of the same class with the same values. The copy can be changed.
  open override nonisolated func copy() -> Any {
    MainActor.assumeIsolated { changeableCopy() }
  }

  private func changeableCopy() -> CAAnimation {
    let copy = type(of: self).init()
    copy.takeValues(of: self)
    return copy
  }

  /// Copies the values of `other`. Subclasses add the values of their own properties.
  func takeValues(of other: CAAnimation) {
    timing = other.timing
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    notes = other.notes
  }

  final func frozenCopy() -> CAAnimation {
    let copy = changeableCopy()
    copy.isFrozen = true
    return copy
  }

  /// Returns the value stored with `setValue`, by which a delegate can identify the animation.
  open func value(forKey key: String) -> Any? { notes[key] }

  open func setValue(_ value: Any?, forKey key: String) { notes[key] = value }

  open var beginTime: CFTimeInterval {
    get { ownBeginTime }
    set { ownBeginTime = newValue }
  }
  /// The seconds of one run; 0 uses the duration of the group or transaction.
  open var duration: CFTimeInterval {
    get { ownDuration }
    set { ownDuration = newValue }
  }
  open var speed: Float {
    get { ownSpeed }
    set { ownSpeed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { ownTimeOffset }
    set { ownTimeOffset = newValue }
  }
  open var repeatCount: Float {
    get { ownRepeatCount }
    set { ownRepeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { ownRepeatDuration }
    set { ownRepeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { ownAutoreverses }
    set { ownAutoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { ownFillMode }
    set { ownFillMode = newValue }
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  // MARK: Showing

  /// Returns the seconds of one run; `inherited` if the animation sets no duration.
  final func runDuration(_ inherited: Double) -> Double {
    timing.duration > 0 ? timing.duration : inherited
  }

  /// Applies the animated value at a moment to `values`; nil applies nothing.
  final func show(in values: inout LayerValues, at moment: AnimationMoment?, duration: Double) {
    if let moment { apply(moment, duration: duration, to: &values) }
  }

  func apply(_ moment: AnimationMoment, duration: Double, to values: inout LayerValues) {}

  /// Returns the share of the distance, `time` seconds into a run, by the timing function.
  final func paced(_ time: Double, _ duration: Double) -> Double {
    guard duration > 0, duration.isFinite else { return 0 }
    let share = time / duration
    return timingFunction?.curve.value(at: share) ?? share
  }
}

// MARK: - CAMediaTiming

extension CAAnimation {
  var ownBeginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  var ownDuration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  var ownSpeed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  var ownTimeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  var ownRepeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  var ownRepeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  var ownAutoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  var ownFillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}

/// An action that runs when a layer's property changes.
@preconcurrency @MainActor
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing and ends the search for an action.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }

  @MainActor package static let action = NSNull()
}

/// The receiver of an animation's start and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// Called at the end. `flag` is false if the animation was removed or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
