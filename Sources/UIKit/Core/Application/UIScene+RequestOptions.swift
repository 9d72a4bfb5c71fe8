import Foundation

extension UIScene {
  /// The wishes of a program that asks for another scene. There is one scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    @Inert("there is one scene")
    open var requestingScene: UIScene?
  }
}

extension UIWindowScene {
  /// The animation with which a scene's window is closed.
  public enum DismissalAnimation: Int, Hashable, Sendable {
    case standard = 1
    case commit, decline
  }

  /// The presentation of another scene's window.
  public enum PresentationStyle: UInt, Hashable, Sendable {
    case automatic, standard, prominent
  }
}

/// The wishes of a program that asks for another window. There is one scene.
@preconcurrency @MainActor
open class UIWindowSceneActivationRequestOptions: UIScene.ActivationRequestOptions {
  @Inert("there is one scene")
  open var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic
}

/// The wishes of a program that asks to close a scene. There is one scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The wishes of a program that asks to close a window. There is one scene.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  @Inert("there is one scene")
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIScene.ConnectionOptions {
  /// Always empty: no other program hands over activities.
  public var userActivities: Set<NSUserActivity> { [] }
  public var handoffUserActivityType: String? { nil }
  public var sourceApplication: String? { nil }
  /// Always nil: the program has no icon with quick actions.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}
