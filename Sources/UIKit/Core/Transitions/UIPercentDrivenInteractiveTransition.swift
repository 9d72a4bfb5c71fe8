import Foundation
import PantographMotion
import QuartzCore

/// An interaction controller that drives a transition by its progress.
///
/// It stops the time of the container and moves it, so that all animations in the container
/// follow. If the animator has an interruptible animator, that is scrubbed instead.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning,
  TransitionDriver
{
  private enum State {
    /// The transition has not started. Requests are stored until it starts.
    case waiting(progress: CGFloat?, release: TransitionState.Outcome?)
    case running(TransitionContext)
    /// The transition has ended. Calls are ignored until the controller is needed again.
    case over
  }

  @exclusivity(unchecked) private var state = State.waiting(progress: nil, release: nil)

  /// The animator's duration in seconds; 0 before the transition's start.
  @exclusivity(unchecked) open private(set) var duration: CGFloat = 0
  /// The last progress before the transition's end, for later reads.
  @exclusivity(unchecked) private var endedAt: CGFloat = 0

  /// The progress that was set last, in 0...1, also before the start.
  open var percentComplete: CGFloat {
    noteRead("percentComplete")
    switch state {
    case .running(let context): return CGFloat(context.state.progress)
    case .waiting(let progress, _): return progress ?? endedAt
    case .over: return endedAt
    }
  }

  /// The transition, from its start to its end; otherwise nil.
  var context: TransitionContext? {
    if case .running(let context) = state { context } else { nil }
  }

  /// The speed of the remaining transition after the release, relative to the animator's speed. A
  /// speed that is not above zero counts as 1.
  @exclusivity(unchecked) open var completionSpeed: CGFloat = 1
  /// The curve of the animation after the release. Under a finger the progress is linear.
  @exclusivity(unchecked) open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing after the release, if the animator is interruptible.
  @exclusivity(unchecked) open var timingCurve: (any UITimingCurveProvider)?
  @exclusivity(unchecked) open var wantsInteractiveStart = true
  /// The velocity at the release in total distances per second. It is positive toward the finish,
  /// also if the transition is cancelled. If set, the rest continues with it on a spring, in the
  /// time that the rest would take anyway.
  @exclusivity(unchecked) public var releaseVelocity: CGFloat?
  /// Whether touches reach the views while they settle, so that a gesture can call `pause()`.
  @exclusivity(unchecked) package var canBeGrabbed = false

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
      // The animator's own time is moved instead.
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

  /// Sets the progress. Numbers outside of 0...1 are clamped; NaN and infinity are ignored.
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

  /// Makes a transition that runs by itself interactive again, at its current progress.
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

  /// Cancels the transition if the recognizer is cancelled or fails, as happens when a call comes
  /// in, unless the transition is no longer interactive.
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
      // A handler may have made the transition interactive again.
      if !context.isInteractive, !context.hasEnded { settle(context, to: outcome) }
    }
  }

  private func settle(_ context: TransitionContext, to outcome: TransitionState.Outcome) {
    let seconds = context.remainingSeconds(to: outcome)
    let spring = spring(to: outcome, of: context)
    if let animator = context.interruptible {
      animator.isReversed = outcome == .cancel
      let factor = context.transitionDuration > 0 ? seconds / context.transitionDuration : 0
      // A factor of 0 would mean the time that is left.
      animator.continueAnimation(
        withTimingParameters: timingCurve ?? spring,
        durationFactor: CGFloat(max(factor, Self.shortestFactor)))
    } else {
      context.clock?.settle(
        forward: outcome == .finish, over: seconds,
        pace: spring?.pace(seconds).pace ?? .curve(completionCurve.bezier)
      ) { [weak context] in
        // Toward the finish, animations end by themselves.
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

  /// The least remaining progress: below it a velocity relative to the rest means nothing.
  private static let leastRest: CGFloat = 0.001
  /// The greatest velocity, in remaining distances per second. Other springs are limited to the
  /// same value.
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
