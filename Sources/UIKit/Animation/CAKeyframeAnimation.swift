import Foundation
import Motion

/// Through a row of values.
@MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  public var values: [Any]? {
    willSet { precondition(!isFrozen, Self.frozenMessage) }
    didSet { frames = (values ?? []).map { LayerValue($0) } }
  }
  /// Shares of the duration, rising from 0 to 1, one for each value; for the discrete mode one more,
  /// the end of the last. Nil spaces the values evenly.
  public var keyTimes: [NSNumber]? {
    willSet { precondition(!isFrozen, Self.frozenMessage) }
    didSet {
      times = keyTimes?.map { $0.doubleValue }
      precondition(
        zip(times ?? [], (times ?? []).dropFirst()).allSatisfy { $0 <= $1 }
          && (times ?? []).allSatisfy { $0 >= 0 && $0 <= 1 },
        "key times must rise within 0 and 1, not \(times ?? [])")
    }
  }
  /// One for each step between two values.
  public var timingFunctions: [CAMediaTimingFunction]? {
    willSet { precondition(!isFrozen, Self.frozenMessage) }
  }
  public var calculationMode = CAAnimationCalculationMode.linear {
    willSet { precondition(!isFrozen, Self.frozenMessage) }
    didSet {
      precondition(
        [.linear, .discrete, .paced].contains(calculationMode),
        "no calculation mode is called \(calculationMode.rawValue)")
    }
  }
  private var frames: [LayerValue] = []
  private var times: [Double]?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  override func value(
    at time: Double, duration: Double, over underlying: LayerValue
  ) -> LayerValue? {
    guard let first = frames.first, let last = frames.last else { return nil }
    let share = paced(time, duration)
    let isDiscrete = calculationMode == .discrete
    let stops = stops()
    if isDiscrete {
      let index = stops.prefix(frames.count).lastIndex { $0 <= share } ?? 0
      return frames[index]
    }
    guard frames.count > 1, share > stops[0] else { return first }
    guard share < stops[frames.count - 1] else { return last }
    let step = stops.lastIndex { $0 <= share } ?? 0
    let length = stops[step + 1] - stops[step]
    var part = length > 0 ? (share - stops[step]) / length : 1
    if calculationMode != .paced, let functions = timingFunctions, step < functions.count {
      part = functions[step].curve.value(at: part)
    }
    return frames[step].interpolated(to: frames[step + 1], share: part)
  }

  /// Where each value has its place, as a share of the time.
  private func stops() -> [Double] {
    if calculationMode == .paced {
      let lengths = zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
      let whole = lengths.reduce(0, +)
      if whole > 0 {
        var stops = [0.0]
        for length in lengths.dropLast() { stops.append(stops.last! + length / whole) }
        return stops + [1]
      }
    } else if let times {
      precondition(
        times.count >= frames.count,
        "\(frames.count) values need as many key times, not \(times.count)")
      return times
    }
    let steps = calculationMode == .discrete ? frames.count : max(frames.count - 1, 1)
    return frames.indices.map { Double($0) / Double(steps) }
  }
}
