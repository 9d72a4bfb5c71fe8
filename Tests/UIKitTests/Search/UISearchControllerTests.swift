import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UISearchControllerTests {
  private final class Updater: UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
  {
    var told: [String] = []
    var isResultLoaded: [Bool] = []

    func updateSearchResults(for searchController: UISearchController) {
      isResultLoaded.append(searchController.searchResultsController?.isViewLoaded ?? false)
      told.append("update “\(searchController.searchBar.text ?? "")”")
    }

    func willPresentSearchController(_ searchController: UISearchController) { told.append("will") }
    func didPresentSearchController(_ searchController: UISearchController) { told.append("did") }
    func willDismissSearchController(_ searchController: UISearchController) {
      told.append("will end")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      told.append("did end")
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      told.append("typed “\(searchText)”")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("return") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { told.append("cancel") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("editing") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let page = UIViewController()
  private let results = UIViewController()
  private let search: UISearchController
  private let updater = Updater()
  private let fingers: Fingers

  init() {
    page.title = "Letters"
    search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = updater
    search.delegate = updater
    search.searchBar.delegate = updater
    page.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    fingers = Fingers(window)
  }

  private var bar: UINavigationBar { page.navigationController!.navigationBar }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  private func tap(_ x: Double, _ y: Double) {
    fingers.down(0, x, y)
    fingers.lift()
    fingers.wait(1000)
    window.layoutIfNeeded()
  }

  @Test func `the search bar makes the navigation bar higher`() {
    expect(bar.bounds.height == 96 && page.view.safeAreaInsets.top == 96)
    expect(frame(search.searchBar), equals: CGRect(x: 0, y: 44, width: 390, height: 52))
    page.navigationItem.searchController = nil
    window.layoutIfNeeded()
    expect(bar.bounds.height, equals: 44)
  }

  @Test func `a tap on the field presents it, and the bar's titles go`() {
    tap(150, 70)
    expect(search.isActive && search.searchBar.isFirstResponder)
    expect(page.presentedViewController === search)
    // The book examples on searchable tables use in the first update what the delegate prepared.
    expect(updater.told, equals: ["editing", "will", "update “”", "did"])
    expect(bar.bounds.height == 52 && page.view.safeAreaInsets.top == 52)
    expect(frame(search.searchBar), equals: CGRect(x: 0, y: 0, width: 390, height: 52))
    expect(frame(search.view), equals: CGRect(x: 0, y: 52, width: 390, height: 792))
    expect(search.searchBar.showsCancelButton)
  }

  @Test func `results are seen as soon as there is a text`() {
    search.isActive = true
    window.advance(to: 2)
    expect(!search.showsSearchResultsController)
    updater.told = []
    search.searchBar.text = "a"
    expect(updater.told, equals: ["update “a”"])
    expect(search.showsSearchResultsController && results.parent === search)
    window.layoutIfNeeded()
    expect(results.view.bounds.size, equals: search.view.bounds.size)
    search.searchBar.text = ""
    expect(!search.showsSearchResultsController)
  }

  @Test func `what keys write is told, and so is return`() {
    tap(150, 70)
    updater.told = []
    search.searchBar.searchTextField.insertText("a")
    search.searchBar.searchTextField.insertText("\n")
    expect(updater.told, equals: ["update “a”", "typed “a”", "return"])
    expect(search.searchBar.text == "a" && search.isActive)
  }

  @Test func `the cancel button ends it, and all is as it was`() {
    tap(150, 70)
    search.searchBar.text = "a"
    window.layoutIfNeeded()
    updater.told = []
    tap(355, 26)
    expect(updater.told, equals: ["cancel", "update “”", "will end", "did end"])
    expect(!search.isActive && page.presentedViewController == nil)
    expect(search.searchBar.text == "" && !search.searchBar.isFirstResponder)
    expect(bar.bounds.height == 96 && page.view.safeAreaInsets.top == 96)
  }

  @Test func `a tap on the shade ends it, and goes through where nothing is obscured`() {
    tap(150, 70)
    tap(200, 500)
    expect(!search.isActive)
    let button = UIButton(frame: CGRect(x: 100, y: 400, width: 200, height: 200))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
    search.obscuresBackgroundDuringPresentation = false
    tap(150, 70)
    tap(200, 500)
    expect(search.isActive && taps == 1)
  }

  @Test func `another search, or none, ends the one that is active`() {
    search.isActive = true
    window.advance(to: 2)
    let other = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = other
    window.advance(to: 4)
    window.layoutIfNeeded()
    expect(!search.isActive && page.presentedViewController == nil)
    expect(updater.told.suffix(2), equals: ["will end", "did end"])
    other.isActive = true
    window.advance(to: 6)
    page.navigationItem.searchController = nil
    window.advance(to: 8)
    window.layoutIfNeeded()
    expect(!other.isActive && page.presentedViewController == nil && bar.bounds.height == 44)
  }

  @Test func `a dismissal that is taken back leaves the bar as it was`() {
    search.isActive = true
    window.advance(to: 2)
    let pan = UIPanGestureRecognizer()
    window.addGestureRecognizer(pan)
    let driver = PanTransitionDriver(dismissing: search, pan: pan, direction: .down)
    fingers.wait(2000)
    fingers.down(0, 200, 300)
    for y in stride(from: 310.0, through: 360, by: 10) { fingers.move(0, 200, y) }
    expect(driver.grip.isFollowing && !search.searchBar.showsCancelButton)
    fingers.cancel()
    fingers.wait(2000)
    window.layoutIfNeeded()
    expect(search.isActive && search.searchBar.showsCancelButton && bar.bounds.height == 52)
  }

  @Test func `words for where to search come and go with it`() {
    search.searchBar.scopeButtonTitles = ["All", "New"]
    tap(150, 70)
    expect(bar.bounds.height == 96 && search.searchBar.selectedScopeButtonIndex == 0)
    updater.told = []
    tap(300, 68)
    expect(search.searchBar.selectedScopeButtonIndex == 1 && updater.told == ["update “”"])
    search.isActive = false
    fingers.wait(1000)
    window.layoutIfNeeded()
    expect(bar.bounds.height == 96 && !search.searchBar.showsScopeBar)
  }

  @Test func `the older name of a property is the same property`() {
    let search = UISearchController(searchResultsController: nil)
    search.dimsBackgroundDuringPresentation = false
    expect(!search.obscuresBackgroundDuringPresentation)
  }

  @Test func `the first update comes after the delegate, when the results are loaded`() throws {
    search.isActive = true
    fingers.wait(1000)
    let will = try #require(updater.told.firstIndex(of: "will"))
    let update = try #require(updater.told.firstIndex(of: "update “”"))
    expect(will < update)
    expect(updater.isResultLoaded.first == true)
  }

  @Test func `a search in a popover points at its bar, and has the same calls`() {
    search.modalPresentationStyle = .popover
    search.isActive = true
    fingers.wait(1000)
    expect(search.isActive && search.popoverPresentationController?.sourceView === search.searchBar)
    expect(updater.told.contains("will") && updater.told.contains("update “”"))
    search.isActive = false
    fingers.wait(1000)
    expect(!search.isActive && updater.told.contains("will end"))
  }
}
