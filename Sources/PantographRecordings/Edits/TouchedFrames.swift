import PantographTouches

/// A track's frames as readers interpret them: the contents of the slots after each frame.
struct TouchedFrames: Sequence, IteratorProtocol {
  struct Frame: Sendable {
    /// The frame's index in the track.
    var index: Int
    /// The report that closes the frame.
    var report: InputEvent
    /// The touches in the order of their slots.
    var touches: [SlotTouch]
    /// The number of fingers that the device counts without a slot.
    var untold: Int
    /// The frame's events that belong to no slot and are not made from the slots.
    var others: [InputEvent]
    /// Whether the frame is the first after a loss of events; contacts that end in it are
    /// cancelled.
    var catchesUp: Bool

    var time: Timestamp { report.time }
  }

  private let stays: [SlotStay]
  private let losses: Set<Int>
  private let emulation: PointerEmulation
  private var frames: EventFrames.Iterator
  private var state = DeviceState()
  private var cursor: StayCursor
  private var touches: [SlotTouch] = []
  private var index = -1
  /// The frames in which each stay touches, by the stay's index. Nil for a device that does not
  /// report touching (BTN_TOUCH) separately from its contacts.
  private let lives: [Int: [Range<Int>]]?

  init(_ track: RecordingTrack, _ touches: TrackTouches, device: DeviceDescription) {
    stays = touches.stays
    losses = touches.losses
    emulation = PointerEmulation(device: device)
    frames = track.frames.makeIterator()
    cursor = StayCursor(touches.stays)
    guard device.sends(.key, KeyCode.touch) else {
      lives = nil
      return
    }
    var lives: [Int: [Range<Int>]] = [:]
    for life in touches.lives {
      guard let stay = life.stay else { continue }
      lives[stay, default: []].append(life.first..<Swift.max(life.end ?? .max, life.first))
    }
    self.lives = lives
  }

  mutating func next() -> Frame? {
    // Events after the last report never take effect.
    guard let frame = frames.next(), frame.isComplete, let report = frame.events.last
    else { return nil }
    index += 1
    cursor.move(to: index)
    let catchesUp = state.isCatchingUp || losses.contains(index)
    for event in frame.events { state.apply(event) }
    // Changes in a frame that loses its rest appear in the next frame.
    if !state.isCatchingUp {
      touches = cursor.open.compactMap { stay in
        var values = state.slot(stays[stay].slot)
        if isNear(stay, values) { return nil }
        values.trackingID = stays[stay].id
        return SlotTouch(slot: stays[stay].slot, stay: stay, values: values)
      }
    }
    return Frame(
      index: index, report: report, touches: touches,
      untold: emulation.untold(in: state, besides: touches.count),
      others: frame.others(besides: emulation), catchesUp: catchesUp)
  }

  /// Whether the slot holds a finger above the pad instead of a contact. If written beside another
  /// device's fingers, such a finger would become a contact.
  private func isNear(_ stay: Int, _ values: SlotValues) -> Bool {
    guard let lives, state.keys[KeyCode.touch] ?? 0 == 0,
      values[AbsoluteCode.multitouchDistance] ?? 0 <= 0
    else { return false }
    return lives[stay]?.contains { $0.contains(index) } != true
  }
}

extension EventFrame {
  /// Returns the events that belong to no slot and are not made by `emulation`: buttons, relative
  /// axes, the device's own clock.
  func others(besides emulation: PointerEmulation) -> [InputEvent] {
    events.filter { event in
      if event.type == .synchronization || emulation.makes(event) { return false }
      guard event.type == .absolute else { return true }
      return event.code != AbsoluteCode.multitouchSlot && !SlotValues.codes.contains(event.code)
    }
  }
}
