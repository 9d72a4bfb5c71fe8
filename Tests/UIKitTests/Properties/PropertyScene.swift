import UIKit
import ViewTesting

/// A window with a view controller.
@MainActor
final class PropertyScene {
  let window: UIWindow
  private let fingers: Fingers

  init(_ size: CGSize) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    fingers = Fingers(window)
  }

  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    fingers.wait(1000)
  }

  /// The layers a moment after a change and at rest, and the values of the object.
  func state(of object: AnyObject) -> String {
    window.layoutIfNeeded()
    fingers.wait(30)
    let moving = window.layer.treeDescription(.presentation)
    fingers.wait(1000)
    window.layer.displayTreeIfNeeded()
    return [
      moving, window.layer.treeDescription(.presentation),
      PublicValues.lines(object).joined(separator: "\n"),
    ].joined(separator: "\n")
  }
}
