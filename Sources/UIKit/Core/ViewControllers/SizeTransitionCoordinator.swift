import Foundation

/// The coordinator of a change of the window's size.
@MainActor
final class SizeTransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Phase {
    case announced
    case running(since: TimeInterval)
    case ended
  }

  private let window: UIWindow
  private weak var root: UIViewController?
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  /// The animator whose block changes the size. It can be paused, scrubbed and reversed.
  private weak var animator: UIViewPropertyAnimator?
  private var phase = Phase.announced
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var onInteractionEnd: [Block] = []
  private var onInteractionChange: [Block] = []
  /// Whether the animator is held; nil until it runs or is paused.
  private var isHeld: Bool?
  private(set) var initiallyInteractive = false
  private(set) var isCancelled = false

  init(window: UIWindow, root: UIViewController, newSize: CGSize) {
    self.window = window
    self.root = root
    let context = UIView.animationContext
    animator = context?.propertyAnimator
    transitionDuration = context?.inheritedDuration ?? 0
    targetTransform = Self.turn(from: window.bounds.size, to: newSize)
  }

  /// Returns the turn of the interface if width and height are exchanged. Landscape is taken to be
  /// `landscapeRight`.
  private static func turn(from old: CGSize, to new: CGSize) -> CGAffineTransform {
    guard old.width == new.height, old.height == new.width, old.width != old.height else {
      return .identity
    }
    return CGAffineTransform(rotationAngle: new.width > new.height ? .pi / 2 : -.pi / 2)
  }

  var hasEnded: Bool {
    if case .ended = phase { true } else { false }
  }

  func perform(_ change: () -> Void) {
    animator?.whenHeld { [weak self] in self?.hold($0) }
    UIView.animate(withDuration: transitionDuration) {
      change()
      phase = .running(since: window.now)
      let blocks = animations
      animations = []
      for block in blocks { block(self) }
    } completion: { [self] finished in
      isCancelled = animator != nil && !finished
      hold(false)
      phase = .ended
      let blocks = completions
      completions = []
      for block in blocks { block(self) }
    }
  }

  /// Notifies the handlers when a finger, or whatever moves the animator, takes hold or lets go.
  private func hold(_ isHeld: Bool) {
    guard let before = self.isHeld else {
      self.isHeld = isHeld
      initiallyInteractive = isHeld
      return
    }
    guard isHeld != before else { return }
    self.isHeld = isHeld
    var blocks = onInteractionChange
    if !isHeld {
      blocks += onInteractionEnd
      onInteractionEnd = []
    }
    for block in blocks { block(self) }
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !hasEnded else { return false }
    if let animation { run(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  private func run(_ animation: @escaping Block) {
    guard case .running = phase else { return animations.append(animation) }
    if let animator, animator.state == .active {
      animator.addAnimations { animation(self) }
    } else {
      UIView.animate(withDuration: transitionDuration) { animation(self) }
    }
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) { onInteractionEnd.append(handler) }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    onInteractionChange.append(handler)
  }

  /// The fraction of the duration that has passed, as in other transitions.
  var percentComplete: CGFloat {
    switch phase {
    case .announced: return 0
    case .ended: return isCancelled ? 0 : 1
    case .running(let begin):
      if let animator, animator.state == .active { return animator.fractionComplete }
      guard transitionDuration > 0 else { return 1 }
      return CGFloat(min(max((window.now - begin) / transitionDuration, 0), 1))
    }
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var isInterruptible: Bool { animator?.isInterruptible ?? false }
  var isInteractive: Bool { isHeld ?? false }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  /// Returns the window's root, which is the view controller before the change and after it.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from || key == .to ? root : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from || key == .to ? root?.viewIfLoaded : nil
  }
}
