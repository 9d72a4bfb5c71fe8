import Foundation
import QuartzCore

extension UIView {
  var ownContentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { if newValue.isFinite, newValue > 0 { layer.contentsScale = newValue } }
  }

  /// The animations with which the system changes views.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Shrinks and fades the views, and removes them from their superviews.
    case delete
  }

  /// The transitions between views that iOS 13 and earlier had; `transition(with:…)` has all of
  /// them.
  public enum AnimationTransition: Int, Hashable, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Performs the system's animation of the views, along with custom animations.
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

  /// Our value, in seconds: as long as a short animation of UIKit's.
  private static var deletion: Double { 0.25 }
  /// Our value, a scale: a deleted view shrinks to a dot while it fades.
  private static var smallest: CGFloat { 0.1 }

  func setRare(_ change: (inout RareProperties) -> Void) {
    var kept = rareProperties
    change(&kept)
    ownLayer.keptNames = kept
  }

  var rareProperties: RareProperties { ownLayer.keptNames as? RareProperties ?? RareProperties() }

  /// Properties that few views set. Nothing takes the focus here.
  struct RareProperties {
    var corners: UICornerConfiguration?
    var groupIdentifier: String?
    var groupPriority = 0
    var effect: UIFocusEffect?
  }
}

/// The order in which assistive technologies go through an element's content.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  case automatic, separate, combined
}

/// An action that assistive technologies offer for a view.
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

  /// The object whose method the action calls, and the method's name.
  open weak var target: AnyObject?
  open var selector: Selector?

  /// The name with attributes, which a reader says without them.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action that calls a method of the target, which the target lists in its `interfaceActions`.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }
}

/// The look of a focused item. Nothing has the focus here.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {}

// Views and view controllers may be named in archives, as on iOS. Views are not archived here; a saved state refers to
// objects by their restoration identifiers.
extension UIView: @preconcurrency NSCoding {}
extension UIViewController: @preconcurrency NSCoding {}
