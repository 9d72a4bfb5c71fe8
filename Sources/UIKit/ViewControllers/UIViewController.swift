import Foundation

/// Owns a tree of views, and hears when they come and go.
@MainActor
open class UIViewController: UIResponder {
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  open var title: String?

  /// Set through `addChild` and `removeFromParent`.
  public internal(set) weak var parent: UIViewController?
  /// In the order in which they were added.
  public internal(set) var children: [UIViewController] = []

  // MARK: How it is presented

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { presentation.hadTransitioningDelegate = transitioningDelegate != nil }
  }
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  /// True keeps the user from dismissing it.
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false
  package let presentation = PresentationSlot()

  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: State

  var loadedView: UIView?
  var isLoading = false
  var appearance = AppearanceState.disappeared
  /// Whether `viewIsAppearing` was called since the last `viewWillAppear`.
  var hasAnnouncedAppearing = false
  /// Whether what it is doing between will and did was begun by its view entering or leaving a window.
  var followsView = false

  public package(set) var isBeingPresented = false
  public package(set) var isBeingDismissed = false
  public package(set) var isMovingToParent = false
  public package(set) var isMovingFromParent = false

  // MARK: Making one

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: Its view

  /// Loads the view when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// Makes the view, unless a subclass does.
  open func loadView() {
    let view = UIView(frame: likelyBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Coming and going

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether what begins and ends for this view controller begins and ends for its children, too.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells this view controller, and the children that are to hear of it, that it will come or go.
  /// Does nothing when that is under way or has happened, so that no call is ever sent twice.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    followsView = false
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition` began; does nothing when nothing is under way.
  open func endAppearanceTransition() {
    followsView = false
    endAppearance()
  }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { isMovingFromParent = true }
  }

  open func didMove(toParent parent: UIViewController?) {
    isMovingToParent = false
    isMovingFromParent = false
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  // MARK: Presenting

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  // MARK: Responding

  open override var next: UIResponder? {
    presentation.presenting ?? loadedView?.superview
  }
}
