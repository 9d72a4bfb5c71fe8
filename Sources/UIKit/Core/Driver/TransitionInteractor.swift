import Foundation
import PantographGestures
import PantographMotion
import QuartzCore

/// Has what a transition moves go where the hand is, beyond the share of the way that the hand has gone.
@MainActor
protocol GripFollower: AnyObject {
  /// The share that is to be seen where the hand has gone so far along its way.
  func share(at progress: CGFloat, of length: CGFloat, _ pan: UIPanGestureRecognizer) -> CGFloat

  /// Called when the transition has been moved from one share to another.
  func follow(_ pan: UIPanGestureRecognizer, from before: CGFloat, to share: CGFloat)
}

/// Shares the way of a hand with what the hand moves.
@MainActor
protocol GripSharer: AnyObject {
  /// What of the sample is the hand's own.
  func share(_ sample: InteractionSample, of pan: UIPanGestureRecognizer) -> InteractionSample

  /// Called when the hand has let go, and has decided.
  func shareEnded(_ pan: UIPanGestureRecognizer)
}

/// The interaction controller of one transition that a hand drives.
@preconcurrency @MainActor
public final class TransitionInteractor: UIPercentDrivenInteractiveTransition {
  /// Kept from the start to the end: a transition whose hand went would never end.
  private var hand: TransitionGrip?
  private var subject: (any TransitionSubject)?
  private weak var clock: LayerClock?
  /// Whether finishing and cancelling come from the hand.
  private var isDriven = false
  /// How it ended; nil where it never began.
  private(set) var outcome: TransitionOutcome?
  private(set) var hasStarted = false

  /// Which of its hand's it is.
  let number: Int
  /// Follows the hand besides, in ways that are none of progress.
  var follower: (any GripFollower)?

  init(_ hand: TransitionGrip, number: Int) {
    self.hand = hand
    self.number = number
    subject = hand.subject
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
    hand?.didStart(self, in: context.containerView)
  }

  public override func update(_ percentComplete: CGFloat) {
    guard let follower, let hand, let pan = hand.holder else {
      return super.update(percentComplete)
    }
    let before = self.percentComplete
    let share = follower.share(at: percentComplete, of: hand.length, pan)
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

  /// Somebody else ends it: at its own pace, not at that of an earlier release.
  private func overrule(_ outcome: TransitionOutcome) {
    completionSpeed = 1
    releaseVelocity = nil
    hand?.wasOverruled(self, outcome)
  }

  override func transitionDidEnd(_ context: TransitionContext) {
    let isOwn = context === self.context
    super.transitionDidEnd(context)
    guard isOwn else { return }
    outcome = context.transitionWasCancelled ? .cancel : .finish
    guard let hand else { return }
    let subject = subject
    self.hand = nil
    self.subject = nil
    // Those who wait for the end are told first; a completion handler may be before this.
    guard let clock else { return hand.isOver(self) }
    clock.nextTurn {
      withExtendedLifetime(subject) { hand.isOver(self) }
    }
  }

  /// The change came to nothing, and nobody will start it.
  func letGo() {
    hand = nil
    subject = nil
  }

  /// Stops the transition on its way and says where; nil where it cannot be stopped.
  func takeHold() -> Double? {
    guard let context, !context.hasEnded else { return nil }
    pause()
    return context.isInteractive ? Double(percentComplete) : nil
  }

  /// Ends it as was decided, on the spring from the hand's speed.
  func release(_ decision: ReleaseDecision, _ handOff: HandOff) {
    release(
      decision.outcome, velocity: decision.effectiveVelocity / decision.inputs.length, handOff)
  }

  /// - Parameters:
  ///   - outcome: How it ends.
  ///   - velocity: in whole ways a second, forwards positive.
  ///   - handOff: The spring on which it does.
  ///   - isWhole: Whether the spring keeps its own pace however little remains, and takes the longer for that.
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

  /// Takes it back where it is, at once: another way is taken from there.
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
