import Expectations
import GestureTesting
import Testing
import UIKit

/// Drives a dismissal with a class that only adopts UIKit's protocol.
@MainActor
private final class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var view: UIView?

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    view = context.view(forKey: .from)
    if let coming = context.view(forKey: .to) { context.containerView.insertSubview(coming, at: 0) }
  }

  func move(_ way: CGFloat) {
    view?.transform = CGAffineTransform(translationX: 0, y: way)
    context?.updateInteractiveTransition(way / 800)
  }

  func end(_ finishes: Bool) {
    guard let context else { return }
    finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    UIView.animate(withDuration: 0.2) {
      self.view?.transform = finishes ? CGAffineTransform(translationX: 0, y: 800) : .identity
    } completion: { _ in
      self.view?.transform = .identity
      context.completeTransition(finishes)
    }
  }
}

@MainActor
private final class OwnDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let interaction = OwnInteraction()

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isComing: false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor
struct OwnInteractionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let card = UIViewController()
  private let delegate = OwnDelegate()
  private let pan = UIPanGestureRecognizer()

  init() {
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = delegate
    root.present(card, animated: false)
    window.advance(to: 0)
    card.view.addGestureRecognizer(pan)
  }

  private func play(_ finger: FingerPath) -> GestureTest {
    pan.addAction { [card, pan, window, interaction = delegate.interaction] _ in
      switch pan.state {
      case .began: card.dismiss(animated: true)
      case .changed: interaction.move(pan.translation(in: window).y)
      case .ended: interaction.end(pan.translation(in: window).y > 300)
      case .cancelled: interaction.end(false)
      case .possible, .failed: break
      }
    }
    let test = GestureTest(window: window)
    test.play(finger)
    return test
  }

  @Test func `an interaction controller of one's own finishes by the application`() {
    let test = play(.drag(400).lift())
    test.expect(outcome: "finish by application")
    test.expect(progress: 0.48 ± 0.03, at: 0.4)
  }

  @Test func `a palm takes it back by the application`() {
    let test = play(.drag(400).cancel())
    test.expect(outcome: "cancel by application")
    expect(window.rootViewController?.presentedViewController === card)
  }
}
