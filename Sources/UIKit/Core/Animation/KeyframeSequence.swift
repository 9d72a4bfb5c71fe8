import Foundation

/// One call of `UIView.animateKeyframes`: the steps of every property become one animation.
@MainActor
final class KeyframeSequence: ViewAnimationContext {
  private struct Step {
    var start: Double
    var end: Double
    var value: LayerValue
  }

  private struct Track {
    var layer: CALayer
    var property: String
    var old: LayerValue
    var seen: LayerValue?
    var steps: [Step]
  }

  private let whole: ViewAnimation
  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []

  init(_ whole: ViewAnimation, mode: CAAnimationCalculationMode) {
    self.whole = whole
    self.mode = mode
  }

  // MARK: Collecting

  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    KeyframeStep(self, from: 0, to: 1).action(for: layer, forKey: key)
  }

  var inheritedDuration: Double { whole.duration }

  func step(from start: Double, to end: Double) -> (any ViewAnimationContext)? {
    KeyframeStep(self, from: start, to: end)
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { whole.addCompletion(completion) }

  fileprivate func action(
    for layer: CALayer, forKey key: String, from start: Double, to end: Double
  ) -> (any CAAction)? {
    // `whole` notes the clock and the view of the layer, and returns nil if nothing is to be
    // animated.
    guard whole.action(for: layer, forKey: key) != nil, let old = layer.values[key] else {
      return nil
    }
    let seen = layer.shown(at: layer.clock?.time ?? 0) { $0[key] }
    return StepAction { [self] layer in
      guard let value = layer.values[key] else { return }
      let step = Step(start: start, end: end, value: value)
      if let index = tracks.firstIndex(where: { $0.layer === layer && $0.property == key }) {
        tracks[index].steps.append(step)
      } else {
        tracks.append(
          Track(layer: layer, property: key, old: old, seen: seen, steps: [step]))
      }
    }
  }

  // MARK: Animating

  /// Adds one animation for each property. Called when all steps are known.
  func start() {
    for track in tracks { add(track) }
  }

  private func add(_ track: Track) {
    guard let new = track.layer.values[track.property] else { return }
    var (frames, times) = frames(track)
    let animation = CAKeyframeAnimation(keyPath: track.property)
    // Additive where possible, so that it combines with running animations, as other animations
    // do.
    let isAdditive = !whole.isRepeating && frames.allSatisfy { $0.difference(from: new) != nil }
    if isAdditive {
      frames = frames.compactMap { $0.difference(from: new) }
    } else if whole.options.contains(.beginFromCurrentState), let seen = track.seen {
      frames[0] = seen
    }
    if mode == .discrete {
      // Each step jumps to its value at its end: discrete animations need one more key time than
      // values.
      times.append(1)
    }
    animation.values = frames
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.calculationMode = mode
    animation.isAdditive = isAdditive
    whole.add(animation, to: track.layer, for: track.property)
  }

  private func frames(_ track: Track) -> ([LayerValue], [Double]) {
    var frames = [track.old]
    var times = [0.0]
    let steps = track.steps.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for (_, step) in steps {
      // The value does not change before the step starts. A step that overlaps the one before it
      // starts after that one.
      let start = max(step.start, times.last!)
      if start > times.last! {
        frames.append(frames.last!)
        times.append(start)
      }
      frames.append(step.value)
      times.append(max(step.end, start))
    }
    if times.last! < 1, mode != .discrete {
      frames.append(frames.last!)
      times.append(1)
    }
    return (frames, times)
  }
}

/// A step of a sequence. `start` and `end` are fractions of the whole duration.
@MainActor
private final class KeyframeStep: ViewAnimationContext {
  private let sequence: KeyframeSequence
  private let start: Double
  private let end: Double

  init(_ sequence: KeyframeSequence, from start: Double, to end: Double) {
    self.sequence = sequence
    self.start = start
    self.end = end
  }

  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    sequence.action(for: layer, forKey: key, from: start, to: end)
  }

  var inheritedDuration: Double { sequence.inheritedDuration * (end - start) }

  func step(from start: Double, to end: Double) -> (any ViewAnimationContext)? {
    let length = self.end - self.start
    return KeyframeStep(
      sequence, from: self.start + start * length, to: self.start + end * length)
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { sequence.addCompletion(completion) }
}
