import Foundation
import QuartzCore

extension UIView {
  /// Animates from what the view shows to what it shows after `animations` has changed its
  /// content.
  ///
  /// The changes themselves are animated only with `allowAnimatedContent`.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    require(duration.isFinite, "a duration must be finite, not \(duration)")
    let changes = animations ?? {}
    guard areAnimationsEnabled, duration > 0, view.layer.clock != nil else {
      performWithoutAnimation(changes)
      guard let completion else { return }
      guard let clock = view.layer.clock else {
        return LayerClock.whenTurnEnds { completion(true) }
      }
      return clock.nextTurn { completion(true) }
    }
    let kind = ViewTransition(options)
    view.layoutIfNeeded()
    let cover = kind == nil ? nil : view.layer.stillCover()
    if kind == nil || options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, options: options, animations: changes)
    } else {
      performWithoutAnimation(changes)
    }
    view.layoutIfNeeded()
    var covers: [CALayer] = []
    var motions: [ViewTransition.Motion] = []
    if let kind, let cover { (motions, covers) = kind.motions(of: view.layer, from: cover) }
    let token = AnimationToken { finished in
      for cover in covers {
        cover.abandonAnimations()
        cover.removeFromSuperlayer()
      }
      completion?(finished)
    }
    func add(_ animation: CAAnimation, to layer: CALayer, tokens: [AnimationToken]) {
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(curve: options.curve.bezier)
      animation.autoreverses = options.contains(.autoreverse)
      if options.contains(.repeat) { animation.repeatCount = .infinity }
      animation.fillMode = .both
      layer.add(
        animation, forKey: tokens.isEmpty ? nil : "transition", tokens: tokens,
        blocksTouches: layer === view.layer && !options.contains(.allowUserInteraction))
    }
    for motion in motions { add(motion.animation, to: motion.layer, tokens: []) }
    // Represents the whole transition: its end is the transition's, and it blocks touches.
    add(CAPropertyAnimation(keyPath: nil), to: view.layer, tokens: CATransaction.tokens + [token])
    token.seal()
  }

  /// Removes `fromView` and puts `toView` in its place. The transition animates the view that
  /// contains them.
  ///
  /// With `showHideTransitionViews` both stay in that view: one is hidden, the other shown.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      Misuse.warn("a transition starts from a view that is in another one")
      completion?(false)
      return
    }
    transition(with: container, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}
