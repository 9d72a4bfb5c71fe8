import Foundation

extension UIWindow {
  func ownMakeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  func ownMakeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    for window in UIApplication.shared.windowsForKey where window !== self && window.isKeyWindow {
      window.loseKey()
    }
    isKeyWindow = true
    if UIApplication.hasAllWindows { UIApplication.retainedKeyWindow = self }
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  private func loseKey() {
    isKeyWindow = false
    resignKey()
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// Shows the root's view as if it had always been there: all appearance calls are made before
  /// this returns.
  func showRoot() {
    guard !isShown else { return }
    device?.follow()
    isShown = true
    installRoot()
    device?.statusBar.update(duration: 0)
  }

  func hideRoot() {
    guard isShown else { return }
    isShown = false
    if UIApplication.retainedKeyWindow === self { UIApplication.retainedKeyWindow = nil }
    rootViewController?.beginContainedAppearance(false, animated: false)
    rootViewController?.endAppearanceTransition()
  }

  func changeRoot(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let root = rootViewController, root.ownParent != nil {
      Misuse.stop(
        "\(type(of: root)) is a child of \(type(of: root.ownParent!)) and cannot be the root of a"
          + " window: call willMove(toParent: nil) and removeFromParent() first")
    }
    if let old {
      for presented in old.presentedFromHere { presented.presentation.presentation?.abandon() }
      old.beginContainedAppearance(false, animated: false)
      old.loadedView?.removeFromSuperview()
      old.endAppearanceTransition()
    }
    device?.follow()
    if isShown { installRoot() }
  }

  private func installRoot() {
    guard let root = rootViewController, let view = root.view else { return }
    root.beginContainedAppearance(true, animated: false)
    // Done also if the program itself added the view before.
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { insertSubview(view, at: 0) }
    pinRoot(view)
    layoutIfNeeded()
    root.endAppearanceTransition()
  }

  /// Lets the view fill the window if only constraints place it and the program made none.
  private func pinRoot(_ view: UIView) {
    guard !view.translatesAutoresizingMaskIntoConstraints,
      !constraints.contains(where: { $0.firstItem === view || $0.secondItem === view })
    else { return }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

/// The times at which a window must be advanced although nothing touches it.
extension UIWindow {
  /// Whether every frame of the display may look different, because something is animated, or
  /// waits for the time to advance.
  package var isAnimating: Bool {
    !animatedLayers.isEmpty || layer.ownClock?.awaitsTurn ?? false
  }

  /// The time at which a recognizer, a display link or something else must be called next, in
  /// seconds.
  package var nextDeadline: Double? {
    [layer.ownClock?.nextDeadline, arbiter.nextDeadline, reader?.nextDeadline].lazy
      .compactMap { $0 }.min()
  }
}

/// A view over a whole window that belongs to a view in the window, such as an open menu.
@MainActor
protocol WindowCover: UIView {
  /// Called when the view has left the window with all below it.
  func lost(_ view: UIView)
}
