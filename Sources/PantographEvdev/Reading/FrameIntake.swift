internal import CPantographLibevdev
import PantographTouches

/// Assembles the kernel's events into whole frames and adds values that the kernel left out.
///
/// It is a value apart from the reader, so that one read accesses it once and not for every event.
struct FrameIntake {
  /// The device's state after the frames that were delivered.
  private(set) var state: DeviceState
  private var untold: UntoldValues
  /// An unfinished frame, or the initial frames that the first read delivers.
  private var pending: [InputEvent]

  /// Starts with a device that was in the state `present` when it was opened.
  init(_ present: DeviceState, opened: Timestamp) {
    // The kernel never reports again the fingers that are already down or the slot that is
    // selected.
    state = present.untouched
    untold = UntoldValues(present)
    pending = state.events(to: present, at: opened)
  }

  /// Whether whole frames are waiting to be delivered.
  var hasFrames: Bool { pending.last?.isReport == true }

  /// Appends the frames that are complete to `events`. At a loss of events, returns the time of the
  /// loss and ignores the rest of `raw`: the device state that the caller reads next is newer.
  mutating func take(
    _ raw: UnsafeBufferPointer<input_event>, into events: inout [InputEvent]
  ) -> Timestamp? {
    var next = 0
    while next < raw.count {
      if pending.isEmpty, let end = deliverWhole(raw, from: next, into: &events) {
        next = end
        continue
      }
      let event = InputEvent(raw[next])
      next += 1
      if event.isDropped { return event.time }
      pending.append(event)
      if event.isReport { deliver(into: &events) }
    }
    return nil
  }

  /// Appends the frame that begins at an index to `events`, and returns the index behind the frame. Nearly every frame
  /// was read as a whole and needs no additions. Returns nil and appends nothing for all others.
  private mutating func deliverWhole(
    _ raw: UnsafeBufferPointer<input_event>, from first: Int, into events: inout [InputEvent]
  ) -> Int? {
    let start = events.count
    var slot = state.currentSlot
    for index in first..<raw.count {
      let event = InputEvent(raw[index])
      if event.isDropped || untold.concerns(event, slot: &slot) { break }
      events.append(event)
      guard event.isReport else { continue }
      for place in start..<events.count { state.apply(events[place]) }
      return index + 1
    }
    events.removeLast(events.count - start)
    return nil
  }

  /// Takes a frame that another intake of the same device has made.
  mutating func take(_ frame: ArraySlice<InputEvent>, into events: inout [InputEvent]) {
    if hasFrames { deliver(into: &events) }
    pending += frame
    deliver(into: &events)
  }

  mutating func deliver(into events: inout [InputEvent]) {
    defer { pending.removeAll(keepingCapacity: true) }
    // Nearly every frame needs no additions and is appended in one piece.
    guard untold.concerns(pending, state) else {
      events += pending
      for event in pending { state.apply(event) }
      return
    }
    for index in pending.indices {
      let event = pending[index]
      events.append(event)
      if untold.concerns(event, state) {
        events += untold.events(behind: index, of: pending, state)
      }
      state.apply(event)
    }
  }

  /// Discards the unfinished frame.
  mutating func forgetPending() {
    pending.removeAll(keepingCapacity: true)
  }

  /// Appends the frames that lead from the last known state to `present`, after a loss.
  mutating func catchUp(
    with present: DeviceState, at time: Timestamp, into events: inout [InputEvent]
  ) {
    let found = state.events(to: present, at: time)
    // Even without changes a report is needed: the frame after a loss is the one that catches up.
    events.append(contentsOf: found.isEmpty ? [.report(at: time)] : found)
    untold.lose(state, present)
    state = present
  }
}

extension InputEvent {
  init(_ raw: input_event) {
    self.init(
      time: Timestamp(seconds: Int64(raw.time.tv_sec), microseconds: Int64(raw.time.tv_usec)),
      type: EventType(rawValue: raw.type), code: raw.code, value: raw.value)
  }
}
