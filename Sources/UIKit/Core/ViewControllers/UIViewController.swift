import Foundation
import QuartzCore

/// Owns a tree of views, and hears when they come and go.
///
/// Every member that code for iOS may override stands here; the work is done in the extensions. UIKit itself goes by
/// what it stores (`ownParent`, `passage`, `presentation`) where it keeps the hierarchy right, and asks the members
/// where it looks for somebody: containers, presenters, targets of `show`, coordinators, traits of children.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  open var nibName: String? { givenNibName }
  private var givenNibName: String?
  open private(set) var nibBundle: Bundle?
  open var title: String? {
    get { observed("title", ownTitle) }
    set { changeTitle(to: newValue) }
  }
  var ownTitle: String?
  /// The item that a navigation bar shows for it.
  open private(set) lazy var navigationItem = TiersAbove.bars.navigationItem(for: self)
  /// Whether it, and what is pushed after it, takes the room of a tab bar, too.
  open var hidesBottomBarWhenPushed = false
  /// The item that a tab bar shows for it.
  open lazy var tabBarItem: UITabBarItem = TiersAbove.bars.tabBarItem(for: self)
  /// Set through `addChild` and `removeFromParent`.
  open var parent: UIViewController? { ownParent }
  weak var ownParent: UIViewController?
  /// In the order in which they were added.
  open internal(set) var children: [UIViewController] = []

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
  /// The buttons that a navigation controller's toolbar shows while this one is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { TiersAbove.bars.toolbarItemsChanged(of: self, animated: false) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    TiersAbove.bars.toolbarItemsChanged(of: self, animated: animated)
  }
  /// The edges at which the view goes on under a container's bars.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { extendedLayoutChanged() } }
  /// Whether it does so under bars that nothing shines through, too.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { extendedLayoutChanged() } }
  package let presentation = PresentationSlot()
  open var preferredContentSize: CGSize {
    get { observed("preferredContentSize", ownContentSize) }
    set { changeContentSize(to: newValue) }
  }
  var ownContentSize = CGSize.zero

  // MARK: State

  var loadedView: UIView?
  var isLoading = false
  var appearance = AppearanceState.disappeared
  /// Whether `viewIsAppearing` was called since the last `viewWillAppear`.
  var hasAnnouncedAppearing = false
  /// Whether what it is doing between will and did was begun by its view entering or leaving a window.
  var followsView = false
  var traitRecord = TraitRecord()
  /// Set by the parent with `setOverrideTraitCollection(_:forChild:)`.
  var traitsFromParent: UITraitCollection?
  /// The insets that a container's bars cover of this view controller's view.
  var insetsFromContainer = UIEdgeInsets.zero {
    didSet { if insetsFromContainer != oldValue { safeAreaMayHaveChanged() } }
  }

  var passage = ControllerPassage()
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

  /// Loads the view when it is first asked for.
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
  /// View controller that this one or its nearest presenting ancestor presents.
  open var presentedViewController: UIViewController? { presentedHere }
  /// View controller that presented this one or its nearest presented ancestor.
  open var presentingViewController: UIViewController? { presentingHere }
  /// The transition that it is part of, or that its parent is; of a change of size while that lasts.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatorHere }
  /// A button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem { TiersAbove.bars.editButton(for: self) }

  /// The scroll view that bars at that edge go by: the one that was set, or else the view itself or the first in it.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    findContentScrollView(for: edge)
  }
  /// Nil takes back what was set for those edges.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) { keepContentScrollView(scrollView, for: edge) }

  /// The band that is covered at the top; `safeAreaLayoutGuide` says the same.
  open var topLayoutGuide: any UILayoutSupport { view.barGuide(.top) }
  /// The band that is covered at the bottom.
  open var bottomLayoutGuide: any UILayoutSupport { view.barGuide(.bottom) }
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

  /// Tells this view controller and its children, once, that it will come or go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    followsView = false
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition` began; does nothing when nothing is under way.
  open func endAppearanceTransition() {
    followsView = false
    endAppearance()
  }

  // A container that decides itself what its children are told does so here.

  func containerDidLoad() {}
  func containerWillForward(appearing: Bool, animated: Bool) {}
  /// Called just before `viewIsAppearing`.
  func willAnnounceAppearing(_ animated: Bool) {}
  func containerDidForward() {}

  /// The children that appear together with it.
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

  /// The size of a child: that of the parent, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Size and traits

  open var traitCollection: UITraitCollection { ownTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells at once of changes that it was not told of yet.
  open func updateTraitsIfNeeded() { updateTraits() }

  /// The style that it and all within it are shown in; the one around it for `unspecified`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Sets the traits that hold for a child, in place of this view controller's own.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { keepTraits(collection, forChild: childViewController) }

  /// Asked for the traits of a child whenever they are found out.
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

  /// The insets that its own bars cover of its view, besides what is covered anyway.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaMayHaveChanged() } }
  }

  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Showing

  /// The nearest of this view controller and its ancestors that does the action in its own way; nil for none.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    findTarget(forAction: action, sender: sender)
  }

  /// Shows it as the nearest container knows how to; over everything where there is none.
  open func show(_ vc: UIViewController, sender: Any?) { passOn(.show, vc, sender: sender) }

  /// Shows it in place of the details that the nearest split view controller shows.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    passOn(.showDetail, vc, sender: sender)
  }

  /// Takes in the secondary column of a split view controller that has room for one column only.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// What the secondary column shows once there is room for both again; nil for what it had.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Whether it does an action in its own way, besides `show` and `showDetailViewController`.
  open func handles(_ action: Selector) -> Bool { false }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetail
  }
  /// Exchanges the view of one child for that of another, with an animation of one's own. Both are
  /// children already; `to` is not told that it moved to its parent.
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

  /// Nil: no view controller runs within another program.
  open var extensionContext: AnyObject? { nil }
  @Inert("nothing is saved and restored")
  open var restorationClass: AnyObject.Type?
  @Inert("nothing counts what users do")
  open var interactionActivityTrackingBaseName: String?
  @Inert("nothing takes the focus")
  open var focusGroupIdentifier: String?
  /// The way up of the window's scene.
  open var interfaceOrientation: UIInterfaceOrientation { orientationNow }

  open var isEditing: Bool {
    get { observed("editing", isEditingNow) }
    set { changing(["editing"]) { isEditingNow = newValue } }
  }
  private var isEditingNow = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func didReceiveMemoryWarning() { inert("nothing reports that memory is short") }
  /// Only where there is little height, unless overridden.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open func setNeedsStatusBarAppearanceUpdate() { nearestWindow?.device?.statusBar.update() }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { inert("there is no home indicator") }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { inert("no edge is reserved") }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { settleOrientation() }
  open func setNeedsUserInterfaceAppearanceUpdate() { inert("the window's traits decide") }
  open func setNeedsUpdateOfPrefersPointerLocked() { inert("pointers are free") }
  /// Has `updateContentUnavailableConfiguration(using:)` called with the next turn.
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
  /// Called before the view is laid out, after what is in it. Whoever overrides it calls super last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func viewLayoutMarginsDidChange() {}
  open func encodeRestorableState(with coder: NSCoder) { inert("nothing is saved and restored") }
  open func decodeRestorableState(with coder: NSCoder) { inert("nothing is saved and restored") }
  open func applicationFinishedRestoringState() { inert("nothing is saved and restored") }
  @Inert("nothing is saved and restored")
  open var restorationIdentifier: String?
  /// False keeps the interface as it is when its device is turned. iOS 16 and later ignore it.
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }
  open var prefersHomeIndicatorAutoHidden: Bool { inert("there is no home indicator", is: false) }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    inert("no edge is reserved", is: [])
  }
  /// The orientation that it is presented in over the screen of a device: that of now, unless overridden.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { orientationNow }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }
  /// Those that were added.
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
  private var ownKeyCommands: [UIKeyCommand] = []
  /// Called where a child's view invalidates the size of its content; nothing is fitted to it by itself.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Margins that the system leaves free at the sides.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { usualMargins }
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle {
    inert("the window's traits decide", is: .unspecified)
  }
  open var disablesAutomaticKeyboardDismissal: Bool {
    inert("there is no keyboard on the screen", is: modalPresentationStyle == .formSheet)
  }
  open var automaticallyAdjustsScrollViewInsets = true
  var contentScrollViews: [ContentScrollView] = []
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.marginsChanged() } }
  @Inert("nothing takes the focus") open var restoresFocusAfterTransition = true
  open var prefersPointerLocked: Bool { inert("pointers are free", is: false) }
  open var childViewControllerForPointerLock: UIViewController? {
    inert("pointers are free", is: nil)
  }
  open var performsActionsWhilePresentingModally: Bool { inert("actions are all found", is: true) }
  /// Called with the turn after `setNeedsUpdateContentUnavailableConfiguration()`.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Segues

  /// The storyboard it was made from.
  open var storyboard: UIStoryboard? { interface.storyboard }
  var interface = InterfaceOrigin()
  /// Methods that make the destinations of segues, by their names in storyboards.
  open var interfaceSegueActions: [InterfaceSegueAction] { [] }
  /// Asked before a segue that a touch triggers; `performSegue` does not ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Sent before the segue is performed; the destination's view is not loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performTemplate(named: identifier, sender: sender)
  }

  /// The children in which an unwind segue's destination may be, those to be searched first in front.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { children.filter { !$0.contains(source.source) } }

  /// The child from which, or from within which, the unwind segue starts.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source.source)
  }

  /// Whether an unwind segue may lead here.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { self !== fromViewController && interfaceAction(named: action.description) != nil }

  /// Shows the child that leads to where the segue goes.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Presenting

  /// Presentation controller of this view controller or its nearest presented ancestor. It is created on demand.
  open var presentationController: UIPresentationController? { controllerHere }
  /// The presentation controller while it is presented; nil before and after.
  open var activePresentationController: UIPresentationController? { activeHere }
  /// That of its sheet; nil where its style is another.
  open var sheetPresentationController: UISheetPresentationController? { sheetHere }
  /// That of its popover, even where there is no room for one; nil where its style is another.
  open var popoverPresentationController: UIPopoverPresentationController? { popoverHere }
  /// The transition where no delegate gives an animator; it goes before `modalTransitionStyle`.
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

  // MARK: Responding

  open override var next: UIResponder? { presentation.presenting ?? loadedView?.superview }
}
