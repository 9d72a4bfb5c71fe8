import Foundation
import PantographMotion
import PantographObjects

/// Through a row of values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { track.frames = (values ?? []).map { LayerValue($0) } }
  }
  /// In place of values, for a point: each line and each curve is a step.
  open var path: CGPath? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { way = path.map { KeyframePath($0) } }
  }
  /// Shares of the duration, rising from 0 to 1, one for each value; for the discrete mode one more,
  /// the end of the last. Nil spaces the values evenly.
  open var keyTimes: [NSNumber]? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet {
      let times = keyTimes?.map { $0.doubleValue }
      require(
        zip(times ?? [], (times ?? []).dropFirst()).allSatisfy { $0 <= $1 }
          && (times ?? []).allSatisfy { $0 >= 0 && $0 <= 1 },
        "key times must rise within 0 and 1, not \(times ?? [])")
      track.times = times
    }
  }
  /// One for each step between two values.
  open var timingFunctions: [CAMediaTimingFunction]? {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  open var calculationMode = CAAnimationCalculationMode.linear {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet {
      require(
        CAAnimationCalculationMode.all.contains(calculationMode),
        "no calculation mode is called \(calculationMode.rawValue)")
      track.mode = calculationMode
    }
  }
  /// For the cubic modes, one for each value: how the curve goes through it.
  open var tensionValues: [NSNumber]? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { track.shape.tension = Self.numbers(tensionValues) }
  }
  open var continuityValues: [NSNumber]? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { track.shape.continuity = Self.numbers(continuityValues) }
  }
  open var biasValues: [NSNumber]? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { track.shape.bias = Self.numbers(biasValues) }
  }
  /// Whether the layer turns with its path.
  open var rotationMode: CAAnimationRotationMode? {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  private var track = KeyframeTrack()
  private var way: KeyframePath?

  private static func numbers(_ values: [NSNumber]?) -> [Double] {
    let numbers = (values ?? []).map { $0.doubleValue }
    require(numbers.allSatisfy { $0.isFinite }, "a curve's shape must be finite, not \(numbers)")
    return numbers
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  override func value(
    at time: Double, duration: Double, over underlying: LayerValue
  ) -> LayerValue? {
    let share = paced(time, duration)
    if let way, !way.isEmpty {
      return .point(way.place(of: share, times: track.times, mode: calculationMode).point)
    }
    guard let (step, part) = track.place(of: share) else { return nil }
    if !calculationMode.isPaced, let functions = timingFunctions, step < functions.count {
      return track.value(step, part > 0 ? functions[step].curve.value(at: part) : part)
    }
    return track.value(step, part)
  }

  override func apply(_ moment: AnimationMoment, duration: Double, to values: inout LayerValues) {
    super.apply(moment, duration: duration, to: &values)
    guard let rotationMode, let way, !way.isEmpty else { return }
    let share = paced(moment.time, duration)
    var angle = way.place(of: share, times: track.times, mode: calculationMode).angle
    if rotationMode == .rotateAutoReverse { angle += .pi }
    values.transform = CATransform3DConcat(
      CATransform3DMakeRotation(angle, 0, 0, 1), values.transform)
  }
}

/// How a layer that follows a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x axis along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
