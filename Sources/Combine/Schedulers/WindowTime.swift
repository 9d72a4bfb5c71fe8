import Dispatch
import Foundation
import PantographObjects
import QuartzCore
import UIKit

/// The time in which work on the main queue waits: the window's in a running application, so that
/// replays give the same result at any speed, and real time elsewhere.
enum WindowTime {
  /// The window's time in seconds; nil outside of a running application and on other threads.
  static var now: TimeInterval? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { UIApplication.isProgram ? CACurrentMediaTime() : nil }
  }

  /// Runs the action on the main queue after a delay.
  static func run(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    // A deadline beyond the queue's range would stop the program.
    let delay = min(max(seconds, 0), longest)
    nonisolated(unsafe) let action = action
    guard now != nil else {
      // UIKit's function of this name takes the window's time if this is called off the main thread.
      return DispatchQueue.main.asyncAfter(deadline: .now() + delay) { action() }
    }
    MainActor.assumeIsolated { DelayedCall().start(after: delay) { action() } }
  }

  /// A century.
  private static let longest: TimeInterval = 3_155_760_000
}
