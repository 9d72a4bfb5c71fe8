import PantographTouches

/// Counts of each kind of anomaly, with the first lines on which they occur.
struct AnomalyTally {
  struct Entry {
    var key: String
    var words: String
    var count = 0
    var lines: [Int] = []
  }

  /// The number of lines stored for each kind, limited so that memory stays bounded.
  static let lineLimit = 20

  private(set) var entries: [Entry] = []

  mutating func add(_ anomalies: InputAnomalies, line: Int) {
    guard !anomalies.isEmpty else { return }
    for (flag, key, words) in Self.names where anomalies.contains(flag) {
      add(key, words, line: line)
    }
  }

  mutating func add(_ key: String, _ words: String, line: Int) {
    let index = entries.firstIndex { $0.key == key } ?? entries.count
    if index == entries.count { entries.append(Entry(key: key, words: words)) }
    entries[index].count += 1
    if line > 0, entries[index].lines.count < Self.lineLimit { entries[index].lines.append(line) }
  }

  private static let names: [(InputAnomalies, key: String, words: String)] = [
    (.startsInMidTouch, "startsInMidTouch", "touch that began before the recording"),
    (.replacedWithoutLift, "replacedWithoutLift", "contact replaced without a lift"),
    (.liftedTwice, "liftedTwice", "lift in an empty slot"),
    (.equalTime, "equalTime", "frame with the same time as the previous frame"),
    (.backwardTime, "backwardTime", "frame earlier than the previous frame"),
    (.outsideRange, "outsideRange", "value outside the axis's range"),
    (.unknownSlot, "unknownSlot", "slot that the device does not have"),
    (.dropped, "dropped", "events lost by the kernel (SYN_DROPPED)"),
    (.unfinished, "unfinished", "events after the last complete frame"),
    (.endsInMidTouch, "endsInMidTouch", "end with a contact down"),
    (.overCapacity, "overCapacity", "more contacts than Pantograph can track"),
    (.withoutPosition, "withoutPosition", "touch whose position is not known yet"),
    (.mixedTimes, "mixedTimes", "frame whose events carry different times"),
  ]
}
