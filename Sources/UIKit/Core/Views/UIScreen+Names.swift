import Foundation

// A window's display has one mode here, and its brightness is unknown.
extension UIScreen {
  /// The mode with the screen's size in pixels.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeSize) }
  public var preferredMode: UIScreenMode? { currentMode }
  public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }

  private var nativeSize: CGSize {
    CGSize(width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The only screen.
  public static var screens: [UIScreen] { [main] }

  /// The delay of a picture in seconds: unknown, so 0.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// Always zero: no edge of the screen is cut off.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// Always nil: nothing takes the focus here.
  public var focusedItem: AnyObject? { nil }
  public var focusedView: UIView? { nil }
  public var supportsFocus: Bool { false }
  /// Always `.notSupported`: nothing is brighter than white.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  public var potentialEDRHeadroom: CGFloat { 1 }
  public var currentEDRHeadroom: CGFloat { 1 }

  public var brightness: CGFloat {
    get { kept.brightness }
    set {
      kept.brightness = min(max(inert("the display stays as bright as it is", is: newValue), 0), 1)
    }
  }
  public var wantsSoftwareDimming: Bool {
    get { kept.wantsSoftwareDimming }
    set { kept.wantsSoftwareDimming = inert("the display stays as bright as it is", is: newValue) }
  }
  public var overscanCompensation: OverscanCompensation {
    get { kept.overscanCompensation }
    set { kept.overscanCompensation = inert("the display shows the whole picture", is: newValue) }
  }

  /// Creates a display link that counts by this screen's frames.
  public func displayLink<Target: AnyObject>(
    withTarget target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
  ) -> CADisplayLink? { CADisplayLink(target: target, selector: selector) }

  public enum ReferenceDisplayModeStatus: Int, Hashable, Sendable {
    case notSupported, notEnabled, limited, enabled
  }

  public enum OverscanCompensation: Int, Hashable, Sendable {
    case scale, insetBounds, none
  }

  public nonisolated static var brightnessDidChangeNotification: Notification.Name {
    inert(
      "the display stays as bright as it is",
      is: Notification.Name("UIScreenBrightnessDidChangeNotification"))
  }
  public nonisolated static var modeDidChangeNotification: Notification.Name {
    inert("a display has one mode", is: Notification.Name("UIScreenModeDidChangeNotification"))
  }
  public nonisolated static var capturedDidChangeNotification: Notification.Name {
    inert(
      "nothing takes pictures of the screen",
      is: Notification.Name("UIScreenCapturedDidChangeNotification"))
  }

  struct Kept {
    var brightness: CGFloat = 1
    var wantsSoftwareDimming = false
    var overscanCompensation = OverscanCompensation.scale
  }
}

/// A mode of a screen, with its size in pixels.
@preconcurrency @MainActor
public final class UIScreenMode: NSObject {
  public let size: CGSize
  public let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}
