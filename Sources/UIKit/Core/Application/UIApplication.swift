import Foundation
import PantographObjects
import PantographPlainText
import Synchronization

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The program as a whole: its delegate, its scenes, its windows and its state.
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

  /// The application's delegate, retained for as long as the program runs.
  open var delegate: (any UIApplicationDelegate)? {
    didSet {
      delegateResponder = delegate as? UIResponder
      Self.responder = delegate == nil ? nil : self
    }
  }
  private var delegateResponder: UIResponder?
  /// The application, at the end of the responder chain of all windows; nil before a launch.
  @exclusivity(unchecked) static var responder: UIApplication?

  /// The entries of the program's Info.plist.
  var list = ApplicationList()

  open override var next: UIResponder? { delegateResponder }
  open internal(set) var applicationState = State.inactive
  open internal(set) var connectedScenes: Set<UIScene> = []
  @Inert("the program leaves the display's idle timer alone")
  open var isIdleTimerDisabled = false
  /// The orientation of the key window's interface.
  open var statusBarOrientation: UIInterfaceOrientation {
    (keyWindow ?? windows.first)?.interfaceOrientation ?? .portrait
  }

  /// The function that runs the launched program until the program ends: it lets time pass and
  /// delivers touches.
  ///
  /// Without a host, a program runs for one second, prints what is on the screen and ends.
  public static var host: ((UIApplication) -> Void)?

  /// The windows of all scenes, and the window of the application's delegate.
  open var windows: [UIWindow] { allWindows }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    windows.first?.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Sends the event to the window of its touches, or to the key window.
  open func sendEvent(_ event: UIEvent) {
    let window = event.allTouches?.first?.window ?? keyWindow
    window?.sendEvent(event)
  }

  /// Calls the target's method named `action`, listed in its `interfaceActions`. Without a target,
  /// calls the method of the first responder or of the next responder that has one. Returns false
  /// if no such method was found.
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
    if target == nil {
      responder = firstResponder(for: sender) ?? sender as? UIResponder ?? keyWindow
    }
    while let current = responder {
      if let method = current.interfaceAction(named: action.description) {
        method.call(current, sender as Any, event)
        return true
      }
      if StandardEditAction.all[action] != nil,
        target != nil || current.canPerformAction(action, withSender: sender)
      {
        return current.performIfKnown(action, sender: sender)
      }
      responder = target == nil ? current.next : nil
    }
    return false
  }

  /// Returns the first responder, unless the sender is in the key window and the first responder is not.
  private func firstResponder(for sender: Any?) -> UIResponder? {
    guard let first = UIResponder.first, let window = (sender as? UIResponder)?.ownWindow,
      window.isKeyWindow
    else { return UIResponder.first }
    return first.isInWindow(window) ? first : nil
  }

  open override var interfaceActions: [InterfaceAction] { super.interfaceActions + memoryActions }

  /// Returns the value of a property that can be observed by its name; nil for other names, such
  /// as that of a status bar's view.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Returns the value at the end of a path of property names.
  open func value(forKeyPath keyPath: String) -> Any? {
    let value = NamedProperties.value(of: self, keyPath)
    return value is NSNull ? nil : value
  }

  @Inert("a program has no icon")
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// The windows that ignore touches: one list for each call of `beginIgnoringInteractionEvents()`
  /// that has not ended.
  private var deafWindows: [[UIWindow]] = []
  open var isIgnoringInteractionEvents: Bool { !deafWindows.isEmpty }

  /// Makes all windows ignore touches, until `endIgnoringInteractionEvents()` has been called as
  /// often as this.
  open func beginIgnoringInteractionEvents() {
    for window in windows { window.transitionsBlockingTouches += 1 }
    deafWindows.append(windows)
  }

  open func endIgnoringInteractionEvents() {
    for window in deafWindows.popLast() ?? [] { window.transitionsBlockingTouches -= 1 }
  }

  @Inert("a program has no icon")
  open var applicationIconBadgeNumber = 0
  @Inert("no sign of the network is shown, as on iOS since version 13")
  open var isNetworkActivityIndicatorVisible = false
  @Inert("nobody shakes the device")
  open var applicationSupportsShakeToEdit = true
  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  open var supportsMultipleScenes: Bool { false }
  open var isProtectedDataAvailable: Bool { true }

  /// Returns an identifier. A program can run in the background as long as it wants to: tasks are
  /// not tracked.
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

  /// Returns the orientations listed in Info.plist; all if it lists none.
  func listedOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let idiom = window?.device?.model.idiom ?? UIDevice.current.userInterfaceIdiom
    return list.orientations(on: idiom) ?? .all
  }

  public static let openSettingsURLString = "app-settings:"

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// Whether the URL can be opened: always false, as nothing opens URLs here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Misuse.warn("\(url) is not opened: no other program is called here")
    completion?(false)
  }

  /// Opens nothing, and returns false.
  @discardableResult open func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  /// The function that launches and runs the program in place of `run`, as the command line says.
  /// The function can make the delegate more than once.
  package static var launcher: ((@escaping @MainActor () -> any UIApplicationDelegate) -> Void)?

  /// Launches the program and runs it, as `UIApplicationMain` does. Returns when the program has
  /// ended.
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

  /// The printed trees of all windows after their first second.
  package var treesAfterFirstSecond: [String] {
    for step in 1...Self.stepsOfFirstSecond {
      for window in windows {
        window.layoutIfNeeded()
        window.advance(to: Double(step) / Double(Self.stepsOfFirstSecond))
      }
      // Our value, in seconds: long enough for a block that is already waiting, 40 ms for all
      // steps.
      if Self.isProgram { Self.turnMainQueue(patience: 0.002) }
    }
    for window in windows { window.layoutIfNeeded() }
    return windows.map { $0.treeDescription() }
  }

  /// Calls the handler with an error: there is one scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    ownRequestSceneSessionActivation(
      sceneSession, userActivity: userActivity, options: options, errorHandler: errorHandler)
  }
  /// Calls the handler with an error: there is one scene.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    ownRequestSceneSessionDestruction(sceneSession, options: options, errorHandler: errorHandler)
  }
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    inert("no picture of a scene is taken")
  }
  /// Always `.restricted`: nothing wakes a program here.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    inert("nothing wakes a program")
  }
  /// The content size category of the key window.
  open var preferredContentSizeCategory: UIContentSizeCategory { ownPreferredContentSizeCategory }
  /// Calls the delegate's method for a failure: no service sends notifications.
  open func registerForRemoteNotifications() { ownRegisterForRemoteNotifications() }
  open func unregisterForRemoteNotifications() { inert("no service sends notifications") }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open func beginReceivingRemoteControlEvents() { inert("there are no headphones with buttons") }
  open func endReceivingRemoteControlEvents() { inert("there are no headphones with buttons") }
  /// Delays the end of the restoration until `completeStateRestoration()` is called.
  open func extendStateRestoration() { SavedState.extensions += 1 }
  open func completeStateRestoration() { SavedState.endExtension() }
  open func ignoreSnapshotOnNextApplicationLaunch() { inert("no picture of a scene is taken") }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  /// Calls the handler with an error: a program has no icon.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { ownSetAlternateIconName(alternateIconName, completionHandler: completionHandler) }
  /// The frame of the status bar, in points; empty if no status bar is shown.
  open var statusBarFrame: CGRect { statusBar?.frame ?? .zero }
  open var isStatusBarHidden: Bool {
    get { statusBar?.isHidden ?? true }
    set { inert("view controllers choose the status bar, as on iOS by default") }
  }
  open var statusBarStyle: UIStatusBarStyle {
    get { statusBar?.style ?? .default }
    set { inert("view controllers choose the status bar, as on iOS by default") }
  }
}

extension UITraitCollection {
  /// The traits of the first window. Without a window, those that follow from the screen's size
  /// and scale. Other threads than the main one get the traits that were last current there.
  public static var current: UITraitCollection {
    guard MainQueue.isCurrent else { return latest.withLock { $0 } ?? UITraitCollection() }
    let now = MainActor.assumeIsolated { ofFirstWindow }
    latest.withLock { $0 = now }
    return now
  }

  private static let latest = Mutex<UITraitCollection?>(nil)

  @MainActor
  private static var ofFirstWindow: UITraitCollection {
    // No window is created for this: display links would then follow that window.
    UIApplication.shared.windows.first?.traitCollection
      ?? UITraitCollection(
        TraitValues(windowSize: UIScreen.main.bounds.size, scale: UIScreen.main.scale))
  }
}
