import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@testable import UIKit

/// Tokens in a search field, suggestions below it, and a search without a presentation.
@MainActor
struct SearchTokenTests {
  @Test func `tokens stand before the text, and deleting removes them from the last one on`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    window.isHidden = false
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    window.addSubview(field)
    let plain = field.textRect(forBounds: field.bounds).minX
    let red = UISearchToken(icon: UIImage(systemName: "star"), text: "red")
    red.representedObject = 3
    field.insertToken(red, at: 0)
    field.insertToken(UISearchToken(icon: nil, text: "blue"), at: 0)
    expect(field.tokens.map(\.text), equals: ["blue", "red"])
    expect(field.textRect(forBounds: field.bounds).minX, isAbove: plain + 40)
    field.text = "x"
    expect(field.text(in: field.textualRange), equals: "x")
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.becomeFirstResponder()
    field.deleteBackward()
    expect(field.text == "" && field.tokens.count == 2 && changes == 1)
    field.deleteBackward()
    expect(field.tokens.map(\.text) == ["blue"] && changes == 2)
    field.allowsDeletingTokens = false
    field.deleteBackward()
    expect(field.tokens.count, equals: 1)
    field.removeToken(at: 0)
    expect(field.textRect(forBounds: field.bounds).minX, equals: plain)
    field.resignFirstResponder()
  }

  private final class Updater: UISearchResultsUpdating {
    var heard: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      heard.append("text \(searchController.searchBar.text ?? "")")
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { heard.append("chose \(searchSuggestion.localizedSuggestion ?? "")") }
  }

  @Test func `a tap on a suggestion tells the updater`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let page = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    page.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    window.advance(to: 1)
    search.isActive = true
    window.advance(to: 2)
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "cats")]
    window.layoutIfNeeded()
    updater.heard = []
    let top = search.view.convert(CGPoint.zero, to: nil).y
    let fingers = Fingers(window, startingAt: 2)
    fingers.down(0, 40, Double(top) + 20)
    fingers.lift()
    expect(updater.heard, equals: ["chose cats"])
    search.searchSuggestions = nil
    search.isActive = false
    window.advance(to: 4)
  }

  @Test func `a search container shows the bar and the results in its own view`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let updater = Updater()
    search.searchResultsUpdater = updater
    let container = UISearchContainerViewController(searchController: search)
    window.rootViewController = container
    window.makeKeyAndVisible()
    window.advance(to: 1)
    expect(search.searchBar.isDescendant(of: container.view))
    expect(search.isActive)
    search.searchBar.text = "cat"
    window.layoutIfNeeded()
    expect(updater.heard, equals: ["text cat"])
    expect(results.viewIfLoaded?.window === window && results.view.isHidden == false)
    expect(
      results.view.convert(CGPoint.zero, to: container.view).y, equals: search.searchBar.frame.maxY)
  }
}
