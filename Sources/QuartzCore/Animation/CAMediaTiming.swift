import Foundation

/// An object with a time of its own, which follows its parent's time:
/// `t = (parent's t − beginTime) · speed + timeOffset`.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The time at which the object begins, in the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed of the object's time; 0 stands still, below 0 runs backwards.
  var speed: Float { get set }
  /// The offset added to this object's own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; 0 counts as 1.
  var repeatCount: Float { get set }
  /// The seconds of all runs together; above 0 they replace `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A time in seconds.
public typealias CFTimeInterval = Double

/// The value that an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Shows nothing before the begin and after the end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Shows the last value after the animation's end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the first value before the animation's begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Combines `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}
