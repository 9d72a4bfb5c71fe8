import Dispatch
import Foundation
import QuartzCore

#if canImport(Glibc)
  import Glibc
#endif

extension UIApplication {
  /// Whether this program is an application that runs: what waits in the main queue is then done whenever its
  /// windows are told the time.
  package static var isProgram = false

  /// Does what waits in the main queue and in the main run loop: blocks, tasks on the main actor, timers of
  /// Foundation. So many seconds of the wall's clock are waited for more, such as a task that is elsewhere.
  package static func turnMainQueue(patience: TimeInterval = 0) {
    guard !isQueueHeld else { return }
    let limit = Date(timeIntervalSinceNow: patience)
    // Bounded: a block may put the next one into the queue for ever.
    for _ in 0..<mostTurns {
      guard RunLoop.main.run(mode: .default, before: limit), patience == 0 || Date() < limit else {
        return
      }
    }
  }

  private static let mostTurns = 100
  private static var isQueueHeld = false

  /// Does nothing of what waits in the main queue meanwhile.
  package static func holdingMainQueue(_ work: () -> Void) {
    let before = isQueueHeld
    isQueueHeld = true
    work()
    isQueueHeld = before
  }

  /// Can be read as soon as the main queue has something to do; nil where the library that has the queue does not
  /// tell. It belongs to that library.
  package static let mainQueueDescriptor: Int32? = {
    // Foundation's run loop sleeps on it, too; no header names it.
    guard let symbol = dlsym(nil, "_dispatch_get_main_queue_port_4CF") else { return nil }
    let descriptor = unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)()
    return fcntl(descriptor, F_GETFD) >= 0 ? descriptor : nil
  }()

  /// Whether the main queue has something to do, as far as that is known.
  package static var mainQueueWaits: Bool {
    guard let descriptor = mainQueueDescriptor else { return false }
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) > 0
  }
}

extension DispatchQueue {
  /// In an application that runs the main queue's delays are those of the window's time, in whole milliseconds, so
  /// that a recording does the same at each replay.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    // The main queue is another object each time that it is asked for.
    guard label == DispatchQueue.main.label else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: { work() })
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let rest = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    // The instants between making the deadline and coming here are no part of it.
    let seconds = (Double(rest) / 1_000_000).rounded(.up) / 1000
    guard MainQueue.isCurrent else {
      // Another thread cannot know the window's time: the main queue counts from when it hears of it.
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
