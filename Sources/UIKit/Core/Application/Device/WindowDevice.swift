import Foundation

/// The device that a window is shown as: its orientation, that of the interface, and its status
/// bar.
@MainActor
final class WindowDevice {
  private unowned let window: UIWindow
  let model: DeviceModel
  /// The orientation in which the device is held.
  private(set) var held = UIDeviceOrientation.portrait
  private(set) var orientation = UIInterfaceOrientation.portrait
  let statusBar: StatusBar
  /// The view controller that determined the orientation last.
  private weak var asked: UIViewController?

  /// The duration of a turn, in seconds.
  static let turnDuration = 0.3

  init(_ model: DeviceModel, of window: UIWindow) {
    self.window = window
    self.model = model
    statusBar = StatusBar(on: model, in: window)
  }

  // MARK: What is allowed

  /// The topmost view controller that fills the screen: the window's root, or one presented over
  /// all of the window.
  var controller: UIViewController? {
    var found = window.rootViewController
    var next = found?.presentation.presented
    while let presented = next {
      if presented.presentation.presentation?.fillsScreen == true { found = presented }
      next = presented.presentation.presented
    }
    return found
  }

  private var allowedByApplication: UIInterfaceOrientationMask {
    UIApplication.shared.supportedInterfaceOrientations(for: window)
  }

  /// The orientations that both the application and the view controllers allow.
  var allowed: UIInterfaceOrientationMask {
    let all = allowedByApplication
    // A tablet's application that shares the screen must accept every orientation.
    if model.idiom == .pad, UIApplication.shared.list.sharesScreen { return all }
    guard let controller else { return all }
    let own = controller.supportedInterfaceOrientations
    let common = all.intersection(own)
    if common.isEmpty {
      Misuse.stop(
        "\(type(of: controller)) supports \(own.isEmpty ? "no orientation" : own.words), and the"
          + " application \(all.isEmpty ? "none" : all.words): one of them has to be in"
          + " supportedInterfaceOrientations and in UISupportedInterfaceOrientations")
    }
    return common
  }

  /// Returns the orientation that the interface should have now.
  private func wanted(_ allowed: UIInterfaceOrientationMask) -> UIInterfaceOrientation {
    if controller?.shouldAutorotate == false { return orientation }
    if let held = UIInterfaceOrientation(held), allowed.contains(held) { return held }
    return nearest(allowed)
  }

  /// Returns the current orientation if it is allowed, otherwise the preferred one or the first
  /// allowed one.
  private func nearest(_ allowed: UIInterfaceOrientationMask) -> UIInterfaceOrientation {
    if allowed.contains(orientation) { return orientation }
    if let preferred = controller?.preferredInterfaceOrientationForPresentation,
      allowed.contains(preferred)
    {
      return preferred
    }
    return allowed.orientations.first ?? orientation
  }

  // MARK: Turning

  func hold(_ orientation: UIDeviceOrientation, animated: Bool) {
    guard orientation != held else { return }
    held = orientation
    UIDevice.current.turned(window)
    settle(animated: animated)
  }

  /// Turns the interface if its allowed orientations have changed.
  func settle(animated: Bool) {
    guard controller != nil else { return turn(to: orientation, animated: false) }
    asked = controller
    turn(to: wanted(allowed), animated: animated)
  }

  /// Turns the interface if another view controller fills the screen now. A presented controller
  /// gets the orientation that it prefers.
  func follow() {
    guard let controller, controller !== asked else { return }
    let isPresented = controller.presentation.presenting != nil && !controller.isBeingDismissed
    let isFirst = asked == nil
    asked = controller
    let allowed = allowed
    guard isPresented else { return turn(to: wanted(allowed), animated: !isFirst) }
    let preferred = controller.preferredInterfaceOrientationForPresentation
    if !allowed.contains(preferred), preferred != orientation {
      Misuse.stop(
        "\(type(of: controller)) prefers \(preferred), which is none of the orientations that are"
          + " supported, \(allowed.words): preferredInterfaceOrientationForPresentation has to be"
          + " one of them")
    }
    turn(to: allowed.contains(preferred) ? preferred : nearest(allowed), animated: true)
  }

  /// Turns to one of the requested orientations. Returns false if none of them is allowed.
  func request(_ mask: UIInterfaceOrientationMask) -> Bool {
    let common = allowed.intersection(mask)
    guard !common.isEmpty else { return false }
    turn(to: common.contains(orientation) ? orientation : nearest(common), animated: true)
    return true
  }

  private func turn(to next: UIInterfaceOrientation, animated: Bool) {
    let before = (orientation, window.traitCollection)
    let size = model.size(in: next)
    guard next != orientation || window.bounds.size != size else {
      statusBar.update()
      return fitSafeArea()
    }
    let center = NotificationCenter.default
    if next != orientation {
      center.post(
        name: UIApplication.willChangeStatusBarOrientationNotification,
        object: UIApplication.shared)
    }
    let change = { [self] in
      window.setFrame(CGRect(origin: window.frame.origin, size: size)) {
        orientation = next
        if UIApplication.isProgram {
          (window.windowScene?.screen ?? UIScreen.main).bounds.size = size
        }
        fitSafeArea()
      }
      // The visibility of the status bar may depend on the orientation.
      statusBar.update()
    }
    if animated, window.isShown {
      UIView.animate(withDuration: Self.turnDuration, animations: change)
    } else {
      UIView.performWithoutAnimation(change)
    }
    guard next != before.0 else { return }
    center.post(
      name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared)
    guard let scene = window.windowScene,
      let delegate = scene.delegate as? any UIWindowSceneDelegate
    else { return }
    delegate.windowScene(
      scene, didUpdate: scene.coordinateSpace, interfaceOrientation: before.0,
      traitCollection: before.1)
  }

  /// Updates the safe area for the status bar and the edges.
  func fitSafeArea() {
    window.safeAreaOfScreen = model.safeArea(
      in: orientation, hidesStatusBar: statusBar.isHidden)
  }
}
