import Foundation

/// The place of an animation in its time: how many runs lie behind it, and how far it is in this
/// one.
struct AnimationMoment: Equatable {
  /// Whole runs done before, for values that pile up.
  var runs: Int
  /// Own seconds within the run, from 0 to the duration, already turned round in a run back.
  var time: Double

  /// Says what is shown once the time is over.
  enum End {
    /// The animation is gone then.
    case forgotten
    /// The fill mode decides.
    case filled
    /// The same, and within a group the instant of the end belongs to the animation.
    case shownAt
  }

  /// Nil where the animation shows nothing.
  init?(_ timing: MediaTiming, begin: Double, duration: Double, end: End, at parentTime: Double) {
    let active = timing.activeDuration(of: duration)
    var elapsed = (parentTime - begin) * Double(timing.speed.magnitude)
    if timing.speed == 0 {
      elapsed = 0
    } else if elapsed < 0 {
      guard timing.fillMode.fillsBefore else { return nil }
      elapsed = 0
    } else if elapsed >= active {
      let isFilled = timing.fillMode.fillsAfter && end != .forgotten
      guard isFilled || (end == .shownAt && elapsed == active) else { return nil }
      elapsed = active
    }
    // Backwards is the same way from its end; infinitely many runs have no end, so the first is it.
    if timing.speed < 0 {
      let length =
        active.isFinite ? active : (timing.autoreverses ? duration * 2 : duration)
      elapsed = length - elapsed
      if elapsed < 0, length > 0 {
        elapsed = length + elapsed.truncatingRemainder(dividingBy: length)
      }
    }
    self.init(timing, duration: duration, active: active, elapsed: elapsed)
  }

  private init(_ timing: MediaTiming, duration: Double, active: Double, elapsed: Double) {
    var elapsed = elapsed
    if timing.timeOffset != 0, active > 0 {
      // An offset starts in the middle; what was skipped comes at the end.
      elapsed += timing.timeOffset
      if active.isFinite, elapsed > active || elapsed < 0 {
        elapsed = elapsed.truncatingRemainder(dividingBy: active)
        if elapsed < 0 { elapsed += active }
      }
      elapsed = max(elapsed, 0)
    }
    guard duration > 0, duration.isFinite else {
      self.runs = 0
      self.time = duration > 0 ? elapsed : 0
      return
    }
    let runs = (elapsed / duration).rounded(.down)
    var run = runs < 1e15 ? Int(runs) : Int(1e15)
    var time = elapsed - runs * duration
    // The end belongs to the run that ends, not to the one that does not come.
    if time <= 0, run > 0, elapsed >= active {
      run -= 1
      time = duration
    }
    time = min(max(time, 0), duration)
    if timing.autoreverses {
      self.time = run % 2 == 1 ? duration - time : time
      self.runs = run / 2
    } else {
      self.time = time
      self.runs = run
    }
  }
}
