import Foundation
import QuartzCore

extension UIView {
  var ownContentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { if newValue.isFinite, newValue > 0 { layer.contentsScale = newValue } }
  }

  /// What becomes of views, animated as the system does.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// They shrink, fade, and leave their superviews.
    case delete
  }

  /// Ways to go over from one view to another, as iOS 13 and earlier had them; `transition(with:…)` has them all.
  public enum AnimationTransition: Int, Hashable, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Does to the views what the system does, along with animations of one's own.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let places = views.map { ($0, $0.transform, $0.alpha) }
    animate(
      withDuration: Self.deletion, delay: 0, options: options
    ) {
      for view in views {
        view.transform = view.transform.scaledBy(x: Self.smallest, y: Self.smallest)
        view.alpha = 0
      }
      parallelAnimations?()
    } completion: { finished in
      for (view, transform, alpha) in places {
        view.removeFromSuperview()
        view.transform = transform
        view.alpha = alpha
      }
      completion?(finished)
    }
  }

  private static var deletion: Double { 0.25 }
  private static var smallest: CGFloat { 0.1 }

  func keepFocus(_ change: (inout KeptFocus) -> Void) {
    var kept = keptFocus
    change(&kept)
    ownLayer.keptNames = kept
  }

  var keptFocus: KeptFocus { ownLayer.keptNames as? KeptFocus ?? KeptFocus() }

  /// What few views say of a focus that nothing takes here.
  struct KeptFocus {
    var groupIdentifier: String?
    var groupPriority = 0
    var effect: UIFocusEffect?
  }
}

/// How those who hear what is shown go through it.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  case automatic, separate, combined
}

/// Something that those who cannot touch may do with a view.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open var image: UIImage?
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(
    name: String, image: UIImage? = nil,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}

/// How something looks that has the focus, which nothing has here.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {}
