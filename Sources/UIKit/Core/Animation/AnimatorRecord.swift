import Foundation

/// A property that an animator changes.
@MainActor
struct AnimatorRecord {
  let layer: CALayer
  let property: String
  /// The start value. If `isAdditive`, it is the difference to the model's value; otherwise it
  /// replaces the model's value.
  let from: LayerValue
  let to: LayerValue
  let isAdditive: Bool
  /// The animator's progress at which the change of this property starts, and at which it ends.
  let part: (start: Double, end: Double)
  let key: String

  init?(layer: CALayer, property: String, old: LayerValue, part: (Double, Double), number: Int) {
    guard let new = layer.values[property] else { return nil }
    self.layer = layer
    self.property = property
    self.part = part
    key = "animator \(number) \(property)"
    if let difference = old.difference(from: new) {
      (from, to, isAdditive) = (difference, difference.nothing, true)
    } else {
      (from, to, isAdditive) = (old, new, false)
    }
  }

  func show(
    _ segment: AnimatorSegment, delay: Double, isStill: Bool, token: AnimationToken?,
    blocksTouches: Bool, isHitWhereSeen: Bool
  ) {
    let animation = AnimatorAnimation(keyPath: property)
    animation.fromValue = from
    animation.toValue = to
    animation.isAdditive = isAdditive
    animation.segment = segment
    animation.part = part
    animation.isHitWhereSeen = isHitWhereSeen
    // Our value: above 0, which Core Animation takes for the duration of the transaction.
    animation.duration = max(segment.duration, 1e-6)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    if isStill { animation.speed = 0 }
    layer.add(
      animation, forKey: key, delay: delay, tokens: token.map { [$0] } ?? [],
      blocksTouches: blocksTouches)
  }

  /// Stores the animation's value at `progress` in the model and removes the animation.
  func settle(at progress: Double) {
    let share = AnimatorAnimation.share(of: progress, in: part)
    let value = from.interpolated(to: to, share: share)
    if let model = layer.values[property] {
      let result = isAdditive ? value.added(to: model) : value
      if result.isFinite { layer.values[property] = result }
    }
    layer.removeAnimation(forKey: key)
  }
}
