import Foundation
import QuartzCore

/// A check whether a transition that should have ended has ended.
@MainActor
struct TransitionWatch {
  enum Finding {
    case busy, over
  }

  private var alarm: LayerClock.Deadline?

  /// Checks one frame after the time is up, and in each frame after that until the transition is
  /// over.
  mutating func start(
    on clock: LayerClock, after seconds: Double, _ look: @escaping @MainActor () -> Finding
  ) {
    // The clock itself makes this call, so it still exists then.
    alarm = clock.call(at: clock.time + seconds) { [unowned clock] in
      clock.nextTurns { look() == .busy }
    }
  }

  func stop() {
    alarm?.cancel()
  }
}
