import Foundation

/// The conditions under which a scene is activated.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  @Inert("there is one scene")
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  @Inert("there is one scene")
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// The smallest and the largest size of a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  @Inert("the display decides about its windows")
  open var minimumSize = CGSize.zero
  @Inert("the display decides about its windows")
  open var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
}

/// Window actions that a scene allows the user.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  @Inert("the display decides about its windows")
  open var isClosable = true
  @Inert("the display decides about its windows")
  open var isMiniaturizable = true
}

/// A provider of a document for a screenshot.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  public private(set) weak var windowScene: UIWindowScene?
  open weak var delegate: AnyObject? {
    didSet { inert("nothing takes pictures of the screen") }
  }

  init(of scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}

extension UIWindowScene {
  /// The orientation of a scene's windows.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }

  /// The requested geometry of a scene's windows.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// A request for one of several orientations.
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
