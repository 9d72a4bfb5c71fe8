import Foundation
import QuartzCore

// These take the unbound method `Card.tick` in place of iOS's `#selector(tick(_:))`, or the name
// of a method in the target's `interfaceActions`. A target is retained until the timer is
// invalidated, as on iOS. In a running application, scheduled timers use the window's time,
// elsewhere the run loop's.
extension Timer {
  /// Calls the target's method with the timer, repeatedly if `repeats` is true.
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

  /// Calls the target's method, which takes no arguments.
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

  /// Calls the target's method with false. Objective-C would pass a part of the timer's address.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer<Target: AnyObject>(
    timeInterval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor (Bool) -> Void, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target,
      selector: { target in { (_: Timer) in selector(target)(false) } }, userInfo: userInfo,
      repeats: repeats)
    timer.schedule(every: timeInterval)
    return timer
  }

  /// Calls the target's method with the selector's name.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledInWindowTime(withTimeInterval: timeInterval, repeats: repeats) { timer in
      (target as? any InterfaceActions)?.call(selector, sender: timer)
    }
  }

  /// Schedules a timer in the window's time, as iOS's
  /// `scheduledTimer(withTimeInterval:repeats:block:)` does. Foundation has a method with iOS's
  /// name, which uses the run loop's time.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledInWindowTime(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let call = TimerCall(block)
    let timer = Timer(firstAfter: interval, repeats: repeats) { call.run($0) }
    timer.schedule(every: interval)
    return timer
  }

  @MainActor
  private func schedule(every interval: TimeInterval) {
    guard UIApplication.isProgram else { return RunLoop.main.add(self, forMode: .default) }
    // Foundation's: an interval of 0 or less stands for 0.1 ms.
    DelayedCall().start(after: max(interval, 0.0001)) { [self] in
      guard isValid else { return }
      fire()
      if isValid { schedule(every: interval) }
    }
  }

  /// Creates a timer whose first call comes after the interval, as iOS's
  /// `init(timeInterval:repeats:block:)` does. Foundation's initializer of that name makes the first
  /// call at once here. The timer must still be added to a run loop.
  public convenience init(
    firstAfter interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block
    )
  }

  /// Creates a timer that must still be added to a run loop.
  @preconcurrency @MainActor
  public convenience init<Target: AnyObject>(
    timeInterval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimerCall { timer in selector(target)(timer) }
    self.init(firstAfter: timeInterval, repeats: repeats) { call.run($0) }
  }

  /// Creates a timer for a method without arguments. The timer must still be added to a run loop.
  @preconcurrency @MainActor
  public convenience init<Target: AnyObject>(
    timeInterval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor () -> Void, userInfo: Any?, repeats: Bool
  ) {
    let call = TimerCall { _ in selector(target)() }
    self.init(firstAfter: timeInterval, repeats: repeats) { call.run($0) }
  }
}

/// A method on the main actor that the main run loop calls.
private struct TimerCall: Sendable {
  let call: @MainActor (Timer) -> Void

  @MainActor
  init(_ call: @escaping @MainActor (Timer) -> Void) { self.call = call }

  func run(_ timer: Timer) {
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated { call(timer) }
  }
}

extension CADisplayLink {
  /// Creates a display link that calls the target's method with the selector's name, listed in its
  /// `interfaceActions`.
  public convenience init(target: Any, selector: Selector) {
    self.init { link in (target as? any InterfaceActions)?.call(selector, sender: link) }
  }
}

extension RunLoop.Mode {
  /// The run loop's mode while a finger drags.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
