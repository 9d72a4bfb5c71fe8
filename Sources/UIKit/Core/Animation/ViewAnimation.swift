import Foundation
import QuartzCore

/// A collector of the changes of views while a block of animations runs.
@MainActor
protocol ViewAnimationContext: AnyObject {
  /// Returns the action for a change that is about to be made; nil for none.
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)?

  /// The duration that blocks nested in this context's block inherit, unless they override it.
  var inheritedDuration: Double { get }

  /// The animator to whose block the changes belong; nil where there is none.
  var propertyAnimator: UIViewPropertyAnimator? { get }

  /// Returns the context of a part of this animation, given in fractions of its duration; nil if
  /// it has no parts.
  func step(from start: Double, to end: Double) -> (any ViewAnimationContext)?

  /// Adds a closure that is called when all animations of this context have ended.
  func addCompletion(_ completion: @escaping (Bool) -> Void)

  /// Adds a closure that is called when this context changes nothing any more, also after a stop.
  func whenOver(_ work: @escaping () -> Void)
}

extension ViewAnimationContext {
  var propertyAnimator: UIViewPropertyAnimator? { nil }

  func whenOver(_ work: @escaping () -> Void) { addCompletion { _ in work() } }
}

/// One call of `UIView.animate`.
@MainActor
final class ViewAnimation: ViewAnimationContext {
  let duration: Double
  let delay: Double
  let options: UIView.AnimationOptions
  let pace: AnimationPace
  let token: AnimationToken
  /// The repeats of the changes, where they are not those of the options.
  @exclusivity(unchecked) var repeats: (count: CGFloat, autoreverses: Bool)?
  /// The clock whose next turn runs the completion when nothing was to be animated.
  @exclusivity(unchecked) private weak var touchedClock: LayerClock?
  /// The layers in no window. The turn decides at its end whether their animations have ended.
  @exclusivity(unchecked) private var layersOutside: [CALayer] = []
  /// The changed views, to be laid out along with the changes; collected only with the option
  /// `layoutSubviews`.
  @exclusivity(unchecked) private var touchedViews: [UIView] = []

  init(
    duration: Double, delay: Double, options: UIView.AnimationOptions, pace: AnimationPace,
    token: AnimationToken
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.pace = pace
    self.token = token
  }

  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    let clock = layer.clock
    if let clock { touchedClock = clock }
    if options.contains(.layoutSubviews), let view = layer.delegate as? UIView,
      touchedViews.last !== view
    {
      touchedViews.append(view)
    }
    guard duration > 0, let old = layer.values[key], old.isAnimatable else { return nil }
    return ViewAction(
      animation: self, old: old, seen: layer.shown(at: clock?.time ?? 0) { $0[key] })
  }

  /// Lays out the changed views and their subviews.
  func layOutTouched() {
    let views = touchedViews
    touchedViews = []
    for view in views { view.layoutIfNeeded() }
  }

  /// Marks the changes as complete. Completions are called after this turn at the earliest.
  /// Animations of layers that are in no window by then have ended.
  func seal() {
    if token.count == 0 {
      guard let clock = touchedClock else { return LayerClock.whenTurnEnds { self.token.seal() } }
      return clock.nextTurn { self.token.seal() }
    }
    token.seal()
    guard !layersOutside.isEmpty else { return }
    LayerClock.whenTurnEnds { [self] in
      for layer in layersOutside where layer.clock == nil {
        for entry in layer.entries where entry.tokens.contains(where: { $0 === token }) {
          layer.remove(entry, finished: true)
        }
      }
      layersOutside = []
    }
  }

  var inheritedDuration: Double { duration }

  func step(from start: Double, to end: Double) -> (any ViewAnimationContext)? { nil }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { token.addCompletion(completion) }

  var isRepeating: Bool { options.contains(.repeat) }

  func run(_ key: String, on layer: CALayer, from old: LayerValue, seen: LayerValue?) {
    guard let new = layer.values[key] else { return }
    let animation = pace.animation(key)
    if case .curve = pace, let function = CATransaction.animationTimingFunction() {
      animation.timingFunction = function
    }
    // Nothing can be added to a repeating animation, which never ends.
    let hadRepeating = layer.hasRepeatingAnimation(of: key)
    var from = old
    if hadRepeating || (isRepeating && options.contains(.beginFromCurrentState)) {
      from = seen ?? old
    }
    if !isRepeating, let difference = from.difference(from: new) {
      animation.fromValue = difference
      animation.toValue = difference.nothing
      animation.isAdditive = true
    } else {
      animation.fromValue = seen ?? from
      animation.toValue = new
    }
    add(animation, to: layer, for: key)
  }

  /// Adds the animation with this context's timing. Removes the animations that it cannot be
  /// combined with.
  func add(_ animation: CAPropertyAnimation, to layer: CALayer, for key: String) {
    let hadRepeating = layer.hasRepeatingAnimation(of: key)
    animation.duration = duration
    animation.autoreverses = options.contains(.autoreverse)
    if isRepeating { animation.repeatCount = .infinity }
    if let repeats = UIView.modifiedRepeats ?? repeats {
      animation.repeatCount = Float(repeats.count)
      animation.autoreverses = repeats.autoreverses
    }
    animation.fillMode = .both
    if animation.timingFunction == nil, animation is CAKeyframeAnimation,
      case .curve(let curve) = pace
    {
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
    }
    let takesPlace = !animation.isAdditive
    if takesPlace || hadRepeating { layer.removeAnimations(of: key) }
    if layer.clock == nil { layersOutside.append(layer) }
    layer.add(
      animation, forKey: takesPlace ? key : layer.freeKey(key), delay: delay,
      tokens: CATransaction.tokens + [token],
      blocksTouches: !options.contains(.allowUserInteraction))
  }
}

/// The change of one property in a block of animations.
@MainActor
private struct ViewAction: CAAction {
  let animation: ViewAnimation
  let old: LayerValue
  let seen: LayerValue?

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    animation.run(event, on: layer, from: old, seen: seen)
  }
}

extension CALayer {
  /// Returns a key that no animation of the layer has: `position`, `position-2`, ….
  func freeKey(_ key: String) -> String {
    var number = 1
    var free = key
    while entries.contains(where: { $0.key == free }) {
      number += 1
      free = "\(key)-\(number)"
    }
    return free
  }

  func hasRepeatingAnimation(of property: String) -> Bool {
    animation(forKey: property)?.repeatCount == .infinity
  }

  /// Removes the animations that views added for a property.
  func removeAnimations(of property: String) {
    for entry in entries where entry.key == property || entry.key.hasPrefix(property + "-") {
      remove(entry, finished: false)
    }
  }
}

/// The first view animation that began and the first property animator that was started.
@MainActor
final class ObservedAnimation {
  @exclusivity(unchecked) var first: ViewAnimation?
  @exclusivity(unchecked) var animator: UIViewPropertyAnimator?
}
