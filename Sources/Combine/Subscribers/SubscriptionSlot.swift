import Foundation

/// The place of a subscriber's one subscription.
final class SubscriptionSlot: @unchecked Sendable {
  private enum State {
    case empty
    case filled(any Subscription)
    case over
  }

  private let lock = NSLock()
  private var state = State.empty

  var isOver: Bool {
    lock.withLock {
      switch state {
      case .over: true
      case .empty, .filled: false
      }
    }
  }

  /// Stores the first subscription and returns it. Cancels any other and returns nil.
  func fill(_ subscription: any Subscription) -> (any Subscription)? {
    let isFirst = lock.withLock {
      switch state {
      case .empty:
        state = .filled(subscription)
        return true
      case .filled, .over:
        return false
      }
    }
    if isFirst { return subscription }
    subscription.cancel()
    return nil
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    current?.request(demand)
  }

  /// Ends the slot, and returns whether it had not ended before.
  func end() -> Bool { take().wasOpen }

  /// Ends the slot and cancels its subscription.
  func cancel() { take().subscription?.cancel() }

  private var current: (any Subscription)? {
    lock.withLock {
      switch state {
      case .filled(let subscription): subscription
      case .empty, .over: nil
      }
    }
  }

  private func take() -> (wasOpen: Bool, subscription: (any Subscription)?) {
    lock.withLock {
      defer { state = .over }
      switch state {
      case .empty: return (true, nil)
      case .filled(let subscription): return (true, subscription)
      case .over: return (false, nil)
      }
    }
  }
}
