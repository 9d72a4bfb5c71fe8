import PantographTouches
import UIKit

/// The touch of a pointer whose button is pressed.
@MainActor
final class PointerClick {
  private let session: TouchSession
  private var contact: PointFrame.Contact?
  private var count: UInt32 = 0

  init(window: UIWindow) {
    session = TouchSession(pointsIn: window, touchType: .indirectPointer)
  }

  var isDown: Bool { contact != nil }

  func press(secondary: Bool, at point: CGPoint, time: Timestamp) {
    count += 1
    contact = PointFrame.Contact(
      id: ContactID(rawValue: count), phase: .began, position: PointVector(point),
      buttons: secondary ? .right : .left)
    send(time)
  }

  func move(to point: CGPoint, at time: Timestamp) {
    contact?.position = PointVector(point)
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
    var frame = PointFrame(time: time, buttons: contact.buttons)
    frame.append(contact)
    session.receive(reading: &frame)
  }
}
