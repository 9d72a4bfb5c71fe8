import Foundation
import PantographGestures
import PantographLive
import PantographStage
import PantographTouches
import UIKit

/// A report of a gesture that the window system has recognized, such as one of Wayland's pointer
/// gestures.
public struct DemoGesture: Hashable, Sendable {
  /// The report; its movements are in the scene's points, its time is the clock's.
  public var report: DeltaReport
  /// The pointer's position, in the scene's points.
  public var position: CGPoint

  /// Creates a report of a gesture at the pointer's position.
  public init(_ report: DeltaReport, position: CGPoint) {
    self.report = report
    self.position = position
  }
}

/// The origin of input that a display reports in place of a device.
public enum DemoSource: UInt8, Hashable, Sendable, CaseIterable {
  /// A mouse with its button down.
  case mouse
  /// Fingers on a touchscreen that the window system reads.
  case fingers
  /// A wheel, or two fingers on a touchpad that the window system reads.
  case scroll
  /// Gestures on a touchpad that the window system has recognized.
  case gestures

  /// The name beside the scene.
  public var name: String {
    switch self {
    case .mouse: "mouse"
    case .fingers: "fingers on the screen, from the window system"
    case .scroll: "scrolling, from the window system"
    case .gestures: "gestures of a touchpad, from the window system"
    }
  }
}

/// Converts gestures of the window system to contacts around the pointer.
struct DemoGestures {
  // The unit does not matter: all movements are converted to millimetres of the scene's surface.
  private var contacts = DeltaContacts(.wayland, spacing: Self.spacing)
  private var lastTime = Timestamp.zero
  private(set) var isDown = false

  /// The distance between neighboring fingers, in millimetres: so close that all of them land on
  /// the view at the pointer.
  private static let spacing = 4.0

  /// The fewest fingers whose rest is a touch. A window receives holds of one or two fingers
  /// whenever a hand rests on the pad.
  private static let fewestHeld = 3

  /// Returns the frame for a report; nil if it changes no contact. A point of the scene is
  /// `millimetres` of the surface.
  mutating func frame(
    _ gesture: DemoGesture, at landing: Vector, millimetres: Vector, now: Timestamp
  ) -> ContactFrame? {
    var report = gesture.report
    switch report.action {
    case .holdBegan(let fingers), .holdEnded(let fingers, _):
      guard fingers >= Self.fewestHeld || isDown else { return nil }
    case .swipeMoved(let fingers, let movement):
      report.action = .swipeMoved(fingers: fingers, Self.scaled(movement, by: millimetres))
    case .pinchMoved(let fingers, let movement, let scale, let rotation):
      report.action = .pinchMoved(
        fingers: fingers, Self.scaled(movement, by: millimetres), scale: scale, rotation: rotation)
    case .swipeBegan, .swipeEnded, .pinchBegan, .pinchEnded: break
    case .scrolled: return nil
    }
    // Each frame needs a time of its own.
    lastTime = max(lastTime + .microseconds(1), min(report.time, now))
    report.time = lastTime
    contacts.landing = landing
    guard let frame = contacts.update(report) else { return nil }
    isDown = frame.fingerCount > 0
    return frame
  }

  /// Returns a frame that cancels all fingers; nil if none is down.
  mutating func cancelled(time: Timestamp) -> ContactFrame? {
    guard isDown else { return nil }
    isDown = false
    lastTime = max(lastTime + .microseconds(1), time)
    return contacts.update(
      DeltaReport(time: lastTime, .swipeEnded(fingers: 1, isCancelled: true)))
  }

  private static func scaled(
    _ movement: DeltaMovement, by millimetres: Vector
  ) -> DeltaMovement {
    let unit = DeltaUnit.wayland.perMillimetre
    let delta = Delta(
      x: movement.accelerated.x * millimetres.x * unit,
      y: movement.accelerated.y * millimetres.y * unit)
    return DeltaMovement(delta, unaccelerated: delta)
  }
}

extension DemoSession {
  /// Handles a report of a gesture of the window system. It has an effect only if there is no device
  /// and no recording.
  public func follow(_ gesture: DemoGesture) {
    guard mover.isKeys, clock.time.pace > 0, input.pointers.isEmpty else { return }
    endScroll(at: clock.now)
    let landing = run.surfacePosition(of: gesture.position)
    let origin = run.surfacePosition(of: .zero)
    let unit = run.surfacePosition(of: CGPoint(x: 1, y: 1))
    guard
      let frame = input.pad.frame(
        gesture, at: landing, millimetres: unit - origin, now: clock.now)
    else { return }
    input.source = .gestures
    input.queue.add(frame)
    isStale = true
  }
}
