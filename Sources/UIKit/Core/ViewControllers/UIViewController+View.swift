import Foundation

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

  /// The view of the storyboard or of a nib; an empty one where there is neither.
  func loadUsualView() {
    let made = interface.viewSource?.view
    if made == nil, TiersAbove.interfaces.loadNib(for: self) { return }
    let view = made ?? UIView()
    if made == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    view.frame = likelyBounds
    self.view = view
  }

  func replaceView(with view: UIView?) {
    guard view !== loadedView else { return }
    if let other = view?.viewController, other !== self {
      Misuse.stop(
        "the view of a \(type(of: other)) cannot be the view of a \(type(of: self)), too: set the"
          + " first one's view to nil, or make another view")
    }
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
  }

  /// How large the view will likely be shown, until its place is known.
  var likelyBounds: CGRect {
    if let bounds = ownParent?.loadedView?.bounds, !bounds.isEmpty { return bounds }
    if let window = presentation.presenting?.loadedView?.window { return window.bounds }
    return UIScreen.main.bounds
  }

  /// The window that it is in, or that its parent or presenter is in.
  var nearestWindow: UIWindow? {
    loadedView?.window ?? ownParent?.nearestWindow ?? presentation.presenting?.nearestWindow
  }
}

/// What a view controller has of the file that it was made from in Interface Builder.
struct InterfaceOrigin {
  var storyboard: UIStoryboard?
  var segues: [SegueTemplate] = []
  var viewSource: (any ViewSource)?
  /// Objects of its scene that no property has to hold.
  var heldObjects: [AnyObject] = []
}

/// Where a view controller's view comes from when no code of its own makes it.
@MainActor
protocol ViewSource: AnyObject {
  /// Nil for view controllers that make their view themselves, such as containers, and once the view was taken.
  var view: UIView? { get }
  /// Fills the outlets and embeds children, the first time that it is called.
  func connect(_ viewController: UIViewController)
  /// Has the view as it is for the size classes of now.
  func apply(_ traits: UITraitCollection)
}
