import Foundation

/// Takes a layer's time in hand: stands it still, moves it, lets it run on or back, and gives it back.
///
/// All below the layer follows it: what was animated with `CAAnimation` or `UIView.animate` while the
/// time was in hand began at 0. Nothing ends before the time is given back.
@MainActor
package final class LayerTimeScrubber {
  package enum End {
    case start, end
  }

  private enum State {
    case held
    case running(deadline: LayerClock.Deadline?)
    case released
  }

  package let layer: CALayer
  /// What counts as the whole way, in seconds.
  package let duration: TimeInterval
  private var state = State.held

  /// Stands the layer's time still at 0.
  package init(_ layer: CALayer, duration: TimeInterval) {
    require(duration.isFinite, "a duration must be finite, not \(duration)")
    self.layer = layer
    self.duration = max(duration, 0)
    layer.speed = 0
    layer.beginTime = 0
    layer.timeOffset = 0
  }

  package var isHeld: Bool {
    if case .held = state { return true }
    return false
  }

  /// The share of the whole way, from 0 to 1; what is set is not heard but while the time is held.
  package var progress: Double {
    get {
      if case .released = state { return lastProgress }
      return duration > 0 ? min(max(layer.timeOffset / duration, 0), 1) : lastProgress
    }
    set {
      guard isHeld, !newValue.isNaN else { return }
      lastProgress = min(max(newValue, 0), 1)
      layer.timeOffset = lastProgress * duration
    }
  }

  private var lastProgress = 0.0

  /// How long the rest takes at that speed; one that is not above zero counts as 1.
  package func remainingTime(to end: End, speed: Double = 1) -> TimeInterval {
    let rest = end == .end ? 1 - progress : progress
    return rest * duration / (speed > 0 && speed.isFinite ? speed : 1)
  }

  /// Lets the time run to one of its ends and gives it back there; a second call is not heard.
  ///
  /// What has its end behind it then ends, in order, and `completion` follows. That is at the earliest
  /// when the tree is next told the time, however short the rest is. A spring takes its own time.
  package func run(
    to end: End, speed: Double = 1,
    timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeInOut),
    completion: @escaping () -> Void
  ) {
    guard isHeld else { return }
    let (pace, length) = timing.pace(remainingTime(to: end, speed: speed))
    let finish = { [self] in
      release(at: end)
      completion()
    }
    guard let clock = layer.clock else {
      // Out of a window no time passes: there is nothing to wait for.
      return finish()
    }
    layer.run(
      TimeRun(
        begin: layer.parentTime(at: clock.time), from: layer.timeOffset,
        to: end == .end ? duration : 0, length: length, pace: pace))
    let due = layer.rootTime(atParentTime: layer.parentTime(at: clock.time) + length)
    state = .running(deadline: clock.call(at: max(due, clock.time), finish))
  }

  /// Takes the time in hand again where it is now.
  package func hold() {
    guard case .running(let deadline) = state else { return }
    deadline?.cancel()
    lastProgress = progress
    layer.timeOffset = layer.timeOffset
    state = .held
  }

  private func release(at end: End) {
    lastProgress = end == .end ? 1 : 0
    state = .released
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    switch end {
    case .end:
      // On from there, so that what lasts longer shows no step.
      if let time = layer.clock?.time {
        layer.beginTime = layer.parentTime(at: time) - duration
      }
      layer.endAnimations(by: duration)
    case .start:
      // The time has long passed all that was animated; a clock near 0 must not play it once more.
      layer.endAnimations(by: .greatestFiniteMagnitude)
    }
  }
}
