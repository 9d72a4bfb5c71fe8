import Foundation
import PantographPlainText

/// Stands for work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

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
  open var delegate: (any UIApplicationDelegate)? {
    didSet {
      delegateResponder = delegate as? UIResponder
      Self.responder = delegate == nil ? nil : self
    }
  }
  private var delegateResponder: UIResponder?
  /// The application behind all windows; nil where none has been launched.
  @exclusivity(unchecked) static var responder: UIApplication?

  /// Entries of Info.plist.
  var list = ApplicationList()

  open override var next: UIResponder? { delegateResponder }
  open internal(set) var applicationState = State.inactive
  open internal(set) var connectedScenes: Set<UIScene> = []
  @Inert("the program leaves the display's idle timer alone")
  open var isIdleTimerDisabled = false
  /// The orientation of its window's interface.
  open var statusBarOrientation: UIInterfaceOrientation {
    (keyWindow ?? windows.first)?.interfaceOrientation ?? .portrait
  }

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

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    windows.first?.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Hands the event to the window that it is about.
  open func sendEvent(_ event: UIEvent) {
    let window = event.allTouches?.first?.window ?? keyWindow
    window?.sendEvent(event)
  }

  /// Has the target do the action of its `interfaceActions`; without one, the first responder or who
  /// comes after it. False where nobody does it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target = target as? any InterfaceActions, !(target is UIResponder) {
      guard let method = target.interfaceAction(named: action.description) else { return false }
      method.call(target, sender, event)
      return true
    }
    var responder = target as? UIResponder
    if target == nil { responder = UIResponder.first ?? sender as? UIResponder ?? keyWindow }
    while let current = responder {
      if let method = current.interfaceAction(named: action.description) {
        method.call(current, sender as Any, event)
        return true
      }
      responder = target == nil ? current.next : nil
    }
    return false
  }

  /// The value of a property that can be observed by its name; nil for others, such as the view of a status bar.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// The same at the end of a path.
  open func value(forKeyPath keyPath: String) -> Any? {
    let value = NamedProperties.value(of: self, keyPath)
    return value is NSNull ? nil : value
  }

  @Inert("a program has no icon")
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// The windows that take no touches, as often as they were told so.
  private var deafWindows: [[UIWindow]] = []
  open var isIgnoringInteractionEvents: Bool { !deafWindows.isEmpty }

  /// No window takes touches until `endIgnoringInteractionEvents()` has been called as often.
  open func beginIgnoringInteractionEvents() {
    for window in windows { window.transitionsBlockingTouches += 1 }
    deafWindows.append(windows)
  }

  open func endIgnoringInteractionEvents() {
    for window in deafWindows.popLast() ?? [] { window.transitionsBlockingTouches -= 1 }
  }

  @Inert("a program has no icon")
  open var applicationIconBadgeNumber = 0
  @Inert("nobody shakes the device")
  open var applicationSupportsShakeToEdit = true
  /// The scenes that there are.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  open var supportsMultipleScenes: Bool { false }
  open var isProtectedDataAvailable: Bool { true }

  /// A program goes on in the background as long as it wants to: nothing is counted.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? listedOrientations(for: window)
  }

  /// Those of Info.plist; all where it says nothing.
  func listedOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let idiom = window?.device?.model.idiom ?? UIDevice.current.userInterfaceIdiom
    return list.orientations(on: idiom) ?? .all
  }

  public static let openSettingsURLString = "app-settings:"

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
    isProgram = true
    if let launcher { return launcher(makeDelegate) }
    let application = shared
    application.launch(makeDelegate())
    (host ?? Self.showFirstSecond)(application)
    application.enterBackground()
    application.terminate()
  }

  private static func showFirstSecond(_ application: UIApplication) {
    for tree in application.treesAfterFirstSecond { print(PrintableText(lines: tree)) }
  }

  private static let stepsOfFirstSecond = 20

  /// Printed trees of all windows after their first second.
  package var treesAfterFirstSecond: [String] {
    for step in 1...Self.stepsOfFirstSecond {
      for window in windows {
        window.layoutIfNeeded()
        window.advance(to: Double(step) / Double(Self.stepsOfFirstSecond))
      }
      if Self.isProgram { Self.turnMainQueue(patience: 0.002) }
    }
    for window in windows { window.layoutIfNeeded() }
    return windows.map { $0.treeDescription() }
  }

  /// There is one scene: the handler gets an error.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    ownRequestSceneSessionActivation(
      sceneSession, userActivity: userActivity, options: options, errorHandler: errorHandler)
  }
  /// There is one scene: the handler gets an error.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    ownRequestSceneSessionDestruction(sceneSession, options: options, errorHandler: errorHandler)
  }
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    inert("no picture of a scene is taken")
  }
  /// Nothing wakes a program here.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  /// The window's.
  open var preferredContentSizeCategory: UIContentSizeCategory { ownPreferredContentSizeCategory }
  /// The delegate is told that it failed: no service sends any.
  open func registerForRemoteNotifications() { ownRegisterForRemoteNotifications() }
  open func unregisterForRemoteNotifications() { inert("no service sends notifications") }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open func beginReceivingRemoteControlEvents() { inert("there are no headphones with buttons") }
  open func endReceivingRemoteControlEvents() { inert("there are no headphones with buttons") }
  open func extendStateRestoration() { inert("nothing is saved and restored") }
  open func completeStateRestoration() { inert("nothing is saved and restored") }
  open func ignoreSnapshotOnNextApplicationLaunch() { inert("no picture of a scene is taken") }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  /// The handler gets an error: a program has no icon.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { ownSetAlternateIconName(alternateIconName, completionHandler: completionHandler) }
  /// Empty where no status bar is shown.
  open var statusBarFrame: CGRect { statusBar?.frame ?? .zero }
  open var isStatusBarHidden: Bool { statusBar?.isHidden ?? true }
  open var statusBarStyle: UIStatusBarStyle { statusBar?.style ?? .default }
}
