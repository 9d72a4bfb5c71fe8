import PantographTouches

/// The fingers that are down, in the order in which they landed.
struct HandFingers: Sendable {
  /// Starting point of a measured movement.
  enum Origin: Sendable {
    /// The moment at which a finger last landed or lifted, or the measurement restarted.
    case change
    /// The moment of the previous frame.
    case frame
  }

  /// The changes of the fingers in one frame.
  struct Change {
    var began = 0
    /// Number of members that lifted.
    var lifted = 0
    /// Number of members that jumped and continue under another tracking id.
    var jumped = 0
    /// Number of fingers without a position.
    var untold = 0
    /// Number of fingers without a position that lifted.
    var fewer = 0
    /// Cause of the cancellation, if a member turned out not to be a finger.
    var cancellation: Cancellation?
  }

  private(set) var count = 0
  /// The numbers of fingers in the frame before: all fingers, and those without a contact.
  private var counted = (all: 0, untold: 0)
  private var storage: [16 of HandFinger]

  init() {
    storage = .init(repeating: HandFinger())
  }

  // Every reader is mutating: reading one element of an immutable value copies the whole value.
  subscript(index: Int) -> HandFinger {
    @inline(__always) mutating get { storage[index] }
    @inline(__always) _modify { yield &storage[index] }
  }

  mutating func number(of role: HandFinger.Role) -> Int {
    var number = 0
    for index in 0..<count where storage[index].role == role { number += 1 }
    return number
  }

  /// Processes a frame and gives `role` to the fingers that land. The frame is `inout` to avoid a
  /// copy and stays unchanged.
  mutating func update(
    _ frame: inout ContactFrame, at time: Timestamp, landingAs role: HandFinger.Role
  ) -> Change {
    var change = Change()
    let steadiness = countFingers(in: &frame)
    change.fewer = steadiness.fewer
    change.untold = counted.untold
    for index in 0..<count { storage[index].last = storage[index].position }
    // Leaving contacts come first: a jump removes one id and adds another in the same frame.
    for index in frame.indices {
      let contact = frame[index]
      guard !contact.phase.isDown, let place = place(of: contact.id) else { continue }
      let isMember = storage[place].role == .member || storage[place].role == .pinned
      remove(place)
      guard isMember else { continue }
      switch contact.phase {
      case .ended: change.lifted += 1
      case .cancelled(.jump): change.jumped += 1
      case .cancelled(let cause): change.cancellation = change.cancellation ?? cause
      case .began, .moved, .stationary: break
      }
    }
    var replaced = 0
    for index in frame.indices {
      let contact = frame[index]
      switch contact.phase {
      case .began:
        guard place(of: contact.id) == nil, count < ContactFrame.capacity else { continue }
        let isJump = replaced < change.jumped
        storage[count] = HandFinger(contact, at: time, role: isJump ? .member : role)
        count += 1
        if isJump { replaced += 1 } else { change.began += 1 }
      case .moved, .stationary:
        guard let place = place(of: contact.id) else { continue }
        let isBox = !storage[place].isExact || contact.accuracy != .exact
        storage[place].move(
          to: contact,
          isUnsteady: steadiness.isUnsteady || isBox && steadiness.isChanged)
      case .ended, .cancelled:
        break
      }
    }
    // A contact that jumped without a successor was no finger.
    if change.jumped > replaced { change.cancellation = change.cancellation ?? .jump }
    return change
  }

  /// Compares the numbers of fingers with those of the frame before. If fingers without a position
  /// land or lift, contacts may jump from finger to finger: `isUnsteady`.
  private mutating func countFingers(
    in frame: inout ContactFrame
  ) -> (isChanged: Bool, isUnsteady: Bool, fewer: Int) {
    var contacts = 0
    for index in frame.indices where frame[index].phase.isDown { contacts += 1 }
    let all = min(max(frame.fingerCount, 0), ContactFrame.capacity)
    let now = (all: all, untold: max(0, all - contacts))
    defer { counted = now }
    let isChanged = now.all != counted.all
    return (
      isChanged, isChanged && (now.untold > 0 || counted.untold > 0),
      max(0, min(counted.untold - now.untold, counted.all - now.all))
    )
  }

  /// Leaves out the movement of the current frame for members that moved less than `limit`.
  mutating func forgiveMovement(below limit: Double) {
    for index in 0..<count where storage[index].role == .member {
      let step = storage[index].position - storage[index].last
      guard step.length < limit else { continue }
      storage[index].landing += step
      storage[index].origin += step
      storage[index].strayed = 0
    }
  }

  mutating func settle() {
    for index in 0..<count { storage[index].settle() }
  }

  /// Changes the role of all fingers that have `role` to `other` and restarts their measurement.
  mutating func change(_ role: HandFinger.Role, to other: HandFinger.Role) {
    for index in 0..<count where storage[index].role == role {
      storage[index].role = other
      storage[index].settle()
    }
  }

  private mutating func place(of id: ContactID) -> Int? {
    for index in 0..<count where storage[index].id == id { return index }
    return nil
  }

  /// Removes a finger; the others keep their order.
  private mutating func remove(_ place: Int) {
    for index in (place + 1)..<max(count, place + 1) { storage[index - 1] = storage[index] }
    count -= 1
  }
}
