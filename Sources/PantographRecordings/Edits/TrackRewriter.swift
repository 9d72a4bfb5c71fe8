import PantographTouches

/// Copies a track's frames and omits some of them, so that the result is a complete stream again.
///
/// The rewriter compares what the device sent (`source`) with what a reader of the copy knows
/// (`sent`). Before each report it sends whatever the reader is missing. If nothing was omitted,
/// the copy equals the track event by event, except that a contact without a tracking id gets one.
struct TrackRewriter {
  private(set) var source: DeviceState
  private var sent: DeviceState
  /// A decoder that reads the copy. After a loss it may give up a contact that was never lifted.
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
  /// The slots to copy; nil for all.
  private let slots: Set<Int>?
  private let emulation: PointerEmulation?
  private var lastFrameHadContacts = false
  /// Slots for which a tracking id, or its end, was sent.
  private var decided: Set<Int> = []
  /// The earliest time to write. A frame may begin before a cut and end after it.
  private var earliest: Timestamp?
  private var gaps: Gaps

  /// The events that are missing in the copy.
  private struct Gaps {
    /// Whether a reader of the copy cannot find out by itself what was lost.
    var isRestated: Bool
    /// Whether the current frame begins with a loss of events that the recording does not contain
    /// there.
    var hasLost = false
    /// Whether frames were omitted before the first one that was copied.
    var isCut = false
  }

  /// The state after the last frame that took effect. `lostFrames` are the frames after it during a
  /// loss: their values before the loss, and their keys, take effect with the next frame.
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
    gaps = Gaps(isRestated: slots != nil)
    let device = track.header.device
    reader = ContactDecoder(device: device)
    emulation = slots == nil ? nil : device.map { PointerEmulation(device: $0) }
  }

  /// The slot that a reader of the copy assigns the next values to.
  var lastSlot: Int { sent.currentSlot }

  /// Returns the events to insert after an event of the next pass of a loop; `told` is the state
  /// after that pass's events so far. They reset distance and tool type, so that a contact that
  /// lands now touches and is a finger, whatever was in its slot before. If no key reports
  /// touching, the old pressure is reset too, because a reader would take it for a touch.
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

  /// Omits a frame but records its effect on the device.
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
    if gaps.isRestated, losses.contains(index), !sent.isCatchingUp { lose(at: frame.start) }
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

  /// Copies a contact's last frame without the next contact in its slot.
  mutating func copyLift(_ frame: EventFrame) {
    advance(frame)
    if losses.contains(index), !sent.isCatchingUp { lose(at: frame.start) }
    for event in frame.events {
      source.apply(event)
      if event.isReport {
        lift(at: event.time)
        gaps.hasLost = false
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

  /// Sends the device's state after the omitted frames, at `time`, if any contact or key is down.
  mutating func restate(at time: Timestamp) {
    earliest = time
    gaps.isCut = true
    guard kind != .reports else { return }
    // A reader of the copy must see a loss just before the cut in the original order: first the
    // state before the loss, then the lost frames.
    if !lostFrames.isEmpty { source = told }
    if holdsSomething {
      let start = events.count
      gaps.isRestated = true
      catchUp(at: time)
      if events.count > start { send(.report(at: time)) }
    }
    for frame in lostFrames { write(frame) }
    lostFrames = []
  }

  /// Lifts all contacts and releases all keys that are still down.
  mutating func release(at time: Timestamp) {
    // Readers would ignore a frame that lost its start.
    if sent.isDiscarding { send(.report(at: time)) }
    let start = events.count
    lift(at: time)
    // For protocol A: a lost frame ends no contact, and an empty frame after it may not either.
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
      // After a loss, a reader may assume a contact in a slot that only had a position.
      let isDoubtful = sent.isCatchingUp && !sent.slot(slot).knownCodes.isEmpty
      guard sent.slot(slot).isDown || isDoubtful else { continue }
      enter(slot, at: time)
      send(
        InputEvent(
          time: time, type: .absolute, code: AbsoluteCode.multitouchTrackingID, value: -1))
    }
  }

  /// Sends SYN_DROPPED and a report, which say that events were lost here.
  private mutating func lose(at time: Timestamp) {
    let code = SynchronizationCode.dropped
    send(InputEvent(time: time, type: .synchronization, code: code, value: 0))
    send(.report(at: time))
    gaps.hasLost = true
  }

  private var holdsSomething: Bool {
    cursor.open.contains { keeps(stays[$0].slot) } || source.keys.contains { $0.value != 0 }
  }

  private func keeps(_ slot: Int) -> Bool { slots?.contains(slot) ?? true }

  private mutating func catchUp(at time: Timestamp) {
    for stay in cursor.open where keeps(stays[stay].slot) {
      let slot = stays[stay].slot
      let known = source.slot(slot)
      // After a loss that this rewriter sent, a reader doubts contacts that are not sent again.
      if sent.slot(slot).trackingID != stays[stay].id || isGivenUp(slot) || gaps.hasLost {
        axis(AbsoluteCode.multitouchTrackingID, stays[stay].id, slot, time)
      }
      for code in known.knownCodes where sent.slot(slot)[code] != known[code] {
        if let value = known[code] { axis(code, value, slot, time) }
      }
    }
    gaps.hasLost = false
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

  /// Whether a reader of the copy knows if a contact is in the slot. A loss makes the reader forget
  /// it.
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

  /// Lifts contacts that ended without a lift, because a reader of the copy may assume they are
  /// down.
  private mutating func liftWhatIsGone(at time: Timestamp) {
    guard kind == .slots else { return }
    for slot in sent.downSlots
    where slot < ContactDecoder.slotCapacity
      && !cursor.open.contains(where: { stays[$0].slot == slot })
    {
      axis(AbsoluteCode.multitouchTrackingID, -1, slot, time)
    }
  }

  /// Marks slots as empty that have a position but no contact. The recording may have done so
  /// before the cut; without that, a reader of the copy would take the position for a contact's.
  private mutating func decideWhatIsEmpty(at time: Timestamp) {
    guard gaps.isCut || gaps.isRestated, kind == .slots else { return }
    for slot in sent.slots.indices
    where !isDecided(slot) && sent.slot(slot).hasPlace
      && !cursor.open.contains(where: { stays[$0].slot == slot })
    {
      axis(AbsoluteCode.multitouchTrackingID, -1, slot, time)
    }
  }

  /// Sends a key, or an axis that belongs to no slot, if the reader has another value.
  private mutating func repair(_ event: InputEvent) {
    if let emulation, emulation.makes(event) { return }
    let isKey = event.type == .key
    // A reader that never received BTN_TOUCH takes fingers that are near for touching ones.
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
  /// The time of the first event. Old kernels stamp each event of a frame separately.
  fileprivate var start: Timestamp { events.first?.time ?? time }

  /// Whether a frame of protocol A has button events but no contact. Then the contacts of the frame
  /// before are still down.
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
