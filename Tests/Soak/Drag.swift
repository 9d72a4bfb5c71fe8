import PantographTouches
import UIKit

/// A finger that repeatedly drags down a window.
@MainActor
final class Drag {
  private let session: TouchSession
  private var nextID: UInt32 = 0

  init(in window: UIWindow) {
    session = TouchSession(
      window: window,
      placement: TouchSession.Placement(pointsPerMillimetre: CGVector(dx: 10, dy: 10)))
  }

  /// Drags for half a second.
  func play(from seconds: Double, toward way: Double = 1) {
    nextID += 1
    let start = Int64(seconds * 1_000_000)
    for step in 0...50 {
      var frame = ContactFrame(time: Timestamp(microseconds: start + Int64(step) * 10_000))
      frame.append(
        Contact(
          id: ContactID(rawValue: nextID),
          phase: step == 0 ? .began : step == 50 ? .ended : .moved,
          position: Vector(x: 20, y: 20 + Double(step) * way)))
      session.receive(frame)
    }
  }
}
