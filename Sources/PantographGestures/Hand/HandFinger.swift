import PantographTouches

/// One finger of a hand on a surface.
struct HandFinger: Sendable {
  enum Role: UInt8, Sendable {
    /// Takes part in what is being decided, or in the gesture that was.
    case member
    /// Landed during a gesture and has no part in it so far.
    case newcomer
    /// Was down before and does nothing: a thumb, or what was left of a gesture.
    case resting
    /// Holds a button and has hardly moved since: the pad gives way under it, and that is no movement.
    case pinned
  }

  var id = ContactID(rawValue: 0)
  var role = Role.member
  var landed = Timestamp.zero
  /// Where it was when the fingers last changed.
  var origin = Vector.zero
  /// Where it was in the frame before.
  var last = Vector.zero
  var position = Vector.zero
  var isExact = true
  /// The longest way from where it landed or was last found at rest, in millimetres.
  var strayed = 0.0
  var landing = Vector.zero
  /// Landed far below a finger that was moving fast: it stays out of that finger's gesture.
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

  mutating func move(to contact: Contact) {
    position = contact.position
    if contact.accuracy != .exact { isExact = false }
    strayed = max(strayed, (position - landing).length)
  }

  /// Counts its way from where it is now.
  mutating func settle() {
    origin = position
    last = position
    landing = position
    strayed = 0
  }
}
