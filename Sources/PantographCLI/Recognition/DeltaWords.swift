import PantographGestures
import PantographPlainText
import PantographRecordings
import PantographTouches

extension DeltaRecord {
  /// The name of the gesture: `swipe left`.
  package var title: String {
    direction.map { "\(kind) \($0)" } ?? "\(kind)"
  }

  /// The ending of the gesture in a few words.
  package var endingWords: String {
    switch ending {
    case .lifted: "ended"
    case .cancelled: "cancelled"
    case .wentOn: "moved on"
    case .stopped: "stopped"
    case .interrupted: "cut off by the next gesture"
    case .recordingEnded: "cut off by the end of the recording"
    }
  }
}

extension DeltaStream {
  /// The unit of the movements in words, and the precision of their times.
  package var unitWords: String {
    let share = DecimalText(unit.perMillimetre, decimals: 2)
    return "\(unit.name), \(share) to a millimetre of the hand"
  }

  /// The reason why millimetres or speeds are uncertain; nil if there is none.
  package var doubt: String? {
    let old = "libinput before version 1.15 had other units, so millimetres are assumed"
    let coarse = "times are rounded to \(timeStep.words), so speeds are uncertain"
    if isOfOldVersion { return timeStep >= .milliseconds(5) ? "\(old); \(coarse)" : old }
    if unit.assumesMillimetres { return "the source states no size, so millimetres are assumed" }
    return timeStep >= .milliseconds(5) ? coarse : nil
  }
}

extension JSONWriter {
  /// Writes the members of a gesture of movements. Seconds count from `start`, lengths are in
  /// millimetres.
  package mutating func members(of record: DeltaRecord, track: Int, since start: Timestamp) {
    member("kind", record.kind.name)
    member("fingers", record.fingers)
    member("direction", record.direction.map { "\($0)" })
    member("track", track)
    member("start", (record.start - start).seconds)
    member("end", (record.end - start).seconds)
    member("reports", record.reports)
    key("translation")
    value(record.translation)
    key("velocity")
    value(record.velocity)
    member("millimetresAssumed", record.isAssumed)
    key("pointerTranslation")
    array([record.pointerTranslation.x, record.pointerTranslation.y]) { $0.value($1, decimals: 2) }
    member("scale", record.scale)
    member("rotation", record.rotation)
    member("ending", "\(record.ending.name)")
  }

  /// Writes the members of a stream of movements.
  package mutating func members(of stream: DeltaStream, track: Int) {
    member("track", track)
    member("unit", "\(stream.unit.name)")
    member("unitsPerMillimetre", stream.unit.perMillimetre)
    key("sizeMillimetres")
    if let size = stream.size { value(size) } else { value(nil as String?) }
    member("timeStep", stream.timeStep.seconds)
    member("millimetresAssumed", stream.unit.assumesMillimetres || stream.isOfOldVersion)
    member("statesCancellation", stream.statesCancellation)
  }
}
