import PantographTouches

extension Recording {
  /// Combines several recordings into one with several devices. Times are unchanged; rebase the
  /// recordings first if they should begin together. Identical notes are stored once.
  public static func merging(_ recordings: [Recording]) -> Recording {
    var merged = Recording()
    for recording in recordings {
      for note in recording.notes where !merged.notes.contains(note) { merged.notes.append(note) }
      merged.tracks += recording.tracks
    }
    return merged
  }

  /// A recording made of several, and the number of contacts that were left out.
  public struct Overlay: Hashable, Sendable {
    /// All touches in one track.
    public var recording: Recording
    /// The number of contacts for which no slot was free.
    public var contactsLeftOut: Int
  }

  /// Combines recordings of the same device into one track, as if all fingers had touched the
  /// device at once. Contacts get new slots and tracking ids.
  public static func overlaying(_ recordings: [Recording]) throws(EditError) -> Overlay {
    let merged = merging(recordings).settled()
    guard let first = merged.tracks.first else { throw .nothingLeft }
    if merged.tracks.count == 1 { return Overlay(recording: merged, contactsLeftOut: 0) }
    guard let device = first.header.device else { throw .noDescription }
    for track in merged.tracks {
      guard track.header.device == device else { throw .differentDevices }
    }
    guard let slotCount = device.slotCount, slotCount <= DeviceState.slotLimit else {
      throw .needsSlots(edit: "merged with another")
    }
    let (events, leftOut) = overlaid(merged.tracks, on: device, slotCount: slotCount)
    let track = RecordingTrack(header: first.header, events: events)
    return Overlay(
      recording: Recording(notes: merged.notes, tracks: [track]), contactsLeftOut: leftOut)
  }

  private static func overlaid(
    _ tracks: [RecordingTrack], on device: DeviceDescription, slotCount: Int
  ) -> ([InputEvent], Int) {
    var sources = tracks.map { TouchedFrames($0, TrackTouches($0), device: device) }
    var heads = sources.indices.map { sources[$0].next() }
    var touches = [[SlotTouch]](repeating: [], count: tracks.count)
    var assignment = SlotAssignment(slotCount: slotCount)
    var writer = SlotReportWriter(device: device)
    var events: [InputEvent] = []
    while let time = heads.compactMap({ $0?.time }).min() {
      var others: [InputEvent] = []
      var report = InputEvent.report(at: time)
      var catchesUp = false
      // Takes at most one frame of each source, so that a lift and a landing are not merged into
      // one frame.
      for source in sources.indices {
        guard let frame = heads[source], frame.time == time else { continue }
        others += frame.others
        if frame.report.value != 0 { report.value = frame.report.value }
        catchesUp = catchesUp || frame.catchesUp
        touches[source] = frame.touches
        heads[source] = sources[source].next()
      }
      assignment.follow(touches) { $0 }
      writer.write(
        assignment.touches, others: others, report: report, catchingUp: catchesUp, to: &events)
    }
    return (events, assignment.contactsLeftOut)
  }
}
