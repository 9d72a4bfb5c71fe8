import PantographTouches

/// The contacts that a reader finds in a track, and their slots. All edits use this type.
///
/// `ContactDecoder` finds the contacts, so that edits and `inspect` always agree, also on contacts
/// that began before the recording, that hover, or that were lost or replaced. In slots beyond the
/// decoder's capacity, contacts are found by their tracking ids.
struct TrackTouches: Sendable {
  /// One contact, from the first frame in which it touches to the one in which it ends.
  struct Life: Hashable, Sendable {
    /// The contact's number in this track, from 1.
    var number: Int
    var slot: Int
    var first: Int
    /// The index of the frame in which the contact ends; nil if it never ends.
    var end: Int?
    /// The contact's index in `stays`; nil for devices without slots.
    var stay: Int?
    /// Whether the contact was cancelled because events were lost.
    var isLost = false
  }

  private(set) var kind = RecordedProtocol.single
  /// The stays in the order in which they begin; empty for a device without slots.
  private(set) var stays: [SlotStay] = []
  /// The contacts' lives in the order of their numbers.
  private(set) var lives: [Life] = []
  /// The times of the frames, without an unfinished frame at the end.
  private(set) var times: [Timestamp] = []
  /// The frames in which a stay or a life begins or ends, in rising order.
  private(set) var turns: [Int] = []
  /// The frames in which a contact ends.
  private(set) var ends: Set<Int> = []
  /// The frames in which a contact is cancelled because events were lost.
  private(set) var losses: Set<Int> = []
  /// The frames in which fingers are counted above the pad and none touches it.
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
      // A frame with lost events has no effect, and fingers that were near still are.
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

  /// Gives tracking ids to contacts without any. Their ids are lower than the others, because these
  /// contacts began first.
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
      // Ids are 16 bits wide. If all are used, a duplicate does no harm.
      for _ in 0...0xffff {
        next = (next &- 1) & 0xffff
        if !used.contains(next) { break }
      }
      stays[index].id = next
      used.insert(next)
    }
  }
}

/// Follows a track's slots and detects when a slot gets another contact.
struct StayFinder {
  /// The index of the current stay in each slot.
  private var open: [Int?] = []
  /// The number of times that a contact left each slot.
  private var departures: [Int] = []
  /// The value of `departures` when the slot's current stay began.
  private var begun: [Int] = []

  func stay(in slot: Int) -> Int? { slot < open.count ? open[slot] : nil }

  /// Inspects an event before it takes effect, and counts a contact that leaves its slot.
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

  /// Updates the stays after a complete frame; returns true if one began or ended.
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
