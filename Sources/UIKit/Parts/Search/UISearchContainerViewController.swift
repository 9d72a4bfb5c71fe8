import Foundation

/// Shows a search bar at the top and the search's results below it, without a presentation.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  open private(set) var searchController: UISearchController

  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    searchController = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
    coder.endObject(self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchController.searchBar)
    addChild(searchController)
    view.addSubview(searchController.view)
    searchController.didMove(toParent: self)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bar = searchController.searchBar
    let top = view.safeAreaInsets.top
    let height = bar.sizeThatFits(view.bounds.size).height
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    searchController.view.frame = view.bounds.inset(
      by: UIEdgeInsets(top: top + height, left: 0, bottom: 0, right: 0))
  }
}
