import Foundation

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
