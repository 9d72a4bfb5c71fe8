import Touches

extension Recording {
  /// Several recordings as one of several devices. Times stay as they are; rebase the recordings
  /// first where they shall begin together. A note that says the same twice is kept once.
  public static func merging(_ recordings: [Recording]) -> Recording {
    var merged = Recording()
    for recording in recordings {
      for note in recording.notes where !merged.notes.contains(note) { merged.notes.append(note) }
      merged.tracks += recording.tracks
    }
    return merged
  }

  /// A recording, and how many contacts of those it was made of found no room in it.
  public struct Overlay: Hashable, Sendable {
    public var recording: Recording
    public var contactsLeftOut: Int
  }

  /// Recordings of the same device as one stream, as if all hands had touched at once. Contacts
  /// get slots and tracking ids anew.
  public static func overlaying(_ recordings: [Recording]) throws(EditError) -> Overlay {
    let merged = merging(recordings)
    guard let first = merged.tracks.first else { throw .nothingLeft }
    if merged.tracks.count == 1 { return Overlay(recording: merged, contactsLeftOut: 0) }
    guard let device = first.header.device else { throw .noDescription }
    for track in merged.tracks {
      guard track.header.device == device else { throw .differentDevices }
    }
    guard let slotCount = device.slotCount, slotCount <= DeviceState.slotLimit else {
      throw .needsSlots(edit: "laid over another")
    }
    let (events, leftOut) = overlaid(merged.tracks, on: device, slotCount: slotCount)
    let track = RecordingTrack(header: first.header, events: events)
    return Overlay(
      recording: Recording(notes: merged.notes, tracks: [track]), contactsLeftOut: leftOut)
  }

  private static func overlaid(
    _ tracks: [RecordingTrack], on device: DeviceDescription, slotCount: Int
  ) -> ([InputEvent], Int) {
    let frames = tracks.enumerated()
      .flatMap { source, track in track.frames.map { (source: source, frame: $0) } }
      .enumerated()
      .sorted { ($0.element.frame.time, $0.offset) < ($1.element.frame.time, $1.offset) }
      .map { $0.element }
    let emulation = PointerEmulation(device: device)
    var states = [DeviceState](repeating: DeviceState(), count: tracks.count)
    var assignment = SlotAssignment(slotCount: slotCount)
    var writer = SlotReportWriter(device: device)
    var events: [InputEvent] = []
    var next = 0
    while next < frames.count {
      let time = frames[next].frame.time
      var others: [InputEvent] = []
      var seen: Set<Int> = []
      // One frame of each source at most: a lift and a landing must not become one.
      while next < frames.count, frames[next].frame.time == time,
        seen.insert(frames[next].source).inserted
      {
        let (source, frame) = frames[next]
        for event in frame.events { states[source].apply(event) }
        others += frame.others(besides: emulation)
        next += 1
      }
      assignment.follow(states) { $0 }
      writer.write(assignment.slots, others: others, at: time, to: &events)
    }
    return (events, assignment.contactsLeftOut)
  }
}
