import Foundation

extension UIViewPropertyAnimator: ViewAnimationContext {
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard layer.clock != nil, let old = layer.values[key], old.isAnimatable else { return nil }
    return AnimatorAction(animator: self, old: old)
  }
}

/// The change of one property in an animator's block.
@MainActor
private struct AnimatorAction: CAAction {
  let animator: UIViewPropertyAnimator
  let old: LayerValue

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    animator.record(layer, event, from: old)
  }
}
