import Touches

/// When and where one contact was down.
struct ContactLife: Hashable, Sendable {
  var track: Int
  var slot: Int
  var begin: Timestamp
  /// The frame in which it lifts; the last frame where it never does.
  var end: Timestamp
}

extension Recording {
  /// The contacts of all tracks with slots, in the order in which they land.
  func contactLives() throws(EditError) -> [ContactLife] {
    var lives: [ContactLife] = []
    var hasSlots = false
    for index in tracks.indices where RecordedProtocol(of: tracks[index]) == .slots {
      hasSlots = true
      lives += tracks[index].contactLives(track: index)
    }
    guard hasSlots else { throw .needsSlots(edit: "trimmed to a contact") }
    return lives.enumerated()
      .sorted { ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset) }
      .map { $0.element }
  }
}

extension RecordingTrack {
  fileprivate func contactLives(track: Int) -> [ContactLife] {
    var state = DeviceState()
    var open: [Int: (id: Int32, life: Int)] = [:]
    var lives: [ContactLife] = []
    for frame in frames {
      for event in frame.events { state.apply(event) }
      for slot in state.slots.indices {
        let id = state.slots[slot].trackingID
        if let old = open[slot] {
          lives[old.life].end = frame.time
          if old.id != id { open[slot] = nil }
        }
        if id >= 0, open[slot] == nil {
          open[slot] = (id, lives.count)
          lives.append(
            ContactLife(track: track, slot: slot, begin: frame.time, end: frame.time))
        }
      }
    }
    return lives
  }
}
