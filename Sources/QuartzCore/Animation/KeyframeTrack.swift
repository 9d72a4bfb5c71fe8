import Foundation
import PantographObjects

/// A list of values, each with its time.
struct KeyframeTrack {
  var frames: [LayerValue] = []
  /// The times as shares of the duration; nil spaces the values evenly.
  var times: [Double]?
  var mode = CAAnimationCalculationMode.linear
  /// The shape of the curve through each value, in the cubic modes.
  var shape = KeyframeShape()

  /// Returns the step at a share of the time, and the share of that step; nil without values.
  func place(of share: Double) -> (step: Int, part: Double)? {
    guard !frames.isEmpty else { return nil }
    let stops = stops
    if mode == .discrete {
      return (stops.prefix(frames.count).lastIndex { $0 <= share } ?? 0, 0)
    }
    guard frames.count > 1, share > stops[0] else { return (0, 0) }
    guard share < stops[frames.count - 1] else { return (frames.count - 1, 0) }
    let step = stops.prefix(frames.count - 1).lastIndex { $0 <= share } ?? 0
    let length = stops[step + 1] - stops[step]
    return (step, length > 0 ? (share - stops[step]) / length : 1)
  }

  func value(_ step: Int, _ part: Double) -> LayerValue {
    guard step + 1 < frames.count, part != 0 else { return frames[step] }
    guard mode.isCubic else {
      return frames[step].interpolated(to: frames[step + 1], share: part)
    }
    let stops = stops
    return shape.value(frames, stops, step, part)
      ?? frames[step].interpolated(to: frames[step + 1], share: part)
  }

  /// The time of each value, as a share of the duration.
  private var stops: [Double] {
    if mode.isPaced {
      let lengths = zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
      let whole = lengths.reduce(0, +)
      if whole > 0 {
        var stops = [0.0]
        for length in lengths.dropLast() { stops.append(stops.last! + length / whole) }
        return stops + [1]
      }
    } else if let times {
      require(
        times.count >= frames.count,
        "\(frames.count) values need as many key times, not \(times.count)")
      return times
    }
    let steps = mode == .discrete ? frames.count : max(frames.count - 1, 1)
    return frames.indices.map { Double($0) / Double(steps) }
  }
}
