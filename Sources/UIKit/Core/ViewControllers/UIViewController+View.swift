import Foundation
import QuartzCore

extension UIViewController {
  func makeViewIfNeeded() {
    guard loadedView == nil else { return }
    if isLoading {
      Misuse.stop(
        "\(type(of: self)).loadView asked for the view that it is to make: set `view` to one, and"
          + " do not read it before")
    }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil {
      Misuse.stop(
        "\(type(of: self)).loadView left no view: it must set `view`, or call super.loadView()")
    }
    interface.viewSource?.connect(self)
    UIApplication.note(self, "viewDidLoad")
    viewDidLoad()
    containerDidLoad()
    if presentation.preferredTransition != nil { addZoomDismissal() }
  }

  /// Loads the view of the storyboard or of a nib; without either, makes an empty view.
  func loadUsualView() {
    let made = interface.viewSource?.view
    if made == nil, TiersAbove.interfaces.loadNib(for: self) { return }
    let view = made ?? UIView()
    if made == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    view.frame = likelyBounds
    self.view = view
    // The outlets are set when `super.loadView()` of a class's own `loadView` returns.
    if made != nil { interface.viewSource?.connect(self) }
  }

  func replaceView(with view: UIView?) {
    guard view !== loadedView else { return }
    if let other = view?.viewController, other !== self {
      Misuse.stop(
        "the view of a \(type(of: other)) cannot be the view of a \(type(of: self)), too: set the"
          + " first one's view to nil, or make another view")
    }
    KnownRoot.traitChanges.add()
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
  }

  /// The bounds that the view will probably have, for use until its place is known.
  var likelyBounds: CGRect {
    if let bounds = ownParent?.loadedView?.bounds, !bounds.isEmpty { return bounds }
    if let window = presentation.presenting?.loadedView?.window { return window.bounds }
    return UIScreen.main.bounds
  }

  /// The window of this view controller, or else of its parent or its presenter.
  var nearestWindow: UIWindow? {
    loadedView?.window ?? ownParent?.nearestWindow ?? presentation.presenting?.nearestWindow
  }
}

/// The parts of an Interface Builder file that belong to a view controller.
struct InterfaceOrigin {
  var storyboard: UIStoryboard?
  var segues: [SegueTemplate] = []
  var viewSource: (any ViewSource)?
  /// The objects of the scene that might have no other owner.
  var heldObjects: [AnyObject] = []
}

/// The source of a view controller's view, if no code of the controller makes the view.
@MainActor
protocol ViewSource: AnyObject {
  /// The view. Nil for view controllers that make their view themselves, such as containers, and
  /// once the view was taken.
  var view: UIView? { get }
  /// Fills the outlets and embeds children, at the first call only.
  func connect(_ viewController: UIViewController)
  /// Adapts the view to the size classes in `traits`.
  func apply(_ traits: UITraitCollection)
}
