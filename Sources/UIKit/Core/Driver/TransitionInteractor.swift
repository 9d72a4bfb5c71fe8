import Foundation
import PantographGestures
import PantographMotion
import QuartzCore

/// An object that makes the content of a transition follow the fingers, in addition to the
/// transition's progress.
@MainActor
protocol GripFollower: AnyObject {
  /// Returns the progress to show when the fingers have come to `progress`.
  func share(at progress: CGFloat, of length: CGFloat, _ pan: UIPanGestureRecognizer) -> CGFloat

  /// Called when the transition has been moved from one share to another.
  func follow(_ pan: UIPanGestureRecognizer, from before: CGFloat, to share: CGFloat)
}

/// An object that takes a part of a grip's movement for something else, such as the scrolling in
/// what the grip moves.
@MainActor
protocol GripSharer: AnyObject {
  /// Returns the part of the sample that is the grip's own.
  func share(_ sample: InteractionSample, of pan: UIPanGestureRecognizer) -> InteractionSample

  /// Called when the fingers have let go and the outcome is decided.
  func shareEnded(_ pan: UIPanGestureRecognizer)
}

/// The interaction controller of one transition that a grip drives.
@preconcurrency @MainActor
public final class TransitionInteractor: UIPercentDrivenInteractiveTransition {
  /// The grip, retained from start to end: without it the transition would never end.
  @exclusivity(unchecked) private var grip: TransitionGrip?
  @exclusivity(unchecked) private var subject: (any TransitionSubject)?
  @exclusivity(unchecked) private weak var clock: LayerClock?
  /// Whether the current call to finish or cancel comes from the grip.
  @exclusivity(unchecked) private var isDriven = false
  /// The outcome of the transition; nil until it ends, or if it never began.
  @exclusivity(unchecked) private(set) var outcome: TransitionOutcome?
  @exclusivity(unchecked) private(set) var hasStarted = false

  /// The interactor's number among those of its grip.
  let number: Int
  /// The object that makes the content follow the fingers, in addition to the progress.
  @exclusivity(unchecked) var follower: (any GripFollower)?

  init(_ grip: TransitionGrip, number: Int) {
    self.grip = grip
    self.number = number
    subject = grip.subject
    super.init()
    canBeGrabbed = true
  }

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    hasStarted = true
    clock = transitionContext.containerView.layer.clock
    super.startInteractiveTransition(transitionContext)
    guard let context, !context.hasEnded else { return }
    grip?.didStart(self, in: context.containerView)
  }

  public override func update(_ percentComplete: CGFloat) {
    guard let follower, let grip, let pan = grip.holder else {
      return super.update(percentComplete)
    }
    let before = self.percentComplete
    let share = follower.share(at: percentComplete, of: grip.length, pan)
    super.update(share)
    follower.follow(pan, from: before, to: self.percentComplete)
  }

  public override func finish() {
    if !isDriven { overrule(.finish) }
    super.finish()
  }

  public override func cancel() {
    if !isDriven { overrule(.cancel) }
    super.cancel()
  }

  /// Handles an end that the grip has not decided: it has its own pace, not that of an earlier
  /// release.
  private func overrule(_ outcome: TransitionOutcome) {
    completionSpeed = 1
    releaseVelocity = nil
    grip?.wasOverruled(self, outcome)
  }

  override func transitionDidEnd(_ context: TransitionContext) {
    let isOwn = context === self.context
    super.transitionDidEnd(context)
    guard isOwn else { return }
    outcome = context.transitionWasCancelled ? .cancel : .finish
    guard let grip else { return }
    let subject = subject
    self.grip = nil
    self.subject = nil
    // All others who wait for the end are notified before the grip. A completion handler may run
    // before this.
    guard let clock else { return grip.isOver(self) }
    clock.nextTurn {
      withExtendedLifetime(subject) { grip.isOver(self) }
    }
  }

  /// Releases the grip when nothing was changed: the transition will never be started.
  func letGo() {
    grip = nil
    subject = nil
  }

  /// Stops the running transition and returns its progress; nil if it cannot be stopped.
  func takeHold() -> Double? {
    guard let context, !context.hasEnded else { return nil }
    pause()
    return context.isInteractive ? Double(percentComplete) : nil
  }

  /// Ends the transition as decided, on a spring that starts at the fingers' speed.
  func release(_ decision: ReleaseDecision, _ handOff: HandOff) {
    release(
      decision.outcome, velocity: decision.effectiveVelocity / decision.inputs.length, handOff)
  }

  /// Ends the transition on a spring.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the transition.
  ///   - velocity: The velocity in total distances per second, positive toward the finish.
  ///   - handOff: The spring.
  ///   - isWhole: Whether the spring runs at its own pace however little distance remains, and so
  ///     takes longer.
  func release(
    _ outcome: TransitionOutcome, velocity: Double, _ handOff: HandOff, isWhole: Bool = false
  ) {
    completionSpeed = 1
    releaseVelocity = nil
    if handOff.isSpring { handOver(outcome, velocity, handOff, isWhole) }
    isDriven = true
    switch outcome {
    case .finish: finish()
    case .cancel: cancel()
    }
    isDriven = false
  }

  /// Cancels the transition at once, so that another direction can begin where it started.
  func takeBack() {
    completionSpeed = Self.atOnce
    isDriven = true
    cancel()
    isDriven = false
  }

  private static let atOnce: CGFloat = 1e6

  private func handOver(
    _ outcome: TransitionOutcome, _ velocity: Double, _ handOff: HandOff, _ isWhole: Bool
  ) {
    let progress = Double(percentComplete)
    let target = outcome == .finish ? 1.0 : 0
    let rest = target - progress
    // Our value: a share of the transition that moves no pixel.
    guard rest.magnitude > 1e-6, duration > 0 else { return }
    let velocity =
      rest * handOff.relativeVelocity(progress: progress, velocity: velocity, to: target)
    let seconds = handOff.spring.settlingTime(
      from: MotionState(value: progress, velocity: velocity), to: target,
      within: Spring.settledShare * (isWhole ? rest.magnitude : 1))
    guard seconds > 0, seconds.isFinite else { return }
    completionSpeed = CGFloat(rest.magnitude * Double(duration) / seconds)
    releaseVelocity = CGFloat(velocity)
  }
}
