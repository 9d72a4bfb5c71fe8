import Touches
import UIKit

/// The touch of a pointer whose button is held.
@MainActor
final class PointerClick {
  private let session: TouchSession
  private var contact: Contact?
  private var count: UInt32 = 0

  init(window: UIWindow) {
    session = TouchSession(
      window: window,
      placement: TouchSession.Placement(pointsPerMillimetre: CGVector(dx: 1, dy: 1)),
      touchType: .indirectPointer)
  }

  var isDown: Bool { contact != nil }

  func press(secondary: Bool, at point: CGPoint, time: Timestamp) {
    count += 1
    contact = Contact(
      id: ContactID(rawValue: count), phase: .began, position: Vector(point),
      buttons: secondary ? .right : .left)
    send(time)
  }

  func move(to point: CGPoint, at time: Timestamp) {
    contact?.position = Vector(point)
    contact?.phase = .moved
    send(time)
  }

  func release(time: Timestamp) {
    contact?.phase = .ended
    send(time)
    contact = nil
  }

  func cancel(time: Timestamp) {
    contact?.phase = .cancelled(.inputEnded)
    send(time)
    contact = nil
  }

  private func send(_ time: Timestamp) {
    guard let contact else { return }
    var frame = ContactFrame(time: time)
    frame.append(contact)
    frame.fingerCount = contact.phase.isDown ? 1 : 0
    frame.buttons = contact.buttons
    session.receive(frame)
  }
}

extension Vector {
  init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}
