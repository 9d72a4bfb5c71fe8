import Foundation

/// A part of a program that comes and goes by itself: a window with what is in it.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene begins with: nothing, as no other program opens one here.
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

  /// False: no other program is called here.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// How an address is opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    @Inert("no other program is asked to open addresses")
    open var universalLinksOnly = false
  }

  /// In which order scenes connected.
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
open class UIWindowScene: UIScene {
  /// The traits of its window.
  open var traitCollection: UITraitCollection {
    (keyWindow ?? windows.first)?.traitCollection ?? .current
  }

  /// Points of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// Always so: a scene has all of its screen.
  open var isFullScreen: Bool { true }

  open private(set) var screen = UIScreen.main
  open private(set) var windows: [UIWindow] = []
  open var interfaceOrientation: UIInterfaceOrientation {
    let window = windows.first { $0.device != nil }
    if let window { return window.interfaceOrientation }
    return screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// Nil: a window's display says how large it is.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }
  /// Nil: a window's display says what becomes of it.
  open var windowingBehaviors: UISceneWindowingBehaviors? { nil }
  /// Nothing takes the focus here.
  open var focusSystem: AnyObject? { nil }
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(of: self)

  /// Turns the window of a device to one of those orientations. The handler gets an error where none is
  /// supported, and for other windows, whose display says their shape.
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

  func add(_ window: UIWindow) { windows.append(window) }

  open var statusBarManager: UIStatusBarManager? {
    UIStatusBarManager(windows.lazy.compactMap { $0.device?.statusBar }.first)
  }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
}

/// Says where the status bar of a device is. Other windows have none.
@preconcurrency @MainActor
public final class UIStatusBarManager: IdentityHashable {
  private weak var bar: StatusBar?

  init(_ bar: StatusBar?) { self.bar = bar }

  /// Empty where none is shown.
  public var statusBarFrame: CGRect { bar?.frame ?? .zero }
  public var isStatusBarHidden: Bool { bar?.isHidden ?? true }
  public var statusBarStyle: UIStatusBarStyle { bar?.style ?? .default }
}

/// Hears when a scene connects, comes to the front and goes.
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

  // Called by `UIApplication.deliver(_:)` and its kin.

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
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    inert("nothing is saved and restored", is: nil)
  }
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { inert("nothing is saved and restored") }
}

/// A scene's delegate that has a window; the storyboard's is put there.
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

  /// Kept with the delegate where it has no such property itself.
  public var window: UIWindow? {
    get { DelegateWindow.of(self) }
    set { DelegateWindow.keep(newValue, with: self) }
  }

  /// The window as iOS gives it of a delegate that may have no such property: an optional of an optional.
  public var windowIfImplemented: UIWindow?? { .some(window) }
}

/// A scene as the system remembers it.
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

  init(_ configuration: UISceneConfiguration) {
    self.configuration = configuration
    super.init()
  }

  public override nonisolated var description: String { ObjectText.of(self) }
}

/// How a scene begins: its delegate's class and its storyboard.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var storyboard: UIStoryboard?
  @Inert("a scene is always a UIWindowScene")
  open var sceneClass: AnyClass?
  /// A class that was registered with `InterfaceClasses.registerSceneDelegate`.
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

  /// With what the list of scenes says of one of this name, where it says nothing itself.
  func filled(from listed: ApplicationList.Scene) -> UISceneConfiguration {
    if delegateClassName == nil { delegateClassName = listed.delegateClass }
    if storyboard == nil, let name = listed.storyboard {
      storyboard = TiersAbove.interfaces.storyboard(named: name)
    }
    return self
  }
}

/// An address that another program opened this one with.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }

  public override nonisolated var description: String { ObjectText.of(self) }
}

/// The classes of scenes' delegates by the names that Info.plist has for them.
@MainActor
enum SceneDelegates {
  private static var makers: [String: () -> any UISceneDelegate] = [:]

  static func register(_ name: String, _ make: @escaping () -> any UISceneDelegate) {
    makers[name] = make
  }

  /// Nil where none was registered under the name.
  static func make(_ name: String) -> (any UISceneDelegate)? { makers[name]?() }
}
