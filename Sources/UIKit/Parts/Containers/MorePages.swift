import Foundation

// A tab without room in the bar is shown on the navigation stack of the More list.
extension UITabBarController {
  /// Returns the controller that is visible when a tab is selected: the tab itself, or the More
  /// navigation controller that has the tab on its stack.
  func stand(for controller: UIViewController?) -> UIViewController? {
    guard let controller, listedControllers.contains(controller) else { return controller }
    return moreNavigationController
  }

  /// Returns the selected tab for a visible controller. It is the More navigation controller if
  /// only the list is visible.
  func selection(in shown: UIViewController?) -> UIViewController? {
    guard let more = moreIfMade, shown === more else { return shown }
    return tabOnList ?? more
  }

  /// The page on the More stack that is a tab or contains one.
  private var pageOnList: UIViewController? { moreIfMade?.viewControllers.dropFirst().first }

  private var tabOnList: UIViewController? {
    (pageOnList as? MorePage)?.held ?? pageOnList
  }

  /// Pushes the selected tab onto the More stack if the tab belongs there. A tab that is still
  /// visible elsewhere is pushed later.
  func arrangeMore(for wanted: UIViewController?, animated: Bool) {
    guard let wanted, tabOnList !== wanted, listedControllers.contains(wanted),
      !childrenInSight.contains(wanted),
      let list = moreNavigationController.viewControllers.first
    else { return }
    let page = (wanted as? UINavigationController).map { MorePage($0) } ?? wanted
    tabLastOnList = wanted
    moreNavigationController.setViewControllers([list, page], animated: animated)
    takeBack()
  }

  /// Removes a tab from the More stack if it now has a place in the bar, or is no longer a tab.
  func clearMore() {
    guard let more = moreIfMade, let list = more.viewControllers.first, let tab = tabOnList,
      !listedControllers.contains(tab)
    else { return }
    tabLastOnList = nil
    more.setViewControllers([list], animated: false)
    takeBack()
  }

  /// Updates the selection after the More stack has settled. The user may have gone back to the
  /// list.
  fileprivate func listHasSettled() {
    if let left = tabLastOnList, tabOnList == nil {
      tabLastOnList = nil
      if left === selectedViewController { listIsSelected() }
    }
    takeBack()
    proceed()
  }

  /// Makes the tabs that have left the More stack direct children of this controller again.
  private func takeBack() {
    guard let more = moreIfMade else { return }
    for tab in controllers where tab !== tabOnList {
      if let page = tab.ownParent as? MorePage, page.ownParent == nil { page.letGo() }
      // A tab that was never visible on the More stack has no transition that would remove it.
      let isFree = tab.ownParent == nil || tab.ownParent === more && !more.isViewLoaded
      guard isFree else { continue }
      adopt(tab)
      tab.didMove(toParent: self)
      tab.passage.isMovingToParent = false
    }
  }

  /// Returns whether a tab is on the More stack, or about to leave it, instead of being a child of
  /// this controller.
  func isOnList(_ controller: UIViewController) -> Bool {
    controller.ownParent is MorePage || moreIfMade.map { controller.ownParent === $0 } ?? false
  }
}

/// The navigation controller with the list of tabs and the tab chosen from it.
@MainActor
final class MoreNavigationController: UINavigationController {
  weak var tabs: UITabBarController?

  override func stackHasSettled() { tabs?.listHasSettled() }
}

/// A page on the More stack that contains a navigation controller. The inner controller's bar is
/// the visible one, and its back button leads to the list.
@MainActor
final class MorePage: UIViewController {
  let held: UINavigationController

  init(_ held: UINavigationController) {
    self.held = held
    super.init(nibName: nil, bundle: nil)
    addChild(held)
    held.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    held.view.frame = view.bounds
    held.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(held.view)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
    held.navigationBar.buttonChanged()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let list = navigationController, list.topViewController !== self else { return }
    list.setNavigationBarHidden(false, animated: animated)
  }

  func letGo() {
    guard held.ownParent === self else { return }
    held.willMove(toParent: nil)
    held.viewIfLoaded?.removeFromSuperview()
    held.removeFromParent()
    held.navigationBar.buttonChanged()
  }

  /// The navigation item of the list, to which the inner bar's back button leads.
  var itemBelow: UINavigationItem? { navigationController?.viewControllers.first?.navigationItem }
}
