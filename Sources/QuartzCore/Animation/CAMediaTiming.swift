import Foundation

/// Has a time of its own that runs along that of its parent:
/// `t = (parent's t − beginTime) · speed + timeOffset`.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// In the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one run.
  var duration: CFTimeInterval { get set }
  /// 0 stands still, below 0 runs backwards.
  var speed: Float { get set }
  /// Added to this object's own time.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs; 0 is one.
  var repeatCount: Float { get set }
  /// Seconds of all runs together; above 0 it stands before `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds, as Core Animation calls them.
public typealias CFTimeInterval = Double

/// Says what an animation shows outside its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Shows nothing before it begins and after it has ended.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Keeps the last value after it has ended.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the first value before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Does as `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}
