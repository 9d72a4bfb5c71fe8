import Dispatch
import Foundation
import QuartzCore

#if canImport(Glibc)
  import Glibc
#endif

extension UIApplication {
  /// Whether this program is a running application. If so, the work that waits in the main queue
  /// is done whenever the time of its windows advances.
  @exclusivity(unchecked) package static var isProgram = false

  /// Does the work that waits in the main queue and in the main run loop: blocks, tasks on the
  /// main actor, Foundation's timers. Waits up to `patience` seconds of real time for more, such
  /// as a task on another thread.
  package static func turnMainQueue(patience: TimeInterval = 0) {
    guard !isQueueHeld else { return }
    let limit = Date(timeIntervalSinceNow: patience)
    // Bounded: a block may add the next one to the queue forever.
    for _ in 0..<mostTurns {
      guard RunLoop.main.run(mode: .default, before: limit), patience == 0 || Date() < limit else {
        return
      }
    }
  }

  private static let mostTurns = 100
  private static var isQueueHeld = false

  /// Runs `work`. Until it returns, `turnMainQueue` does nothing.
  package static func holdingMainQueue(_ work: () -> Void) {
    let before = isQueueHeld
    isQueueHeld = true
    work()
    isQueueHeld = before
  }

  /// A file descriptor that can be read as soon as the main queue has work; nil if the library
  /// with the queue does not provide one. The library owns the descriptor.
  package static let mainQueueDescriptor: Int32? = {
    // Foundation's run loop waits on the descriptor, too. No header declares the function.
    guard let symbol = dlsym(nil, "_dispatch_get_main_queue_port_4CF") else { return nil }
    let descriptor = unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)()
    return fcntl(descriptor, F_GETFD) >= 0 ? descriptor : nil
  }()

  /// Whether the main queue has work; false if that is not known.
  package static var mainQueueWaits: Bool {
    guard let descriptor = mainQueueDescriptor else { return false }
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) > 0
  }
}

extension DispatchQueue {
  /// Calls `work` at the deadline. In a running application, delays on the main queue are in the
  /// window's time, in whole milliseconds, so that a recording does the same at each replay.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    // `DispatchQueue.main` is another object at each call, so the labels are compared.
    guard label == DispatchQueue.main.label else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: { work() })
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let rest = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    // Rounded up, as some of the delay has passed between making the deadline and this call.
    let seconds = (Double(rest) / 1_000_000).rounded(.up) / 1000
    guard MainQueue.isCurrent else {
      // Another thread cannot know the window's time: the delay begins when the main queue runs
      // this.
      return async { [self] in afterWindowTime(seconds, deadline, work) }
    }
    afterWindowTime(seconds, deadline, work)
  }

  private func afterWindowTime(
    _ seconds: TimeInterval, _ deadline: DispatchTime, _ work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    MainActor.assumeIsolated {
      guard UIApplication.isProgram else {
        return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: { work() })
      }
      DelayedCall().start(after: seconds) { work() }
    }
  }
}
