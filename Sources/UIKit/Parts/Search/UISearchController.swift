import Foundation

/// Searches the content of a view controller. It shows a search bar and, while it is active, the
/// results over the content.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open private(set) var searchResultsController: UIViewController?
  open private(set) lazy var searchBar: UISearchBar = makeSearchBar()
  /// Whether the content is dimmed until results are shown.
  open var obscuresBackgroundDuringPresentation = true { didSet { update() } }
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar hides its titles and buttons while the search is active.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the results are shown as soon as the search text is not empty.
  open var automaticallyShowsSearchResultsController = true { didSet { update() } }
  /// Whether the results are visible. Setting this property turns
  /// `automaticallyShowsSearchResultsController` off and shows or hides the results.
  open var showsSearchResultsController: Bool {
    get { areResultsShown }
    set {
      automaticallyShowsSearchResultsController = false
      wantsResults = newValue
      update()
    }
  }
  open var automaticallyShowsCancelButton = true
  /// Whether the scope buttons appear when the search becomes active and disappear when it ends.
  open var automaticallyShowsScopeBar = true
  /// The placement of the search bar; always below the titles.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  /// Proposed searches, which are shown over the content while there are any. A tap on one calls
  /// the results updater.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { update() } }
  /// Whether no suggestions are shown, as the search bar is below the titles.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { update() } }
  private lazy var suggestionList = SearchSuggestionList { [weak self] in self?.choose($0) }

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
    // Programs add the bar to a view, or make it the header of a table, without a size of their
    // own.
    bar.frame.size = bar.sizeThatFits(UIScreen.main.bounds.size)
    bar.autoresizingMask = .flexibleWidth
    bar.placeholder = "Search"
    bar.controller = self
    return bar
  }

  open override func loadView() {
    let view = SearchView(frame: likelyBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    // Our value: the content stays visible.
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

  /// Whether the search is active. Setting this property presents or dismisses the search
  /// controller, animated.
  open var isActive: Bool {
    get { isContained || presentation.presenting != nil && !passage.isBeingDismissed }
    set { newValue ? activate() : deactivate() }
  }

  /// Whether a `UISearchContainerViewController` shows the search without a presentation.
  private var isContained: Bool { parent is UISearchContainerViewController }

  private func activate() {
    guard !isContained, presentation.presenting == nil, let host, host.viewIfLoaded?.window != nil
    else { return }
    delegate?.presentSearchController(self)
    if presentation.presenting == nil {
      // Presents over the content of the host, but below the bar that contains the search field.
      let defined = host.definesPresentationContext
      host.definesPresentationContext = true
      pointAtBar()
      host.present(self, animated: true)
      host.definesPresentationContext = defined
    }
    guard presentation.presenting != nil else { return }
    searchBar.becomeFirstResponder()
    // The own presentation controller calls it when the presentation begins.
    if !isPresentedByConductor { willChange(active: true) }
  }

  /// Whether the search controller is presented over the content, and not by a style of the
  /// application.
  private var isPresentedByConductor: Bool { modalPresentationStyle == .custom }

  /// Lets a popover with the results point at the search bar, unless it has a place to point at.
  private func pointAtBar() {
    guard modalPresentationStyle == .popover, let popover = popoverPresentationController,
      popover.sourceItem == nil, popover.barButtonItem == nil, popover.sourceView == nil
    else { return }
    popover.sourceView = searchBar
  }

  private func deactivate() {
    guard isActive, let presenting = presentation.presenting else { return }
    searchBar.resignFirstResponder()
    searchBar.text = ""
    if !isPresentedByConductor { willChange(active: false) }
    presenting.dismiss(animated: true)
  }

  /// The view controller whose navigation item or view contains the search bar.
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

  /// Updates the results after the search text or the selected scope has changed.
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
    updateSuggestions(in: view)
  }

  private func updateSuggestions(in view: UIView) {
    let shown = ignoresSearchSuggestionsForSearchBarPlacementStacked ? [] : searchSuggestions ?? []
    guard !shown.isEmpty || suggestionList.superview != nil else { return }
    suggestionList.show(shown)
    suggestionList.isHidden = shown.isEmpty
    suggestionList.frame = view.bounds
    suggestionList.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(suggestionList)
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
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
    guard active else { return }
    // The updater may use what the results or the delegate have prepared.
    searchResultsController?.loadViewIfNeeded()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Shows or hides the cancel button and the scope buttons, which are in the bar only while the
  /// search is active.
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

/// The view over the searched content. Touches pass through it while all of its subviews are
/// hidden.
@MainActor
private final class SearchView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && subviews.contains { !$0.isHidden }
  }
}

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins and whenever its text or its selected scope changes.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user has tapped a suggestion. Optional.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Receives the beginning and the end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  /// Presents the search controller with a custom presentation. If the delegate presents nothing,
  /// the search controller presents itself.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
