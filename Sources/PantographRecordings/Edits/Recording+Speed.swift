import PantographTouches

extension Recording {
  /// Returns the recording played `factor` times as fast. Only times change.
  ///
  /// The order of frames is preserved: different times remain at least a microsecond apart. The
  /// device's own clock (MSC_TIMESTAMP) is scaled as well.
  public func changingSpeed(by factor: Double) throws(EditError) -> Recording {
    guard factor >= 0.001, factor <= 1000 else {
      throw .valueOutOfRange(parameter: "speed", allowed: "between 0.001 and 1000")
    }
    var copy = settled()
    guard factor != 1, let first = copy.startTime, let last = copy.endTime else { return self }
    guard (last - first).seconds / factor <= (Self.latestTime - first).seconds else {
      throw .tooLong
    }
    for index in tracks.indices {
      copy.tracks[index].events = copy.tracks[index].events.changingSpeed(by: factor, from: first)
    }
    return try copy.checkingTimes()
  }
}

extension [InputEvent] {
  fileprivate func changingSpeed(by factor: Double, from first: Timestamp) -> [InputEvent] {
    var clock: (old: UInt32, new: Double)?
    var previous: (old: Timestamp, new: Timestamp)?
    return map { event in
      var event = event
      let old = event.time
      event.time = first + .seconds((old - first).seconds / factor)
      if let previous, old > previous.old, event.time <= previous.new {
        event.time = previous.new + .microseconds(1)
      } else if let previous, old == previous.old {
        event.time = previous.new
      }
      previous = (old, event.time)
      if event.type == .miscellaneous, event.code == MiscellaneousCode.timestamp {
        let value = UInt32(bitPattern: event.value)
        // The device's clock is 32 bits wide and starts again at zero after its maximum.
        let passed = (clock.map { Double(value &- $0.old) / factor + $0.new } ?? Double(value))
          .truncatingRemainder(dividingBy: 4_294_967_296)
        clock = (value, passed)
        event.value = Int32(truncatingIfNeeded: Int64(passed.rounded()))
      }
      return event
    }
  }
}
