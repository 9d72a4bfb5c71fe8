import Foundation

/// The surface that windows are shown on.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen. A view controller's view has the screen's size until it is in a window.
  @exclusivity(unchecked) public package(set) static var main = UIScreen(bounds: usual.bounds) {
    didSet { usual = (main.bounds, main.scale, main.maximumFramesPerSecond) }
  }
  /// The measures of a screen that is created without any: those of the main screen.
  private static var usual = (
    bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: CGFloat(1), framesPerSecond: 60
  )

  /// The values of properties without effect.
  @exclusivity(unchecked) var kept = Kept()
  /// The bounds in points. They turn with the window of a program that is shown as a device.
  @exclusivity(unchecked) open package(set) var bounds: CGRect
  open var scale: CGFloat { ownScale }
  @exclusivity(unchecked) private var ownScale: CGFloat
  /// The number of frames per second that the screen can show; display links count by it.
  open var maximumFramesPerSecond: Int { ownFramesPerSecond }
  @exclusivity(unchecked) private var ownFramesPerSecond: Int
  /// The traits of a window that fills the screen.
  open var traitCollection: UITraitCollection {
    UITraitCollection(TraitValues(windowSize: bounds.size, scale: scale))
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    inert("the windows report changes of traits")
  }

  /// Creates a screen with the size of the main screen. Tests inherit from this class, also with
  /// initializers that do not call this one, as it is the only one that they can call.
  public override init() {
    (bounds, ownScale, ownFramesPerSecond) = Self.usual
    super.init()
  }

  /// Creates a screen; 60 frames per second is the usual rate of a screen.
  public convenience init(
    bounds: CGRect, scale: CGFloat = 1, maximumFramesPerSecond: Int = 60
  ) {
    precondition(
      maximumFramesPerSecond > 0, "a frame rate must be above zero, not \(maximumFramesPerSecond)")
    self.init()
    self.bounds = bounds
    ownScale = scale
    ownFramesPerSecond = maximumFramesPerSecond
  }

  /// Returns a snapshot of the key window.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
      ?? UIView(frame: bounds)
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}
