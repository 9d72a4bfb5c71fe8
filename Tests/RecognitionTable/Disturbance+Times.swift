import PantographRecordings
import PantographTouches
import PantographTuning

extension Disturbance {
  /// The track as a pad with another report rate would have made it.
  static func rated(_ track: RecordingTrack, _ rate: Double) -> RecordingTrack? {
    let recording = try? Recording(notes: [], tracks: [track]).resampled(toRate: rate)
    return recording?.tracks.first
  }

  /// Moves the time of each report randomly. The order of the reports stays.
  static func jitter(_ track: inout RecordingTrack, by milliseconds: Double, seed: UInt64) {
    var random = SplitMix64(state: seed)
    var last: Timestamp?
    var start = 0
    for index in track.events.indices where track.events[index].isReport {
      let moved = milliseconds / 1000 * (Double(random.below(2001)) / 1000 - 1)
      var time = track.events[index].time + .seconds(moved)
      if let last { time = max(time, last + .microseconds(500)) }
      for place in start...index { track.events[place].time = time }
      last = time
      start = index + 1
    }
  }

  /// Writes positions and sizes in other units, with the same places on the pad.
  static func measure(_ track: inout RecordingTrack, _ factor: Double) {
    let codes = [
      AbsoluteCode.x, AbsoluteCode.y, AbsoluteCode.multitouchPositionX,
      AbsoluteCode.multitouchPositionY, AbsoluteCode.multitouchTouchMajor,
      AbsoluteCode.multitouchTouchMinor,
    ]
    func scaled(_ value: Int32) -> Int32 { Int32((Double(value) * factor).rounded()) }
    for code in codes {
      guard var axis = track.header.device?.axes[code] else { continue }
      axis.minimum = scaled(axis.minimum)
      axis.maximum = scaled(axis.maximum)
      axis.resolution = scaled(axis.resolution)
      axis.fuzz = scaled(axis.fuzz)
      track.header.device?.axes[code] = axis
    }
    for index in track.events.indices {
      let event = track.events[index]
      guard event.type == .absolute, codes.contains(event.code) else { continue }
      track.events[index].value = scaled(event.value)
    }
  }
}
