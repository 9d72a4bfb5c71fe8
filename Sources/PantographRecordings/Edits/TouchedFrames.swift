import PantographTouches

/// A track's frames as their readers take them: what stands in the slots after each.
struct TouchedFrames: Sequence, IteratorProtocol {
  struct Frame: Sendable {
    /// Its place among the track's frames.
    var index: Int
    /// The report that closes it.
    var report: InputEvent
    /// In the order of their slots.
    var touches: [SlotTouch]
    /// What belongs to no slot and is not made from the slots.
    var others: [InputEvent]
    /// Whether it catches up with a loss: what ends here is cancelled.
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
  /// From when to when each stay touches, by its number; nil for a device that does not say apart
  /// from its contacts whether it is touched.
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
    // What comes behind the last report was never told.
    guard let frame = frames.next(), frame.isComplete, let report = frame.events.last
    else { return nil }
    index += 1
    cursor.move(to: index)
    let catchesUp = state.isCatchingUp || losses.contains(index)
    for event in frame.events { state.apply(event) }
    // What a frame tells before it loses the rest is told by the next.
    if !state.isCatchingUp {
      touches = cursor.open.compactMap { stay in
        var values = state.slot(stays[stay].slot)
        if isNear(stay, values) { return nil }
        values.trackingID = stays[stay].id
        return SlotTouch(slot: stays[stay].slot, stay: stay, values: values)
      }
    }
    return Frame(
      index: index, report: report, touches: touches, others: frame.others(besides: emulation),
      catchesUp: catchesUp)
  }

  /// Whether what stands in a slot is counted above the pad and is no contact: written beside another
  /// device's fingers it would become one.
  private func isNear(_ stay: Int, _ values: SlotValues) -> Bool {
    guard let lives, state.keys[KeyCode.touch] ?? 0 == 0,
      values[AbsoluteCode.multitouchDistance] ?? 0 <= 0
    else { return false }
    return lives[stay]?.contains { $0.contains(index) } != true
  }
}
