import Foundation
import PantographApplicationHost
import UIKit

/// An application as a user's: it is linked with the host, follows its command line, and prints while it starts. Tests run it
/// as a program. The environment's `SAMPLE` chooses one that shows nothing.
@main
final class SampleApplication: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  static func main() {
    // The same function that an application calls which is linked with the kit.
    installApplicationHost()
    UIApplication.run(SampleApplication())
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    print("the sample starts")
    let choice = ProcessInfo.processInfo.environment["SAMPLE"]
    if choice == "no window" { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    if choice != "no root" {
      window.rootViewController = UINavigationController(rootViewController: SampleList())
    }
    window.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    print("the sample leaves the screen")
  }
}
