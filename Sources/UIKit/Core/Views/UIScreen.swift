import Foundation

/// The surface that windows are shown on.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen. A view controller's view has its size until it is in a window.
  public package(set) static var main = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 393, height: 852))

  /// What has no effect.
  var kept = Kept()
  /// In points. It turns with the window of a program that is shown as a device.
  public package(set) var bounds: CGRect
  public let scale: CGFloat
  /// How many frames a second it can show; display links count by it.
  public let maximumFramesPerSecond: Int

  public init(bounds: CGRect, scale: CGFloat = 1, maximumFramesPerSecond: Int = 60) {
    precondition(
      maximumFramesPerSecond > 0, "a frame rate must be above zero, not \(maximumFramesPerSecond)")
    self.bounds = bounds
    self.scale = scale
    self.maximumFramesPerSecond = maximumFramesPerSecond
    super.init()
  }

  /// The key window as it looks now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
      ?? UIView(frame: bounds)
  }

  public override nonisolated var description: String { ObjectText.of(self) }
}
