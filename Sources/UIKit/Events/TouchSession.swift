import Foundation
import Touches

/// Turns contact frames into touches and events, and sends them to a window.
///
/// A finger is one `UITouch` from its first frame to its last.
@MainActor
public final class TouchSession {
  /// Where a contact on the surface lies in the window.
  public struct Placement: Sendable {
    /// Points for each millimetre.
    public var pointsPerMillimetre: CGVector
    /// Where the surface's top left corner lies in the window.
    public var origin: CGPoint

    public init(pointsPerMillimetre: CGVector, origin: CGPoint = .zero) {
      self.pointsPerMillimetre = pointsPerMillimetre
      self.origin = origin
    }

    /// Where a place on the surface lies in the window.
    public func point(_ position: Vector) -> CGPoint {
      CGPoint(
        x: origin.x + CGFloat(position.x) * pointsPerMillimetre.dx,
        y: origin.y + CGFloat(position.y) * pointsPerMillimetre.dy)
    }
  }

  let window: UIWindow
  public var placement: Placement
  private let touchType: UITouch.TouchType
  /// Those that are down, in the order in which they began, and which contacts they are.
  private var touches: [UITouch] = []
  private var contacts: [ContactID] = []
  private var touchSet: Set<UITouch> = []
  private let event = UIEvent(type: .touches, timestamp: 0)
  private var taps = TapCounter()
  private var touchCount = 0
  var pointer: UITouch?
  var scrollAnchor: UITouch?

  public init(
    window: UIWindow, placement: Placement, touchType: UITouch.TouchType = .direct
  ) {
    self.window = window
    self.placement = placement
    self.touchType = touchType
  }

  package var currentTouches: [UITouch] { touches }

  /// Lets time pass up to the frame, then sends what happened in it.
  public func receive(_ frame: ContactFrame) {
    let time = frame.time.seconds
    window.advance(to: time)
    var isEvent = false
    for index in frame.indices {
      isEvent = take(frame[index], at: time) || isEvent
    }
    guard isEvent else { return }
    event.renew(timestamp: time, touches: touchSet, ordered: touches)
    event.buttonMask = UIEvent.ButtonMask(frame.buttons)
    window.sendEvent(event)
    for index in touches.indices.reversed() {
      if touches[index].phase.isDown {
        touches[index].phase = .stationary
      } else {
        touchSet.remove(touches[index])
        touches.remove(at: index)
        contacts.remove(at: index)
      }
    }
    if touches.isEmpty { event.renew(timestamp: time, touches: [], ordered: []) }
  }

  /// Lets time pass with nothing touched or moved.
  public func advance(to time: Timestamp) {
    window.advance(to: time.seconds)
  }

  /// Whether anything is to be told about the contact.
  private func take(_ contact: Contact, at time: TimeInterval) -> Bool {
    let position = placement.point(contact.position)
    guard let index = contacts.firstIndex(of: contact.id) else {
      if contact.phase.isDown { begin(contact, at: position, time) }
      return contact.phase.isDown
    }
    let touch = touches[index]
    touch.timestamp = time
    touch.previousPosition = touch.position
    touch.position = position
    touch.measure(contact)
    touch.phase = UITouch.Phase(contact.phase)
    if touch.phase == .ended { taps.lifted(touch) }
    return touch.phase != .stationary
  }

  private func begin(_ contact: Contact, at position: CGPoint, _ time: TimeInterval) {
    event.renew(timestamp: time, touches: touchSet, ordered: touches)
    let touch = makeTouch(touchType, .began, at: position, time)
    touch.tapCount = taps.count(at: position, time)
    touch.measure(contact)
    touches.append(touch)
    contacts.append(contact.id)
    touchSet.insert(touch)
  }

  func makeTouch(
    _ type: UITouch.TouchType, _ phase: UITouch.Phase, at position: CGPoint, _ time: TimeInterval
  ) -> UITouch {
    touchCount += 1
    return UITouch(
      order: touchCount, phase: phase, type: type, position: position, timestamp: time,
      window: window, view: window.hitTest(position, with: event))
  }
}

extension Timestamp {
  /// Seconds on the input's clock, as UIKit counts.
  var seconds: TimeInterval { TimeInterval(microseconds) / 1_000_000 }
}

extension UITouch.Phase {
  init(_ phase: ContactPhase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .stationary: .stationary
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension UIEvent.ButtonMask {
  init(_ buttons: ButtonSet) {
    self = []
    if buttons.contains(.left) { insert(.primary) }
    if buttons.contains(.right) { insert(.secondary) }
  }
}

extension UITouch {
  func measure(_ contact: Contact) {
    force = CGFloat(contact.pressure ?? 0)
    maximumPossibleForce = contact.pressure == nil ? 0 : 1
  }
}
