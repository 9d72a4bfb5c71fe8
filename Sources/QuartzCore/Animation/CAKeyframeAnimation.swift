import Foundation
import PantographMotion
import PantographObjects

/// An animation through a list of values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { track.frames = (values ?? []).map { LayerValue($0) } }
  }
  /// A path for a property that is a point, used instead of `values`. Each line and each curve is
  /// one step.
  open var path: CGPath? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { way = path.map { KeyframePath($0) } }
  }
  /// The times of the values: shares of the duration that rise from 0 to 1. The discrete mode takes
  /// one more, the end of the last value. Nil spaces the values evenly.
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
  /// The paces of the steps, one for each step between two values.
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
  /// The tension of the curve at each value, in the cubic modes. `continuityValues` and
  /// `biasValues` are the other two numbers of its shape.
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
  /// The rotation of the layer along its path; nil for none.
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

/// The rotation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Turns the layer's x axis along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
