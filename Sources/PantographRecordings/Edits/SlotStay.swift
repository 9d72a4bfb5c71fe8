import PantographTouches

/// The frames during which one contact is in one slot, touching or hovering.
struct SlotStay: Hashable, Sendable {
  var slot: Int
  /// The device's number for the contact. If the device reported none, a number is made up, so that
  /// the contact has one when it is written.
  var id: Int32
  /// The index of the first frame with the contact.
  var first: Int
  /// The index of the first frame without the contact; the number of frames if it never leaves.
  var end: Int
}

/// The contents of a slot after a frame.
struct SlotTouch: Hashable, Sendable {
  var slot: Int
  /// Distinguishes one contact in a slot from the next, even if both have the same id.
  var stay: Int
  var values: SlotValues
}

/// Follows, frame by frame, which contacts of a track are in their slots.
struct StayCursor: Sendable {
  private let stays: [SlotStay]
  private var next = 0
  /// The indices of the current stays, in the order of their slots.
  private(set) var open: [Int] = []

  /// Creates a cursor. `stays` must be sorted by their first frames.
  init(_ stays: [SlotStay]) {
    self.stays = stays
  }

  /// Moves to a frame, which must not be before the last one.
  mutating func move(to frame: Int) {
    var isOther = false
    if open.contains(where: { stays[$0].end <= frame }) {
      open.removeAll { stays[$0].end <= frame }
    }
    while next < stays.count, stays[next].first <= frame {
      if stays[next].end > frame { open.append(next) }
      next += 1
      isOther = true
    }
    if isOther { open.sort { stays[$0].slot < stays[$1].slot } }
  }
}
