import Touches

/// What stood in the slots after one frame, and what else the frame said.
struct SlotSnapshot {
  var time: Timestamp
  var slots: [SlotValues]
  var others: [InputEvent]
  /// Whether the frame must stay as and when it is: a contact lands or lifts here, or did right
  /// after, or a button moves.
  var isFixed: Bool

  static func all(
    of track: RecordingTrack, device: DeviceDescription
  ) -> [SlotSnapshot] {
    let emulation = PointerEmulation(device: device)
    var state = DeviceState()
    var snapshots: [SlotSnapshot] = []
    var ids: [Int32] = []
    for frame in track.frames {
      for event in frame.events { state.apply(event) }
      let now = state.slots.map { $0.trackingID }
      let others = frame.others(besides: emulation)
      let lifts = zip(ids, now).contains { $0 >= 0 && $0 != $1 }
      // The last position before a lift is where the finger was lifted.
      if lifts, !snapshots.isEmpty { snapshots[snapshots.count - 1].isFixed = true }
      let lands = now.indices.contains { now[$0] >= 0 && (ids.count <= $0 || ids[$0] != now[$0]) }
      snapshots.append(
        SlotSnapshot(
          time: frame.time, slots: state.slots, others: others,
          isFixed: lifts || lands || !others.isEmpty || snapshots.isEmpty))
      ids = now
    }
    if !snapshots.isEmpty { snapshots[snapshots.count - 1].isFixed = true }
    return snapshots
  }

  /// The slots at a time between this snapshot and a later one with the same contacts, on straight
  /// lines in the device's units, and so in millimetres too.
  func slots(towards later: SlotSnapshot, at time: Timestamp) -> [SlotValues] {
    let share = (time - self.time).seconds / (later.time - self.time).seconds
    guard share > 0 else { return slots }
    var mixed = slots
    for slot in mixed.indices where slot < later.slots.count && mixed[slot].isDown {
      for code in mixed[slot].knownCodes where !Self.steps.contains(code) {
        guard let from = mixed[slot][code], let to = later.slots[slot][code] else { continue }
        let way = Double(to) - Double(from)
        mixed[slot][code] = Int32(clamping: Int64((Double(from) + way * min(share, 1)).rounded()))
      }
    }
    return mixed
  }

  /// Axes between whose values there is nothing.
  private static let steps = [AbsoluteCode.multitouchToolType, AbsoluteCode.multitouchBlobID]
}
