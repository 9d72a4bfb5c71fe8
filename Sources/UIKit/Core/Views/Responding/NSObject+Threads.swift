import Foundation
import PantographObjects

// Methods of views and controllers belong to the main actor, so that the main thread calls all of
// them, also those that iOS would call on a new thread.
extension NSObject {
  /// Calls the method on the main thread: at once if this is that thread and `wait` is true,
  /// otherwise on the main queue.
  @preconcurrency
  public nonisolated func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let sent = arg
    onMainThread(wait) { $0.perform(aSelector, with: sent) }
  }

  @preconcurrency
  public nonisolated func performSelector<Owner: AnyObject>(
    onMainThread method: @escaping @MainActor (Owner) -> @MainActor () -> Void, with arg: Any?,
    waitUntilDone wait: Bool
  ) {
    onMainThread(wait) { $0.perform(method) }
  }

  @preconcurrency
  public nonisolated func performSelector<Owner: AnyObject, Sent>(
    onMainThread method: @escaping @MainActor (Owner) -> @MainActor (Sent) -> Void,
    with arg: Sent, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let sent = arg
    onMainThread(wait) { $0.perform(method, with: sent) }
  }

  /// Calls the method in a later turn of the main queue.
  @preconcurrency
  public nonisolated func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }

  @preconcurrency
  public nonisolated func performSelector<Owner: AnyObject>(
    inBackground method: @escaping @MainActor (Owner) -> @MainActor () -> Void, with arg: Any?
  ) {
    performSelector(onMainThread: method, with: arg, waitUntilDone: false)
  }

  @preconcurrency
  public nonisolated func performSelector<Owner: AnyObject, Sent>(
    inBackground method: @escaping @MainActor (Owner) -> @MainActor (Sent) -> Void,
    with arg: Sent
  ) {
    performSelector(onMainThread: method, with: arg, waitUntilDone: false)
  }

  private nonisolated func onMainThread(
    _ waits: Bool, _ work: @escaping @MainActor (NSObject) -> Void
  ) {
    nonisolated(unsafe) let object = self
    let call: @Sendable () -> Void = { MainActor.assumeIsolated { work(object) } }
    switch (waits, MainQueue.isCurrent) {
    case (true, true): call()
    case (true, false): DispatchQueue.main.sync(execute: call)
    case (false, _): DispatchQueue.main.async(execute: call)
    }
  }
}
