import Foundation
import PantographGestures
import PantographTouches

/// The contacts of a window at one moment, in its points. A `ContactFrame` is in millimetres.
package struct PointFrame: Sendable {
  /// One contact, at a position in the window.
  package struct Contact: Sendable {
    package var id: ContactID
    package var phase: ContactPhase
    package var position: PointVector
    package var pressure: Double?
    package var buttons: ButtonSet

    package init(
      id: ContactID, phase: ContactPhase, position: PointVector, pressure: Double? = nil,
      buttons: ButtonSet = []
    ) {
      self.id = id
      self.phase = phase
      self.position = position
      self.pressure = pressure
      self.buttons = buttons
    }
  }

  /// The contacts, with points where the type says millimetres. Only `InPoints` may read this.
  var storage: ContactFrame

  package init(time: Timestamp, buttons: ButtonSet = []) {
    storage = ContactFrame(time: time)
    storage.buttons = buttons
  }

  /// Empties the frame and sets its time.
  package mutating func restart(at time: Timestamp) {
    storage.removeAll()
    storage.time = time
    storage.fingerCount = 0
  }

  // Inlined, so that no reference to the touch is counted.
  @MainActor @inline(__always)
  mutating func append(_ touch: UITouch) {
    append(
      Contact(
        id: ContactID(rawValue: UInt32(truncatingIfNeeded: touch.order)),
        phase: ContactPhase(touch.ownPhase), position: PointVector(touch.position)))
  }

  package var time: Timestamp { storage.time }
  package var buttons: ButtonSet { storage.buttons }
  package var indices: Range<Int> { storage.indices }

  package subscript(index: Int) -> Contact {
    let contact = storage[index]
    return Contact(
      id: contact.id, phase: contact.phase,
      position: PointVector(x: contact.position.x, y: contact.position.y),
      pressure: contact.pressure, buttons: contact.buttons)
  }

  /// Adds a contact if there is room.
  package mutating func append(_ contact: Contact) {
    storage.append(
      PantographTouches.Contact(
        id: contact.id, phase: contact.phase,
        position: Vector(x: contact.position.x, y: contact.position.y),
        pressure: contact.pressure, buttons: contact.buttons))
    if contact.phase.isDown { storage.fingerCount += 1 }
  }
}

extension PointVector {
  @inlinable
  package init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension ContactPhase {
  init(_ phase: UITouch.Phase) {
    self =
      switch phase {
      case .began, .regionEntered: .began
      case .moved, .regionMoved: .moved
      case .stationary: .stationary
      case .ended, .regionExited: .ended
      case .cancelled: .cancelled(.inputEnded)
      }
  }
}

extension CGPoint {
  @inlinable
  package init(_ vector: PointVector) {
    self.init(x: CGFloat(vector.x), y: CGFloat(vector.y))
  }
}
