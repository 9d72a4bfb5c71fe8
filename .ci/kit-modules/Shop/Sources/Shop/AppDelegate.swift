import Card
import UIKit

enum Theme {
  static let name = "shop"
}

#if !SWIFT_PACKAGE
  #error("the program is compiled as a target of its package")
#endif
package let isOpen = true

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ShopViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

extension UIView {
  func pin() { accessibilityIdentifier = "pinned by Shop" }
}

class ShopViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let card = Card(frame: CGRect(x: 20, y: 60, width: 300, height: 200))
    card.fill()
    view.addSubview(card)
    view.pin()
    let label = UILabel(frame: CGRect(x: 20, y: 300, width: 350, height: 60))
    label.numberOfLines = 0
    label.text = "\(Theme.name), \(card.words)"
    view.addSubview(label)
  }
}
