import Foundation
import PantographMotion
import QuartzCore

/// Drives a transition by the share of it that is to be seen.
///
/// It stops the time of the container and moves it, so that all that is animated in there follows; an
/// animator with an interruptible animator is scrubbed instead.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning,
  TransitionDriver
{
  private enum State {
    /// What is asked for before the start is kept for it.
    case waiting(progress: CGFloat?, release: TransitionState.Outcome?)
    case running(TransitionContext)
    /// After an end; deaf until it is needed again.
    case over
  }

  @exclusivity(unchecked) private var state = State.waiting(progress: nil, release: nil)

  /// The animator's; 0 before the start.
  open private(set) var duration: CGFloat = 0
  /// Last progress before the end, for later reads.
  private var endedAt: CGFloat = 0

  /// Progress that was last set, in 0...1, also before the start.
  open var percentComplete: CGFloat {
    noteRead("percentComplete")
    switch state {
    case .running(let context): return CGFloat(context.state.progress)
    case .waiting(let progress, _): return progress ?? endedAt
    case .over: return endedAt
    }
  }

  /// The transition, from its start to its end.
  var context: TransitionContext? {
    if case .running(let context) = state { context } else { nil }
  }

  /// How much faster than the animator's the rest goes; one that is not above zero counts as 1.
  open var completionSpeed: CGFloat = 1
  /// Curve of the animation after the release. Under a finger progress is linear.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Timing after the release, if the animator is interruptible.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  /// Whole ways a second at the moment of release, forwards positive even where it is cancelled. Where
  /// it is set the rest goes on with it, on a spring, in the time that it would take anyway.
  public var releaseVelocity: CGFloat?
  /// Whether touches still reach the views while they settle, so that a gesture can `pause()`.
  package var canBeGrabbed = false

  public override init() { super.init() }

  open override nonisolated var description: String { ObjectText.of(self) }

  // MARK: Driving

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else {
      Misuse.stop(
        "a \(type(of: self)) was started with a context that UIKit did not make: return it from"
          + " interactionControllerForPresentation(using:) or the like, and let UIKit start it")
    }
    var latched: CGFloat?
    var latchedRelease: TransitionState.Outcome?
    if case .waiting(let progress, let release) = state {
      latched = progress
      latchedRelease = release
    }
    state = .running(context)
    duration = CGFloat(context.transitionDuration)
    if context.isInteractive { context.clock?.hold() }
    context.runAnimator(interruptibly: true)
    if let animator = context.interruptible {
      // Its own time is what is moved.
      context.clock?.release()
      animator.startAnimation()
      if context.isInteractive { animator.pauseAnimation() }
    }
    if let latched { update(latched) }
    switch latchedRelease {
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
  }

  /// Numbers outside of 0...1 count as the nearest in it; what is no number is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    let progress = min(max(percentComplete, 0), 1)
    switch state {
    case .over: break
    case .waiting(_, nil): state = .waiting(progress: progress, release: nil)
    case .waiting: break
    case .running(let context):
      guard context.isInteractive else { return }
      changing(["percentComplete"]) {
        if let animator = context.interruptible {
          animator.fractionComplete = progress
        } else {
          context.clock?.move(to: Double(progress))
        }
        context.updateInteractiveTransition(progress)
      }
    }
  }

  open func finish() { release(.finish) }

  open func cancel() { release(.cancel) }

  /// Takes a transition that goes by itself in hand where it is.
  open func pause() {
    guard case .running(let context) = state, !context.isInteractive, !context.hasEnded
    else { return }
    if let animator = context.interruptible {
      guard animator.state == .active else { return }
      animator.pauseAnimation()
      animator.isReversed = false
    } else {
      context.clock?.hold()
    }
    context.pauseInteractiveTransition()
  }

  /// Cancels where the recognizer is cancelled or fails and nobody else has ended this, as happens
  /// when a call comes in.
  public func cancel(with recognizer: UIGestureRecognizer) {
    recognizer.addAction { [weak self] recognizer in
      if recognizer.state == .cancelled || recognizer.state == .failed { self?.cancel() }
    }
  }

  // MARK: The rest

  private func release(_ outcome: TransitionState.Outcome) {
    switch state {
    case .over: break
    case .waiting(let progress, nil): state = .waiting(progress: progress, release: outcome)
    case .waiting: break
    case .running(let context):
      guard context.isInteractive else {
        return context.tellIgnored(outcome == .finish ? .finish : .cancel)
      }
      if outcome == .finish {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
      // A handler may have taken it in hand again.
      if !context.isInteractive, !context.hasEnded { settle(context, to: outcome) }
    }
  }

  private func settle(_ context: TransitionContext, to outcome: TransitionState.Outcome) {
    let seconds = context.remainingSeconds(to: outcome)
    let spring = spring(to: outcome, of: context)
    if let animator = context.interruptible {
      animator.isReversed = outcome == .cancel
      let factor = context.transitionDuration > 0 ? seconds / context.transitionDuration : 0
      // A factor of 0 would mean whatever time is left.
      animator.continueAnimation(
        withTimingParameters: timingCurve ?? spring,
        durationFactor: CGFloat(max(factor, Self.shortestFactor)))
    } else {
      context.clock?.settle(
        forward: outcome == .finish, over: seconds,
        pace: spring?.pace(seconds).pace ?? .curve(completionCurve.bezier)
      ) { [weak context] in
        // Forward, what is animated ends by itself.
        if outcome == .cancel { context?.clock?.endAnimationsAtStart() }
      }
    }
  }

  private static let shortestFactor = 0.0001

  private func spring(
    to outcome: TransitionState.Outcome, of context: TransitionContext
  ) -> UISpringTimingParameters? {
    guard let releaseVelocity, releaseVelocity.isFinite else { return nil }
    let rest = outcome == .finish ? 1 - percentComplete : -percentComplete
    guard abs(rest) > Self.leastRest else { return nil }
    let velocity = min(max(releaseVelocity / rest, -Self.fastest), Self.fastest)
    return UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
  }

  /// Nearer than this a velocity in ways a second means nothing.
  private static let leastRest: CGFloat = 0.001
  /// In remaining ways a second; what springs elsewhere are clipped to.
  private static let fastest: CGFloat = 35

  // MARK: For the transition

  func expectStart() {
    if case .over = state { state = .waiting(progress: nil, release: nil) }
  }

  func transitionDidEnd(_ context: TransitionContext) {
    guard case .running(let running) = state, running === context else { return }
    endedAt = percentComplete
    state = .over
  }
}
