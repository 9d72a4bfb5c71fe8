import Touches

extension Recording {
  /// The recording as a device of another report rate would have made it.
  ///
  /// Landings and lifts stay when and where they are, the last position before a lift with them;
  /// between them frames are made at the rate, on straight lines between the recorded ones.
  /// A finger that rested without a report starts from its rest, not before.
  public func resampled(toRate rate: Double) throws(EditError) -> Recording {
    guard rate >= 1, rate <= 10_000 else {
      throw .valueOutOfRange(parameter: "rate", allowed: "between 1 and 10000 reports a second")
    }
    var copy = self
    var hasSlots = false
    for index in tracks.indices where RecordedProtocol(of: tracks[index]) == .slots {
      hasSlots = true
      guard let device = tracks[index].header.device else { throw .noDescription }
      copy.tracks[index].events = tracks[index].resampled(period: 1_000_000 / rate, device)
    }
    guard hasSlots else { throw .needsSlots(edit: "resampled") }
    return copy
  }
}

extension RecordingTrack {
  fileprivate func resampled(period: Double, _ device: DeviceDescription) -> [InputEvent] {
    let snapshots = SlotSnapshot.all(of: self, device: device)
    let usual = Self.usualInterval(of: snapshots)
    var writer = SlotReportWriter(device: device)
    var events: [InputEvent] = []
    var index = 0
    while index < snapshots.count {
      let fixed = snapshots[index]
      writer.write(fixed.slots, others: fixed.others, at: fixed.time, to: &events)
      guard let next = snapshots[(index + 1)...].firstIndex(where: { $0.isFixed }) else { break }
      let end = snapshots[next].time
      var before = index
      var tick = 1
      while true {
        let time = fixed.time + .microseconds(Int64((Double(tick) * period).rounded()))
        // Rather one long interval than one much too short.
        guard time + .microseconds(Int64(period / 2)) < end else { break }
        while before + 1 < next, snapshots[before + 1].time <= time { before += 1 }
        var from = snapshots[before]
        let later = snapshots[before + 1]
        if (later.time - from.time).microseconds > usual * 5 / 2 {
          from.time = max(from.time, later.time - .microseconds(usual))
        }
        writer.write(from.slots(towards: later, at: time), at: time, to: &events)
        tick += 1
      }
      index = next
    }
    return events
  }

  /// The median time between two frames while a contact is down, in microseconds.
  private static func usualInterval(of snapshots: [SlotSnapshot]) -> Int64 {
    let intervals = zip(snapshots, snapshots.dropFirst())
      .filter { pair in pair.0.slots.contains { $0.isDown } }
      .map { ($1.time - $0.time).microseconds }
      .sorted()
    return intervals.isEmpty ? 0 : max(intervals[intervals.count / 2], 1)
  }
}
