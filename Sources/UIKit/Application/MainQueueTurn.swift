import Dispatch
import Foundation
import QuartzCore

extension UIApplication {
  /// Whether this program is an application that runs: what waits in the main queue is then done whenever its
  /// windows are told the time.
  package static var isProgram = false

  /// Does what waits in the main queue and in the main run loop: blocks, tasks on the main actor, timers of
  /// Foundation. So many seconds of the wall's clock are waited for more, such as a task that is elsewhere.
  package static func turnMainQueue(patience: TimeInterval = 0) {
    let limit = Date(timeIntervalSinceNow: patience)
    // Bounded: a block may put the next one into the queue for ever.
    for _ in 0..<mostTurns {
      guard RunLoop.main.run(mode: .default, before: limit), patience == 0 || Date() < limit else {
        return
      }
    }
  }

  private static let mostTurns = 100
}

extension DispatchQueue {
  /// In an application that runs the main queue's delays are those of the window's time, in whole milliseconds, so
  /// that a recording does the same at each replay.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    // The main queue is another object each time that it is asked for.
    guard label == DispatchQueue.main.label, MainQueue.isCurrent else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: { work() })
    }
    MainActor.assumeIsolated {
      guard UIApplication.isProgram else {
        return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: { work() })
      }
      let now = DispatchTime.now().uptimeNanoseconds
      let rest = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
      // The instants between making the deadline and coming here are no part of it.
      let milliseconds = (Double(rest) / 1_000_000).rounded(.up)
      DelayedCall().start(after: milliseconds / 1000) { work() }
    }
  }
}
