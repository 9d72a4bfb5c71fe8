import Expectations
import Testing
import UIKit
import ViewTesting

/// The bar at the beginning and at the end of a search: some views move, the others stay.
@MainActor
struct SearchBarMovementTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let page = UIViewController()
  private let search = UISearchController(searchResultsController: nil)
  private let reply = UIBarButtonItem(barButtonSystemItem: .reply, target: nil, action: nil)

  init() {
    page.title = "Letters"
    page.navigationItem.rightBarButtonItem = reply
    page.navigationItem.searchController = search
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.advance(to: 1)
  }

  private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all($0) } }

  private func label(_ text: String) throws -> UILabel {
    let bar = try #require(page.navigationController?.navigationBar)
    return try #require(
      all(bar).lazy.compactMap { $0 as? UILabel }.last { $0.text == text }, "“\(text)”")
  }

  private func pass(to second: Double) {
    for step in 1...60 { window.advance(to: second - 1 + Double(step) / 60) }
  }

  @Test func `titles and buttons come back where they belong`() throws {
    search.isActive = true
    pass(to: 2)
    search.isActive = false
    window.advance(to: 2.15)
    let title = try label("Letters").layer
    expect(title.seen.bounds.width, equals: title.bounds.width)
    let bar = try #require(page.navigationController?.navigationBar)
    let button = try #require(all(bar).last { "\(type(of: $0))" == "BarButton" })
    expect(button.layer.seen.position.x, equals: button.layer.position.x)
    expect(title.bounds.width > 0 && button.layer.position.x > 300)
  }

  @Test func `the cancel button comes from beside the bar with its whole text`() throws {
    let cancel = try label("Cancel")
    let width = cancel.bounds.width
    expect(width, isAbove: 20)
    search.isActive = true
    window.advance(to: 1.15)
    expect(cancel.layer.seen.bounds.width, equals: width)
    let x = cancel.layer.seen.convert(CGPoint.zero, to: window.layer).x
    pass(to: 2.15)
    expect(x, isAbove: cancel.convert(CGPoint.zero, to: window).x)
  }

  @Test func `the scopes fade in`() {
    let scopes = all(search.searchBar).lazy.compactMap { $0 as? UISegmentedControl }.first
    search.isActive = true
    window.advance(to: 1.15)
    let opacity = scopes?.layer.seen.opacity ?? 0
    expect(opacity > 0 && opacity < 1, "\(opacity)")
    pass(to: 2.15)
    expect(scopes?.layer.seen.opacity, equals: 1)
  }
}
