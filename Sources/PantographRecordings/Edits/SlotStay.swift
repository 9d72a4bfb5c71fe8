import PantographTouches

/// How long one contact stands in one slot, in frames; whether it touches or hovers.
struct SlotStay: Hashable, Sendable {
  var slot: Int
  /// The device's number for the contact. One that was never told is made up, so that what is
  /// written has one.
  var id: Int32
  /// The frame in which it comes.
  var first: Int
  /// The frame in which it is gone; the number of frames where it never goes.
  var end: Int
}

/// What stands in a slot after a frame.
struct SlotTouch: Hashable, Sendable {
  var slot: Int
  /// Tells one contact in a slot from the next, also where both have the same id.
  var stay: Int
  var values: SlotValues
}

/// Finds, frame by frame, which of a track's stays are under way.
struct StayCursor: Sendable {
  private let stays: [SlotStay]
  private var next = 0
  /// Indices of the stays that are under way, in the order of their slots.
  private(set) var open: [Int] = []

  /// The stays in the order in which they begin.
  init(_ stays: [SlotStay]) {
    self.stays = stays
  }

  /// Goes on to a frame, which must not lie before the last one.
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
