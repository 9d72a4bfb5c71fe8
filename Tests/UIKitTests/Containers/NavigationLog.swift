import UIKit
import ViewTesting

/// A navigation controller with the root `A`, in a window, with a log of calls.
@MainActor
final class NavigationScene: UINavigationControllerDelegate {
  let log = CallLog()
  let root: LoggingController
  let navigation: UINavigationController
  let window: UIWindow
  let fingers: Fingers
  private var time = 0.0

  init(_ names: String...) {
    let controllers = names.map { [log] in LoggingController($0, log) }
    root = controllers[0]
    navigation = UINavigationController(rootViewController: controllers[0])
    navigation.viewControllers = controllers
    window = UIWindow(showing: navigation)
    fingers = Fingers(window)
    navigation.delegate = self
    _ = log.take()
  }

  func make(_ name: String) -> LoggingController {
    LoggingController(name, log)
  }

  var names: [String] {
    navigation.viewControllers.map { ($0 as? LoggingController)?.name ?? "?" }
  }

  /// Removes and returns the logged appearance calls and delegate calls, without those about parents.
  func take() -> [String] {
    log.take().filter { !$0.contains("Move") && !$0.contains("isAppearing") }
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("willShow \((viewController as? LoggingController)?.name ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("didShow \((viewController as? LoggingController)?.name ?? "?")")
  }
}
