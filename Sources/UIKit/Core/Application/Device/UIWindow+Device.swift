import Foundation

extension UIWindow {
  /// The device that the window is shown as; nil for none. A window with a device has the size and
  /// safe area of its screen. It turns if its view controllers allow it, and a status bar is drawn
  /// over it.
  public var deviceModel: DeviceModel? {
    get { device?.model }
    set {
      guard newValue != device?.model else { return }
      device?.statusBar.remove()
      device = newValue.map { WindowDevice($0, of: self) }
      safeAreaOfScreen = .zero
      device?.settle(animated: false)
    }
  }

  /// The orientation of the window's content.
  public var interfaceOrientation: UIInterfaceOrientation {
    if let device { return device.orientation }
    let size = (windowScene?.screen ?? UIScreen.main).bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// The orientation of the device that the window is shown as; `.unknown` without a device.
  public var deviceOrientation: UIDeviceOrientation { device?.held ?? .unknown }

  /// Turns the device that the window is shown as, as a user does. The interface turns, too, if
  /// the application and the view controllers support the orientation.
  ///
  /// - Parameters:
  ///   - orientation: The device's new orientation.
  ///   - animated: Whether the interface turns in an animation.
  public func turnDevice(to orientation: UIDeviceOrientation, animated: Bool = true) {
    guard let device else {
      return Misuse.warn(
        "this window is shown as no device and cannot be turned: set its deviceModel first")
    }
    device.hold(orientation, animated: animated)
  }

  /// Whether a status bar is drawn over the window.
  public var showsStatusBar: Bool { device.map { !$0.statusBar.isHidden } ?? false }

  /// The style in which the status bar is drawn: the one that its view controller prefers. For
  /// `.default` it is the style that suits the controller's light or dark traits.
  public var statusBarStyle: UIStatusBarStyle { device?.statusBar.style ?? .default }
}

extension UIViewController {
  /// The number of appearance calls so far, and whether the last one was animated.
  static var appearanceCalls = (count: 0, isAnimated: false)

  /// Turns the window of the controller's device to an orientation that is supported now.
  func settleOrientation() { nearestWindow?.device?.settle(animated: true) }

  /// The current orientation of the interface.
  var orientationNow: UIInterfaceOrientation {
    nearestWindow?.interfaceOrientation ?? .portrait
  }

  /// The orientations that a view controller supports by default: all on a tablet, all but upside
  /// down on a telephone.
  var usualOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}
