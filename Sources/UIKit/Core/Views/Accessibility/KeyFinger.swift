import Foundation
import PantographGestures
import PantographTouches

/// A finger that keys put down, move and lift. What it moves follows and decides as under any other
/// finger, with the same reasons.
@MainActor
final class KeyFinger {
  private let session: TouchSession
  private unowned let window: UIWindow
  /// The position in the window; nil while the finger is up.
  private(set) var position: CGPoint?
  private var number: UInt32 = 0

  /// The distance of an arrow key, in points, and that with Shift. The shorter one is the distance
  /// that a pan must move to begin.
  static let step: CGFloat = 10
  static let longStep: CGFloat = 50

  init(_ window: UIWindow) {
    self.window = window
    session = TouchSession(pointsIn: window)
  }

  func tap(_ point: CGPoint) {
    lift()
    down(at: point)
    lift()
  }

  func down(at point: CGPoint) {
    lift()
    number += 1
    position = point
    send(.began)
  }

  /// Moves the finger within the window.
  func move(by distance: CGVector) {
    guard let old = position else { return }
    position = CGPoint(
      x: min(max(old.x + distance.dx, window.bounds.minX), window.bounds.maxX - 1),
      y: min(max(old.y + distance.dy, window.bounds.minY), window.bounds.maxY - 1))
    send(.moved)
  }

  func move(to point: CGPoint) {
    guard let old = position else { return }
    move(by: CGVector(dx: point.x - old.x, dy: point.y - old.y))
  }

  func lift() {
    guard position != nil else { return }
    send(.ended)
    position = nil
  }

  func cancel() {
    guard position != nil else { return }
    send(.cancelled(.inputEnded))
    position = nil
  }

  private func send(_ phase: ContactPhase) {
    guard let position else { return }
    // A window's time is in seconds.
    let microseconds = (window.now * 1_000_000).rounded()
    var frame = PointFrame(time: Timestamp(microseconds: Int64(microseconds)))
    frame.append(
      PointFrame.Contact(
        id: ContactID(rawValue: number), phase: phase, position: PointVector(position)))
    session.receive(frame)
  }
}
