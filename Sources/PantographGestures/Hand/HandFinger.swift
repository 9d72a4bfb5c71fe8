import PantographTouches

/// One finger of a hand on a surface.
struct HandFinger: Sendable {
  enum Role: UInt8, Sendable {
    /// The finger takes part in the undecided attempt or in the gesture.
    case member
    /// The finger landed during a gesture and does not take part so far.
    case newcomer
    /// The finger was down before and does not take part: a thumb, or a finger left over from a
    /// gesture.
    case resting
    /// The finger holds a button and has hardly moved since. The pad gives way under the press, so
    /// small movements are ignored.
    case pinned
  }

  var id = ContactID(rawValue: 0)
  var role = Role.member
  var landed = Timestamp.zero
  /// Position of the finger when a finger last landed or lifted, or the measurement restarted.
  var origin = Vector.zero
  /// Position of the finger in the previous frame.
  var last = Vector.zero
  var position = Vector.zero
  var isExact = true
  /// Largest distance from the landing place, or from the last place of rest, in millimetres.
  var strayed = 0.0
  var landing = Vector.zero
  /// True if the finger landed far below a fast finger. It takes no part in the gesture of that
  /// finger.
  var isThumb = false

  init() {}

  init(_ contact: Contact, at time: Timestamp, role: Role) {
    id = contact.id
    self.role = role
    landed = time
    origin = contact.position
    last = contact.position
    position = contact.position
    landing = contact.position
    isExact = contact.accuracy == .exact
  }

  /// Follows the contact. With `isUnsteady`, the device reports another place of the hand under this
  /// contact, and no movement is measured.
  mutating func move(to contact: Contact, isUnsteady: Bool) {
    if contact.accuracy != .exact { isExact = false }
    if isUnsteady {
      let jump = contact.position - position
      origin += jump
      last += jump
      landing += jump
    }
    position = contact.position
    strayed = max(strayed, (position - landing).length)
  }

  /// Restarts the measurement at the current position.
  mutating func settle() {
    origin = position
    last = position
    landing = position
    strayed = 0
  }
}
