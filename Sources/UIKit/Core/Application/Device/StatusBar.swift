import Foundation
import QuartzCore

/// The bar with time and battery over a window that is shown as a device.
@MainActor
final class StatusBar {
  private unowned let window: UIWindow
  private let model: DeviceModel
  private let layer: StatusBarLayer
  private(set) var isHidden = false
  /// Never `.default`.
  private(set) var style = UIStatusBarStyle.darkContent
  /// How often view controllers had come and gone when it was last asked.
  private var asked = 0

  /// How long a change takes that comes with a transition.
  private static let usualDuration = 0.35

  init(on model: DeviceModel, in window: UIWindow) {
    self.window = window
    self.model = model
    layer = StatusBarLayer(model)
    layer.ownClock = window.layer.ownClock
    window.layer.ownClock?.overlay = layer
  }

  func remove() { window.layer.ownClock?.overlay = nil }

  var frame: CGRect {
    isHidden
      ? .zero
      : CGRect(x: 0, y: 0, width: window.bounds.width, height: model.statusBarHeight)
  }

  // MARK: Who is asked

  /// Whoever has the say: the root, or what is presented over all of the window, or wants to have it.
  private func controller(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var found = window.rootViewController
    var next = found?.presentation.presented
    while let presented = next {
      if presented.capturesStatusBar { found = presented }
      next = presented.presentation.presented
    }
    while let current = found, let inner = child(current) { found = inner }
    return found
  }

  private func look() -> (isHidden: Bool, style: UIStatusBarStyle, by: UIStatusBarAnimation) {
    let isPossible = !window.interfaceOrientation.isLandscape || model.hasStatusBarOnSide
    let list = UIApplication.shared.list
    if !list.controllersHaveStatusBar {
      return (list.hidesStatusBar || !isPossible, list.statusBarStyle ?? .darkContent, .fade)
    }
    let hiding = controller { $0.childForStatusBarHidden }
    let styling = controller { $0.childForStatusBarStyle }
    var style = styling?.preferredStatusBarStyle ?? .default
    if style == .default {
      let isDark = styling?.traitCollection.userInterfaceStyle == .dark
      style = isDark ? .lightContent : .darkContent
    }
    return (
      hiding?.prefersStatusBarHidden ?? false || !isPossible, style,
      hiding?.preferredStatusBarUpdateAnimation ?? .none
    )
  }

  // MARK: Changes

  /// Asks again where view controllers have come or gone.
  func follow() {
    let (count, isAnimated) = UIViewController.appearanceCalls
    guard count != asked else { return }
    update(duration: isAnimated ? Self.usualDuration : 0)
  }

  /// Asks how it is to look. Within `UIView.animate` the change is animated, and the safe area's with it.
  func update(duration: TimeInterval = UIView.inheritedAnimationDuration) {
    asked = UIViewController.appearanceCalls.count
    let (hides, style, animation) = look()
    layer.lay(over: window.bounds.size, window.interfaceOrientation)
    if style != self.style {
      self.style = style
      layer.show(style, duration: duration)
    } else {
      layer.show(style, duration: 0)
    }
    guard hides != isHidden else { return }
    isHidden = hides
    layer.hide(hides, by: animation, duration: duration)
    guard let device = window.device else { return }
    if duration > 0, window.isShown {
      UIView.animate(withDuration: duration) {
        device.fitSafeArea()
        self.window.layoutIfNeeded()
      }
    } else {
      device.fitSafeArea()
    }
  }
}

extension UIViewController {
  /// Whether the status bar is its own once it is presented.
  fileprivate var capturesStatusBar: Bool {
    guard !isBeingDismissed, let presentation = presentation.presentation else { return false }
    if modalPresentationCapturesStatusBarAppearance { return true }
    return presentation.controller is FullScreenPresentationController && !presentation.isInContext
  }
}
