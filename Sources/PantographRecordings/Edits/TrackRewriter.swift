import PantographTouches

/// Copies a track's frames and leaves some out, so that what is written is a whole stream again.
///
/// It knows what the device said (`source`) and what a reader of the copy knows (`sent`). Before
/// each report is closed, whatever the reader should know and does not is said. Where nothing was
/// left out there is no difference, and the copy is the same to the last event; only a contact that
/// never had an id gets one.
struct TrackRewriter {
  private(set) var source: DeviceState
  private var sent: DeviceState
  /// What a reader makes of it: after a loss it may give up a contact that was never lifted.
  private var reader: ContactDecoder
  private(set) var events: [InputEvent] = []
  private let kind: RecordedProtocol
  private let stays: [SlotStay]
  /// Frames in which a contact is cancelled because events were lost.
  private let losses: Set<Int>
  /// Frames in which fingers are near without touching.
  private let nearFrames: Set<Int>
  private var cursor: StayCursor
  private var index = -1
  /// The slots that stay; nil for all.
  private let slots: Set<Int>?
  private let emulation: PointerEmulation?
  private var lastFrameHadContacts = false
  /// Slots that were said to hold a contact or none.
  private var decided: Set<Int> = []
  /// Nothing is told earlier: a frame may begin before a cut that it ends behind.
  private var earliest: Timestamp?
  /// Whether a reader of the copy cannot find for itself what was lost.
  private var isRestated: Bool
  /// Whether the frame under way begins with a loss that the recording does not tell there.
  private var hasLost = false
  /// Whether frames were left out before the first that was copied.
  private var isCut = false
  /// What was known after the last frame that was told, and the frames behind it that were lost: what they
  /// say before they lose the rest, and their keys, show with the next one.
  private var told: DeviceState
  private var lostFrames: [EventFrame] = []

  init(_ track: RecordingTrack, _ touches: TrackTouches, slots: Set<Int>? = nil) {
    kind = touches.kind
    stays = touches.stays
    losses = touches.losses
    nearFrames = touches.nearFrames
    cursor = StayCursor(touches.stays)
    source = DeviceState(hasSlots: kind == .slots)
    sent = source
    told = source
    self.slots = slots
    isRestated = slots != nil
    let device = track.header.device
    reader = ContactDecoder(device: device)
    emulation = slots == nil ? nil : device.map { PointerEmulation(device: $0) }
  }

  /// The slot that a reader of the copy takes what comes next to be of.
  var lastSlot: Int { sent.currentSlot }

  /// What must be said behind an event of the next pass of a loop, in which `told` was said: a
  /// contact that lands in it touches and is a finger, whatever its slot's last one did. Where no
  /// key tells touching, the last one's pressure would be taken for a touch as well.
  func forgetting(_ event: InputEvent, _ told: DeviceState) -> [InputEvent] {
    guard event.type == .absolute, event.code == AbsoluteCode.multitouchTrackingID,
      event.value >= 0
    else { return [] }
    let slot = told.currentSlot
    var codes = [AbsoluteCode.multitouchDistance, AbsoluteCode.multitouchToolType]
    if sent.keys[KeyCode.touch] == nil { codes.append(AbsoluteCode.multitouchPressure) }
    return codes.filter { told.slot(slot)[$0] == nil && sent.slot(slot)[$0] ?? 0 != 0 }
      .map { InputEvent(time: event.time, type: .absolute, code: $0, value: 0) }
  }

  /// Takes note of a frame that is left out.
  mutating func skip(_ frame: EventFrame) {
    advance(frame)
    for event in frame.events { source.apply(event) }
    if source.isCatchingUp {
      lostFrames.append(frame)
    } else if !source.isDiscarding {
      told = source
      lostFrames = []
    }
  }

  mutating func copy(_ frame: EventFrame) {
    advance(frame)
    if !frame.isAboutButtons { lastFrameHadContacts = false }
    if isRestated, losses.contains(index), !sent.isCatchingUp { lose(at: frame.start) }
    write(frame)
  }

  private mutating func write(_ frame: EventFrame) {
    let start = events.count
    var hadOthers = false
    let catchesUp = source.isCatchingUp
    for event in frame.events {
      if event.isReport {
        if !source.isDiscarding { catchUp(at: event.time) }
        source.apply(event)
        if events.count > start || !hadOthers || catchesUp { send(event) }
      } else {
        source.apply(event)
        hadOthers = true
        copy(event)
      }
    }
    if !frame.isComplete, !source.isDiscarding { catchUp(at: frame.time) }
  }

  /// Copies a frame in which another contact follows in its slot, which is left out.
  mutating func copyLift(_ frame: EventFrame) {
    advance(frame)
    if losses.contains(index), !sent.isCatchingUp { lose(at: frame.start) }
    for event in frame.events {
      source.apply(event)
      if event.isReport {
        lift(at: event.time)
        hasLost = false
        emulate(at: event.time)
        send(event)
      } else if event.type == .key || event.type == .miscellaneous, emulation?.makes(event) != true
      {
        send(event)
      }
    }
  }

  private mutating func advance(_ frame: EventFrame) {
    guard frame.isComplete else { return }
    index += 1
    cursor.move(to: index)
  }

  private mutating func copy(_ event: InputEvent) {
    if event.type == .absolute, kind == .slots {
      if event.code == AbsoluteCode.multitouchSlot {
        if slots == nil { send(event) }
        return
      }
      if SlotValues.codes.contains(event.code) {
        guard keeps(source.currentSlot) else { return }
        enter(source.currentSlot, at: event.time)
        send(event)
        return
      }
    }
    if event.isOfContact { lastFrameHadContacts = true }
    if let emulation, emulation.makes(event) { return }
    send(event)
  }

  /// Says at `time` what the frames left out so far have made of the device, if anything is down.
  mutating func restate(at time: Timestamp) {
    earliest = time
    isCut = true
    guard kind != .reports else { return }
    // Of a loss just before the cut a reader learns as it did in the whole: first what had been told, then
    // the frames that were lost.
    if !lostFrames.isEmpty { source = told }
    if holdsSomething {
      let start = events.count
      isRestated = true
      catchUp(at: time)
      if events.count > start { send(.report(at: time)) }
    }
    for frame in lostFrames { write(frame) }
    lostFrames = []
  }

  /// Lifts all that is still down.
  mutating func release(at time: Timestamp) {
    // What stands in a frame that lost its start would not be heard.
    if sent.isDiscarding { send(.report(at: time)) }
    let start = events.count
    lift(at: time)
    // A frame that was lost ends none, and one that tells nothing behind it may not, either.
    if kind == .reports, lastFrameHadContacts || reader.holdsContacts {
      send(
        InputEvent(
          time: time, type: .synchronization, code: SynchronizationCode.multitouchReport, value: 0))
    }
    for key in sent.keys.keys.sorted() where sent.keys[key] != 0 {
      send(InputEvent(time: time, type: .key, code: key, value: 0))
    }
    if events.count > start || sent.isCatchingUp { send(.report(at: time)) }
  }

  private mutating func lift(at time: Timestamp) {
    for slot in sent.slots.indices {
      // After a loss a slot that had a place alone may be taken to hold a contact.
      let isDoubtful = sent.isCatchingUp && !sent.slot(slot).knownCodes.isEmpty
      guard sent.slot(slot).isDown || isDoubtful else { continue }
      enter(slot, at: time)
      send(
        InputEvent(
          time: time, type: .absolute, code: AbsoluteCode.multitouchTrackingID, value: -1))
    }
  }

  /// Says that events were lost here.
  private mutating func lose(at time: Timestamp) {
    let code = SynchronizationCode.dropped
    send(InputEvent(time: time, type: .synchronization, code: code, value: 0))
    send(.report(at: time))
    hasLost = true
  }

  private var holdsSomething: Bool {
    cursor.open.contains { keeps(stays[$0].slot) } || source.keys.contains { $0.value != 0 }
  }

  private func keeps(_ slot: Int) -> Bool { slots?.contains(slot) ?? true }

  private mutating func catchUp(at time: Timestamp) {
    for stay in cursor.open where keeps(stays[stay].slot) {
      let slot = stays[stay].slot
      let known = source.slot(slot)
      // After a loss of our own making a reader doubts what is not told again.
      if sent.slot(slot).trackingID != stays[stay].id || isGivenUp(slot) || hasLost {
        axis(AbsoluteCode.multitouchTrackingID, stays[stay].id, slot, time)
      }
      for code in known.knownCodes where sent.slot(slot)[code] != known[code] {
        if let value = known[code] { axis(code, value, slot, time) }
      }
    }
    hasLost = false
    liftWhatIsGone(at: time)
    decideWhatIsEmpty(at: time)
    for code in source.keys.keys.sorted() {
      repair(InputEvent(time: time, type: .key, code: code, value: source.keys[code] ?? 0))
    }
    for code in source.axes.keys.sorted() {
      repair(InputEvent(time: time, type: .absolute, code: code, value: source.axes[code] ?? 0))
    }
    emulate(at: time)
  }

  /// Whether a reader of the copy knows if a contact is in the slot. A loss makes it forget.
  private func isDecided(_ slot: Int) -> Bool {
    slot < ContactDecoder.slotCapacity ? reader.isTracked(inSlot: slot) : decided.contains(slot)
  }

  private func isGivenUp(_ slot: Int) -> Bool {
    slot < ContactDecoder.slotCapacity && !reader.isPresent(inSlot: slot)
  }

  private mutating func emulate(at time: Timestamp) {
    guard let emulation else { return }
    let isNear = nearFrames.contains(index)
    for event in emulation.events(after: sent, isNear: isNear, at: time) { send(event) }
  }

  /// Lifts contacts that ended without a lift: a reader of the copy may believe in them.
  private mutating func liftWhatIsGone(at time: Timestamp) {
    guard kind == .slots else { return }
    for slot in sent.downSlots
    where slot < ContactDecoder.slotCapacity
      && !cursor.open.contains(where: { stays[$0].slot == slot })
    {
      axis(AbsoluteCode.multitouchTrackingID, -1, slot, time)
    }
  }

  /// Says of a slot that has a place but no contact that it is empty: where the recording said so
  /// before the cut, a reader of the copy would take the place for a contact's.
  private mutating func decideWhatIsEmpty(at time: Timestamp) {
    guard isCut || isRestated, kind == .slots else { return }
    for slot in sent.slots.indices
    where !isDecided(slot) && sent.slot(slot).hasPlace
      && !cursor.open.contains(where: { stays[$0].slot == slot })
    {
      axis(AbsoluteCode.multitouchTrackingID, -1, slot, time)
    }
  }

  /// Sends a key or an axis that belongs to no slot, if the reader has it otherwise.
  private mutating func repair(_ event: InputEvent) {
    if let emulation, emulation.makes(event) { return }
    let isKey = event.type == .key
    // Who never heard of BTN_TOUCH takes fingers that are near for fingers that touch.
    let isUnheard =
      isKey && event.code == KeyCode.touch && sent.keys[event.code] == nil
      && nearFrames.contains(index)
    let known = isKey ? sent.keys[event.code] ?? 0 : sent.axes[event.code]
    if known != event.value || isUnheard { send(event) }
  }

  private mutating func axis(_ code: UInt16, _ value: Int32, _ slot: Int, _ time: Timestamp) {
    enter(slot, at: time)
    send(InputEvent(time: time, type: .absolute, code: code, value: value))
  }

  private mutating func enter(_ slot: Int, at time: Timestamp) {
    guard sent.currentSlot != slot else { return }
    send(
      InputEvent(
        time: time, type: .absolute, code: AbsoluteCode.multitouchSlot, value: Int32(slot)))
  }

  private mutating func send(_ event: InputEvent) {
    var event = event
    if let earliest, event.time < earliest { event.time = earliest }
    sent.apply(event)
    _ = reader.consume(event)
    if event.type == .absolute, event.code == AbsoluteCode.multitouchTrackingID {
      decided.insert(sent.currentSlot)
    }
    events.append(event)
  }
}

extension EventFrame {
  /// When its first event was: old kernels stamp each anew.
  fileprivate var start: Timestamp { events.first?.time ?? time }

  /// Whether a frame of protocol A says nothing of contacts but something of buttons: then those of
  /// the frame before are still there.
  fileprivate var isAboutButtons: Bool {
    let buttons = [KeyCode.left, KeyCode.right, KeyCode.middle]
    return events.contains { $0.type == .key && buttons.contains($0.code) }
      && !events.contains { $0.isOfContact }
  }
}

extension InputEvent {
  fileprivate var isOfContact: Bool {
    type == .absolute && SlotValues.codes.contains(code)
  }
}
