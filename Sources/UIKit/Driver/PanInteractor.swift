import Foundation
import Gestures
import Motion

/// The interaction controller of one driven transition.
@MainActor
final class PanInteractor: UIPercentDrivenInteractiveTransition {
  /// Kept from the start to the end: a transition whose driver went would never end.
  private var driver: PanTransitionDriver?
  private weak var context: TransitionContext?
  private weak var clock: LayerClock?
  /// Whether finishing and cancelling come from the driver.
  private var isDriven = false
  /// How it ended; nil where it never began.
  private(set) var outcome: TransitionOutcome?
  private(set) var hasStarted = false

  init(_ driver: PanTransitionDriver) {
    self.driver = driver
    super.init()
    canBeGrabbed = true
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    hasStarted = true
    context = transitionContext as? TransitionContext
    clock = context?.containerView.layer.clock
    super.startInteractiveTransition(transitionContext)
    guard let context, !context.hasEnded else { return }
    driver?.didStart(self, context)
  }

  override func finish() {
    if !isDriven { driver?.wasOverruled(self, .finish) }
    super.finish()
  }

  override func cancel() {
    if !isDriven { driver?.wasOverruled(self, .cancel) }
    super.cancel()
  }

  override func transitionDidEnd(_ context: TransitionContext) {
    super.transitionDidEnd(context)
    guard context === self.context else { return }
    outcome = context.transitionWasCancelled ? .cancel : .finish
    guard let driver else { return }
    self.driver = nil
    // Those who wait for the end are told first; a completion handler may be before this.
    guard let clock else { return driver.isOver(self) }
    clock.nextTurn { driver.isOver(self) }
  }

  /// Stops the transition on its way and says where; nil where it cannot be stopped.
  func takeHold() -> Double? {
    guard let context, !context.hasEnded else { return nil }
    pause()
    return context.isInteractive ? Double(percentComplete) : nil
  }

  /// Ends it as was decided, on the spring from the hand's speed.
  func release(_ decision: ReleaseDecision, _ handOff: HandOff) {
    completionSpeed = 1
    releaseVelocity = nil
    if handOff.isSpring { handOver(decision, handOff) }
    isDriven = true
    switch decision.outcome {
    case .finish: finish()
    case .cancel: cancel()
    }
    isDriven = false
  }

  private func handOver(_ decision: ReleaseDecision, _ handOff: HandOff) {
    let progress = Double(percentComplete)
    let target = decision.outcome == .finish ? 1.0 : 0
    let rest = target - progress
    guard rest.magnitude > 1e-6, duration > 0 else { return }
    let velocity =
      rest
      * handOff.relativeVelocity(
        progress: progress, velocity: decision.effectiveVelocity / decision.inputs.length,
        to: target)
    let seconds = handOff.spring.settlingTime(
      from: MotionState(value: progress, velocity: velocity), to: target)
    guard seconds > 0, seconds.isFinite else { return }
    completionSpeed = CGFloat(rest.magnitude * Double(duration) / seconds)
    releaseVelocity = CGFloat(velocity)
  }
}
