import Foundation
import PantographGestures
import PantographTouches

/// A finger, or two fingers, that keys put down, move and lift. What they move follows and decides as under any other
/// finger, with the same reasons.
@MainActor
final class KeyFinger {
  /// The places of two fingers around their middle.
  private struct Pair {
    /// Our value: two fingers that land 100 points apart can come closer and part.
    var radius: CGFloat = 50
    var angle: CGFloat = 0

    var offset: CGVector { CGVector(dx: radius * cos(angle), dy: radius * sin(angle)) }
  }

  private let session: TouchSession
  private unowned let window: UIWindow
  /// The position in the window, between two fingers their middle; nil while no finger is down.
  private(set) var position: CGPoint?
  private var pair: Pair?
  private var number: UInt32 = 0

  /// The distance of an arrow key, in points, and that with Shift. The shorter one is the distance
  /// that a pan must move to begin.
  static let step: CGFloat = 10
  static let longStep: CGFloat = 50
  /// The angle by which a key turns two fingers, in radians: the one at which a rotation begins.
  static let turn = CGFloat.pi / 18

  init(_ window: UIWindow) {
    self.window = window
    session = TouchSession(pointsIn: window)
  }

  var isPair: Bool { pair != nil }

  func tap(_ point: CGPoint) {
    lift()
    down(at: point)
    lift()
  }

  func down(at point: CGPoint, twoFingers: Bool = false) {
    lift()
    number += 2
    position = point
    pair = twoFingers ? Pair() : nil
    send(.began)
  }

  /// Moves the finger. It may leave the window, by as much as the window is large, so that an element in the middle can be
  /// dragged over a whole page.
  func move(by distance: CGVector) {
    guard let old = position else { return }
    position = CGPoint(
      x: min(max(old.x + distance.dx, -window.bounds.width), 2 * window.bounds.width),
      y: min(max(old.y + distance.dy, -window.bounds.height), 2 * window.bounds.height))
    send(.moved)
  }

  func move(to point: CGPoint) {
    guard let old = position else { return }
    move(by: CGVector(dx: point.x - old.x, dy: point.y - old.y))
  }

  /// Moves two fingers apart, or closer to each other, by a distance.
  func spread(by distance: CGFloat) {
    guard let radius = pair?.radius else { return }
    pair?.radius = max(radius + distance / 2, 1)
    send(.moved)
  }

  /// Turns two fingers around their middle.
  func turn(by angle: CGFloat) {
    guard pair != nil else { return }
    pair?.angle += angle
    send(.moved)
  }

  func lift() { end(.ended) }

  func cancel() { end(.cancelled(.inputEnded)) }

  private func end(_ phase: ContactPhase) {
    guard position != nil else { return }
    send(phase)
    position = nil
    pair = nil
  }

  private func send(_ phase: ContactPhase) {
    guard let position else { return }
    // A window's time is in seconds.
    let microseconds = (window.now * 1_000_000).rounded()
    var frame = PointFrame(time: Timestamp(microseconds: Int64(microseconds)))
    let offsets = pair.map { [$0.offset, CGVector(dx: -$0.offset.dx, dy: -$0.offset.dy)] }
    for (index, offset) in (offsets ?? [CGVector(dx: 0, dy: 0)]).enumerated() {
      let point = CGPoint(x: position.x + offset.dx, y: position.y + offset.dy)
      frame.append(
        PointFrame.Contact(
          id: ContactID(rawValue: number + UInt32(index)), phase: phase,
          position: PointVector(point)))
    }
    session.receive(frame)
  }
}
