import PantographTouches

extension Recording {
  /// Returns the recording with only the contacts in these slots, as if the others had never
  /// touched.
  ///
  /// The keys and axes for programs without slots are made again from the remaining contacts.
  public func keepingSlots(_ slots: Set<Int>) throws(EditError) -> Recording {
    try rewritingSlots(named: slots) { slots.contains($0) }
  }

  /// Returns the recording without the contacts in these slots.
  public func droppingSlots(_ slots: Set<Int>) throws(EditError) -> Recording {
    try rewritingSlots(named: slots) { !slots.contains($0) }
  }

  private func rewritingSlots(
    named: Set<Int>, _ keeps: (Int) -> Bool
  ) throws(EditError) -> Recording {
    var copy = settled()
    var seen: Set<Int> = []
    var hasSlots = false
    for index in tracks.indices {
      let track = copy.tracks[index]
      let touches = TrackTouches(track)
      guard touches.kind == .slots else { continue }
      hasSlots = true
      let used = track.usedSlots
      seen.formUnion(used)
      let slotCount = track.header.device?.slotCount ?? 0
      seen.formUnion(0..<min(max(slotCount, 0), DeviceState.slotLimit))
      if used.allSatisfy(keeps) { continue }
      var rewriter = TrackRewriter(track, touches, slots: used.filter(keeps))
      for frame in track.frames { rewriter.copy(frame) }
      copy.tracks[index].events = rewriter.events
    }
    guard hasSlots else { throw .needsSlots(edit: "cut by slots") }
    if let unknown = named.subtracting(seen).min() { throw .noSuchSlot(unknown) }
    guard copy.tracks.contains(where: { !$0.events.isEmpty }) else { throw .nothingLeft }
    return copy
  }
}

extension RecordingTrack {
  /// The slots for which the track sets any value.
  fileprivate var usedSlots: Set<Int> {
    var used: Set<Int> = []
    var current = 0
    for event in events where event.type == .absolute {
      if event.code == AbsoluteCode.multitouchSlot {
        current = Int(event.value)
      } else if SlotValues.codes.contains(event.code) {
        used.insert(current)
      }
    }
    return used
  }
}
