import Foundation
import QuartzCore

/// An owner of a tree of views, which is notified when they come and go.
///
/// Every member that iOS code may override is declared here; extensions do the work. UIKit uses
/// stored values (`ownParent`, `passage`, `presentation`) to keep the hierarchy consistent. It
/// calls members to find containers, presenters, targets of `show`, coordinators and traits of children.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  open var nibName: String? { givenNibName }
  @exclusivity(unchecked) private var givenNibName: String?
  @exclusivity(unchecked) open private(set) var nibBundle: Bundle?
  open var title: String? {
    get { observed("title", ownTitle) }
    set { changeTitle(to: newValue) }
  }
  @exclusivity(unchecked) var ownTitle: String?
  /// The item of this view controller in a navigation bar.
  open private(set) lazy var navigationItem = TiersAbove.bars.navigationItem(for: self)
  /// Whether a tab bar is hidden for this view controller and those pushed after it.
  @exclusivity(unchecked) open var hidesBottomBarWhenPushed = false
  /// The item of this view controller in a tab bar.
  open lazy var tabBarItem: UITabBarItem! = TiersAbove.bars.tabBarItem(for: self)
  /// The view controller that contains this one, set by `addChild` and `removeFromParent`.
  open var parent: UIViewController? { observedParent }
  @exclusivity(unchecked) weak var ownParent: UIViewController?
  /// The view controllers that this one contains, in the order in which they were added.
  @exclusivity(unchecked) open internal(set) var children: [UIViewController] = []

  // MARK: How it is presented

  @exclusivity(unchecked) open var modalPresentationStyle = UIModalPresentationStyle.automatic
  @exclusivity(unchecked) open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { presentation.hadTransitioningDelegate = transitioningDelegate != nil }
  }
  @exclusivity(unchecked) open var definesPresentationContext = false
  @exclusivity(unchecked) open var providesPresentationContextTransitionStyle = false
  /// Whether the user cannot dismiss this view controller.
  @exclusivity(unchecked) open var isModalInPresentation = false
  @exclusivity(unchecked) open var modalPresentationCapturesStatusBarAppearance = false
  /// The buttons in a navigation controller's toolbar while this view controller is on top.
  @exclusivity(unchecked) open var toolbarItems: [UIBarButtonItem]? {
    didSet { TiersAbove.bars.toolbarItemsChanged(of: self, animated: false) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    TiersAbove.bars.toolbarItemsChanged(of: self, animated: animated)
  }
  /// The edges at which the view extends under a container's bars.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { extendedLayoutChanged() } }
  /// Whether the view extends under opaque bars, too.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { extendedLayoutChanged() } }
  package let presentation = PresentationSlot()
  open var preferredContentSize: CGSize {
    get { observed("preferredContentSize", ownContentSize) }
    set { changeContentSize(to: newValue) }
  }
  @exclusivity(unchecked) var ownContentSize = CGSize.zero

  // MARK: State

  @exclusivity(unchecked) var loadedView: UIView?
  @exclusivity(unchecked) var isLoading = false
  @exclusivity(unchecked) var appearance = AppearanceState.disappeared
  /// Whether `viewIsAppearing` was called since the last `viewWillAppear`.
  @exclusivity(unchecked) var hasAnnouncedAppearing = false
  /// Whether the current appearance began when the view entered or left a window.
  @exclusivity(unchecked) var followsView = false
  @exclusivity(unchecked) var traitRecord = TraitRecord()
  /// The traits set by the parent with `setOverrideTraitCollection(_:forChild:)`.
  @exclusivity(unchecked) var traitsFromParent: UITraitCollection?
  /// The insets by which a container's bars cover the view.
  @exclusivity(unchecked) var insetsFromContainer = UIEdgeInsets.zero {
    didSet { if insetsFromContainer != oldValue { safeAreaMayHaveChanged() } }
  }

  @exclusivity(unchecked) var passage = ControllerPassage()
  open var isBeingPresented: Bool { passage.isBeingPresented }
  open var isBeingDismissed: Bool { passage.isBeingDismissed }
  open var isMovingToParent: Bool { passage.isMovingToParent }
  open var isMovingFromParent: Bool { passage.isMovingFromParent }

  // MARK: Making one

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init()
    coder.endObject(self)
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    var kept = children
    children = []
    ReleaseChain.letGo(&kept)
  }

  // MARK: Its view

  /// The view, which is loaded when it is first read.
  open var view: UIView! {
    get {
      noteRead("view")
      loadViewIfNeeded()
      return loadedView
    }
    set { changing(["view"]) { replaceView(with: newValue) } }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadViewIfNeeded() { makeViewIfNeeded() }
  /// Makes the view, unless a subclass does.
  open func loadView() { loadUsualView() }
  open func viewDidLoad() {}

  // MARK: Surroundings

  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
  /// The view controller that this one or its nearest presenting ancestor presents.
  open var presentedViewController: UIViewController? { presentedHere }
  /// The view controller that presented this one or its nearest presented ancestor.
  open var presentingViewController: UIViewController? { presentingHere }
  /// The coordinator of this view controller's or its parent's transition or change of size.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatorHere }
  /// A button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem { madeEditButton }
  var editButton: UIBarButtonItem?

  /// Returns the scroll view for bars at an edge: the one set, the view, or its first subview.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    findContentScrollView(for: edge)
  }
  /// Sets the scroll view for bars at the given edges; nil removes it.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) { keepContentScrollView(scrollView, for: edge) }

  /// The area at the top that bars cover, as in `safeAreaLayoutGuide`.
  open var topLayoutGuide: any UILayoutSupport { view.barGuide(.top) }
  /// The area at the bottom that bars cover.
  open var bottomLayoutGuide: any UILayoutSupport { view.barGuide(.bottom) }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Coming and going

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether the children receive the appearance calls of this view controller, too.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies this view controller and its children, once, that they will appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    followsView = false
    beginAskedAppearance(isAppearing, animated: animated)
  }

  /// Ends the appearance change that `beginAppearanceTransition` began; does nothing otherwise.
  open func endAppearanceTransition() {
    followsView = false
    endAppearance()
  }

  // Overridden by containers that notify their children themselves.

  func containerDidLoad() {}
  func containerWillForward(appearing: Bool, animated: Bool) {}
  /// Called just before `viewIsAppearing`.
  func willAnnounceAppearing(_ animated: Bool) {}
  func containerDidForward() {}

  /// The children that appear together with this view controller.
  var childrenInSight: [UIViewController] { forwardsAppearance ? children : [] }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { passage.isMovingFromParent = true }
  }

  open func didMove(toParent parent: UIViewController?) {
    passage.isMovingToParent = false
    passage.isMovingFromParent = false
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child: the parent's size, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Size and traits

  open var traitCollection: UITraitCollection { ownTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Delivers trait changes that have not been delivered yet.
  open func updateTraitsIfNeeded() { updateTraits() }

  /// The style of this view controller and all within it; `unspecified` is the surrounding style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Sets the traits that a child has in place of this view controller's own.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { keepTraits(collection, forChild: childViewController) }

  /// Returns the traits that replace a child's. Called whenever the child's traits are computed.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.ownParent === self ? childViewController.traitsFromParent : nil
  }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { tellChildren(ofSize: size, with: coordinator) }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { tellChildren(of: newCollection, with: coordinator) }

  // MARK: Safe area

  /// The insets by which this view controller's own bars cover its view, in addition to others.
  @exclusivity(unchecked) open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaMayHaveChanged() } }
  }

  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Showing

  /// Returns the nearest of this view controller and its ancestors that handles the action, or nil.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    findTarget(forAction: action, sender: sender)
  }

  /// Shows `vc` in the nearest container that can show it; without one, presents it.
  open func show(_ vc: UIViewController, sender: Any?) { passOn(.show, vc, sender: sender) }

  /// Shows `vc` in place of the details in the nearest split view controller.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    passOn(.showDetail, vc, sender: sender)
  }

  /// Takes in the secondary view controller of a split view controller with room for one column.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the view controller of the second column when there is room; nil for the previous one.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Whether this view controller handles an action, besides `show` and `showDetailViewController`.
  open func handles(_ action: Selector) -> Bool { false }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetail || super.canPerformAction(action, withSender: sender)
  }
  /// Exchanges the view of one child for that of another, with a custom animation. Both are
  /// children already; `to` is not notified of a move to its parent.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Editing and the system around

  /// Always nil: no view controller runs within another program.
  open var extensionContext: AnyObject? { nil }
  /// The class that creates the view controller when its state is restored.
  @exclusivity(unchecked) open var restorationClass: (any UIViewControllerRestoration.Type)?
  @Inert("nothing counts what users do") open var interactionActivityTrackingBaseName: String?
  @Inert("nothing takes the focus") open var focusGroupIdentifier: String?
  /// The actions below a preview of the view controller.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// The orientation of the window's interface.
  open var interfaceOrientation: UIInterfaceOrientation { orientationNow }

  open var isEditing: Bool {
    get { observed("editing", isEditingNow) }
    set { setEditing(newValue, animated: false) }
  }
  @exclusivity(unchecked) var isEditingNow = false
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing) }
  open func didReceiveMemoryWarning() { inert("nothing reports that memory is short") }
  /// Whether the status bar is hidden: only with compact height, unless overridden.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open func setNeedsStatusBarAppearanceUpdate() { nearestWindow?.device?.statusBar.update() }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { inert("there is no home indicator") }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { inert("no edge is reserved") }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { settleOrientation() }
  open func setNeedsUserInterfaceAppearanceUpdate() { inert("the window's traits decide") }
  open func setNeedsUpdateOfPrefersPointerLocked() { inert("pointers are free") }
  /// Makes the next turn call `updateContentUnavailableConfiguration(using:)`.
  open func setNeedsUpdateContentUnavailableConfiguration() { updateUnavailableSoon() }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    inert("there is no home indicator", is: nil)
  }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    inert("no edge is reserved", is: nil)
  }
  /// Updates constraints before layout, after the subviews have. An override must call super last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func viewLayoutMarginsDidChange() {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  /// The name of the view controller in the path of a saved state.
  @exclusivity(unchecked) open var restorationIdentifier: String?
  /// Whether the interface turns when its device is turned. iOS 16 and later ignore it.
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }
  open var prefersHomeIndicatorAutoHidden: Bool { inert("there is no home indicator", is: false) }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    inert("no edge is reserved", is: [])
  }
  /// The orientation for a presentation over a device's screen: the current one, unless overridden.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { orientationNow }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }
  /// The key commands that were added.
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
  @exclusivity(unchecked) private var ownKeyCommands: [UIKeyCommand] = []
  /// Called when a child's view invalidates the size of its content. By default nothing is fitted.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The margins that the system leaves free at the sides.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { usualMargins }
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle {
    inert("the window's traits decide", is: .unspecified)
  }
  /// Whether the keyboard stays when its text resigns. By default true for form sheets, where it
  /// takes effect on tablets only.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  @exclusivity(unchecked) open var automaticallyAdjustsScrollViewInsets = true
  @exclusivity(unchecked) var contentScrollViews: [ContentScrollView] = []
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.marginsChanged() } }
  @Inert("nothing takes the focus") open var restoresFocusAfterTransition = true
  open var prefersPointerLocked: Bool { inert("pointers are free", is: false) }
  open var childViewControllerForPointerLock: UIViewController? {
    inert("pointers are free", is: nil)
  }
  open var performsActionsWhilePresentingModally: Bool { inert("actions are all found", is: true) }
  /// Called in the turn after `setNeedsUpdateContentUnavailableConfiguration()`.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Segues

  /// The storyboard that the view controller was made from.
  open var storyboard: UIStoryboard? { interface.storyboard }
  @exclusivity(unchecked) var interface = InterfaceOrigin()
  /// The methods that make the destinations of segues, by their names in storyboards.
  open var interfaceSegueActions: [InterfaceSegueAction] { [] }
  /// Returns whether a touch may trigger the segue. `performSegue` does not call this.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before the segue is performed; the destination's view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performTemplate(named: identifier, sender: sender)
  }

  /// Returns the children that may contain an unwind segue's destination, in the order of the search.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { children.filter { !$0.contains(source.source) } }

  /// Returns the child that is the source of the unwind segue or contains it.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source.source)
  }

  /// Whether an unwind segue may lead to this view controller.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { self !== fromViewController && interfaceAction(named: action.description) != nil }

  /// Shows the child that is the segue's destination or contains it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Presenting

  /// The presentation controller of this view controller or of its nearest presented ancestor.
  open var presentationController: UIPresentationController? { controllerHere }
  /// The presentation controller while the view controller is presented; nil before and after.
  open var activePresentationController: UIPresentationController? { activeHere }
  /// The presentation controller of the sheet; nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? { sheetHere }
  /// The presentation controller of the popover, even without room for one; nil for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? { popoverHere }
  /// The transition without a delegate's animator. It takes precedence over `modalTransitionStyle`.
  open var preferredTransition: Transition? {
    get { presentation.preferredTransition }
    set { changePreferredTransition(to: newValue) }
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  open override var next: UIResponder? { presentation.presenting ?? loadedView?.superview }
}
