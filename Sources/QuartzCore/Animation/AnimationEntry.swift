import Foundation

/// An animation on a layer.
@MainActor
package final class AnimationEntry {
  package let key: String
  package let animation: CAAnimation
  /// The duration of one run.
  let duration: Double
  /// In the layer's time; nil until the layer is in a tree that is told the time.
  package var begin: Double?
  /// A delay for an animation whose begin is not known yet.
  let delay: Double
  /// Among all of the program; what was added first ends first.
  package let order: Int
  package let tokens: [AnimationToken]
  package let blocksTouches: Bool
  /// Entries of sublayers that the same animation moves.
  package var twins: [(layer: CALayer, entry: AnimationEntry)] = []
  var hasStarted = false
  package var hasEnded = false

  private static var count = 0
  /// The order of the latest.
  package static var latestOrder: Int { count }

  init(
    key: String?, animation: CAAnimation, duration: Double, delay: Double = 0,
    tokens: [AnimationToken], blocksTouches: Bool = false
  ) {
    Self.count += 1
    order = Self.count
    self.key = key ?? "animation \(Self.count)"
    self.animation = animation
    self.duration = duration
    self.delay = delay
    self.tokens = tokens
    self.blocksTouches = blocksTouches
    for token in tokens { token.count += 1 }
  }

  /// In the layer's time.
  package var end: Double {
    guard let begin else { return .infinity }
    return animation.timing.end(from: begin, duration: duration)
  }

  var isAdditive: Bool { (animation as? CAPropertyAnimation)?.isAdditive ?? false }

  func show(in values: inout LayerValues, at time: Double) {
    let begin = begin ?? time + delay
    let moment = AnimationMoment(
      animation.timing, begin: begin, duration: duration,
      end: animation.isRemovedOnCompletion ? .forgotten : .filled, at: time)
    animation.show(in: &values, at: moment, duration: duration)
  }

  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// The entry is taken out of its layer.
  func removeTwins(finished: Bool) {
    for twin in twins { twin.layer.remove(twin.entry, finished: finished) }
    twins = []
  }

  package func end(finished: Bool) {
    guard !hasEnded else { return }
    start()
    hasEnded = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    for token in tokens { token.release(finished: finished) }
  }
}
