import Foundation

/// A tab in the style of iOS 18: a title, an image and a view controller.
///
/// Here tabs are always shown in a tab bar, at every size. The provider is called when the tab
/// first becomes part of `tabs`, not when it is first selected.
@preconcurrency @MainActor
open class UITab: IdentityHashable {
  open private(set) var identifier: String
  open var title: String { didSet { dress() } }
  open var image: UIImage? { didSet { dress() } }
  open var subtitle: String?
  open var badgeValue: String? { didSet { dress() } }
  open var userInfo: Any?
  /// Whether the tab is left out of the bar. A hidden tab can still be selected.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } }
  }
  @Inert("nobody customizes tabs")
  open var allowsHiding = false
  @Inert("nobody customizes tabs")
  open var preferredPlacement = Placement.automatic

  public enum Placement: Int, Hashable, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  open internal(set) weak var parent: UITabGroup?
  weak var owner: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var provided: UIViewController?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }

  /// The tab bar controller that the tab, or the group above it, belongs to.
  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

  /// The view controller, created by the provider on first access.
  open var viewController: UIViewController? {
    if provided == nil, let made = provider?(self) {
      provided = made
      dress()
    }
    return provided
  }

  /// The controller that the bar shows for the tab.
  var shown: UIViewController? { viewController }

  /// Returns whether the tab bar shows, or may show, this controller for the tab.
  func holds(_ controller: UIViewController) -> Bool { provided === controller }

  /// Prepares the shown controller. Called when the tab joins a tab bar controller and when its
  /// content changes.
  func arrange() {}

  /// The tab itself and all tabs in it.
  var all: [UITab] { [self] }

  /// The tab inside this tab that is to be visible.
  var selected: UITab { self }

  /// The tab with the title and image that the bar shows for this tab. A group without a navigation
  /// controller has one item for all of its children.
  var face: UITab {
    guard let parent, parent.managingNavigationController == nil else { return self }
    return parent.face
  }

  func dress() {
    if let item = provided?.tabBarItem { face.dress(item) }
  }

  func dress(_ item: UITabBarItem) {
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
  }
}

/// A group of tabs. In a bar it is one tab, which shows the child that was selected last.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      adopt()
      changed()
    }
  }

  /// The child that is selected first; nil selects the first child.
  open var defaultChildIdentifier: String?
  /// A navigation controller that shows the selected child's view controller. Pages pushed on it
  /// stay until another child is selected.
  open var managingNavigationController: UINavigationController? {
    didSet { if managingNavigationController !== oldValue { changed() } }
  }
  private var chosen: UITab?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() {
    for child in children { child.parent = self }
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { child in
      child.identifier == identifier
        ? child : (child as? UITabGroup)?.tab(forIdentifier: identifier)
    }.first
  }

  open var selectedChild: UITab? {
    get {
      if let chosen, children.contains(where: { $0 === chosen }) { return chosen }
      return children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }
    set {
      guard newValue == nil || children.contains(where: { $0 === newValue }) else {
        Misuse.stop("the tab \(newValue?.identifier ?? "") is no child of \(identifier)")
      }
      let before = selectedChild
      chosen = newValue
      if selectedChild !== before { changed() }
    }
  }

  override var shown: UIViewController? {
    managingNavigationController ?? viewController ?? selectedChild?.shown
  }

  override func holds(_ controller: UIViewController) -> Bool {
    super.holds(controller) || managingNavigationController === controller
      || children.contains { $0.holds(controller) }
  }

  private func changed() {
    guard let tabBarController else { return }
    arrange()
    tabBarController.tabsChanged()
  }

  override func arrange() {
    for child in children { child.arrange() }
    managingNavigationController?.setViewControllers(
      [viewController, selectedChild?.shown].compactMap { $0 }, animated: false)
    dress()
  }

  override func dress() {
    super.dress()
    if let item = (managingNavigationController ?? selectedChild?.shown)?.tabBarItem {
      face.dress(item)
    }
  }

  override var all: [UITab] { [self] + children.flatMap(\.all) }

  override var selected: UITab { selectedChild?.selected ?? self }
}

/// A tab that leads to a search.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  @Inert("no search field can be activated")
  open var automaticallyActivatesSearch = false

  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}
