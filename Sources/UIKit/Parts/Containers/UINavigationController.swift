import Foundation
import PantographGestures

/// Shows the top view controller of a stack, below a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// The duration of showing and hiding the bars, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) lazy var navigationBar: UINavigationBar = makeBar()
  /// The recognizer of the swipe from the leading edge that pops the top view controller.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture?.recognizer }

  var stack = NavigationStack()
  /// The view that contains the children's views.
  package let stage = UIView()
  var current: ContainerTransition?
  /// The view controller that became visible while the navigation controller itself was not. The
  /// delegate is notified when the navigation controller appears.
  var unseen: UIViewController?
  private(set) var popGesture: InteractivePop?
  var contentPopGesture: InteractivePop?
  var popThresholds = InteractionThresholds.containerSwipe
  /// Controllers that have not yet received `didMove(toParent:)`.
  var arriving: [UIViewController] = []
  /// Controllers that are about to be removed.
  var leaving: [UIViewController] = []
  var isNextAnimated = false
  private var isBarHidden = false
  private let barClass: UINavigationBar.Type
  private var toolbarClass: UIToolbar.Type = UIToolbar.self
  var ownToolbar = ControllerToolbar()
  var barHidingIfMade: NavigationBarHiding?

  // MARK: Making one

  public init(rootViewController: UIViewController) {
    barClass = UINavigationBar.self
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    barClass = UINavigationBar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    barClass = UINavigationBar.self
    super.init(coder: coder)
    setUp()
    coder.endObject(self)
  }

  private func setUp() {
    definesPresentationContext = true
  }

  private func makeBar() -> UINavigationBar {
    let bar = barClass.init(frame: .zero)
    bar.navigationController = self
    return bar
  }

  /// Replaces the navigation bar by one of another class. Called before the view is loaded.
  func take(_ bar: UINavigationBar) {
    bar.navigationController = self
    navigationBar = bar
  }

  open override func loadView() {
    let view = NavigationView(frame: likelyBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.navigationController = self
    self.view = view
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.clipsToBounds = true
    view.addSubview(stage)
    view.addSubview(navigationBar)
    if let toolbar = ownToolbar.ifMade { view.addSubview(toolbar) }
    popGesture = InteractivePop(of: self, thresholds: popThresholds)
    barHidingIfMade?.addRecognizers(to: stage)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barHidingIfMade?.traitsChanged(from: previousTraitCollection)
  }

  /// The preferred size of the top view controller plus the bars, unless a size was set.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      guard own == .zero, var size = topViewController?.preferredContentSize else { return own }
      guard size.height > 0 else { return size }
      if !isNavigationBarHidden { size.height += barHeight }
      if !isToolbarHidden { size.height += UIToolbar.height }
      return size
    }
    set { super.preferredContentSize = newValue }
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { tellContentSize() }
  }

  /// Notifies the parent if the preferred size has changed with the top view controller.
  func tellContentSize() {
    let size = preferredContentSize
    guard super.preferredContentSize == .zero, size != toldContentSize else { return }
    toldContentSize = size
    contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  private var toldContentSize = CGSize.zero

  private var ownTabBarItem: UITabBarItem?

  /// The tab bar item of the root view controller, unless another item was set.
  open override var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      guard title == nil, let root = stack.wanted.first else { return super.tabBarItem }
      ownTabBarItem = root.tabBarItem
      return root.tabBarItem
    }
    set { ownTabBarItem = newValue }
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get {
      noteRead("viewControllers")
      return stack.wanted
    }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { viewControllers.last }

  /// The view controller presented by the top one, or else the top one.
  open var visibleViewController: UIViewController? {
    presentation.presented ?? topViewController?.presentation.presented ?? topViewController
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for viewController in viewControllers { checkKind(viewController) }
    if Set(viewControllers).count != viewControllers.count {
      Misuse.stop(
        "a view controller is in the stack of \(type(of: self)) more than once: give each place one"
          + " of its own")
    }
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    checkKind(viewController)
    if stack.wanted.contains(viewController) {
      Misuse.stop(
        "\(type(of: viewController)) is in the stack of \(type(of: self)) already: push another one,"
          + " or go back to it with popToViewController(_:animated:)")
    }
    change(to: stack.wanted + [viewController], animated: animated)
  }

  /// Pops the top view controller. Returns nil and does nothing if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.wanted.count > 1 else { return nil }
    let popped = stack.wanted.last
    change(to: Array(stack.wanted.dropLast()), animated: animated)
    return popped
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.wanted.firstIndex(of: viewController) else {
      Misuse.stop(
        "\(type(of: viewController)) is not in the stack of \(type(of: self)): pop to one of its"
          + " viewControllers")
    }
    let popped = Array(stack.wanted[(index + 1)...])
    change(to: Array(stack.wanted[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.wanted.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pushes the view controller. A navigation controller cannot be pushed, and is presented.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController {
      present(vc, animated: true)
    } else {
      pushViewController(vc, animated: true)
    }
  }

  /// Returns the children from the top of the stack down.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    viewControllers.reversed().filter { !$0.contains(source.source) }
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard let child = viewControllers.first(where: { $0.contains(subsequentVC) }) else { return }
    popToViewController(child, animated: true)
  }

  /// Pushes the controller, or the whole stack of a navigation controller, which then becomes
  /// empty.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    let pages: [UIViewController]
    if let other = secondaryViewController as? UINavigationController {
      pages = other.viewControllers
      other.setViewControllers([], animated: false)
    } else {
      pages = [secondaryViewController]
    }
    setViewControllers(viewControllers + pages, animated: false)
  }

  /// The top view controller if the navigation bar is hidden. A visible bar determines the style
  /// itself.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// Light content if the bar style is `black`, else the default style.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Called when the requested stack is visible and no transition is in progress.
  func stackHasSettled() {}

  private func checkKind(_ viewController: UIViewController) {
    guard viewController is UINavigationController else { return }
    Misuse.stop(
      "\(type(of: viewController)) is a navigation controller and cannot be pushed: push its view"
        + " controllers, or present it")
  }

  // MARK: The bar

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard let view = loadedView else { return }
    let duration = animated && view.window != nil ? Double(Self.hideShowBarDuration) : 0
    if !hidden { navigationBar.isHidden = false }
    view.setNeedsLayout()
    UIView.animate(withDuration: duration) {
      view.layoutIfNeeded()
    } completion: { [self] _ in
      navigationBar.isHidden = isBarHidden
    }
  }

  /// The toolbar at the bottom, with the items of the top view controller.
  open var toolbar: UIToolbar! {
    if let toolbar = ownToolbar.ifMade { return toolbar }
    let bar = toolbarClass.init(frame: .zero)
    bar.isHidden = true
    bar.navigationController = self
    ownToolbar.ifMade = bar
    if let view = loadedView { view.addSubview(bar) }
    return bar
  }

  open var isToolbarHidden: Bool {
    get { ownToolbar.isAway }
    set { setToolbarHidden(newValue, animated: false) }
  }

  func setToolbarState(hidden: Bool) { ownToolbar.isAway = hidden }

  // MARK: Appearance

  override func containerDidLoad() {
    proceed()
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func containerWillForward(appearing: Bool, animated: Bool) {
    for child in shownChildren
    where appearing ? child === heading : child.isTowardsSeen {
      child.beginContainedAppearance(appearing, animated: animated)
    }
    if appearing, let unseen {
      delegate?.navigationController(self, willShow: unseen, animated: false)
    }
  }

  override func containerDidForward() {
    for child in shownChildren { child.endAppearanceTransition() }
    guard appearance == .appeared, let shown = unseen else { return }
    unseen = nil
    delegate?.navigationController(self, didShow: shown, animated: false)
  }

  override var childrenInSight: [UIViewController] { shownChildren }

  private var heading: UIViewController? {
    current.map { $0.heading } ?? stack.settled.last
  }

  private var shownChildren: [UIViewController] {
    current.map { [$0.from, $0.to].compactMap { $0 } } ?? [stack.settled.last].compactMap { $0 }
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    ownSetToolbarHidden(hidden, animated: animated)
  }
  /// The recognizer of a swipe anywhere in the content that pops like the swipe from the edge. It
  /// is created on first access. An application that never accesses it has only the edge swipe, as
  /// before iOS 26.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    ownInteractiveContentPopGestureRecognizer
  }
  /// Whether a tap beside buttons hides the bars and the next tap shows them.
  open var hidesBarsOnTap: Bool {
    get { ownHidesBarsOnTap }
    set { ownHidesBarsOnTap = newValue }
  }
  /// Whether a swipe up hides the bars and a swipe down shows them.
  open var hidesBarsOnSwipe: Bool {
    get { ownHidesBarsOnSwipe }
    set { ownHidesBarsOnSwipe = newValue }
  }
  /// Whether the bars are hidden while the height is compact. A tap shows them during that time.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { ownHidesBarsWhenVerticallyCompact }
    set { ownHidesBarsWhenVerticallyCompact = newValue }
  }
  /// Whether a keyboard or an input view hides the bars when it appears. A tap shows them again.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { ownHidesBarsWhenKeyboardAppears }
    set { ownHidesBarsWhenKeyboardAppears = newValue }
  }
  /// The recognizer of the tap that hides the bars. It is disabled if no property lets a tap hide
  /// them.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  /// The recognizer of the swipe that hides the bars. It is disabled if no property lets a swipe
  /// hide them.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
}

extension UINavigationController: ActionOffering {
  static let offeredActions = [
    InterfaceAction("popViewControllerAnimated:") { (owner: UINavigationController) in
      { (_: Any) in owner.popViewController(animated: true) }
    },
    InterfaceAction("popToRootViewControllerAnimated:") { (owner: UINavigationController) in
      { (_: Any) in owner.popToRootViewController(animated: true) }
    },
  ]
}
