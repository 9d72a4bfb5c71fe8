import PantographTouches

extension Recording {
  /// Returns the recording repeated `count` times, with a gap between the passes. Every pass has
  /// its own tracking ids. Contacts still down at the end of a pass are lifted before the next.
  public func looped(
    _ count: Int, gap: TimeSpan = .milliseconds(500)
  ) throws(EditError) -> Recording {
    guard (1...100_000).contains(count) else {
      throw .valueOutOfRange(parameter: "number of loops", allowed: "between 1 and 100000")
    }
    guard gap >= .microseconds(2) else {
      throw .valueOutOfRange(parameter: "gap", allowed: "longer than a microsecond")
    }
    var copy = settled()
    guard count > 1, let first = copy.startTime, let last = copy.endTime else { return self }
    let length = (last - first + gap).microseconds
    let (shift, isTooLong) = length.multipliedReportingOverflow(by: Int64(count - 1))
    guard !isTooLong, shift <= (Self.latestTime - last).microseconds else { throw .tooLong }
    let eventCount = tracks.reduce(0) { $0 + $1.events.count }
    guard eventCount <= Self.eventLimit / count else {
      throw .tooManyEvents(limit: Self.eventLimit)
    }
    for index in tracks.indices {
      let end = last + TimeSpan(microseconds: gap.microseconds / 2)
      copy.tracks[index].events = copy.tracks[index].looped(count, length: length, liftingAt: end)
    }
    return copy
  }

  /// The largest number of events that a loop may produce; they take 2.4 GB.
  private static let eventLimit = 100_000_000
}

extension RecordingTrack {
  fileprivate func looped(
    _ count: Int, length: Int64, liftingAt end: Timestamp
  ) -> [InputEvent] {
    let touches = TrackTouches(self)
    var rewriter = TrackRewriter(self, touches)
    for frame in frames where frame.isComplete { rewriter.copy(frame) }
    var closing = rewriter
    closing.release(at: end)
    let closed = closing.events
    // An unfinished frame at the end is copied in the last pass only.
    for frame in frames where !frame.isComplete { rewriter.copy(frame) }
    let open = rewriter.events
    let ids = TrackingIDs(open, touches.kind)
    var looped: [InputEvent] = []
    looped.reserveCapacity(closed.count * count)
    for pass in 0..<count {
      let shift = TimeSpan(microseconds: Int64(pass) * length)
      if pass > 0, touches.kind == .slots, closing.lastSlot != 0, let first = open.first {
        let code = AbsoluteCode.multitouchSlot
        looped.append(InputEvent(time: first.time + shift, type: .absolute, code: code, value: 0))
      }
      var told = DeviceState()
      // The last pass ends exactly like the recording.
      for event in pass == count - 1 ? open : closed {
        var event = ids.shift(event, pass: pass)
        event.time = event.time + shift
        looped.append(event)
        guard pass > 0, touches.kind == .slots else { continue }
        told.apply(event)
        looped += closing.forgetting(event, told)
      }
    }
    return looped
  }
}

/// Gives every pass other tracking ids than the pass before.
private struct TrackingIDs {
  /// The difference between the ids of one pass and the next; 0 if the track has no ids.
  private var span: Int64 = 0
  /// The range of ids as a bit mask. Ids are 16 bits wide, but a file may hold larger ones.
  private var mask: Int64 = 0xffff

  init(_ events: [InputEvent], _ kind: RecordedProtocol) {
    guard kind == .slots else { return }
    let ids = events.lazy.filter { Self.isID($0) }.map { Int64($0.value) }
    guard let least = ids.min(), let most = ids.max() else { return }
    span = most - least + 1
    if most > mask { mask = 0x7fff_ffff }
  }

  func shift(_ event: InputEvent, pass: Int) -> InputEvent {
    guard span > 0, Self.isID(event) else { return event }
    var event = event
    event.value = Int32((Int64(event.value) + Int64(pass) * span) & mask)
    return event
  }

  private static func isID(_ event: InputEvent) -> Bool {
    event.type == .absolute && event.code == AbsoluteCode.multitouchTrackingID && event.value >= 0
  }
}
