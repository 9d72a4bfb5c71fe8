import CPantographTestTime
import Dispatch
import QuartzCore
import UIKit

/// The frames in which all windows of a test's process are told the time, whenever its main thread waits.
@MainActor
struct TestFrames {
  private static var shared = TestFrames()

  /// When the last frame was, in seconds of the process's time.
  private var last = 0.0
  /// Whether code has run since then, which may have changed anything.
  private var isStale = false
  /// A frame waits in the main queue.
  private var isWaiting = false
  /// How far a window's time is ahead, by window: one that a gesture was played in has lived through it.
  private var leads: [ObjectIdentifier: Double] = [:]

  private static let framesPerSecond = Double(LayerClock.usualFramesPerSecond)

  /// The moment of the next frame in nanoseconds; -1 where nothing waits for one.
  nonisolated static func next(_ ran: Bool) -> Int64 {
    MainActor.assumeIsolated {
      if ran { shared.isStale = true }
      guard !shared.isWaiting, let time = shared.next else { return -1 }
      return Int64((time * 1e9).rounded(.up))
    }
  }

  /// Puts the frame into the main queue.
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
    // A thousandth of a frame keeps the frame that was from being the next.
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

  /// A window's time is never behind the process's.
  private func lead(of window: UIWindow) -> Double {
    max(leads[ObjectIdentifier(window)] ?? 0, window.now - last)
  }

  /// Tells all windows that it is now; they may make others and let them go.
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
