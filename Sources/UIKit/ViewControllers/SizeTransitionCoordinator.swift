import Foundation

/// Goes along with a change of the window's size.
@MainActor
final class SizeTransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let window: UIWindow
  let transitionDuration: TimeInterval
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var hasBegun = false
  private(set) var hasEnded = false

  init(window: UIWindow, duration: TimeInterval) {
    self.window = window
    transitionDuration = duration
  }

  func perform(_ change: () -> Void) {
    UIView.animate(withDuration: transitionDuration) {
      change()
      hasBegun = true
      let blocks = animations
      animations = []
      for block in blocks { block(self) }
    } completion: { [self] _ in
      hasEnded = true
      let blocks = completions
      completions = []
      for block in blocks { block(self) }
    }
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !hasEnded else { return false }
    if hasBegun {
      UIView.animate(withDuration: transitionDuration) { animation?(self) }
    } else if let animation {
      animations.append(animation)
    }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  // It is never interactive.
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  var isAnimated: Bool { transitionDuration > 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
