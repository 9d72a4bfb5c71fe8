import Foundation

// No other program on Linux opens URLs in this one, hands over activities or has an icon with
// actions. The program itself, or its tests, deliver these here, with the same calls as on iOS.
extension UIApplication {
  /// Delivers a URL to the delegate of the foreground scene, or to the application's delegate if
  /// there are no scenes. Returns false if no delegate handles it.
  @discardableResult
  public func deliver(_ url: URL) -> Bool {
    guard let scene = frontScene else {
      return delegate?.application(self, open: url, options: [:]) ?? false
    }
    guard let delegate = scene.delegate else { return false }
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    return true
  }

  /// Delivers an activity. Without scenes, the activity is passed on to the objects that the
  /// delegate gives to its restoration handler.
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

  /// Delivers a quick action of the program's icon.
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
    orderedScenes.first { $0.activationState == .foregroundActive } ?? orderedScenes.first
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

  /// The reason why the system did not do what was requested.
  public struct Refusal: LocalizedError, CustomStringConvertible {
    public let description: String
    public var errorDescription: String? { description }
  }
}

// Requests that need a part of the system that is not here.
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

/// The permission of a program to be woken in the background to refresh its content.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  case restricted, denied, available
}

/// A quick action of a program's icon.
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

/// The picture of a quick action.
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
