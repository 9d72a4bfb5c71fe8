import Foundation
import QuartzCore

// These take the unbound method `Card.tick` for iOS's `#selector(tick(_:))`, or the name of a method that the target
// lists in its `interfaceActions`. A target is held until the timer is invalidated, as on iOS. In an application
// that runs, scheduled timers go by the window's time; elsewhere by the run loop's.
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
    timer.schedule(every: timeInterval)
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
    timer.schedule(every: timeInterval)
    return timer
  }

  /// Calls the method of that name.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledInWindowTime(withTimeInterval: timeInterval, repeats: repeats) { timer in
      (target as? any InterfaceActions)?.call(selector, sender: timer)
    }
  }

  /// What iOS calls `scheduledTimer(withTimeInterval:repeats:block:)`; under that name Foundation's goes by the run
  /// loop's time.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledInWindowTime(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let call = TimerCall(block)
    let timer = Timer(timeInterval: interval, repeats: repeats) { call.run($0) }
    timer.schedule(every: interval)
    return timer
  }

  @MainActor
  private func schedule(every interval: TimeInterval) {
    guard UIApplication.isProgram else { return RunLoop.main.add(self, forMode: .default) }
    DelayedCall().start(after: max(interval, 0.0001)) { [self] in
      guard isValid else { return }
      fire()
      if isValid { schedule(every: interval) }
    }
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
