import Foundation

// A window's display has one mode here, and nothing tells how bright it is.
extension UIScreen {
  /// How many pixels there are.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeSize) }
  public var preferredMode: UIScreenMode? { currentMode }
  public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }

  private var nativeSize: CGSize {
    CGSize(width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Seconds that a picture is late: not known, 0.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// No edge of the screen is cut off.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// Nothing takes the focus here.
  public var focusedItem: AnyObject? { nil }
  public var focusedView: UIView? { nil }
  public var supportsFocus: Bool { false }
  /// Nothing is brighter than white.
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

  /// A link that counts by this screen's frames; nil where the method cannot be called.
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

/// How many pixels a screen has.
@preconcurrency @MainActor
public final class UIScreenMode: NSObject {
  public let size: CGSize
  public let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}
