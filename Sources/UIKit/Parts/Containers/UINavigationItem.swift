import Foundation
import QuartzCore

/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String? {
    get {
      noteRead("title")
      return ownTitle
    }
    set {
      changing(["title"]) {
        ownTitle = newValue
        changed()
      }
    }
  }
  private var ownTitle: String?
  open var prompt: String? {
    get {
      noteRead("prompt")
      return ownPrompt
    }
    set { changing(["prompt"]) { ownPrompt = newValue } }
  }
  private var ownPrompt: String? { didSet { changed() } }
  open var titleView: UIView? {
    get {
      noteRead("titleView")
      return ownTitleView
    }
    set { changing(["titleView"]) { ownTitleView = newValue } }
  }
  private var ownTitleView: UIView? { didSet { changed() } }
  /// The view that replaces the large title, with the height of a large title.
  open var largeTitleView: UIView? { didSet { changed() } }
  /// The text in the line below the title.
  open var subtitle: String? { didSet { changed() } }
  /// The text of the large title; nil uses `title`.
  open var largeTitle: String? { didSet { changed() } }

  // MARK: The way back

  /// The button that leads back to this item. The bar shows it while the item above is on top.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var backButtonTitle: String? { didSet { changed() } }
  /// The kind of text in the back button that leads to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  open var hidesBackButton: Bool {
    get {
      noteRead("hidesBackButton")
      return ownHidesBackButton
    }
    set { changing(["hidesBackButton"]) { ownHidesBackButton = newValue } }
  }
  private var ownHidesBackButton: Bool = false { didSet { changed() } }
  /// The action that the back button performs instead of going back.
  open var backAction: UIAction? { didSet { changed() } }

  // MARK: Buttons

  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get {
      noteRead("leftBarButtonItems")
      return ownLeftBarButtonItems
    }
    set { changing(["leftBarButtonItems"]) { ownLeftBarButtonItems = newValue } }
  }
  private var ownLeftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get {
      noteRead("rightBarButtonItems")
      return ownRightBarButtonItems
    }
    set { changing(["rightBarButtonItems"]) { ownRightBarButtonItems = newValue } }
  }
  private var ownRightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The groups after the back button and the left items.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// The groups in the middle. They are in the overflow menu if the bar is narrow or the style is
  /// `navigator`.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// The groups before the right items. The last one is the outermost.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// The outermost group. It is never in the overflow menu.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { changed() } }
  /// Additional elements of the overflow menu.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }
  @Inert("nobody customizes a bar")
  open var customizationIdentifier: String?

  // MARK: Looks

  /// The arrangement of title and buttons in the bar.
  open var style = ItemStyle.navigator { didSet { changed() } }
  /// The condition for a large title. `automatic` follows the previous item in the stack.
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get {
      noteRead("largeTitleDisplayMode")
      return ownLargeTitleDisplayMode
    }
    set { changing(["largeTitleDisplayMode"]) { ownLargeTitleDisplayMode = newValue } }
  }
  private var ownLargeTitleDisplayMode: LargeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { changed() }
  }
  /// The bar's appearance while this item is on top; nil uses the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  @Inert("a low bar looks like the others")
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  @Inert("a low bar looks like the others")
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  // MARK: The title's menu, documents

  /// Returns the menu that a tap on the title opens. Its argument, the menu elements that the
  /// system suggests, is always empty here.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { inert("nothing types a new name into the title") }
  }
  @Inert("the title's menu shows no document")
  open var documentProperties: UIDocumentProperties?

  // MARK: Searching

  /// The search controller. The bar shows its search bar below the title, and the view controller
  /// of this item presents it.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      // The search is ended because its bar, with which the user could end it, disappears.
      oldValue?.isActive = false
      if oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
      changed()
      bar?.navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }
  @Inert("nothing scrolls below the bar")
  open var hidesSearchBarWhenScrolling = true
  @Inert("the search bar is always below the title")
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  weak var bar: UINavigationBar?
  weak var owner: UIViewController?

  public init(title: String) {
    ownTitle = title
    super.init()
  }

  public override init() { super.init() }

  /// Creates an empty item for a storyboard, whose reader then sets the properties.
  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init()
    coder.endObject(self)
  }

  open override nonisolated var description: String {
    ObjectText.of(self) { "\(type(of: self))\(title.map { " “\($0)”" } ?? "")" }
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item on the right side of the bar.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  func changed() {
    bar?.itemChanged()
  }
}
