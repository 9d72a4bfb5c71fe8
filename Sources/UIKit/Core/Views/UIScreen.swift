import Foundation

/// The surface that windows are shown on.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen. A view controller's view has the screen's size until it is in a window.
  public package(set) static var main = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 393, height: 852))

  /// The values of properties without effect.
  var kept = Kept()
  /// The bounds in points. They turn with the window of a program that is shown as a device.
  public package(set) var bounds: CGRect
  public let scale: CGFloat
  /// The number of frames per second that the screen can show; display links count by it.
  public let maximumFramesPerSecond: Int

  /// Creates a screen; 60 frames per second is the usual rate of a screen.
  public init(bounds: CGRect, scale: CGFloat = 1, maximumFramesPerSecond: Int = 60) {
    precondition(
      maximumFramesPerSecond > 0, "a frame rate must be above zero, not \(maximumFramesPerSecond)")
    self.bounds = bounds
    self.scale = scale
    self.maximumFramesPerSecond = maximumFramesPerSecond
    super.init()
  }

  /// Returns a snapshot of the key window.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
      ?? UIView(frame: bounds)
  }

  public override nonisolated var description: String { ObjectText.of(self) }
}
