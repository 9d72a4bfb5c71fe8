import Foundation
import PantographGestures
import PantographTouches

/// A converter of contact frames into touches and events, which it sends to a window.
///
/// A finger is one `UITouch` from its first frame to its last. `placement` maps contacts on a
/// surface, in millimetres, to the window. Contacts of a pointer are in the window's points
/// already.
@preconcurrency @MainActor
public final class TouchSession {
  /// The mapping from a surface to the window.
  public struct Placement: Sendable {
    /// The number of points per millimetre of the surface.
    public var pointsPerMillimetre: CGVector
    /// Position of the surface's top left corner in the window.
    public var origin: CGPoint

    /// Creates the placement of a surface in the window.
    public init(pointsPerMillimetre: CGVector, origin: CGPoint = .zero) {
      self.pointsPerMillimetre = pointsPerMillimetre
      self.origin = origin
    }

    /// Converts a position on the surface to the window's coordinates.
    public func point(_ position: Vector) -> CGPoint {
      CGPoint(
        x: origin.x + CGFloat(position.x) * pointsPerMillimetre.dx,
        y: origin.y + CGFloat(position.y) * pointsPerMillimetre.dy)
    }
  }

  let window: UIWindow
  /// The placement of the surface in the window. A change takes effect with the next frame.
  @exclusivity(unchecked) public var placement: Placement
  private let touchType: UITouch.TouchType
  /// The touches that are down, in the order in which they began. `contacts` has their contacts in
  /// the same order.
  @exclusivity(unchecked) private var touches: [UITouch] = []
  @exclusivity(unchecked) private var contacts: [ContactID] = []
  @exclusivity(unchecked) private var touchSet: Set<UITouch> = []
  private let event = UIEvent(type: .touches, timestamp: 0)
  /// The phases of the touches in the current frame.
  @exclusivity(unchecked) private var phases: UITouch.Phases = []
  /// Whether `event` has the touches of the current frame.
  @exclusivity(unchecked) private var isSameTouches = false
  @exclusivity(unchecked) private var taps = TapCounter()
  @exclusivity(unchecked) private var touchCount = 0
  @exclusivity(unchecked) var pointer: UITouch?
  @exclusivity(unchecked) var scrollAnchor: UITouch?
  @exclusivity(unchecked) var spareHover = SpareEvent(type: .hover)
  @exclusivity(unchecked) var spareScroll = SpareEvent(type: .scroll)

  /// Creates a session for a surface over a window, with touches of the given type.
  public init(
    window: UIWindow, placement: Placement, touchType: UITouch.TouchType = .direct
  ) {
    self.window = window
    self.placement = placement
    self.touchType = touchType
  }

  /// Creates a session for contacts with positions in the window instead of on a surface.
  package convenience init(pointsIn window: UIWindow, touchType: UITouch.TouchType = .direct) {
    let phone = CGFloat(1 / PointScale.phone)
    self.init(
      window: window, placement: Placement(pointsPerMillimetre: CGVector(dx: phone, dy: phone)),
      touchType: touchType)
  }

  package var currentTouches: [UITouch] { touches }

  /// Advances the time to the frame's, then sends the frame's changes.
  public func receive(_ frame: consuming ContactFrame) {
    receive(reading: &frame)
  }

  /// Receives a frame in place, which saves a copy. The frame is not changed.
  public func receive(reading frame: inout ContactFrame) {
    let time = frame.time.seconds
    window.advance(to: time)
    var isEvent = false
    phases = []
    for index in frame.indices {
      let contact = frame[index]
      let position = placement.point(contact.position)
      isEvent =
        take(contact.id, contact.phase, at: position, pressure: contact.pressure, time) || isEvent
    }
    if isEvent { send(frame.buttons, time) }
  }

  /// Receives contacts with positions in the window.
  package func receive(_ frame: consuming PointFrame) {
    receive(reading: &frame)
  }

  package func receive(reading frame: inout PointFrame) {
    let time = frame.time.seconds
    window.advance(to: time)
    var isEvent = false
    phases = []
    for index in frame.indices {
      let contact = frame[index]
      let position = CGPoint(contact.position)
      isEvent =
        take(contact.id, contact.phase, at: position, pressure: contact.pressure, time) || isEvent
    }
    if isEvent { send(frame.buttons, time) }
  }

  private func send(_ buttons: ButtonSet, _ time: TimeInterval) {
    if isSameTouches {
      event.renew(timestamp: time, phases: phases)
    } else {
      event.renew(timestamp: time, touches: touchSet, ordered: touches)
      isSameTouches = true
    }
    event.buttonMask = UIEvent.ButtonMask(buttons)
    window.sendEvent(event)
    var isAnyGone = false
    for index in touches.indices {
      if touches[index].ownPhase.isDown {
        touches[index].ownPhase = .stationary
      } else {
        isAnyGone = true
      }
    }
    if isAnyGone { forgetThoseGone(time) }
  }

  private func forgetThoseGone(_ time: TimeInterval) {
    for index in touches.indices.reversed() where !touches[index].ownPhase.isDown {
      touchSet.remove(touches[index])
      touches.remove(at: index)
      contacts.remove(at: index)
    }
    isSameTouches = false
    if touches.isEmpty { event.renew(timestamp: time, touches: [], ordered: []) }
  }

  /// Advances the time with nothing touched or moved.
  public func advance(to time: Timestamp) {
    window.advance(to: time.seconds)
  }

  /// Updates the touch of a contact. Returns whether the window must be notified.
  private func take(
    _ id: ContactID, _ phase: ContactPhase, at position: CGPoint, pressure: Double?,
    _ time: TimeInterval
  ) -> Bool {
    guard let index = index(of: id) else {
      if phase.isDown { begin(id, at: position, pressure: pressure, time) }
      return phase.isDown
    }
    let phase = UITouch.Phase(phase)
    // Nothing in the closure removes the touch from `touches`.
    use(.passUnretained(touches[index])) { touch in
      touch.move(to: position, phase, time)
      touch.measure(pressure)
      if phase == .ended { taps.lifted(touch) }
    }
    phases.insert(UITouch.Phases(phase))
    return phase != .stationary
  }

  private func index(of id: ContactID) -> Int? {
    for index in contacts.indices where contacts[index] == id { return index }
    return nil
  }

  private func begin(
    _ id: ContactID, at position: CGPoint, pressure: Double?, _ time: TimeInterval
  ) {
    event.renew(timestamp: time, touches: touchSet, ordered: touches)
    let touch = makeTouch(touchType, .began, at: position, time)
    touch.tapCount = taps.count(at: position, time)
    touch.measure(pressure)
    touches.append(touch)
    contacts.append(id)
    touchSet.insert(touch)
    isSameTouches = false
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
  /// The time on the input's clock in seconds, the unit of UIKit.
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
  func measure(_ pressure: Double?) {
    force = CGFloat(pressure ?? 0)
    maximumPossibleForce = pressure == nil ? 0 : 1
  }
}
