import PantographTouches

/// Which contacts a reader of a track finds, and in which slots: the one truth for all edits.
///
/// `ContactDecoder` finds them, so that an edit and `inspect` can never disagree: contacts that
/// began before the recording, that hover, that were lost or replaced. Slots beyond those that the
/// decoder follows count by their tracking ids.
struct TrackTouches: Sendable {
  /// One contact from its first frame that touches to the one in which it ends.
  struct Life: Hashable, Sendable {
    /// The contact's number in this track, from 1.
    var number: Int
    var slot: Int
    var first: Int
    /// The frame in which it ends; nil where it never does.
    var end: Int?
    /// Where in `stays` it is; nil for devices without slots.
    var stay: Int?
    /// Whether it was cancelled because events were lost.
    var isLost = false
  }

  private(set) var kind = RecordedProtocol.single
  /// In the order in which they begin; empty for a device without slots.
  private(set) var stays: [SlotStay] = []
  /// In the order of their numbers.
  private(set) var lives: [Life] = []
  /// The times of the frames; one that is broken off at the end is none.
  private(set) var times: [Timestamp] = []
  /// Frames in which something begins or ends, in rising order.
  private(set) var turns: [Int] = []
  /// Frames in which something ends.
  private(set) var ends: Set<Int> = []
  /// Frames in which a contact is cancelled because events were lost.
  private(set) var losses: Set<Int> = []
  /// Frames in which fingers are counted above the pad and none touches it.
  private(set) var nearFrames: Set<Int> = []

  init(_ track: RecordingTrack) {
    var finder = StayFinder()
    var decoder = ContactDecoder(device: track.header.device)
    var state = DeviceState()
    var open: [ContactID: Int] = [:]
    for frame in track.frames where frame.isComplete {
      let index = times.count
      times.append(frame.time)
      var isWhole = false
      for event in frame.events {
        finder.note(event, state, decoder)
        state.apply(event)
        isWhole = decoder.consume(event)
      }
      if decoder.isNear { nearFrames.insert(index) }
      // A frame in which events were lost tells nothing, and what was near still is.
      guard isWhole else { continue }
      if decoder.touchProtocol == .slots {
        if finder.find(at: index, state, decoder, into: &stays) { turn(index) }
      }
      follow(decoder, at: index, finder, &open)
    }
    kind = RecordedProtocol(decoder.touchProtocol, hasSlotValues: !state.slots.isEmpty)
    for index in stays.indices where stays[index].end == .max { stays[index].end = times.count }
    if kind == .slots { nameStrangers(track) } else { stays = [] }
  }

  private mutating func turn(_ index: Int) {
    if turns.last != index { turns.append(index) }
  }

  private mutating func follow(
    _ decoder: ContactDecoder, at index: Int, _ finder: StayFinder, _ open: inout [ContactID: Int]
  ) {
    for place in decoder.frame.indices {
      let contact = decoder.frame[place]
      if contact.phase == .began {
        let slot = decoder.slot(of: contact.id) ?? 0
        open[contact.id] = lives.count
        lives.append(
          Life(
            number: Int(contact.id.rawValue), slot: slot, first: index,
            stay: finder.stay(in: slot)))
        turn(index)
      } else if !contact.phase.isDown, let life = open.removeValue(forKey: contact.id) {
        lives[life].end = index
        turn(index)
        ends.insert(index)
        if contact.phase == .cancelled(.synchronizationLost) {
          lives[life].isLost = true
          losses.insert(index)
        }
      }
    }
  }

  /// Gives ids to contacts that were never told any: such as come before all others, since they
  /// were there before.
  private mutating func nameStrangers(_ track: RecordingTrack) {
    guard stays.contains(where: { $0.id < 0 }) else { return }
    var used: Set<Int32> = []
    for event in track.events
    where event.type == .absolute && event.code == AbsoluteCode.multitouchTrackingID {
      used.insert(event.value)
    }
    let first = stays.first { $0.id >= 0 }?.id ?? 1
    var next = first
    for index in stays.indices where stays[index].id < 0 {
      // Ids are 16 bits wide; where all are used one more use does no harm.
      for _ in 0...0xffff {
        next = (next &- 1) & 0xffff
        if !used.contains(next) { break }
      }
      stays[index].id = next
      used.insert(next)
    }
  }
}

/// Follows a track's slots and notes when another contact stands in one.
struct StayFinder {
  /// The stay under way in each slot.
  private var open: [Int?] = []
  /// How often what was in the slot has gone.
  private var departures: [Int] = []
  /// The departures when the stay under way began.
  private var begun: [Int] = []

  func stay(in slot: Int) -> Int? { slot < open.count ? open[slot] : nil }

  /// Looks at an event before it changes anything.
  mutating func note(_ event: InputEvent, _ state: DeviceState, _ decoder: ContactDecoder) {
    let slot = state.currentSlot
    guard event.type == .absolute, event.code == AbsoluteCode.multitouchTrackingID,
      !state.isDiscarding, slot >= 0, slot < DeviceState.slotLimit
    else { return }
    let (isThere, id) = Self.what(isIn: slot, state, decoder)
    guard isThere, event.value < 0 || (id >= 0 && id != event.value) else { return }
    grow(to: slot)
    departures[slot] += 1
  }

  /// Brings the stays up to the frame that has just been completed; true when one began or ended.
  mutating func find(
    at index: Int, _ state: DeviceState, _ decoder: ContactDecoder, into stays: inout [SlotStay]
  ) -> Bool {
    var isTurn = false
    grow(to: max(state.slots.count, ContactDecoder.slotCapacity) - 1)
    let present = decoder.present
    for slot in open.indices {
      let isEmpty = slot < ContactDecoder.slotCapacity && present >> UInt32(slot) & 1 == 0
      if isEmpty, open[slot] == nil { continue }
      let (isThere, id) = Self.what(isIn: slot, state, decoder)
      if let stay = open[slot], !isThere || departures[slot] != begun[slot] {
        stays[stay].end = index
        open[slot] = nil
        isTurn = true
      }
      guard isThere else { continue }
      if let stay = open[slot] {
        if stays[stay].id < 0 { stays[stay].id = id }
      } else {
        open[slot] = stays.count
        begun[slot] = departures[slot]
        stays.append(SlotStay(slot: slot, id: id, first: index, end: .max))
        isTurn = true
      }
    }
    return isTurn
  }

  private static func what(
    isIn slot: Int, _ state: DeviceState, _ decoder: ContactDecoder
  ) -> (isThere: Bool, id: Int32) {
    if slot < ContactDecoder.slotCapacity {
      return (decoder.isPresent(inSlot: slot), decoder.trackingID(inSlot: slot))
    }
    let id = state.slot(slot).trackingID
    return (id >= 0, id)
  }

  private mutating func grow(to slot: Int) {
    while open.count <= slot {
      open.append(nil)
      departures.append(0)
      begun.append(0)
    }
  }
}
