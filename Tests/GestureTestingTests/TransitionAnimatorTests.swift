import Expectations
import GestureTesting
import Testing
import UIKit

/// Slides the dismissed view with an animator that can be scrubbed.
@MainActor
private final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let view = context.view(forKey: .from)
    if let coming = context.view(forKey: .to) { context.containerView.insertSubview(coming, at: 0) }
    let made = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      view?.transform = CGAffineTransform(translationX: 0, y: 800)
    }
    made.addCompletion { _ in
      view?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator = made
    return made
  }
}

/// Scrubs its own animator while it drives.
@MainActor
private final class Scrubbing: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var animator: UIViewPropertyAnimator?

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    let view = context.view(forKey: .from)
    if let coming = context.view(forKey: .to) { context.containerView.insertSubview(coming, at: 0) }
    animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      view?.transform = CGAffineTransform(translationX: 0, y: 800)
    }
    animator?.addCompletion { position in
      view?.transform = .identity
      context.completeTransition(position == .end)
    }
  }

  func move(_ share: CGFloat) {
    animator?.fractionComplete = share
    context?.updateInteractiveTransition(share)
  }

  func end(_ finishes: Bool) {
    finishes ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
    animator?.isReversed = !finishes
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}

@MainActor
private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  var animator: any UIViewControllerAnimatedTransitioning = Interruptible()
  var interaction: any UIViewControllerInteractiveTransitioning

  init(_ interaction: any UIViewControllerInteractiveTransitioning) {
    self.interaction = interaction
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// An animator that belongs to a transition is not a separate outcome.
@MainActor
struct TransitionAnimatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let card = UIViewController()
  private let pan = UIPanGestureRecognizer()
  private let badge = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    card.modalPresentationStyle = .overFullScreen
    root.present(card, animated: false)
    window.advance(to: 0)
    card.view.addGestureRecognizer(pan)
    window.addSubview(badge)
  }

  private func play(
    _ delegate: Delegate, move: @escaping (CGFloat) -> Void, end: @escaping (Bool) -> Void
  ) -> GestureTest {
    card.transitioningDelegate = delegate
    pan.addAction { [card, pan, window, badge] _ in
      let share = pan.translation(in: window).y / 800
      switch pan.state {
      case .began:
        card.dismiss(animated: true)
        card.transitionCoordinator?.animateAlongsideTransition(in: badge) { _ in
          badge.center.x += 100
        }
      case .changed: move(share)
      case .ended: end(share > 0.3)
      case .cancelled: end(false)
      case .possible, .failed: break
      }
    }
    let test = GestureTest(window: window)
    test.play(.drag(400).lift())
    return test
  }

  @Test func `the interruptible animator of a percent-driven transition`() {
    let interactor = UIPercentDrivenInteractiveTransition()
    let test = play(
      Delegate(interactor), move: { interactor.update($0) },
      end: { $0 ? interactor.finish() : interactor.cancel() })
    test.expect(outcome: "finish by application")
    expect(test.outcomes.map(\.kind), equals: [.transition], "\(test.reasons)")
  }

  @Test func `the animator that an interaction controller of one's own scrubs`() {
    let scrubbing = Scrubbing()
    let test = play(
      Delegate(scrubbing), move: { scrubbing.move($0) }, end: { scrubbing.end($0) })
    test.expect(outcome: "finish by application")
    expect(test.outcomes.map(\.kind), equals: [.transition], "\(test.reasons)")
    expectNil(window.rootViewController?.presentedViewController)
  }
}
