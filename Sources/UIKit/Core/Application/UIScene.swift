import Foundation

/// A part of a program with its own life cycle: a window and its content.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reasons why a scene was opened: always empty, as no other program opens one here.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext> = []

    public override nonisolated var description: String { ObjectText.of(self) }
  }

  open private(set) var session: UISceneSession
  open var delegate: (any UISceneDelegate)?

  open override var next: UIResponder? { UIApplication.shared }
  open internal(set) var activationState = ActivationState.unattached
  open var title: String! = ""
  @Inert("a window's title is the program's")
  open var subtitle = ""
  @Inert("there is one scene")
  open var activationConditions = UISceneActivationConditions()

  /// Calls the completion with false: no other program is called here.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// The options for opening a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    @Inert("no other program is asked to open addresses")
    open var universalLinksOnly = false
  }

  /// The scene's place in the order in which scenes connected.
  let order: Int
  private static var count = 0

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    order = Self.count
    Self.count += 1
    super.init()
    session.scene = self
  }
}

/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The traits of the scene's key window.
  open var traitCollection: UITraitCollection {
    (keyWindow ?? windows.first)?.traitCollection ?? .current
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    inert("the windows report changes of traits")
  }

  /// The coordinate space of the screen, in points.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// Always true: a scene has all of its screen.
  open var isFullScreen: Bool { true }

  open private(set) var screen = UIScreen.main
  open var windows: [UIWindow] {
    isOfWholeProgram ? UIWindow.all.filter { $0.windowScene === self } : listed
  }
  private var listed: [UIWindow] = []
  /// Whether this is the scene of a program without scenes, which has no delegate. As before iOS 13,
  /// the application alone holds the windows of such a program.
  var isOfWholeProgram = false
  open var interfaceOrientation: UIInterfaceOrientation {
    let window = windows.first { $0.device != nil }
    if let window { return window.interfaceOrientation }
    return screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// Always nil: the display determines the size of a window.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }
  /// Always nil: the display closes and minimizes windows.
  open var windowingBehaviors: UISceneWindowingBehaviors? { nil }
  /// Always nil: there is no focus system.
  open var focusSystem: AnyObject? { nil }
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(of: self)

  /// Turns the window of a device to one of the requested orientations. The handler receives an
  /// error if none of these is supported, and for a window without a device, whose shape the
  /// display determines.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    guard let device = windows.lazy.compactMap(\.device).first else {
      errorHandler?(
        UIApplication.Refusal(description: "a window has the shape that its display gives it"))
      return
    }
    guard let wanted, !device.request(wanted) else { return }
    errorHandler?(
      UIApplication.Refusal(
        description: "none of the requested orientations is supported; requested: \(wanted.words);"
          + " supported: \(device.allowed.words)"))
  }

  func add(_ window: UIWindow) { listed.append(window) }

  /// Removes a window that was never shown, because the delegate has another one.
  func remove(_ window: UIWindow) {
    listed.removeAll { $0 === window }
    window.windowScene = nil
  }

  open var statusBarManager: UIStatusBarManager? {
    UIStatusBarManager(windows.lazy.compactMap { $0.device?.statusBar }.first)
  }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
}

/// The status bar of a device, as a scene reports it. Windows without a device have no status bar.
@preconcurrency @MainActor
public final class UIStatusBarManager: IdentityHashable {
  private weak var bar: StatusBar?

  init(_ bar: StatusBar?) { self.bar = bar }

  /// The frame of the status bar, in points; empty if none is shown.
  public var statusBarFrame: CGRect { bar?.frame ?? .zero }
  public var isStatusBarHidden: Bool { bar?.isHidden ?? true }
  public var statusBarStyle: UIStatusBarStyle { bar?.style ?? .default }
}

/// The methods that are called when a scene connects, becomes active, goes to the background and
/// disconnects.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)

  // Called by the methods `UIApplication.deliver`.

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { inert("nothing is saved and restored") }
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    inert("nothing is saved and restored")
  }
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
}

/// A scene's delegate that has a window. The window of a storyboard is stored in it.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }

  /// Called by `UIApplication.deliver(_:completionHandler:)`.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Called when a window of a device has turned.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  /// The window, for a delegate that does not declare the property itself.
  public var window: UIWindow? {
    get { DelegateWindow.of(self) }
    set { DelegateWindow.keep(newValue, with: self) }
  }

  /// The window as the double optional that iOS returns for a delegate that may not have the
  /// property.
  public var windowIfImplemented: UIWindow?? { .some(window) }
}

/// The system's record of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public internal(set) weak var scene: UIScene?
  public internal(set) var configuration: UISceneConfiguration
  public var role: Role { configuration.role }
  /// The activity with which the scene's delegate describes its state. The next scene of the same
  /// configuration in this process gets it.
  public var stateRestorationActivity: NSUserActivity?
  /// The same for all sessions of a configuration: there is one at a time.
  public var persistentIdentifier: String { "session \(configuration.name ?? "")" }
  public var userInfo: [String: Any]?

  init(_ configuration: UISceneConfiguration) {
    self.configuration = configuration
    super.init()
  }

  public override nonisolated var description: String { ObjectText.of(self) }
}

/// The delegate class and the storyboard that a scene starts with.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var storyboard: UIStoryboard?
  @Inert("a scene is always a UIWindowScene")
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. It must be registered with
  /// `InterfaceClasses.registerSceneDelegate`.
  open var delegateClass: AnyClass? {
    didSet { delegateClassName = delegateClass.map { "\($0)" } }
  }
  var delegateClassName: String?
  var makeDelegate: (() -> any UISceneDelegate)?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  convenience init(
    name: String?, sessionRole: UISceneSession.Role, _ listed: ApplicationList.Scene
  ) {
    self.init(name: name, sessionRole: sessionRole)
    delegateClassName = listed.delegateClass
    storyboard = listed.storyboard.map(TiersAbove.interfaces.storyboard)
  }

  /// Returns this configuration with its missing values filled in from Info.plist's entry for the
  /// scene.
  func filled(from listed: ApplicationList.Scene) -> UISceneConfiguration {
    if delegateClassName == nil { delegateClassName = listed.delegateClass }
    if storyboard == nil, let name = listed.storyboard {
      storyboard = TiersAbove.interfaces.storyboard(named: name)
    }
    return self
  }
}

/// A URL with which another program opened this one.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }

  public override nonisolated var description: String { ObjectText.of(self) }
}

/// The classes of scene delegates by their names in Info.plist.
@MainActor
enum SceneDelegates {
  private static var makers: [String: () -> any UISceneDelegate] = [:]

  static func register(_ name: String, _ make: @escaping () -> any UISceneDelegate) {
    makers[name] = make
  }

  /// Creates the delegate registered under the given name; nil if there is none.
  static func make(_ name: String) -> (any UISceneDelegate)? { makers[name]?() }
}
