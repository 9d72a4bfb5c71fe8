import Foundation

/// A tab as iOS 18 has it: a title and an image, and a view controller that comes with them.
///
/// A bar is what they are shown in here, at every size. The provider is called when the tab is first in
/// `tabs`, not when it is first selected.
@preconcurrency @MainActor
open class UITab: IdentityHashable {
  open private(set) var identifier: String
  open var title: String { didSet { dress() } }
  open var image: UIImage? { didSet { dress() } }
  open var subtitle: String?
  open var badgeValue: String? { didSet { dress() } }
  open var userInfo: Any?
  /// One that is hidden is in no bar. It may still be selected.
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

  /// The tab bar controller whose tab it is, or a group above it.
  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

  /// Made by the provider when it is first asked for.
  open var viewController: UIViewController? {
    if provided == nil, let made = provider?(self) {
      provided = made
      dress()
    }
    return provided
  }

  /// The controller that the bar shows for it.
  var shown: UIViewController? { viewController }

  /// Whether that is shown for it, or may be.
  func holds(_ controller: UIViewController) -> Bool { provided === controller }

  /// Makes what is shown of it ready; when it comes to a controller, and when what is in it changes.
  func arrange() {}

  /// Itself, and those in it.
  var all: [UITab] { [self] }

  /// The one in it that is to be seen.
  var selected: UITab { self }

  /// The one whose title and image the bar shows for it: a group without a navigation controller has one
  /// item for all of its children.
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

/// Tabs that belong together: in a bar they are one tab, which shows the child that was selected last.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      adopt()
      changed()
    }
  }

  /// The child that is selected where none was yet; nil for the first.
  open var defaultChildIdentifier: String?
  /// Shows the selected child's view controller on the group's own. What is pushed and popped on it meanwhile
  /// stays until another child is selected.
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
