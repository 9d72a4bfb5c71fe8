import Foundation

extension UIWindow {
  /// The device that the window is shown as; nil for none. With one it has the size and the safe area of
  /// that screen, turns where its view controllers allow it, and a status bar is drawn over it.
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

  /// The orientation of what the window shows.
  public var interfaceOrientation: UIInterfaceOrientation {
    if let device { return device.orientation }
    let size = (windowScene?.screen ?? UIScreen.main).bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// How the device is held that the window is shown as; `.unknown` where it is shown as none.
  public var deviceOrientation: UIDeviceOrientation { device?.held ?? .unknown }

  /// Turns the device that the window is shown as, as a hand does. The interface follows where the
  /// application and the view controllers support the orientation.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held from now on.
  ///   - animated: Whether the interface takes its time to turn.
  public func turnDevice(to orientation: UIDeviceOrientation, animated: Bool = true) {
    guard let device else {
      return Misuse.warn(
        "this window is shown as no device and cannot be turned: set its deviceModel first")
    }
    device.hold(orientation, animated: animated)
  }

  /// Whether a status bar is drawn over the window.
  public var showsStatusBar: Bool { device.map { !$0.statusBar.isHidden } ?? false }

  /// The style in which the status bar is drawn: what its view controller prefers, `.default` being the
  /// one that suits its light or dark look.
  public var statusBarStyle: UIStatusBarStyle { device?.statusBar.style ?? .default }
}

extension UIViewController {
  /// How many appearance calls were sent in all, and whether the last one said that it is animated.
  static var appearanceCalls = (count: 0, isAnimated: false)

  /// Has the window of its device turn to what is supported by now.
  func settleOrientation() { nearestWindow?.device?.settle(animated: true) }

  /// The orientation that the interface has where it is.
  var orientationNow: UIInterfaceOrientation {
    nearestWindow?.interfaceOrientation ?? .portrait
  }

  /// What a view controller supports that says nothing of it: all on a tablet, and not the orientation
  /// upside down on a telephone.
  var usualOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}
