import Foundation

/// The time of the layers that a transition moves: it goes by itself, is held at a share of the way,
/// or runs on or back from there.
@MainActor
final class TransitionClock {
  private struct Driven {
    let layer: CALayer
    /// Its time when the transition began.
    let origin: Double
    let speed: Float
  }

  /// Seconds of the whole way.
  let duration: Double
  /// The share of the way while held; nil while time goes by itself.
  private(set) var held: Double?
  private(set) var isSettling = false
  private var driven: [Driven] = []
  private weak var clock: LayerClock?
  private var alarm: LayerClock.Deadline?
  private let firstOrder = AnimationEntry.latestOrder

  init(container: CALayer, duration: Double) {
    self.duration = max(duration, 0)
    clock = container.clock
    add(container)
  }

  /// A layer outside of the container that is to follow.
  func add(_ layer: CALayer) {
    guard !driven.contains(where: { layer.isBelow($0.layer) }) else { return }
    let progress = progress
    let added = Driven(
      layer: layer, origin: (layer.now ?? 0) - progress * duration,
      speed: layer.speed == 0 ? 1 : layer.speed)
    driven.append(added)
    if held != nil { stop(added, at: progress) }
  }

  /// The share of the way at this moment.
  var progress: Double {
    if let held { return held }
    guard let first = driven.first, let now = first.layer.now, duration > 0 else { return 0 }
    return min(max((now - first.origin) / duration, 0), 1)
  }

  /// Stands still where it is.
  func hold() {
    move(to: progress)
  }

  func move(to progress: Double) {
    let isFirst = held == nil
    held = progress
    if isFirst { silenceAlarm() }
    for driven in driven { stop(driven, at: progress) }
  }

  /// Runs on to the end or back to the start, then calls. Back at the start all that the transition
  /// animated has ended, as it has at the end.
  func settle(
    forward: Bool, over seconds: Double, pace: AnimationPace, then: @escaping () -> Void
  ) {
    guard let clock else { return then() }
    let progress = progress
    held = nil
    isSettling = true
    let end = forward ? 1.0 : 0
    for driven in driven {
      let from = driven.origin + progress * duration
      stop(driven, at: progress)
      driven.layer.run(
        TimeRun(
          begin: driven.layer.parentTime(at: clock.time), from: from,
          to: driven.origin + end * duration, length: seconds, pace: pace))
    }
    silenceAlarm()
    alarm = clock.call(at: clock.time + max(seconds, 0)) { [weak self] in
      self?.alarm = nil
      self?.release(at: end)
      then()
    }
  }

  /// Lets time go by itself again from where it is.
  func release() {
    guard held != nil || isSettling else { return }
    release(at: progress)
  }

  private func release(at progress: Double) {
    silenceAlarm()
    held = nil
    isSettling = false
    for driven in driven {
      // A hair past it: what ends there is to end now, not a frame later.
      let local = driven.origin + progress * duration + 1e-9
      driven.layer.timeOffset = 0
      driven.layer.speed = driven.speed
      if let time = clock?.time {
        driven.layer.beginTime = driven.layer.parentTime(at: time) - local / Double(driven.speed)
      }
    }
  }

  /// Ends all that was animated in the layers since the transition began, repeating animations
  /// excepted.
  func endAnimations() {
    for driven in driven { driven.layer.endAnimations(addedAfter: firstOrder) }
  }

  /// Whether anything animated since the transition began is still to end.
  var isAnimating: Bool {
    driven.contains { $0.layer.hasAnimation(addedAfter: firstOrder) }
  }

  private func stop(_ driven: Driven, at progress: Double) {
    driven.layer.speed = 0
    driven.layer.timeOffset = driven.origin + progress * duration
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

  func endAnimations(addedAfter order: Int) {
    var ending: [(AnimationEntry, CALayer)] = []
    collectEntries(addedAfter: order) { ending.append(($0, $1)) }
    ending.sort { $0.0.order < $1.0.order }
    for (entry, layer) in ending where !entry.hasEnded {
      if entry.animation.isRemovedOnCompletion {
        layer.remove(entry, finished: true)
      } else {
        entry.end(finished: true)
      }
    }
  }

  func hasAnimation(addedAfter order: Int) -> Bool {
    var found = false
    collectEntries(addedAfter: order) { entry, _ in found = found || !entry.hasEnded }
    return found
  }

  /// Those that would come to an end if time went on.
  private func collectEntries(
    addedAfter order: Int, _ visit: (AnimationEntry, CALayer) -> Void
  ) {
    guard animatedLayers > 0 else { return }
    for entry in entries where entry.order > order && entry.end.isFinite { visit(entry, self) }
    mask?.collectEntries(addedAfter: order, visit)
    for layer in sublayers ?? [] { layer.collectEntries(addedAfter: order, visit) }
  }
}
