import Foundation

// These take the unbound method `Card.tick` for iOS's `#selector(tick(_:))`. A target is held until the timer
// is invalidated, as on iOS.
extension Timer {
  /// Calls the method of the target with the timer, again and again where it repeats.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer<Target: AnyObject>(
    timeInterval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// Calls the method of the target, which takes nothing.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer<Target: AnyObject>(
    timeInterval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor () -> Void, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// One that is still to be added to a run loop.
  @preconcurrency @MainActor
  public convenience init<Target: AnyObject>(
    timeInterval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimerCall { timer in selector(target)(timer) }
    self.init(timeInterval: timeInterval, repeats: repeats) { call.run($0) }
  }

  /// The same for a method that takes nothing.
  @preconcurrency @MainActor
  public convenience init<Target: AnyObject>(
    timeInterval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor () -> Void, userInfo: Any?, repeats: Bool
  ) {
    let call = TimerCall { _ in selector(target)() }
    self.init(timeInterval: timeInterval, repeats: repeats) { call.run($0) }
  }
}

/// A method on the main actor, called by the main run loop.
private struct TimerCall: Sendable {
  let call: @MainActor (Timer) -> Void

  @MainActor
  init(_ call: @escaping @MainActor (Timer) -> Void) { self.call = call }

  func run(_ timer: Timer) {
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated { call(timer) }
  }
}
