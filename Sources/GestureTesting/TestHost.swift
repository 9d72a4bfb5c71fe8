import CPantographTestTime
import Foundation
import PantographRendering
import QuartzCore
import UIKit

/// The application that tests run in. It has a screen and a window, as the one has that Xcode runs tests in, and it
/// tells every window the time whenever a test waits: with an expectation, with a run loop, or with `await`.
///
/// ```swift
/// TestHost.setScreen(CGSize(width: 320, height: 568), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
/// ```
///
/// The time is virtual: it stands while code runs, and goes on to the next timer, frame or deadline when the test
/// waits. `PANTOGRAPH_TIME=wall` gives a process the wall's clock.
@MainActor
public enum TestHost {
  /// The window of the application, which is the key window until a test makes another one so.
  public static var window: UIWindow? { UIApplication.shared.delegate?.window ?? nil }

  /// Seconds that have passed for the tests of this process.
  public nonisolated static var time: TimeInterval { Double(pantograph_test_time_now()) / second }

  /// Gives the screen, the application's window, and windows that fill the screen from now on another size.
  public static func setScreen(_ size: CGSize, safeArea: UIEdgeInsets = .zero) {
    UIWindow.modelOfProgram = nil
    UIWindow.safeAreaOfProgram = safeArea
    UIScreen.main = UIScreen(bounds: CGRect(origin: .zero, size: size))
    guard let window else { return }
    window.frame = UIScreen.main.bounds
    window.safeAreaOfScreen = safeArea
    window.layoutIfNeeded()
  }

  /// Gives the screen the size of a device's, and what fills it the device's status bar and safe area.
  public static func setScreen(_ device: DeviceModel) {
    UIWindow.safeAreaOfProgram = nil
    UIWindow.modelOfProgram = device
    UIScreen.main = UIScreen(bounds: CGRect(origin: .zero, size: device.size))
    guard let window else { return }
    window.frame = UIScreen.main.bounds
    window.deviceModel = device
    window.layoutIfNeeded()
  }

  // MARK: Launching

  private nonisolated static let second = 1e9

  static func launch() {
    DrawingSupport.installPictures()
    if let screen = TestScreen(ProcessInfo.processInfo.environment) { screen.set() }
    pantograph_test_time_host({ TestFrames.next($0) }, { TestFrames.wake() })
    UIApplication.shared.launch(HostDelegate())
  }
}

/// The delegate of the application: it has a window with an empty view controller.
private final class HostDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Called when the process begins, on the main thread.
@c(pantograph_test_host_launch)
func launchTestHost() { MainActor.assumeIsolated { TestHost.launch() } }

/// Called in the place of the main thread's end.
@c(pantograph_test_host_run)
func runTestHost() {
  while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}
