import Foundation

extension UITabBarController {
  /// The number of tabs that fit in a narrow bar.
  private static let mostTabs = 5

  /// Whether the last item of the bar leads to a list of the tabs that do not fit.
  var hasMore: Bool {
    controllers.count > Self.mostTabs && traitCollection.horizontalSizeClass == .compact
  }

  var ownMoreNavigationController: UINavigationController {
    if let moreIfMade { return moreIfMade }
    let list = MoreList(of: self)
    let more = MoreNavigationController(rootViewController: list)
    more.tabs = self
    more.tabBarItem = UITabBarItem(
      title: "More", image: UIImage(systemName: "ellipsis"), selectedImage: nil)
    moreIfMade = more
    return more
  }

  /// The controllers whose items are in the bar.
  var barControllers: [UIViewController] {
    hasMore
      ? Array(controllers.prefix(Self.mostTabs - 1)) + [moreNavigationController] : controllers
  }

  var listedControllers: [UIViewController] {
    hasMore ? Array(controllers.dropFirst(Self.mostTabs - 1)) : []
  }

  func showItems() {
    if hasMore, moreNavigationController.parent !== self {
      adopt(moreNavigationController)
      moreNavigationController.didMove(toParent: self)
      moreNavigationController.passage.isMovingToParent = false
    }
    let items = barControllers.compactMap { $0.tabBarItem }
    if items != tabBar.items ?? [] { tabBar.items = items }
    (moreIfMade?.viewControllers.first as? MoreList)?.listChanged()
  }

  /// Updates the bar after the horizontal size class has changed: it may now have room for all
  /// tabs, or no longer.
  func roomChanged() {
    let before = tabBar.items?.count
    showItems()
    guard tabBar.items?.count != before, let shown = selectedViewController else { return }
    selectAnew(!hasMore && shown === moreIfMade ? controllers.first ?? shown : shown)
  }

  fileprivate func choose(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    select(controller, isPushed: true)
    delegate?.tabBarController(self, didSelect: controller)
  }
}

/// The More list: a table with a row for each tab that does not fit in the bar.
@MainActor
private final class MoreList: UITableViewController {
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  private static let cell = "More"

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  func listChanged() {
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.listedControllers.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let item = tabs?.listedControllers[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let tabs, tabs.listedControllers.indices.contains(indexPath.row) else { return }
    tabs.choose(tabs.listedControllers[indexPath.row])
  }
}

extension UITabBarController {
  /// The condition for minimizing the bar.
  public enum MinimizeBehavior: Int, Hashable, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }

  /// The sidebar with tabs. It is not shown here.
  @preconcurrency @MainActor
  public final class Sidebar: NSObject {
    public enum Layout: Int, Hashable, Sendable {
      case automatic, overlap, tile
    }

    @Inert("there is no sidebar")
    public var isHidden = true
    @Inert("there is no sidebar")
    public var preferredLayout = Layout.automatic
    @Inert("there is no sidebar")
    public var headerContentConfiguration: Any?
    @Inert("there is no sidebar")
    public var footerContentConfiguration: Any?
    public weak var delegate: AnyObject? {
      didSet { inert("there is no sidebar") }
    }
  }

  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
    guard animated, let view = viewIfLoaded, view.window != nil else { return }
    bottomAccessory?.contentView.alpha = 0
    UIView.animate(withDuration: Double(UINavigationController.hideShowBarDuration)) {
      view.layoutIfNeeded()
      bottomAccessory?.contentView.alpha = 1
    }
  }

  func accessoryChanged(from old: UITabAccessory?) {
    guard let view = loadedView else { return }
    if let old, old !== bottomAccessory { old.contentView.removeFromSuperview() }
    if let content = bottomAccessory?.contentView, content.superview !== view {
      view.insertSubview(content, belowSubview: tabBar)
    }
    view.setNeedsLayout()
  }
}

/// A view above a tab bar.
@preconcurrency @MainActor
public final class UITabAccessory: NSObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

  /// The height in points, including the gap below the accessory.
  static let height: CGFloat = 56
  static let gap: CGFloat = 8
  static let margin: CGFloat = 16
}
