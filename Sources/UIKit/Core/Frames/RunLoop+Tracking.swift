import Foundation

extension RunLoop.Mode {
  /// The run loop's mode while a finger drags.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
