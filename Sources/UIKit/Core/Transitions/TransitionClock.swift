import Foundation
import QuartzCore

/// The time of the layers that a transition moves. It passes by itself, is held at a progress, or
/// runs on or back from there.
@MainActor
final class TransitionClock {
  private enum Mode {
    /// The layers' time passes by itself.
    case free
    /// The layers stand still until they are moved. The transition's state has the progress.
    case standing
    /// The layers' time runs on to the end, or back to the start.
    case settling
  }

  private struct Driven {
    let layer: CALayer
    /// The layer's time when the transition began.
    let origin: Double
    let speed: Float
  }

  /// The duration of the whole transition, in seconds.
  @exclusivity(unchecked) private(set) var duration: Double
  /// The seconds that pass before anything moves. They are no part of the progress of a driven
  /// transition.
  @exclusivity(unchecked) private var lead = 0.0
  @exclusivity(unchecked) private var mode = Mode.free
  @exclusivity(unchecked) private var driven: [Driven] = []
  @exclusivity(unchecked) private weak var clock: LayerClock?
  @exclusivity(unchecked) private var alarm: LayerClock.Deadline?
  @exclusivity(unchecked) private var orders: ClosedRange<Int>

  init(container: CALayer, duration: Double) {
    self.duration = max(duration, 0)
    clock = container.clock
    orders = AnimationEntry.latestOrder + 1...Int.max
    add(container)
  }

  /// Excludes all animations that are added later: they do not belong to the transition.
  func seal() {
    orders = orders.lowerBound...max(AnimationEntry.latestOrder, orders.lowerBound)
  }

  /// Leaves the shortest delay of the animations out of the progress, so that a gesture moves the
  /// animations themselves. Longer delays become shorter by as much.
  func leaveOutDelay() {
    guard let first = driven.first?.layer, let origin = driven.first?.origin else { return }
    var span: (begin: Double, end: Double)?
    first.visitEntries(orders) { entry in
      guard let begin = entry.begin else { return }
      span = (min(span?.begin ?? begin, begin), max(span?.end ?? entry.end, entry.end))
    }
    guard let span, span.begin > origin + Self.leastDelay else { return }
    let progress = progress
    lead = span.begin - origin
    duration = span.end - span.begin
    if mode == .standing { move(to: progress) }
  }

  /// The least delay in seconds; a smaller one is a rounding error.
  private static let leastDelay = 1e-6

  /// Adds a layer outside of the container that must follow the transition's time.
  func add(_ layer: CALayer) {
    guard !driven.contains(where: { layer.isBelow($0.layer) }) else { return }
    let progress = progress
    let added = Driven(
      layer: layer, origin: (layer.now ?? 0) - lead - progress * duration,
      speed: layer.speed == 0 ? 1 : layer.speed)
    driven.append(added)
    if mode == .standing { stop(added, at: progress) }
  }

  /// Whether time runs on to the end or back to the start.
  var isSettling: Bool { mode == .settling }

  /// The current progress of the layers.
  var progress: Double {
    guard let first = driven.first, duration > 0,
      let now = mode == .standing ? first.layer.timeOffset : first.layer.now
    else { return 0 }
    return min(max((now - first.origin - lead) / duration, 0), 1)
  }

  /// Stops the layers at their current progress.
  func hold() {
    move(to: progress)
  }

  func move(to progress: Double) {
    if mode != .standing {
      mode = .standing
      silenceAlarm()
    }
    let driven = driven
    for index in driven.indices {
      let time = time(of: driven[index], at: progress)
      use(.passUnretained(driven[index].layer)) { $0.stand(at: time) }
    }
    keep(driven)
  }

  /// Runs on to the end or back to the start, then calls `then`. Back at the start, all animations
  /// of the transition have ended, as they have at the end.
  func settle(
    forward: Bool, over seconds: Double, pace: AnimationPace, then: @escaping () -> Void
  ) {
    guard let clock else { return then() }
    let progress = progress
    mode = .settling
    let end = forward ? 1.0 : 0
    for driven in driven {
      let from = time(of: driven, at: progress)
      stop(driven, at: progress)
      driven.layer.run(
        TimeRun(
          begin: driven.layer.parentTime(at: clock.time), from: from,
          to: time(of: driven, at: end), length: seconds, pace: pace))
    }
    silenceAlarm()
    alarm = clock.call(at: clock.time + max(seconds, 0)) { [weak self] in
      self?.alarm = nil
      self?.release(at: end)
      then()
    }
  }

  /// Lets time pass by itself again from the current progress.
  func release() {
    guard mode != .free else { return }
    release(at: progress)
  }

  private func release(at progress: Double) {
    silenceAlarm()
    mode = .free
    for driven in driven {
      // A moment past the progress: animations that end there must end now, not a frame later.
      let local = time(of: driven, at: progress) + (progress > 0 ? 1e-9 : 0)
      driven.layer.timeOffset = 0
      driven.layer.speed = driven.speed
      if let time = clock?.time {
        driven.layer.beginTime = driven.layer.parentTime(at: time) - local / Double(driven.speed)
      }
    }
  }

  /// Undoes and ends all animations of the transition, except repeating ones.
  ///
  /// UIKit leaves undoing to the animator, and many animators forget a part of it.
  func endAnimationsAtStart() {
    for driven in driven {
      driven.layer.undoAnimations(orders)
      driven.layer.endAnimations(orders)
    }
  }

  /// Ends all animations of the transition at their final values.
  func endAnimations() {
    for driven in driven { driven.layer.endAnimations(orders) }
  }

  /// Whether an animation of the transition has not ended yet.
  var isAnimating: Bool {
    driven.contains { $0.layer.hasAnimation(orders) }
  }

  private func stop(_ driven: Driven, at progress: Double) {
    driven.layer.stand(at: time(of: driven, at: progress))
  }

  private func time(of driven: Driven, at progress: Double) -> Double {
    driven.origin + lead + progress * duration
  }

  private func silenceAlarm() {
    alarm?.cancel()
    alarm = nil
  }
}

extension CALayer {
  func isBelow(_ layer: CALayer) -> Bool {
    var candidate: CALayer? = self
    while let current = candidate {
      if current === layer { return true }
      candidate = current.superlayer
    }
    return false
  }

  /// Sets the properties that those animations animate to the values that are shown now.
  func undoAnimations(_ orders: ClosedRange<Int>) {
    guard let time = clock?.time else { return }
    // All values are read before any is changed, as animations add up.
    var undone: [(layer: CALayer, property: String, value: LayerValue)] = []
    collectEntries(orders) { entry, layer in
      guard let animation = entry.animation as? CAPropertyAnimation, let path = animation.keyPath
      else { return }
      let property = LayerKeyPath(path).property
      guard let seen = layer.shown(at: time, { $0[property] }) else { return }
      undone.append((layer, property, seen))
    }
    for (layer, property, value) in undone { layer.values[property] = value }
  }

  func endAnimations(_ orders: ClosedRange<Int>) {
    var ending: [(entry: AnimationEntry, layer: CALayer)] = []
    collectEntries(orders) { ending.append(($0, $1)) }
    ending.sort { $0.entry.order < $1.entry.order }
    for (entry, layer) in ending where !entry.hasEnded {
      if entry.animation.isRemovedOnCompletion {
        layer.remove(entry, finished: true)
      } else {
        entry.end(finished: true)
      }
    }
  }

  /// Visits the animations in this layer that come to an end.
  func visitEntries(_ orders: ClosedRange<Int>, _ visit: (AnimationEntry) -> Void) {
    collectEntries(orders) { entry, _ in visit(entry) }
  }

  func hasAnimation(_ orders: ClosedRange<Int>) -> Bool {
    var found = false
    collectEntries(orders) { entry, _ in found = found || !entry.hasEnded }
    return found
  }

  /// Visits the animations that would end if time went on.
  private func collectEntries(
    _ orders: ClosedRange<Int>, _ visit: (AnimationEntry, CALayer) -> Void
  ) {
    guard animatedLayers > 0 else { return }
    for entry in entries where orders.contains(entry.order) && entry.end.isFinite {
      visit(entry, self)
    }
    mask?.collectEntries(orders, visit)
    for layer in sublayers ?? [] { layer.collectEntries(orders, visit) }
  }
}
