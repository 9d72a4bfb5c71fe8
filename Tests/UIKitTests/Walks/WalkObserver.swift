import UIKit
import ViewTesting

/// Logs for a walk what the library reports about gestures, transitions and events.
@MainActor
final class WalkObserver: ApplicationObserver, MovementObserver {
  private weak var walk: Walk?

  private init(_ walk: Walk) { self.walk = walk }

  /// Runs steps of a walk, which hears all reports meanwhile.
  static func during(_ walk: Walk, _ steps: () -> Void) {
    // Calls that are due in windows which are gone are made by the next window. The walk shall not hear them.
    walk.fingers.wait(6000)
    _ = walk.seen()
    let observer = WalkObserver(walk)
    let (oldObserver, oldMovement) = (UIApplication.observer, UIApplication.movement)
    defer { (UIApplication.observer, UIApplication.movement) = (oldObserver, oldMovement) }
    (UIApplication.observer, UIApplication.movement) = (observer, observer)
    steps()
  }

  func application(willHear call: String) { walk?.note("call \(call)") }
  func applicationDidMake(_ grip: TransitionGrip) {}
  func transition(_ name: String, did step: TransitionNews) { walk?.note("\(name) \(step)") }
  func application(did event: ApplicationEvent, since start: Double?) {
    walk?.note("event \(event.kind.rawValue) \(event.text) \(event.subject) \(event.title ?? "-")")
    walk?.note("  \(event.section ?? -1) \(event.item ?? -1) \(start ?? -1)")
    walk?.note("  \(event.from ?? -1) \(event.to ?? -1)")
  }

  func windowWillSend(_ window: UIWindow) {}
  func recognizerWillAct(_ recognizer: UIGestureRecognizer) {}
  func recognizerDidAct(_ recognizer: UIGestureRecognizer) {}
  func transition(_ context: TransitionContext, did step: TransitionNews) {
    walk?.note("transition \(context.isHands) \(step)")
  }
  func transition(_ context: TransitionContext, ignores outcome: TransitionOutcome) {
    walk?.note("transition ignores \(outcome)")
  }
  // An animator of another test may start itself again whenever it ends.
  func animator(_ animator: UIViewPropertyAnimator, did step: AnimatorNews) {}
  func scrollView(_ scrollView: UIScrollView, letsGo words: String) {
    walk?.note("let go \(words)")
  }
  func row(
    _ cell: UIView, does outcome: TransitionOutcome, _ decision: ReleaseDecision?, _ words: String
  ) { walk?.note("row \(outcome) \(words)") }
}
