import Foundation

extension RunLoop.Mode {
  /// The mode while a finger drags.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
