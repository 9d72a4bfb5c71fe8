import CPantographTestTime
import Foundation
import PantographRendering
import QuartzCore
import UIKit

/// The application that tests run in. Like the host application of tests in Xcode, it has a screen
/// and a window. It advances every window while a test waits: for an expectation, in a run loop, or
/// with `await`.
///
/// ```swift
/// TestHost.setScreen(CGSize(width: 320, height: 568), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
/// ```
///
/// The time is virtual. It stands still while code runs, and jumps to the next timer, frame or
/// deadline when the test waits. `PANTOGRAPH_TIME=wall` makes a process use real time.
@MainActor
public enum TestHost {
  /// The application's window. It is the key window until a test makes another one the key window.
  public static var window: UIWindow? {
    (UIApplication.shared.delegate?.window ?? nil) ?? ownWindow
  }

  /// The window that was created at the launch. It stays if a test replaces the application's
  /// delegate: without a window no time would pass.
  fileprivate static var ownWindow: UIWindow?

  /// The virtual time that has passed in this process, in seconds.
  public nonisolated static var time: TimeInterval { Double(pantograph_test_time_now()) / second }

  /// Sets the size of the screen and of the application's window. New windows that fill the screen
  /// get it, too.
  public static func setScreen(_ size: CGSize, safeArea: UIEdgeInsets = .zero) {
    UIWindow.modelOfProgram = nil
    UIWindow.safeAreaOfProgram = safeArea
    UIScreen.main = UIScreen(bounds: CGRect(origin: .zero, size: size))
    guard let window else { return }
    window.frame = UIScreen.main.bounds
    window.safeAreaOfScreen = safeArea
    window.layoutIfNeeded()
  }

  /// Sets the screen to the size of a device. The windows that fill it get the device's status bar
  /// and safe area.
  public static func setScreen(_ device: DeviceModel) {
    UIWindow.safeAreaOfProgram = nil
    UIWindow.modelOfProgram = device
    UIScreen.main = UIScreen(
      bounds: CGRect(origin: .zero, size: device.size), scale: device.scale)
    guard let window else { return }
    window.frame = UIScreen.main.bounds
    window.deviceModel = device
    window.layoutIfNeeded()
  }

  /// Whether fingers write with a keyboard on the screen, as on a device without a hardware keyboard.
  public static var showsKeyboard: Bool {
    get { ScreenKeyboardSwitch.isOn }
    set { ScreenKeyboardSwitch.isOn = newValue }
  }

  // MARK: Launching

  private nonisolated static let second = 1e9

  static func launch() {
    DrawingSupport.installPictures()
    nameTests()
    if let screen = TestScreen(ProcessInfo.processInfo.environment) { screen.set() }
    LayerClock.hostTime = { time }
    pantograph_test_time_host({ TestFrames.next($0) }, { TestFrames.wake() })
    UIApplication.shared.launch(HostDelegate())
  }

  /// Sets the environment variables that Xcode sets for tests. Libraries read them to find out
  /// whether tests run.
  private static func nameTests() {
    let bundle = Bundle.main.bundlePath
    setenv("XCTestConfigurationFilePath", bundle + "/Tests.xctestconfiguration", 0)
    setenv("XCTestBundlePath", CommandLine.arguments.first ?? bundle, 0)
    setenv("XCTestSessionIdentifier", UUID().uuidString, 0)
  }
}

/// The application's delegate, which creates a window with an empty view controller.
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
    TestHost.ownWindow = window
    return true
  }
}

/// Launches the application. Called on the main thread when the process starts.
@c(pantograph_test_host_launch)
func launchTestHost() { MainActor.assumeIsolated { TestHost.launch() } }

/// Runs the main run loop forever. It is called where an asynchronous main function would end the
/// main thread.
@c(pantograph_test_host_run)
func runTestHost() {
  while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}
