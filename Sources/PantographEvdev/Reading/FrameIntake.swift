internal import CPantographLibevdev
import PantographTouches

/// Makes whole frames of the kernel's events, and adds what the kernel left out of them.
///
/// A value of its own, so that a read takes hold of it once and not for every event.
struct FrameIntake {
  /// The device's state as the frames that were handed on tell it.
  private(set) var state: DeviceState
  private var untold: UntoldValues
  /// A frame that is not finished yet, or what the first read is to tell.
  private var pending: [InputEvent]

  /// A device that stands as `present` when it is opened then.
  init(_ present: DeviceState, opened: Timestamp) {
    // Fingers that are down already and a slot that is chosen already are never told again.
    state = present.untouched
    untold = UntoldValues(present)
    pending = state.events(to: present, at: opened)
  }

  /// Whether whole frames wait here.
  var hasFrames: Bool { pending.last?.isReport == true }

  /// Adds the frames that are whole to `events`. Returns the time of a loss, behind which nothing
  /// is taken: all that was read with it is older than the state that is asked for then.
  mutating func take(
    _ raw: UnsafeBufferPointer<input_event>, into events: inout [InputEvent]
  ) -> Timestamp? {
    for one in raw {
      let event = InputEvent(one)
      if event.isDropped { return event.time }
      pending.append(event)
      if event.isReport { deliver(into: &events) }
    }
    return nil
  }

  /// The same for a frame that was made by another intake of the device.
  mutating func take(_ frame: ArraySlice<InputEvent>, into events: inout [InputEvent]) {
    if hasFrames { deliver(into: &events) }
    pending += frame
    deliver(into: &events)
  }

  mutating func deliver(into events: inout [InputEvent]) {
    defer { pending.removeAll(keepingCapacity: true) }
    // Nearly every frame is told as it is, and then taken in one piece.
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

  /// Leaves out what waits.
  mutating func forgetPending() {
    pending.removeAll(keepingCapacity: true)
  }

  /// Adds what leads from the last state known to the present one, after a loss.
  mutating func catchUp(
    with present: DeviceState, at time: Timestamp, into events: inout [InputEvent]
  ) {
    let found = state.events(to: present, at: time)
    // Also where nothing changed: the frame after a loss is the one that catches up with it.
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
