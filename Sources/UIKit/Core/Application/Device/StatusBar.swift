import Foundation
import QuartzCore

/// The bar with time and battery over a window that is shown as a device.
@MainActor
final class StatusBar {
  private unowned let window: UIWindow
  private let model: DeviceModel
  private let layer: StatusBarLayer
  private let tap: StatusBarTap
  private(set) var isHidden = false
  /// The style in which the status bar is drawn: never `.default`.
  private(set) var style = UIStatusBarStyle.darkContent
  /// The number of appearance calls at the last update.
  private var asked = 0

  /// The duration of a change along with a transition, in seconds.
  private static let usualDuration = 0.35

  init(on model: DeviceModel, in window: UIWindow) {
    self.window = window
    self.model = model
    layer = StatusBarLayer(model)
    tap = StatusBarTap(in: window)
    layer.ownClock = window.layer.ownClock
    window.layer.ownClock?.overlay = layer
  }

  func remove() {
    window.layer.ownClock?.overlay = nil
    tap.remove()
  }

  var frame: CGRect {
    isHidden
      ? .zero
      : CGRect(x: 0, y: 0, width: window.bounds.width, height: model.statusBarHeight)
  }

  // MARK: Who is asked

  /// Returns the view controller that determines the status bar: the root, or one presented over
  /// the whole window or with `modalPresentationCapturesStatusBarAppearance`; then, level by
  /// level, its `child`.
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

  /// Updates the status bar if view controllers have appeared or disappeared.
  func follow() {
    let (count, isAnimated) = UIViewController.appearanceCalls
    guard count != asked else { return }
    update(duration: isAnimated ? Self.usualDuration : 0)
  }

  /// Updates style and visibility from the view controllers. Within `UIView.animate` the change is
  /// animated, and so is the change of the safe area.
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
  /// Whether the view controller determines the status bar while it is presented.
  fileprivate var capturesStatusBar: Bool {
    guard !isBeingDismissed, let presentation = presentation.presentation else { return false }
    if modalPresentationCapturesStatusBarAppearance { return true }
    return presentation.controller is FullScreenPresentationController && !presentation.isInContext
  }
}
