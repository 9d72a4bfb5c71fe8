import Foundation

/// A collector of the changes made within a part of an animator's progress.
@MainActor
final class AnimatorStep: ViewAnimationContext {
  private let animator: UIViewPropertyAnimator
  private let start: Double
  private let end: Double

  init(_ animator: UIViewPropertyAnimator, from start: Double, to end: Double) {
    self.animator = animator
    self.start = start
    self.end = end
  }

  var propertyAnimator: UIViewPropertyAnimator? { animator }

  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard let old = layer.values[key], old.isAnimatable else { return nil }
    return StepAction { [animator, start, end] layer in
      animator.record(layer, key, from: old, during: (start, end))
    }
  }

  var inheritedDuration: Double { animator.duration * (end - start) }

  func step(from start: Double, to end: Double) -> (any ViewAnimationContext)? {
    let length = self.end - self.start
    return AnimatorStep(
      animator, from: self.start + start * length, to: self.start + end * length)
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { animator.addCompletion(completion) }

  func whenOver(_ work: @escaping () -> Void) { animator.whenOver(work) }
}

/// An action that calls `note` after a property has changed.
@MainActor
struct StepAction: CAAction {
  let note: (CALayer) -> Void

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    if let layer = anObject as? CALayer { note(layer) }
  }
}

extension UIViewPropertyAnimator: ViewAnimationContext {
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    AnimatorStep(self, from: 0, to: 1).action(for: layer, forKey: key)
  }

  var inheritedDuration: Double { duration }
  var propertyAnimator: UIViewPropertyAnimator? { self }

  func step(from start: Double, to end: Double) -> (any ViewAnimationContext)? {
    AnimatorStep(self, from: start, to: end)
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    addCompletion { (position: UIViewAnimatingPosition) in completion(position == .end) }
  }
}
