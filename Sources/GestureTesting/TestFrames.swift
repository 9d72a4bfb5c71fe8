import CPantographTestTime
import Dispatch
import QuartzCore
import UIKit

/// The frames that advance all windows of a test process. They run while the main thread waits.
@MainActor
struct TestFrames {
  private static var shared = TestFrames()

  /// The time of the last frame, in seconds of the process's time.
  private var last = 0.0
  /// Whether code has run since the last frame and may have changed anything.
  private var isStale = false
  /// Whether a frame is waiting in the main queue.
  private var isWaiting = false
  /// The seconds by which a window's time is ahead of the process's, by window. Playing a gesture
  /// advances only the time of its window.
  private var leads: [ObjectIdentifier: Double] = [:]

  private static let framesPerSecond = Double(LayerClock.usualFramesPerSecond)

  /// Returns the time of the next frame in nanoseconds; -1 if nothing needs a frame. `ran` is true
  /// if code has run since the last call.
  nonisolated static func next(_ ran: Bool) -> Int64 {
    MainActor.assumeIsolated {
      if ran { shared.isStale = true }
      guard !shared.isWaiting, let time = shared.next else { return -1 }
      return Int64((time * 1e9).rounded(.up))
    }
  }

  /// Adds a frame to the main queue.
  nonisolated static func wake() {
    MainActor.assumeIsolated { shared.isWaiting = true }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        shared.isWaiting = false
        tell()
      }
    }
  }

  private var next: Double? {
    // The extra thousandth of a frame prevents the last frame from being found again.
    let frame = ((last * Self.framesPerSecond + 0.001).rounded(.down) + 1) / Self.framesPerSecond
    if isStale { return frame }
    var next: Double?
    for window in UIWindow.all {
      if window.isAnimating { return frame }
      guard let deadline = window.nextDeadline else { continue }
      let time = max(deadline - lead(of: window), frame)
      next = min(next ?? time, time)
    }
    return next
  }

  /// Returns how far a window's time is ahead of the process's time; never negative.
  private func lead(of window: UIWindow) -> Double {
    max(leads[ObjectIdentifier(window)] ?? 0, window.now - last)
  }

  /// Advances all windows to the current time. Their code may create and release windows.
  private static func tell() {
    let windows = UIWindow.all
    let leads = windows.map(shared.lead)
    shared.leads = Dictionary(
      zip(windows.map(ObjectIdentifier.init), leads), uniquingKeysWith: { $1 })
    let now = max(TestHost.time, shared.last)
    shared.last = now
    shared.isStale = false
    LayerClock.birth = now
    for (window, lead) in zip(windows, leads) {
      window.layoutIfNeeded()
      window.advance(to: now + lead)
    }
  }
}
