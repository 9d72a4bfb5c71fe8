/// A call after a delay on a window's clock: that of the window that advanced last, or of the first
/// window to be created. If the window goes away meanwhile, another window's clock counts.
@MainActor
package final class DelayedCall {
  private var deadline: LayerClock.Deadline?
  private var isCancelled = false

  package init() {}

  /// Calls `work` in a later turn, also after a delay of 0 or NaN; never after an infinite delay.
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
