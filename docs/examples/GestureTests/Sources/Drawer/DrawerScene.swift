import UIKit

/// A window with a drawer over it, which a drag down dismisses.
@MainActor
public final class DrawerScene {
  public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  public let drawer = UIViewController()
  public let driver: PanTransitionDriver

  public init() {
    let root = UIViewController()
    root.view.backgroundColor = .systemGray
    window.rootViewController = root
    window.makeKeyAndVisible()
    drawer.modalPresentationStyle = .overFullScreen
    drawer.view.backgroundColor = .systemTeal
    root.present(drawer, animated: false)
    window.advance(to: 0)
    driver = PanTransitionDriver(
      dismissing: drawer, pan: UIPanGestureRecognizer(), direction: .down)
    drawer.view.addGestureRecognizer(driver.pan)
  }

  /// Whether the drawer is completely up.
  public var isUp: Bool { window.rootViewController?.presentedViewController === drawer }
}
