import Foundation
import QuartzCore

extension UIView {
  /// Pixels of what the layer shows for each point.
  public var contentScaleFactor: CGFloat {
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

  /// Where those who hear what is shown find it, in the screen's coordinates.
  public var accessibilityFrame: CGRect {
    get { keptNames?.accessibilityFrame ?? convert(bounds, to: nil) }
    set { keepNames { $0.accessibilityFrame = newValue } }
  }

  /// Where it is touched for those who cannot: by itself the middle of its frame.
  public var accessibilityActivationPoint: CGPoint {
    get {
      keptNames?.accessibilityActivationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { keepNames { $0.accessibilityActivationPoint = newValue } }
  }

  /// Kept for those who ask.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { keptNames?.accessibilityNavigationStyle ?? .automatic }
    set { keepNames { $0.accessibilityNavigationStyle = newValue } }
  }
  /// Kept for those who ask.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { keptNames?.accessibilityCustomActions }
    set { keepNames { $0.accessibilityCustomActions = newValue } }
  }
  /// Kept: nothing is shown larger while it is pressed.
  public var showsLargeContentViewer: Bool {
    get { keptNames?.showsLargeContentViewer ?? false }
    set { keepNames { $0.showsLargeContentViewer = newValue } }
  }
  /// Kept: nothing takes the focus here.
  public var focusGroupIdentifier: String? {
    get { keptNames?.focusGroupIdentifier }
    set { keepNames { $0.focusGroupIdentifier = newValue } }
  }
  /// Kept: nothing takes the focus here.
  public var focusGroupPriority: Int {
    get { keptNames?.focusGroupPriority ?? 0 }
    set { keepNames { $0.focusGroupPriority = newValue } }
  }
  /// Kept: nothing takes the focus here.
  public var focusEffect: UIFocusEffect? {
    get { keptNames?.focusEffect }
    set { keepNames { $0.focusEffect = newValue } }
  }

  private func keepNames(_ change: (inout KeptNames) -> Void) {
    var names = keptNames ?? KeptNames()
    change(&names)
    layer.keptNames = names
  }

  private var keptNames: KeptNames? { layer.keptNames as? KeptNames }

  private struct KeptNames {
    var accessibilityFrame: CGRect?
    var accessibilityActivationPoint: CGPoint?
    var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
    var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    var showsLargeContentViewer = false
    var focusGroupIdentifier: String?
    var focusGroupPriority = 0
    var focusEffect: UIFocusEffect?
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
