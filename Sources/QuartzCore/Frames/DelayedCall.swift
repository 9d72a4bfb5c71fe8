/// A call once so much of the window's time has passed: of the window that was last told the time, or of the
/// first that there is. Where that window goes meanwhile another one's time counts.
@MainActor
package final class DelayedCall {
  private var deadline: LayerClock.Deadline?
  private var isCancelled = false

  package init() {}

  /// Calls in a later turn, for no time at all and for what is no number, too; never after an endless time.
  package func start(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
    let seconds = seconds.isNaN ? 0 : seconds
    guard seconds < .infinity else { return }
    guard let clock = LayerClock.current else {
      return LayerClock.whenThereIsOne { [self] in
        if !isCancelled { start(after: seconds, work) }
      }
    }
    deadline = clock.call(
      at: LayerClock.latest + max(seconds, 0), outlivesWindow: true, work)
  }

  package func cancel() {
    isCancelled = true
    deadline?.cancel()
    deadline = nil
  }
}
