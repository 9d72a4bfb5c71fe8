import Foundation
import QuartzCore

/// What a navigation bar shows for a view controller.
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
  /// Shown in the place of the large title, in the height that it has then.
  open var largeTitleView: UIView? { didSet { changed() } }
  /// A line below the title.
  open var subtitle: String? { didSet { changed() } }
  /// Shown large in the place of the title.
  open var largeTitle: String? { didSet { changed() } }

  // MARK: The way back

  /// Shown in the bar when this item is the one that the back button leads to.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var backButtonTitle: String? { didSet { changed() } }
  /// What the back button that leads to this item says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  open var hidesBackButton: Bool {
    get {
      noteRead("hidesBackButton")
      return ownHidesBackButton
    }
    set { changing(["hidesBackButton"]) { ownHidesBackButton = newValue } }
  }
  private var ownHidesBackButton: Bool = false { didSet { changed() } }
  /// Done by the back button in the place of going back.
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
  /// After the back button and the left items.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// In the middle where the bar is wide and its style is not the navigator's; else in the overflow menu.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// Before the right items; the last one is the outermost.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// Outermost of all, and never in the overflow menu.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { changed() } }
  /// More rows of the overflow menu.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }
  @Inert("nobody customizes a bar")
  open var customizationIdentifier: String?

  // MARK: Looks

  /// How title and buttons share the bar.
  open var style = ItemStyle.navigator { didSet { changed() } }
  /// By itself as the one before it in the stack.
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
  /// The bar's looks while this item is on top; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  @Inert("a low bar looks like the others")
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  @Inert("a low bar looks like the others")
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  // MARK: The title's menu, documents

  /// A tap on the title opens the menu that it answers; it is given what the system suggests, which is
  /// nothing here.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { inert("nothing types a new name into the title") }
  }
  @Inert("the title's menu shows no document")
  open var documentProperties: UIDocumentProperties?

  // MARK: Searching

  /// Its search bar is shown below the title, and it is presented by the view controller that has this item.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      // Its bar, by which the user could end it, goes.
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

  /// As a storyboard makes it, which sets what it says afterwards.
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

  /// The outermost one.
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
