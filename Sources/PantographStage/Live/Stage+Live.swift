import PantographTouches
import UIKit

extension Stage {
  /// The time at which the stage must be woken without input: for a due frame, a waiting
  /// recognizer, or the display's next frame during an animation. Nil if nothing happens without
  /// input, so a scene at rest sleeps.
  public var wakeTime: Timestamp? {
    var wake = nextFrameTime
    func include(_ time: Timestamp?) {
      guard let time else { return }
      wake = min(wake ?? time, time)
    }
    include(inputDeadline)
    include(window.nextDeadline.map(Timestamp.init(latest:)))
    if window.isAnimating { include(nextDisplayTime) }
    return wake.map { max($0, time) }
  }

  /// The time at which a recognizer or the touchpad decides something by itself. Unlike `wakeTime`,
  /// it ignores drawing.
  package var nextDeadline: Timestamp? {
    let deadline = window.nextDeadline.map(Timestamp.init(latest:))
    guard let deadline, let inputDeadline else { return deadline ?? inputDeadline }
    return min(deadline, inputDeadline)
  }

  /// The time of the display's next frame after the stage's time.
  public var nextDisplayTime: Timestamp { displayTime(after: time) }

  /// Returns the time of the display's first frame after `time`.
  package func displayTime(after time: Timestamp, framesPerSecond: Int? = nil) -> Timestamp {
    let rate = Int64(framesPerSecond ?? window.ownScreen?.maximumFramesPerSecond ?? 60)
    let frame = time.microseconds * rate / 1_000_000 + 1
    return Timestamp(microseconds: (frame * 1_000_000 + rate - 1) / rate)
  }

  /// Runs until the clock has nothing more to wait for. Sleeps until there is input or a wake time.
  public func run(by clock: some StageClock) throws {
    while try clock.wait(until: wakeTime) {
      advance(to: max(time, clock.now))
    }
  }
}

extension Timestamp {
  /// Creates the first timestamp, in whole microseconds, that is not before this number of seconds.
  init(latest seconds: Double) {
    self = Timestamp.zero + .seconds(seconds)
    // A time beyond the range stays the latest timestamp.
    guard microseconds < .max else { return }
    if Double(microseconds) / 1_000_000 < seconds { self = self + .microseconds(1) }
  }
}
