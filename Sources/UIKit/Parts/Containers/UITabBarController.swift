import Foundation
import PantographGestures
import QuartzCore

/// Shows one of several view controllers, selected in a tab bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) var tabBar = UITabBar(frame: .zero)

  private(set) var controllers: [UIViewController] = []
  /// The More navigation controller; nil until there are more tabs than fit in the bar.
  var moreIfMade: UINavigationController?
  /// The tab on the More stack; nil after the user has gone back to the list.
  weak var tabLastOnList: UIViewController?
  @Inert("nothing scrolls below the bar")
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  open private(set) lazy var sidebar = Sidebar()
  /// The accessory view above the bar.
  open var bottomAccessory: UITabAccessory? {
    didSet { accessoryChanged(from: oldValue) }
  }
  /// The tab that was requested last.
  private var wanted: UIViewController?
  /// The child that is visible, or will be when this controller is.
  private var settled: UIViewController?
  private var current: ContainerTransition?
  /// The interaction controller, while a change is started that a gesture drives.
  private var driver: TransitionInteractor?
  /// Whether the delegate animates the change from a view controller that is no longer a tab.
  private var animatesReplacement = false
  var swipe: TabSwipe?
  var swipeThresholds = InteractionThresholds.pageTurn
  package let stage = UIView()
  var tabList: [UITab] = []
  @Inert("there is no sidebar")
  open var mode = Mode.automatic
  @Inert("nobody customizes tabs")
  open var customizationIdentifier: String?
  @Inert("nobody customizes tabs")
  open var compactTabIdentifiers: [String]?
  @Inert("nobody customizes tabs")
  open var customizableViewControllers: [UIViewController]?
  private var isBarHidden = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    setUp()
    coder.endObject(self)
  }

  private func setUp() {
    definesPresentationContext = true
    tabBar.delegate = self
    tabBar.tabBarController = self
    tabBar.onSelect = { [weak self] in self?.userSelected($0) }
  }

  open override func loadView() {
    let view = TabView(frame: likelyBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.tabBarController = self
    self.view = view
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stage)
    view.addSubview(tabBar)
    // Subclasses place views of their own in the bar in `viewDidLoad()`.
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.maxY - UITabBar.height, width: view.bounds.width,
      height: UITabBar.height)
    accessoryChanged(from: nil)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
      roomChanged()
    }
  }

  // MARK: What can be chosen

  open var viewControllers: [UIViewController]? {
    get {
      noteRead("viewControllers")
      return controllers.isEmpty ? nil : controllers
    }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for tab in tabList { tab.owner = nil }
    tabList = []
    animatesReplacement = animated
    showTabs(viewControllers ?? [])
    animatesReplacement = false
  }

  func showTabs(_ new: [UIViewController]) {
    if Set(new).count != new.count {
      Misuse.stop("a view controller is in the tabs of \(type(of: self)) more than once")
    }
    let gone = controllers.filter { !new.contains($0) }
    let index = wanted.flatMap { controllers.firstIndex(of: $0) } ?? 0
    changing(["viewControllers"]) { controllers = new }
    clearMore()
    for controller in new where controller.parent !== self && !isOnList(controller) {
      adopt(controller)
      controller.didMove(toParent: self)
      controller.passage.isMovingToParent = false
    }
    for controller in gone where controller.parent === self {
      controller.willMove(toParent: nil)
      controller.passage.isMovingFromParent = true
    }
    showItems()
    if let wanted, new.contains(wanted) || wanted === moreIfMade && hasMore {
      if stand(for: wanted) === settled { mark() } else { selectAnew(wanted) }
    } else {
      // The first tab if the position of the selection no longer exists, as on iOS.
      select(new.indices.contains(index) ? new[index] : new.first)
    }
    releaseGone()
  }

  /// Removes the children that are no longer tabs, once they are no longer visible.
  private func releaseGone() {
    for child in children
    where !controllers.contains(child) && child !== settled && child !== moreIfMade {
      if child === current?.from || child === current?.to { continue }
      child.removeFromParent()
      child.passage.isMovingFromParent = false
    }
  }

  // MARK: What is chosen

  /// The index of the selected tab. Setting an index without a tab is ignored.
  open var selectedIndex: Int {
    get { selectedViewController.flatMap { viewControllers?.firstIndex(of: $0) } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  open var selectedViewController: UIViewController? {
    get {
      noteRead("selected")
      return wanted
    }
    set {
      guard let newValue else { return }
      let isMore = hasMore && newValue === moreNavigationController
      guard controllers.contains(newValue) || isMore else {
        Misuse.stop(
          "\(type(of: newValue)) is no tab of \(type(of: self)) and cannot be selected: put it into"
            + " viewControllers first")
      }
      select(newValue)
    }
  }

  /// Selects a tab.
  ///
  /// - Parameter isPushed: Whether a tab of the More list is pushed with an animation.
  func select(_ controller: UIViewController?, isPushed: Bool = false) {
    let controller = selection(in: controller)
    changing(["selected"]) { wanted = controller }
    arrangeMore(for: controller, animated: isPushed)
    mark()
    proceed()
  }

  /// Shows a tab in its current place, after it may have moved to the More list or left it.
  func selectAnew(_ controller: UIViewController) {
    clearMore()
    select(controller)
  }

  /// Updates the selection after the user has gone back to the More list.
  func listIsSelected() {
    changing(["selected"]) { wanted = moreIfMade }
    mark()
  }

  /// Selects a tab with a transition that a gesture drives. The animator is the delegate's, or
  /// moves both tabs side by side.
  func select(_ controller: UIViewController, drivenBy interactor: TransitionInteractor) {
    driver = interactor
    select(controller)
    driver = nil
  }

  /// The reason why no change of tabs can begin now; nil if one can.
  var restlessness: String? {
    if viewIfLoaded?.window == nil { return "the tab bar controller is not in a window" }
    return current == nil && stand(for: wanted) === settled
      ? nil : "another transition is under way"
  }

  private func mark() {
    let isInList = wanted.map { !barControllers.contains($0) } ?? false
    tabBar.selectedItem = isInList ? moreIfMade?.tabBarItem : wanted?.tabBarItem
    tabBar.contentMoved()
  }

  /// Called for each tapped item. The default implementation does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func userSelected(_ item: UITabBarItem) {
    tabBar(tabBar, didSelect: item)
    guard let controller = barControllers.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    let (tab, previous) = (topTab(of: controller), selectedTab)
    if let tab, delegate?.tabBarController(self, shouldSelectTab: tab.selected) == false { return }
    if controller === stand(for: wanted) {
      // A tap on the selected item pops to the root view controller.
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
    if let tab {
      delegate?.tabBarController(self, didSelectTab: tab.selected, previousTab: previous)
    }
  }

  func proceed() {
    guard isViewLoaded, current == nil else { return }
    arrangeMore(for: wanted, animated: false)
    let (from, to) = (settled, stand(for: wanted))
    guard to !== from else { return }
    // The tab is still leaving the More stack.
    if let to, to.parent !== self { return }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    let isOfMore = from === moreIfMade || to === moreIfMade
    let isTab = from.map { controllers.contains($0) || animatesReplacement } ?? false
    if let from, let to, isOfMore ? driver != nil : isTab,
      appearance == .appeared, loadedView?.window != nil
    {
      animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
      if let driver {
        animator = animator ?? PageTransition(way: way(from: from, to: to))
        interactor = driver
      } else if let animator {
        interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
      }
    }
    if let to { to.insetsFromContainer = insetsOfBar(over: to) }
    let transition = ContainerTransition(
      in: self, from: from, to: to, animated: animator != nil, comesBack: .atCancel)
    current = transition
    transition.place = { [weak self] in self?.place(of: $0, in: $1) ?? $1 }
    transition.onEnd = { [weak self, weak transition] completed in
      guard let self else { return }
      if completed {
        settled = to
        if from != nil, let to { tellOfTab(to, since: transition?.context?.startTime) }
      } else if stand(for: wanted) === to {
        changing(["selected"]) { wanted = self.selection(in: from) }
        mark()
      }
    }
    transition.onFinish = { [weak self] _ in
      guard let self else { return }
      current = nil
      releaseGone()
      loadedView?.setNeedsLayout()
      proceed()
    }
    transition.start(in: stage, animator: animator, interactor: interactor)
  }

  private func way(from: UIViewController, to: UIViewController) -> CGVector {
    let all = barControllers
    let isForward = all.firstIndex(of: from) ?? 0 < all.firstIndex(of: to) ?? 0
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return CGVector(dx: (isForward != isMirrored ? -1 : 1) * stage.bounds.width, dy: 0)
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Appearance

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    selectedViewController = viewControllers?.first { $0.contains(subsequentVC) }
  }

  override func containerDidLoad() {
    proceed()
  }

  override func containerWillForward(appearing: Bool, animated: Bool) {
    for child in childrenInSight
    where appearing ? child === heading : child.isTowardsSeen {
      child.beginContainedAppearance(appearing, animated: animated)
    }
  }

  override func containerDidForward() {
    for child in childrenInSight { child.endAppearanceTransition() }
  }

  private var heading: UIViewController? { current.map { $0.heading } ?? settled }

  override var childrenInSight: [UIViewController] {
    current.map { [$0.from, $0.to].compactMap { $0 } } ?? [settled].compactMap { $0 }
  }

  // MARK: Layout

  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard let view = loadedView else { return }
    view.setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: Double(UINavigationController.hideShowBarDuration)) {
      view.layoutIfNeeded()
    }
  }

  /// Returns whether a child's view ends above the bar. A navigation controller always extends
  /// under the bar and places its own children.
  private func endsAboveBar(_ child: UIViewController) -> Bool {
    !isBarHidden && !(child is UINavigationController)
      && !child.extends(under: .bottom, translucent: tabBar.isTranslucent)
  }

  private func place(of child: UIViewController, in bounds: CGRect) -> CGRect {
    guard let view = loadedView, endsAboveBar(child) else { return bounds }
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: 0, bottom: UITabBar.height + view.safeAreaInsets.bottom, right: 0))
  }

  private func insetsOfBar(over child: UIViewController) -> UIEdgeInsets {
    if endsAboveBar(child) { return .zero }
    let accessory = bottomAccessory == nil ? 0 : UITabAccessory.height
    return UIEdgeInsets(
      top: 0, left: 0, bottom: (isBarHidden ? 0 : UITabBar.height) + accessory, right: 0)
  }

  func layOutBar() {
    guard let view = loadedView else { return }
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.maxY - (isBarHidden ? 0 : height), width: view.bounds.width,
      height: height)
    tabBar.contentMoved()
    bottomAccessory?.contentView.frame = CGRect(
      x: UITabAccessory.margin, y: tabBar.frame.minY - UITabAccessory.height,
      width: max(view.bounds.width - 2 * UITabAccessory.margin, 0),
      height: UITabAccessory.height - UITabAccessory.gap)
    for child in children { child.insetsFromContainer = insetsOfBar(over: child) }
    guard current == nil, let settled, let shown = settled.viewIfLoaded,
      shown.placeSuperview === stage
    else { return }
    shown.frame = place(of: settled, in: stage.bounds)
  }

  /// The tabs as values; empty if `viewControllers` was set instead.
  open var tabs: [UITab] {
    get { ownTabs }
    set { ownTabs = newValue }
  }
  open func setTabs(_ tabs: [UITab], animated: Bool) { ownSetTabs(tabs, animated: animated) }
  /// The selected tab, which may be inside a group.
  open var selectedTab: UITab? {
    get { ownSelectedTab }
    set { ownSelectedTab = newValue }
  }
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabList.lazy.flatMap(\.all).first { $0.identifier == identifier }
  }
  /// The navigation controller with the list of tabs that do not fit in a narrow bar. A tab chosen
  /// from the list is pushed. The back button, or a tap on the More item in the bar, leads back to
  /// the list. A tab that is a navigation controller keeps its own bar, which contains the back
  /// button.
  open var moreNavigationController: UINavigationController { ownMoreNavigationController }
}

/// The view of a tab bar controller. It places the bar below the content.
@MainActor
private final class TabView: UIView {
  weak var tabBarController: UITabBarController?

  override func layoutSubviews() {
    tabBarController?.layOutBar()
  }
}

extension UITabBarController {
  /// Reports that another tab has become visible.
  func tellOfTab(_ controller: UIViewController, since start: Double?) {
    ApplicationEvent.report(Self.event(of: controller), since: start)
  }

  private static func event(of controller: UIViewController) -> ApplicationEvent {
    let word = controller.tabBarItem.title.flatMap { $0.isEmpty ? nil : $0 }
    let name = word ?? controller.eventName
    return ApplicationEvent(.choseTab, "chose the tab \(name)", of: controller, title: name)
  }
}
