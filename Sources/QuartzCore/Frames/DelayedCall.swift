/// A call once so much of the window's time has passed: of the window that was last told the time, or of the
/// first that there is.
@MainActor
package final class DelayedCall {
  private var deadline: LayerClock.Deadline?
  private var isCancelled = false

  package init() {}

  /// Calls in a later turn, for no time at all, too.
  package func start(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
    guard let clock = LayerClock.current else {
      return LayerClock.whenThereIsOne { [self] in
        if !isCancelled { start(after: seconds, work) }
      }
    }
    deadline = clock.call(at: LayerClock.latest + max(seconds, 0), work)
  }

  package func cancel() {
    isCancelled = true
    deadline?.cancel()
    deadline = nil
  }
}
