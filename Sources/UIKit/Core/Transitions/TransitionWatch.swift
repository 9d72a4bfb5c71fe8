import Foundation
import QuartzCore

/// Looks whether a transition that should be over is.
@MainActor
struct TransitionWatch {
  enum Finding {
    case busy, over
  }

  private var alarm: LayerClock.Deadline?

  /// Looks a frame after the time is up, and each frame after that until it is over.
  mutating func start(
    on clock: LayerClock, after seconds: Double, _ look: @escaping @MainActor () -> Finding
  ) {
    // The clock calls it, so that it is still there.
    alarm = clock.call(at: clock.time + seconds) { [unowned clock] in
      clock.nextTurns { look() == .busy }
    }
  }

  func stop() {
    alarm?.cancel()
  }
}
