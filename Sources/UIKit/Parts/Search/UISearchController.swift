import Foundation

/// Searches in what a view controller shows: a search bar, and results over the content while it is active.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open private(set) var searchResultsController: UIViewController?
  open private(set) lazy var searchBar: UISearchBar = makeSearchBar()
  /// Whether a shade lies over the content until there are results.
  open var obscuresBackgroundDuringPresentation = true { didSet { update() } }
  /// Whether titles and buttons of the navigation bar go while it is active.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether results are shown as soon as there is a text.
  open var automaticallyShowsSearchResultsController = true { didSet { update() } }
  /// Whether results are seen. Setting it shows or hides them from then on.
  open var showsSearchResultsController: Bool {
    get { areResultsShown }
    set {
      automaticallyShowsSearchResultsController = false
      wantsResults = newValue
      update()
    }
  }
  open var automaticallyShowsCancelButton = true
  /// Whether the words for where to search come and go with it.
  open var automaticallyShowsScopeBar = true
  /// Where the bar is; below the titles.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  weak var item: UINavigationItem?
  private var wantsResults = false
  private let shade = UIView()
  private let conductor = SearchConductor()

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    searchResultsController = nil
    super.init(coder: coder)
    prepare()
    coder.endObject(self)
  }

  private func prepare() {
    modalPresentationStyle = .custom
    transitioningDelegate = conductor
  }

  private func makeSearchBar() -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.placeholder = "Search"
    bar.controller = self
    return bar
  }

  open override func loadView() {
    let view = SearchView(frame: likelyBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
    shade.frame = view.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.isActive = false }
    shade.addGestureRecognizer(tap)
    view.addSubview(shade)
    update()
  }

  // MARK: Active or not

  /// Setting it presents the controller, or dismisses it, animated.
  open var isActive: Bool {
    get { presentation.presenting != nil && !passage.isBeingDismissed }
    set { newValue ? activate() : deactivate() }
  }

  private func activate() {
    guard presentation.presenting == nil, let host, host.viewIfLoaded?.window != nil else { return }
    delegate?.presentSearchController(self)
    if presentation.presenting == nil {
      // Over what the host shows, and below the bar that has the field.
      let defined = host.definesPresentationContext
      host.definesPresentationContext = true
      host.present(self, animated: true)
      host.definesPresentationContext = defined
    }
    guard presentation.presenting != nil else { return }
    searchBar.becomeFirstResponder()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func deactivate() {
    guard isActive, let presenting = presentation.presenting else { return }
    searchBar.resignFirstResponder()
    searchBar.text = ""
    presenting.dismiss(animated: true)
  }

  /// Who has the bar.
  private var host: UIViewController? {
    if let owner = item?.owner { return owner }
    var responder: UIResponder? = searchBar.next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  // MARK: Results

  /// The text or where to search has become another one.
  func searchChanged() {
    update()
    if isActive { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  private var areResultsShown: Bool {
    searchResultsController?.viewIfLoaded?.superview != nil
      && searchResultsController?.viewIfLoaded?.isHidden == false
  }

  private func update() {
    guard let view = loadedView as? SearchView else { return }
    let hasText = !(searchBar.text ?? "").isEmpty
    let shows =
      searchResultsController != nil
      && (automaticallyShowsSearchResultsController ? hasText : wantsResults)
    if shows { addResults(to: view) }
    searchResultsController?.viewIfLoaded?.isHidden = !shows
    shade.isHidden = !obscuresBackgroundDuringPresentation || shows
  }

  private func addResults(to view: UIView) {
    guard let results = searchResultsController, results.ownParent !== self else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: self)
  }

  // MARK: With the bar

  func willChange(active: Bool) {
    active
      ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self)
    showParts(active: active)
  }

  /// The button and the words that are in the bar while it is active.
  func showParts(active: Bool) {
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = active }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil {
      searchBar.showsScopeBar = active
    }
  }

  func didChange(active: Bool) {
    active ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
  }
}

/// What lies over the content: touches go through where nothing is seen of it.
@MainActor
private final class SearchView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && subviews.contains { !$0.isHidden }
  }
}

/// Shows what somebody searches for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The search has begun, or its text or where to search has become another one.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears that a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  /// Presents it in a way of one's own; where it does not, it is presented as usual.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
