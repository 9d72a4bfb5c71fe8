import Foundation
import PantographMotion
import QuartzCore

/// An animation of view changes that can be paused, scrubbed, reversed and stopped at any moment.
/// Each of these continues from the values that are currently shown.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open internal(set) var state: UIViewAnimatingState {
    get {
      noteRead("state")
      return ownState
    }
    set { changing(["state"]) { ownState = newValue } }
  }
  private var ownState = UIViewAnimatingState.inactive

  open internal(set) var isRunning: Bool {
    get {
      noteRead("running")
      return runs
    }
    set { changing(["running"]) { runs = newValue } }
  }
  private var runs = false

  open var isUserInteractionEnabled = true
  /// Whether touches hit views at their final positions, not at those currently shown.
  open var isManualHitTestingEnabled = false
  /// Whether `fractionComplete` sets the progress directly. If false, the timing curve maps the
  /// fraction to the progress.
  open var scrubsLinearly = true
  /// Whether the animator stays active and paused when it has arrived, without calling its
  /// completions.
  open var pausesOnCompletion = false
  open var isInterruptible = true {
    willSet {
      require(
        state == .inactive,
        "isInterruptible can be changed while inactive only: set it before the animator starts")
    }
  }

  /// Whether the animator runs toward its start. When this changes, the animator continues from
  /// the current values.
  open var isReversed: Bool {
    get {
      noteRead("reversed")
      return goesBack
    }
    set {
      changing(["reversed"]) {
        let isTurned = newValue != goesBack
        goesBack = newValue
        guard isTurned, state == .active, isRunning else { return }
        hold()
        run(with: nil, durationFactor: 0)
      }
    }
  }
  private var goesBack = false

  private let whole: (pace: AnimationPace, duration: Double)
  private var blocks: [(animation: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var records: [AnimatorRecord] = []
  private var holders: [(Bool) -> Void] = []
  /// The closures to call when the animator releases the layers that it changes.
  private var settling: [() -> Void] = []
  private var segment = AnimatorSegment.still(at: 0, progress: 0)
  /// The time at which the segment began, in the time of the first record's layer.
  private var segmentBegin: Double?
  /// The progress at which the changes of the block being collected begin.
  private var start = 0.0
  /// The number of the running segment. The end of an older segment is ignored.
  private var run = 0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    require(
      duration >= 0 && duration.isFinite, "a duration must be zero or more, not \(duration)")
    timingParameters = parameters
    let fitted = parameters.pace(duration)
    whole = fitted
    self.duration = fitted.duration
    super.init()
  }

  /// Creates an animator with duration 0: its changes are applied at once.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  isolated deinit {
    require(
      state == .inactive || isRunning,
      "a paused or stopped animator must not be let go: finish it, or stop it without finishing")
  }

  // MARK: What it does

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after the fraction `delayFactor` of the duration that is left, and
  /// end with the animator.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    require(
      state != .stopped,
      "animations cannot be added to a stopped animator: call finishAnimation(at:) first")
    require(
      delayFactor >= 0 && delayFactor <= 1, "a delay factor lies in 0...1, not \(delayFactor)")
    guard state == .active else {
      blocks.append((animation, Double(delayFactor)))
      return
    }
    let wasRunning = isRunning
    hold()
    collect(animation, delayFactor: Double(delayFactor))
    if wasRunning { run(with: nil, durationFactor: 0) } else { showStill() }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    require(
      state != .stopped,
      "a stopped animator cannot be started: call finishAnimation(at:) first")
    require(delay.isFinite, "a delay must be finite, not \(delay)")
    guard !isRunning else { return }
    UIView.observe(self)
    activate()
    guard UIView.areAnimationsEnabled else {
      // With animations disabled, the changes are applied at once.
      let target = isReversed ? 0.0 : 1
      segment = .still(at: target, progress: target)
      return arriveAtOnce()
    }
    self.delay = max(delay, 0)
    run(with: nil, durationFactor: 0)
    self.delay = 0
  }

  open func pauseAnimation() {
    require(
      state != .stopped,
      "a stopped animator cannot be paused: call finishAnimation(at:) first")
    require(
      isInterruptible,
      "only an interruptible animator can be paused: set isInterruptible before it starts")
    activate()
    hold()
    showStill()
    tellHolders(true)
  }

  /// Continues a paused animator from the current values. With a factor of 0 it takes the time
  /// that is left, otherwise that fraction of the whole duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    require(
      state == .active && !isRunning,
      "an animator must be active and paused to be continued: call pauseAnimation() first")
    require(
      durationFactor >= 0 && durationFactor.isFinite,
      "a duration factor must be zero or more, not \(durationFactor)")
    run(with: parameters, durationFactor: Double(durationFactor))
  }

  /// Stops the animator and leaves every property at its current value. Without finishing, it
  /// becomes inactive and calls no completion. Otherwise `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    hold()
    tell(.stops(at: segment.fractions.to))
    settle(at: segment.progress.to)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing {
      completions = []
      settled = []
    }
    segment = .still(at: 0, progress: 0)
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state != .inactive else { return }
    require(
      state == .stopped,
      "an animator must be stopped before it is finished: call stopAnimation(false) first")
    for record in settled { record.move(to: finalPosition) }
    settled = []
    complete(at: finalPosition)
  }

  private var settled: [AnimatorSettlement] = []

  /// The fraction of the duration that has passed, whatever the curve.
  open var fractionComplete: CGFloat {
    get {
      noteRead("fractionComplete")
      guard isRunning else { return CGFloat(segment.fractions.to) }
      return CGFloat(segment.fraction(at: elapsed))
    }
    set {
      require(newValue.isFinite, "a fraction must be finite, not \(newValue)")
      require(
        state != .stopped,
        "a stopped animator cannot be scrubbed: call finishAnimation(at:) first")
      require(
        !isRunning,
        "an animator must be paused to be scrubbed: call pauseAnimation() first")
      activate()
      changing(["fractionComplete"]) { scrub(to: min(max(Double(newValue), 0), 1)) }
    }
  }

  private func scrub(to fraction: Double) {
    let progress =
      scrubsLinearly
      ? fraction
      : whole.pace.share(at: fraction * whole.duration, duration: whole.duration)
    segment = .still(at: fraction, progress: progress)
    showStill()
    tell(.scrubs(to: fraction))
    tellHolders(true)
  }

  // MARK: Inside

  /// The layers that the animator changes.
  package var movedLayers: [CALayer] { records.map(\.layer) }

  /// Whether a transition drives the animator, so that recorders of a program's own animators
  /// ignore it.
  package var isOfTransition = false

  /// The time since the start of the segment, in seconds.
  private var elapsed: Double {
    guard let record = records.first(where: { $0.layer.clock != nil }), let now = record.layer.now
    else { return 0 }
    // If the layer entered a window after the start, the animation began at the entry.
    let begin = segmentBegin ?? record.layer.entries.first { $0.key == record.key }?.begin
    return begin.map { now - $0 } ?? 0
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    segment = .still(at: 0, progress: 0)
    let waiting = blocks
    blocks = []
    for (animation, delayFactor) in waiting { collect(animation, delayFactor: delayFactor) }
  }

  private func collect(_ animation: () -> Void, delayFactor: Double) {
    let (fraction, progress) = (segment.fractions.to, segment.progress.to)
    let late = fraction + delayFactor * (1 - fraction)
    start =
      delayFactor > 0
      ? max(whole.pace.share(at: late * whole.duration, duration: whole.duration), progress)
      : progress
    UIView.collect(in: self, animation)
  }

  /// Records the change of a property. `part` is given in fractions of the progress that is left.
  func record(
    _ layer: CALayer, _ property: String, from old: LayerValue, during part: (Double, Double)
  ) {
    let rest = 1 - start
    guard
      let record = AnimatorRecord(
        layer: layer, property: property, old: old,
        part: (start + part.0 * rest, start + part.1 * rest), number: Self.nextNumber())
    else { return }
    records.append(record)
  }

  private static var count = 0
  private static func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Pauses the segment at the current moment.
  private func hold() {
    guard isRunning else { return }
    let time = elapsed
    segment = .still(at: segment.fraction(at: time), progress: segment.progress(at: time))
    isRunning = false
    run += 1
  }

  private func showStill() {
    for record in records {
      record.show(
        segment, delay: 0, isStill: true, token: nil, blocksTouches: !isUserInteractionEnabled,
        isHitWhereSeen: !isManualHitTestingEnabled)
    }
  }

  private func run(with parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    let target = isReversed ? 0.0 : 1
    let (fraction, progress) = (segment.fractions.to, segment.progress.to)
    var length = durationFactor > 0 ? durationFactor * duration : abs(target - fraction) * duration
    var own: AnimationPace?
    if let parameters {
      let fitted = parameters.pace(length)
      own = fitted.pace
      length = fitted.duration
    }
    segment = AnimatorSegment(
      fractions: (fraction, target), progress: (progress, target), duration: length, whole: whole,
      own: own)
    isRunning = true
    tell(.runs(isForward: target == 1, from: fraction))
    run += 1
    let mine = run
    // The token retains the animator while it runs.
    let token = AnimationToken { _ in
      if mine == self.run { self.arrive() }
    }
    segmentBegin = records.first?.layer.now.map { $0 + delay }
    tellHolders(false)
    for record in records {
      record.show(
        segment, delay: delay, isStill: false, token: token,
        blocksTouches: !isUserInteractionEnabled, isHitWhereSeen: !isManualHitTestingEnabled)
    }
    if token.count == 0 { return LayerClock.whenTurnEnds { token.seal() } }
    token.seal()
    let outside = records.filter { $0.layer.clock == nil }
    guard !outside.isEmpty else { return }
    LayerClock.whenTurnEnds { [weak self] in
      guard mine == self?.run else { return }
      for record in outside where record.layer.clock == nil {
        record.layer.removeAnimation(forKey: record.key)
      }
    }
  }

  private func arrive() {
    isRunning = false
    let target = segment.fractions.to
    segment = .still(at: target, progress: target)
    if pausesOnCompletion {
      tell(.ends(target == 0 ? .start : .end))
      return showStill()
    }
    settle(at: target)
    settled = []
    complete(at: target == 0 ? .start : .end)
  }

  /// Whether completions of an animator that took no time are being called.
  private static var isArriving = false

  /// Ends an animator that takes no time. If a completion of another one has started it, its own
  /// completions are called in the next turn: a loop of animators would never return.
  private func arriveAtOnce() {
    if Self.isArriving {
      let waiting = completions
      let later = { (position: UIViewAnimatingPosition) in
        LayerClock.whenTurnEnds { for completion in waiting { completion(position) } }
      }
      completions = [later]
    }
    let wasArriving = Self.isArriving
    Self.isArriving = true
    arrive()
    Self.isArriving = wasArriving
  }

  private func settle(at progress: Double) {
    run += 1
    settled = records.map { AnimatorSettlement($0) }
    for record in records { record.settle(at: progress) }
    records = []
    let waiting = settling
    settling = []
    for work in waiting { work() }
  }

  func whenOver(_ work: @escaping () -> Void) { settling.append(work) }

  /// Adds a handler that is called with true when the animator is held, and with false when it
  /// runs.
  func whenHeld(_ handler: @escaping (_ isHeld: Bool) -> Void) { holders.append(handler) }

  private func tellHolders(_ isHeld: Bool) { for holder in holders { holder(isHeld) } }

  private func complete(at position: UIViewAnimatingPosition) {
    state = .inactive
    tell(.ends(position))
    isReversed = false
    holders = []
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }
}
