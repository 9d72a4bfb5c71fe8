import Foundation
import PantographGestures

/// Shows the topmost of a stack of view controllers, below a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// In seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) lazy var navigationBar: UINavigationBar = makeBar()
  /// Begins at the leading edge and pops what is on top.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture?.recognizer }

  var stack = NavigationStack()
  /// In which the children's views are.
  package let stage = UIView()
  var current: ContainerTransition?
  /// Shown while the controller itself is not: its delegate hears of it when the controller appears.
  var unseen: UIViewController?
  private(set) var popGesture: InteractivePop?
  var contentPopGesture: InteractivePop?
  var popThresholds = InteractionThresholds.containerSwipe
  /// On their way in: `didMove(toParent:)` is still to come.
  var arriving: [UIViewController] = []
  /// On their way out.
  var leaving: [UIViewController] = []
  var isNextAnimated = false
  private var isBarHidden = false
  private let barClass: UINavigationBar.Type
  private var toolbarClass: UIToolbar.Type = UIToolbar.self
  private(set) var toolbarIfMade: UIToolbar?
  var isMovingToolbar = false
  private var isToolbarAway = true
  var barHidingIfMade: NavigationBarHiding?
  @Inert("there is no keyboard on the screen")
  open var hidesBarsWhenKeyboardAppears = false

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

  /// Takes a bar of another class, before its view is loaded.
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
    if let toolbarIfMade { view.addSubview(toolbarIfMade) }
    popGesture = InteractivePop(of: self, thresholds: popThresholds)
    barHidingIfMade?.addRecognizers(to: stage)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barHidingIfMade?.traitsChanged(from: previousTraitCollection)
  }

  /// That of what is on top, with room for the bars, unless it was given one.
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

  /// What is on top may prefer another size than what was there before.
  func tellContentSize() {
    let size = preferredContentSize
    guard super.preferredContentSize == .zero, size != toldContentSize else { return }
    toldContentSize = size
    contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  private var toldContentSize = CGSize.zero

  private var ownTabBarItem: UITabBarItem?

  /// That of its root, unless it was given another.
  open override var tabBarItem: UITabBarItem {
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

  /// What the top one presents, or the top one.
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

  /// Nil, and nothing happens, when only the root is left.
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

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// What is on top comes first.
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

  /// Its pages go on top; a navigation controller gives up its own.
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

  /// The top page where no bar is between it and the status bar.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// As the bar has it.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// What was asked for is seen, and nothing is under way.
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

  /// At the bottom, with the buttons of what is on top.
  open var toolbar: UIToolbar! {
    if let toolbarIfMade { return toolbarIfMade }
    let bar = toolbarClass.init(frame: .zero)
    bar.isHidden = true
    toolbarIfMade = bar
    if let view = loadedView { view.addSubview(bar) }
    return bar
  }

  open var isToolbarHidden: Bool {
    get { isToolbarAway }
    set { setToolbarHidden(newValue, animated: false) }
  }

  func setToolbarState(hidden: Bool) { isToolbarAway = hidden }

  // MARK: Appearance

  override func containerDidLoad() {
    proceed()
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func containerWillForward(appearing: Bool, animated: Bool) {
    for child in shownChildren
    where appearing ? child === heading : child.isTowardsSeen {
      child.beginAppearanceTransition(appearing, animated: animated)
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

  /// Shows the toolbar or takes it away.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    ownSetToolbarHidden(hidden, animated: animated)
  }
  /// Begins anywhere in the content and pops what is on top, as the swipe from the edge does. It comes into
  /// being when it is first asked for: where nobody does, only the edge pops, as before iOS 26.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    ownInteractiveContentPopGestureRecognizer
  }
  /// A tap beside buttons hides the bars, the next one shows them.
  open var hidesBarsOnTap: Bool {
    get { ownHidesBarsOnTap }
    set { ownHidesBarsOnTap = newValue }
  }
  /// A swipe up hides the bars, one down shows them.
  open var hidesBarsOnSwipe: Bool {
    get { ownHidesBarsOnSwipe }
    set { ownHidesBarsOnSwipe = newValue }
  }
  /// The bars go where the height becomes compact, and come back where it is not; meanwhile a tap shows them.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { ownHidesBarsWhenVerticallyCompact }
    set { ownHidesBarsWhenVerticallyCompact = newValue }
  }
  /// Off where nothing hides bars by a tap.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  /// Off where nothing hides bars by a swipe.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
}
