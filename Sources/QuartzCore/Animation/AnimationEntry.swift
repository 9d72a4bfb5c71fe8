import Foundation

/// An animation on a layer.
@MainActor
package final class AnimationEntry {
  package let key: String
  package let animation: CAAnimation
  /// The duration of one run of the animation, in seconds.
  let duration: Double
  /// The begin in the layer's time; nil until the layer is in a tree with a clock.
  @exclusivity(unchecked) package var begin: Double?
  /// The delay, in seconds, of an animation whose begin is not known yet.
  let delay: Double
  /// The position among all animations of the program. Of two that end at the same time, the one
  /// that was added first ends first.
  package let order: Int
  @exclusivity(unchecked) package private(set) var tokens: [AnimationToken]
  package let blocksTouches: Bool
  /// Whether the animation is additive. Stored, because the animation no longer changes.
  let isAdditive: Bool
  /// The timing and the behavior at the end, stored for the same reason.
  private let timing: MediaTiming
  private let momentOfEnd: AnimationMoment.End
  /// The animation as numbers; nil for an animation of another kind.
  private let track: AnimationTrack?
  /// The entries of sublayers that the same animation moves.
  @exclusivity(unchecked) package var twins: [(layer: CALayer, entry: AnimationEntry)] = []
  @exclusivity(unchecked) var hasStarted = false
  @exclusivity(unchecked) package var hasEnded = false

  /// The key for descriptions, which are the same in each run of a program: without the number of an
  /// animation that was added without a key.
  var describedKey: String {
    guard key.hasPrefix(Self.unnamed) else { return key }
    return "an animation" + key.dropFirst(Self.unnamed.count).drop { $0.isNumber }
  }

  /// The start of a key of an animation that was added without one.
  private static let unnamed = "unnamed animation "
  private static var count = 0
  /// The `order` of the entry created last.
  package static var latestOrder: Int { count }

  init(
    key: String?, animation: CAAnimation, duration: Double, delay: Double = 0,
    tokens: [AnimationToken], blocksTouches: Bool = false
  ) {
    Self.count += 1
    order = Self.count
    self.key = key ?? "\(Self.unnamed)\(Self.count)"
    self.animation = animation
    self.duration = duration
    self.delay = delay
    self.tokens = tokens
    self.blocksTouches = blocksTouches
    isAdditive = (animation as? CAPropertyAnimation)?.isAdditive ?? false
    timing = animation.timing
    momentOfEnd = animation.isRemovedOnCompletion ? .forgotten : .filled
    track = AnimationTrack(animation)
    for token in tokens { token.count += 1 }
  }

  /// The end in the layer's time; infinite while the begin is not known.
  package var end: Double {
    guard let begin else { return .infinity }
    return animation.timing.end(from: begin, duration: duration)
  }

  /// The time from the begin to the end, in seconds.
  var length: Double { delay + animation.timing.end(from: 0, duration: duration) }

  func show(in values: inout LayerValues, at time: Double) {
    let begin = begin ?? time + delay
    let moment = AnimationMoment(
      timing, begin: begin, duration: duration, end: momentOfEnd, at: time)
    guard let moment else { return }
    if let track {
      track.show(in: &values, at: moment, duration: duration, of: animation)
    } else {
      animation.apply(moment, duration: duration, to: &values)
    }
  }

  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Removes the entries of the sublayers. Called when this entry is removed from its layer.
  func removeTwins(finished: Bool) {
    for twin in twins { twin.layer.remove(twin.entry, finished: finished) }
    twins = []
  }

  package func end(finished: Bool) {
    guard !hasEnded else { return }
    start()
    hasEnded = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    releaseTokens(finished: finished)
  }

  /// Stops counting the animation as one that a transaction waits for.
  func releaseTokens(finished: Bool) {
    let released = tokens
    tokens = []
    for token in released { token.release(finished: finished) }
  }
}
