import Foundation

// No other program opens addresses, hands activities over or has icons that are pressed here: the program itself, or
// its tests, let them arrive as they do on iOS.
extension UIApplication {
  /// Lets an address arrive: the scene in front hears of it, or the delegate of a program without scenes. False where
  /// nobody takes it.
  @discardableResult
  public func deliver(_ url: URL) -> Bool {
    guard let scene = frontScene else {
      return delegate?.application(self, open: url, options: [:]) ?? false
    }
    guard let delegate = scene.delegate else { return false }
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    return true
  }

  /// Lets an activity arrive. What the delegate of a program without scenes hands back goes on with it.
  @discardableResult
  public func deliver(_ userActivity: NSUserActivity) -> Bool {
    guard let scene = frontScene else {
      return delegate?.application(self, continue: userActivity) { restoring in
        for each in restoring ?? [] { each.restoreUserActivityState(userActivity) }
      } ?? false
    }
    guard let delegate = scene.delegate else { return false }
    delegate.scene(scene, willContinueUserActivityWithType: userActivity.activityType)
    delegate.scene(scene, continue: userActivity)
    return true
  }

  /// Lets an action of the program's icon arrive.
  public func deliver(
    _ shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void = { _ in }
  ) {
    guard let scene = frontScene as? UIWindowScene,
      let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate
    else {
      delegate?.application(
        self, performActionFor: shortcutItem, completionHandler: completionHandler)
      return
    }
    sceneDelegate.windowScene(
      scene, performActionFor: shortcutItem, completionHandler: completionHandler)
  }

  private var frontScene: UIScene? {
    connectedScenes.sorted { $0.order < $1.order }
      .first { $0.activationState == .foregroundActive }
      ?? connectedScenes.min { $0.order < $1.order }
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Why the system did not do what was asked for.
  public struct Refusal: LocalizedError, CustomStringConvertible {
    public let description: String
    public var errorDescription: String? { description }
  }
}

// What a program asks a system for that is not here.
extension UIApplication {
  func ownRequestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)?
  ) {
    errorHandler?(Refusal(description: "there is one scene: none can be opened beside it"))
  }

  func ownRequestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)?
  ) {
    errorHandler?(Refusal(description: "there is one scene: it goes with the program"))
  }

  var ownPreferredContentSizeCategory: UIContentSizeCategory {
    (keyWindow ?? windows.first)?.traitCollection.preferredContentSizeCategory
      ?? UITraitCollection().preferredContentSizeCategory
  }

  func ownRegisterForRemoteNotifications() {
    delegate?.application(
      self,
      didFailToRegisterForRemoteNotificationsWithError: Refusal(
        description: "no service sends notifications here"))
  }
  func ownSetAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)?
  ) {
    completionHandler?(Refusal(description: "a program has no icon here"))
  }

  public nonisolated static var didReceiveMemoryWarningNotification: Notification.Name {
    inert(
      "nothing reports that memory is short",
      is: Notification.Name("UIApplicationDidReceiveMemoryWarningNotification"))
  }
  public nonisolated static var significantTimeChangeNotification: Notification.Name {
    inert(
      "nothing watches the calendar",
      is: Notification.Name("UIApplicationSignificantTimeChangeNotification"))
  }
  public nonisolated static var userDidTakeScreenshotNotification: Notification.Name {
    inert(
      "nothing takes pictures of the screen",
      is: Notification.Name("UIApplicationUserDidTakeScreenshotNotification"))
  }
}

/// Whether a program is woken to look for something new.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  case restricted, denied, available
}

/// An action of a program's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  open internal(set) var type: String
  open internal(set) var localizedTitle: String
  open internal(set) var localizedSubtitle: String?
  open internal(set) var icon: UIApplicationShortcutIcon?
  open internal(set) var userInfo: [String: any Sendable]?
  open internal(set) var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any Sendable]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture of an icon's action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  let imageName: String

  public init(systemImageName: String) {
    imageName = systemImageName
    super.init()
  }

  public init(templateImageName: String) {
    imageName = templateImageName
    super.init()
  }
}
