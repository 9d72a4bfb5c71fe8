import Foundation

/// A stand-in for a missing `interruptibleAnimator(using:)`. The method is optional, but those who
/// implement it return no optional.
@MainActor
final class AbsentAnimator: UIViewImplicitlyAnimating {
  static let shared = AbsentAnimator()

  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed: Bool {
    get { false }
    set { refuse() }
  }
  var fractionComplete: CGFloat {
    get { 0 }
    set { refuse() }
  }

  func startAnimation() { refuse() }
  func startAnimation(afterDelay delay: TimeInterval) { refuse() }
  func pauseAnimation() { refuse() }
  func stopAnimation(_ withoutFinishing: Bool) { refuse() }
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) { refuse() }
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { refuse() }
  func addAnimations(_ animation: @escaping () -> Void) { refuse() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { refuse() }
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { refuse() }

  private func refuse() {
    Misuse.stop(
      "this animator has no interruptibleAnimator(using:): call animateTransition(using:), or write"
        + " the method")
  }
}
