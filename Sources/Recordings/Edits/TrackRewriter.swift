import Touches

/// Copies a track's frames and leaves some out, so that what is written is a whole stream again.
///
/// It knows what the device said (`source`) and what a reader of the copy knows (`sent`). Before
/// each report is closed, whatever the reader should know and does not is said. Where nothing was
/// left out there is no difference, and the copy is the same to the last event.
struct TrackRewriter {
  private(set) var source: DeviceState
  private var sent: DeviceState
  private(set) var events: [InputEvent] = []
  private let kind: RecordedProtocol
  /// The slots that stay; nil for all.
  private let slots: Set<Int>?
  private let emulation: PointerEmulation?
  private var lastFrameHadContacts = false

  init(_ track: RecordingTrack, slots: Set<Int>? = nil) {
    kind = RecordedProtocol(of: track)
    source = DeviceState(hasSlots: kind == .slots)
    sent = source
    self.slots = slots
    let device = track.header.device
    emulation = slots == nil ? nil : device.map { PointerEmulation(device: $0) }
  }

  /// Takes note of a frame that is left out.
  mutating func skip(_ frame: EventFrame) {
    for event in frame.events { source.apply(event) }
  }

  mutating func copy(_ frame: EventFrame) {
    let start = events.count
    var hadOthers = false
    lastFrameHadContacts = false
    for event in frame.events {
      source.apply(event)
      if event.isReport {
        catchUp(at: event.time)
        if events.count > start || !hadOthers { events.append(event) }
      } else {
        hadOthers = true
        copy(event)
      }
    }
    if !frame.isComplete { catchUp(at: frame.time) }
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
    if event.type == .absolute, SlotValues.codes.contains(event.code) {
      lastFrameHadContacts = true
    }
    if let emulation, emulation.makes(event) { return }
    send(event)
  }

  /// Says at `time` what the frames left out so far have made of the device, if anything is down.
  mutating func restate(at time: Timestamp) {
    guard kind != .reports, holdsSomething(source) else { return }
    let start = events.count
    catchUp(at: time)
    if events.count > start { events.append(.report(at: time)) }
  }

  /// Lifts all that is still down.
  mutating func release(at time: Timestamp) {
    let start = events.count
    for slot in sent.downSlots {
      enter(slot, at: time)
      send(
        InputEvent(
          time: time, type: .absolute, code: AbsoluteCode.multitouchTrackingID, value: -1))
    }
    if kind == .reports, lastFrameHadContacts {
      events.append(
        InputEvent(
          time: time, type: .synchronization, code: SynchronizationCode.multitouchReport, value: 0))
    }
    for key in sent.keys.keys.sorted() where sent.keys[key] != 0 {
      send(InputEvent(time: time, type: .key, code: key, value: 0))
    }
    if events.count > start { events.append(.report(at: time)) }
  }

  private func holdsSomething(_ state: DeviceState) -> Bool {
    state.downSlots.contains { keeps($0) } || state.keys.contains { $0.value != 0 }
  }

  private func keeps(_ slot: Int) -> Bool { slots?.contains(slot) ?? true }

  private mutating func catchUp(at time: Timestamp) {
    for slot in source.downSlots where keeps(slot) {
      let known = source.slots[slot]
      if sent.slot(slot).trackingID != known.trackingID {
        axis(AbsoluteCode.multitouchTrackingID, known.trackingID, slot, time)
      }
      for code in known.knownCodes where sent.slot(slot)[code] != known[code] {
        if let value = known[code] { axis(code, value, slot, time) }
      }
    }
    for code in source.keys.keys.sorted() {
      repair(InputEvent(time: time, type: .key, code: code, value: source.keys[code] ?? 0))
    }
    for code in source.axes.keys.sorted() {
      repair(InputEvent(time: time, type: .absolute, code: code, value: source.axes[code] ?? 0))
    }
    guard let emulation else { return }
    for event in emulation.events(after: sent, at: time) { send(event) }
  }

  /// Sends a key or an axis that belongs to no slot, if the reader has it otherwise.
  private mutating func repair(_ event: InputEvent) {
    if let emulation, emulation.makes(event) { return }
    let known = event.type == .key ? sent.keys[event.code] ?? 0 : sent.axes[event.code]
    if known != event.value { send(event) }
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
    sent.apply(event)
    events.append(event)
  }
}
