import Foundation

/// The position of an animation in its time: the completed runs, and the time within the current
/// run.
struct AnimationMoment: Equatable {
  /// The number of completed runs, for cumulative animations.
  var runs: Int
  /// The seconds within the current run, from 0 to the duration. They already count down in a
  /// reversed run.
  var time: Double

  /// The behavior at and after the end of an animation.
  enum End {
    /// The animation no longer affects what the layer shows.
    case forgotten
    /// The animation's fill mode decides whether the animation still shows a value.
    case filled
    /// The fill mode decides, and the animation still shows its last value at the instant of its
    /// end. For animations in a group.
    case shownAt
  }

  /// Creates the moment at a time of the parent; nil if the animation shows nothing then.
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
    // A negative speed runs back from the end. Infinitely many runs have no end: the end of the
    // first run is used.
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
    var last = active
    if timing.timeOffset != 0, active > 0 {
      // A time offset starts in the middle; the part that was skipped comes at the end. A last run
      // that is not complete is skipped as a whole: the time within a run goes on evenly.
      let cycle = timing.autoreverses ? duration * 2 : duration
      if cycle > 0, cycle.isFinite, active.isFinite {
        last = max((active / cycle).rounded(.up), 1) * cycle
      }
      elapsed += timing.timeOffset
      if last.isFinite, elapsed > last || elapsed < 0 {
        elapsed = elapsed.truncatingRemainder(dividingBy: last)
        if elapsed < 0 { elapsed += last }
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
    // The end belongs to the run that ends, not to a next run that never begins.
    if time <= 0, run > 0, elapsed >= last {
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
