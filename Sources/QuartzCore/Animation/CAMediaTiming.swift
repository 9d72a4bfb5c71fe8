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
