import PantographTouches
import UIKit

extension Stage {
  /// When the stage must be woken though nobody touches it: a frame that is due, a recognizer that
  /// waits, the display's next frame while something moves. Nil when nothing happens by itself: a scene
  /// at rest sleeps.
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

  /// When something happens by itself, drawing left out: a recognizer or the touchpad waits.
  package var nextDeadline: Timestamp? {
    let deadline = window.nextDeadline.map(Timestamp.init(latest:))
    guard let deadline, let inputDeadline else { return deadline ?? inputDeadline }
    return min(deadline, inputDeadline)
  }

  /// The display's next frame after the stage's time.
  public var nextDisplayTime: Timestamp { displayTime(after: time) }

  /// The display's next frame after that moment.
  package func displayTime(after time: Timestamp, framesPerSecond: Int? = nil) -> Timestamp {
    let rate = Int64(framesPerSecond ?? window.screen?.maximumFramesPerSecond ?? 60)
    let frame = time.microseconds * rate / 1_000_000 + 1
    return Timestamp(microseconds: (frame * 1_000_000 + rate - 1) / rate)
  }

  /// Runs until the clock says that it is over, asleep except when input or a moment comes.
  public func run(by clock: some StageClock) throws {
    while try clock.wait(until: wakeTime) {
      advance(to: max(time, clock.now))
    }
  }
}

extension Timestamp {
  /// The first microsecond that is not before that many seconds.
  init(latest seconds: Double) {
    self = Timestamp.zero + .seconds(seconds)
    // What is too late to be told stays the latest time of all.
    guard microseconds < .max else { return }
    if Double(microseconds) / 1_000_000 < seconds { self = self + .microseconds(1) }
  }
}
