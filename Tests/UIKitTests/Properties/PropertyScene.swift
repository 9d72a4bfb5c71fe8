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

  /// Changes of the surroundings of a view controller.
  static let changes: [(String, @MainActor (PropertyScene) -> Void)] = [
    ("upright", { $0.window.frame.size = CGSize(width: 390, height: 700) }),
    ("turned", { $0.window.frame.size = CGSize(width: 700, height: 390) }),
    ("narrow", { $0.window.frame.size = CGSize(width: 320, height: 480) }),
    ("large", { $0.window.frame.size = CGSize(width: 1100, height: 800) }),
    ("tiny", { $0.window.frame.size = CGSize(width: 60, height: 40) }),
    ("dark", { $0.window.overrideUserInterfaceStyle = .dark }),
    ("light", { $0.window.overrideUserInterfaceStyle = .light }),
    (
      "large text", { $0.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
    ),
    ("usual text", { $0.window.traitOverrides.preferredContentSizeCategory = .large }),
    ("red", { $0.window.tintColor = .red }),
    ("dimmed", { $0.window.tintAdjustmentMode = .dimmed }),
    ("tapped at the top", { $0.tap(0.1, 0.05) }),
    ("tapped at the bottom", { $0.tap(0.7, 0.97) }),
    ("tapped", { $0.tap(0.4, 0.4) }),
    ("dragged up", { $0.drag(0, -200) }),
    ("dragged down", { $0.drag(0, 200) }),
    ("dragged from the left", { $0.drag(250, 0) }),
  ]

  private func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (x * Double(window.bounds.width), y * Double(window.bounds.height))
  }

  private func tap(_ x: Double, _ y: Double) {
    let place = place(x, y)
    fingers.down(0, place.x, place.y)
    fingers.wait(50)
    fingers.lift()
  }

  private func drag(_ x: Double, _ y: Double) {
    let from = place(x == 0 ? 0.5 : 0.01, 0.45)
    fingers.down(0, from.x, from.y)
    for step in 1...6 {
      fingers.move(0, from.x + x * Double(step) / 6, from.y + y * Double(step) / 6)
    }
    fingers.lift()
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
