import Foundation

/// Looks whether a transition that should be over is.
@MainActor
struct TransitionWatch {
  enum Finding {
    case busy, over
  }

  private var alarm: LayerClock.Deadline?

  /// Looks a frame after the time is up, and each frame after that until it is over.
  mutating func start(
    on clock: LayerClock, after seconds: Double, _ look: @escaping () -> Finding
  ) {
    alarm = clock.call(at: clock.time + seconds) { [weak clock] in
      clock.map { Self.lookNextTurn(on: $0, look) }
    }
  }

  func stop() {
    alarm?.cancel()
  }

  private static func lookNextTurn(on clock: LayerClock, _ look: @escaping () -> Finding) {
    clock.nextTurn { [weak clock] in
      guard look() == .busy, let clock else { return }
      lookNextTurn(on: clock, look)
    }
  }
}
