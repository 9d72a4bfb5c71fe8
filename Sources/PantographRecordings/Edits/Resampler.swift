import PantographTouches

/// Converts one track to another report rate.
struct Resampler {
  /// The time in microseconds without a report after which a finger rests. No device reports a
  /// moving finger less often.
  private static let longestInterval: Int64 = 100_000
  /// Axes whose values are not interpolated.
  private static let steps = [
    AbsoluteCode.multitouchToolType, AbsoluteCode.multitouchBlobID,
    // A hovering contact must not land early.
    AbsoluteCode.multitouchDistance,
  ]

  /// The time between reports, in microseconds.
  private let period: Double
  private let touches: TrackTouches
  private let device: DeviceDescription
  private let turns: Set<Int>
  private var writer: SlotReportWriter
  private var events: [InputEvent] = []
  /// The usual time between two recorded reports, in microseconds.
  private var usual: Int64 = 0

  init(period: Double, _ touches: TrackTouches, _ device: DeviceDescription) {
    self.period = period
    self.touches = touches
    self.device = device
    turns = Set(touches.turns)
    writer = SlotReportWriter(device: device)
  }

  mutating func resample(_ track: RecordingTrack) -> [InputEvent] {
    usual = usualInterval(of: track)
    var window: [TouchedFrames.Frame] = []
    for frame in TouchedFrames(track, touches, device: device) {
      let isCountedAlike = window.last.map { $0.untold == frame.untold } ?? true
      window.append(frame)
      guard isFixed(frame) || !isCountedAlike else { continue }
      if window.count > 1 { fill(window) }
      writer.write(
        frame.touches, untold: frame.untold, others: frame.others, report: frame.report,
        catchingUp: frame.catchesUp, to: &events)
      window = [frame]
    }
    return events
  }

  /// Whether the frame must stay unchanged at its time. That holds if a contact lands or lifts in
  /// it, if one lifts in the next frame, or if a button changes.
  private func isFixed(_ frame: TouchedFrames.Frame) -> Bool {
    let index = frame.index
    return index == 0 || index == touches.times.count - 1 || turns.contains(index)
      || touches.ends.contains(index + 1) || !frame.others.isEmpty || frame.catchesUp
      || frame.report.value != 0
  }

  /// Writes the frames at the new rate between the first and the last frame, which are fixed.
  private mutating func fill(_ window: [TouchedFrames.Frame]) {
    let start = window[0].time
    let end = window[window.count - 1].time
    for (from, later) in zip(window, window.dropFirst()) {
      var rest = from.time
      if (later.time - from.time).microseconds > usual * 5 / 2 {
        rest = max(rest, later.time - .microseconds(usual))
      }
      var tick = firstTick(at: from.time, since: start)
      while true {
        let time = self.time(ofTick: tick, since: start)
        // One long interval is better than one that is much too short.
        guard time < later.time, time + .microseconds(Int64(period / 2)) < end else { break }
        let isResting = time <= rest
        let touches =
          isResting ? from.touches : Self.mix(from.touches, rest, later.touches, later.time, time)
        writer.write(touches, untold: from.untold, report: .report(at: time), to: &events)
        tick = isResting ? max(tick + 1, firstTick(at: rest, since: start)) : tick + 1
      }
    }
  }

  private func time(ofTick tick: Int64, since start: Timestamp) -> Timestamp {
    start + .microseconds(Int64((Double(tick) * period).rounded()))
  }

  /// Returns the first tick that is at or after a time and not at the start.
  private func firstTick(at time: Timestamp, since start: Timestamp) -> Int64 {
    var tick = max(1, Int64((Double((time - start).microseconds) / period).rounded(.down)) - 1)
    while self.time(ofTick: tick, since: start) < time { tick += 1 }
    return tick
  }

  /// Interpolates the touches at a time between two frames with the same contacts. The lines are
  /// straight in device units, and so in millimetres too.
  private static func mix(
    _ from: [SlotTouch], _ start: Timestamp, _ to: [SlotTouch], _ end: Timestamp, _ time: Timestamp
  ) -> [SlotTouch] {
    let share = (time - start).seconds / (end - start).seconds
    var mixed = from
    for index in mixed.indices {
      // Positions are not interpolated while a contact lands or rises.
      guard let later = to.first(where: { $0.stay == mixed[index].stay }),
        later.values.isHovering == mixed[index].values.isHovering
      else { continue }
      for code in mixed[index].values.knownCodes where !steps.contains(code) {
        guard let from = mixed[index].values[code], let to = later.values[code] else { continue }
        let way = Double(to) - Double(from)
        mixed[index].values[code] = Int32(
          clamping: Int64((Double(from) + way * min(share, 1)).rounded()))
      }
    }
    return mixed
  }

  /// Returns the median time between two frames while a contact is down, in microseconds.
  private func usualInterval(of track: RecordingTrack) -> Int64 {
    var cursor = StayCursor(touches.stays)
    var intervals: [Int64] = []
    for index in touches.times.indices.dropLast() {
      cursor.move(to: index)
      guard !cursor.open.isEmpty else { continue }
      intervals.append((touches.times[index + 1] - touches.times[index]).microseconds)
    }
    intervals.sort()
    guard !intervals.isEmpty else { return 0 }
    return min(max(intervals[intervals.count / 2], 1), Self.longestInterval)
  }
}
