import Foundation

/// Which scene is to answer something. Kept: there is one scene.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// How small and large a scene may be. Never there: a window's display says it.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
}

/// What becomes of a scene's window. Never there: its display says it.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  open var isClosable = true
  open var isMiniaturizable = true
}

/// Hands over a page for a picture of the screen. Kept: nobody takes any.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  public private(set) weak var windowScene: UIWindowScene?
  open weak var delegate: AnyObject?

  init(of scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}

extension UIWindowScene {
  /// How a scene's windows lie.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }

  /// How a scene's windows are to lie.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// By the ways up that are allowed.
    // The name is UIKit's.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}
