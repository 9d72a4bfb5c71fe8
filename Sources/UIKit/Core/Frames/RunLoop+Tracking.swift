import Foundation

extension RunLoop.Mode {
  /// While a finger drags.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
