import Foundation

// A tab that has no room in the bar is shown on the stack of the list of such tabs.
extension UITabBarController {
  /// Who is in sight where a tab is selected: the tab, or the navigation controller that has it on its stack.
  func stand(for controller: UIViewController?) -> UIViewController? {
    guard let controller, listedControllers.contains(controller) else { return controller }
    return moreNavigationController
  }

  /// The tab that is selected where that is in sight; the list's navigation controller where nothing is on the list.
  func selection(in shown: UIViewController?) -> UIViewController? {
    guard let more = moreIfMade, shown === more else { return shown }
    return tabOnList ?? more
  }

  /// The page on the list that is a tab, or has one.
  private var pageOnList: UIViewController? { moreIfMade?.viewControllers.dropFirst().first }

  private var tabOnList: UIViewController? {
    (pageOnList as? MorePage)?.held ?? pageOnList
  }

  /// Puts the tab that is selected on the list where it belongs there. One that is still in sight elsewhere comes
  /// later.
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

  /// Takes a tab off the list that has its own place in the bar, or is none any more.
  func clearMore() {
    guard let more = moreIfMade, let list = more.viewControllers.first, let tab = tabOnList,
      !listedControllers.contains(tab)
    else { return }
    tabLastOnList = nil
    more.setViewControllers([list], animated: false)
    takeBack()
  }

  /// The stack of the list is what it was asked to be. Its user may have gone back to the list.
  fileprivate func listHasSettled() {
    if let left = tabLastOnList, tabOnList == nil {
      tabLastOnList = nil
      if left === selectedViewController { listIsSelected() }
    }
    takeBack()
    proceed()
  }

  /// Tabs that are on the list no more are this one's own children again.
  private func takeBack() {
    guard let more = moreIfMade else { return }
    for tab in controllers where tab !== tabOnList {
      if let page = tab.ownParent as? MorePage, page.ownParent == nil { page.letGo() }
      // One that was never seen there leaves with nobody's help.
      let isFree = tab.ownParent == nil || tab.ownParent === more && !more.isViewLoaded
      guard isFree else { continue }
      adopt(tab)
      tab.didMove(toParent: self)
      tab.passage.isMovingToParent = false
    }
  }

  /// Whether a tab is on the list's stack, or about to leave it, and not this one's child.
  func isOnList(_ controller: UIViewController) -> Bool {
    controller.ownParent is MorePage || moreIfMade.map { controller.ownParent === $0 } ?? false
  }
}

/// Has the list of tabs, and the one that was chosen in it.
@MainActor
final class MoreNavigationController: UINavigationController {
  weak var tabs: UITabBarController?

  override func stackHasSettled() { tabs?.listHasSettled() }
}

/// Has a navigation controller on the stack of the list. Its own bar is the one that is seen, and leads back to the
/// list.
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

  /// The list's item, to which the held one's back button leads.
  var itemBelow: UINavigationItem? { navigationController?.viewControllers.first?.navigationItem }
}
