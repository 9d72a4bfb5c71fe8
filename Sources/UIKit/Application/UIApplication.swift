import Foundation

/// The program as a whole: its delegate, its scenes, whether it is in front.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public static let shared = UIApplication()

  /// Kept for as long as the program runs.
  open var delegate: (any UIApplicationDelegate)?
  public internal(set) var applicationState = State.inactive
  public internal(set) var connectedScenes: Set<UIScene> = []
  open var isIdleTimerDisabled = false
  /// The orientation of a program without scenes.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// Runs the program once it has launched, until it ends: it lets time pass and delivers touches.
  ///
  /// Without one, a program shows its first second: it lets that pass, prints what is on the screen and
  /// goes.
  public static var host: ((UIApplication) -> Void)?

  /// Those of all scenes, and that of a program without.
  open var windows: [UIWindow] {
    let own = delegate?.window.map { [$0] } ?? []
    let inScenes = connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    return inScenes + own.filter { window in !inScenes.contains { $0 === window } }
  }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// True where it is opened; nothing opens addresses here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Misuse.warn("\(url) is not opened: no other program is called here")
    completion?(false)
  }

  /// Launches and runs the program in the place of `run`, as its command line says; it can make the
  /// delegate more than once.
  package static var launcher: ((@escaping @MainActor () -> any UIApplicationDelegate) -> Void)?

  /// Launches the program and runs it, as `UIApplicationMain` does. Comes back when it has ended.
  public static func run(
    _ makeDelegate: @autoclosure @escaping @MainActor () -> any UIApplicationDelegate
  ) {
    if let launcher { return launcher(makeDelegate) }
    let application = shared
    application.launch(makeDelegate())
    (host ?? Self.showFirstSecond)(application)
    application.enterBackground()
    application.terminate()
  }

  private static func showFirstSecond(_ application: UIApplication) {
    for tree in application.treesAfterFirstSecond { print(tree) }
  }

  /// What every window shows once it has stood for a second.
  package var treesAfterFirstSecond: [String] {
    windows.map { window in
      window.layoutIfNeeded()
      window.advance(to: 1)
      return window.treeDescription()
    }
  }
}
