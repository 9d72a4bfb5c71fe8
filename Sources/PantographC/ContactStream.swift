import CPantograph
import PantographTouches

/// Converts the fingers that are down to frames in which they begin, move and end.
struct ContactStream {
  /// A finger with the caller's id, and its contact in the last frame.
  private struct Finger {
    var number: UInt32
    var contact: Contact
  }

  private var fingers: [Finger] = []
  /// The next contact id; ids are never reused.
  private var next: UInt32 = 1

  /// The fingers that are down, with the caller's ids.
  var down: [(number: UInt32, position: Vector)] {
    fingers.map { ($0.number, $0.contact.position) }
  }

  /// Returns the next frame. Two frames are returned if the lifted and the landed fingers together
  /// do not fit into one.
  mutating func frames(
    at time: Timestamp, _ given: UnsafeBufferPointer<pantograph_contact>
  ) -> [ContactFrame] {
    var frames: [ContactFrame] = []
    var frame = ContactFrame(time: time)
    var kept: [Finger] = []
    for finger in fingers {
      var finger = finger
      if let contact = given.first(where: { $0.id == finger.number }) {
        let position = Vector(x: contact.x, y: contact.y)
        finger.contact.phase = position == finger.contact.position ? .stationary : .moved
        finger.contact.position = position
        kept.append(finger)
      } else {
        finger.contact.phase = .ended
      }
      frame.append(finger.contact)
    }
    let landed = given.filter { contact in !fingers.contains { $0.number == contact.id } }
    if frame.count + landed.count > ContactFrame.capacity {
      frame.fingerCount = kept.count
      frames.append(frame)
      frame.removeAll()
      for index in kept.indices {
        kept[index].contact.phase = .stationary
        frame.append(kept[index].contact)
      }
    }
    for contact in landed {
      let finger = Finger(
        number: contact.id,
        contact: Contact(
          id: ContactID(rawValue: next), phase: .began,
          position: Vector(x: contact.x, y: contact.y)))
      next &+= 1
      frame.append(finger.contact)
      kept.append(finger)
    }
    frame.fingerCount = kept.count
    frames.append(frame)
    fingers = kept
    return frames
  }

  /// Returns the frame that cancels all fingers; nil if none is down.
  mutating func cancel(at time: Timestamp) -> ContactFrame? {
    guard !fingers.isEmpty else { return nil }
    var frame = ContactFrame(time: time)
    for finger in fingers {
      var contact = finger.contact
      contact.phase = .cancelled(.deviceRemoved)
      frame.append(contact)
    }
    fingers.removeAll()
    return frame
  }
}
