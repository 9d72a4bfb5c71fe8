import Expectations
import Testing
import UIKit

@MainActor
struct ContentUnavailableTests {
  private final class Page: UIViewController {
    var items = 0
    var updates = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      contentUnavailableConfiguration =
        items == 0 ? UIContentUnavailableConfiguration.search() : nil
    }
  }

  @Test func `a page says over its view that there is nothing to show`() throws {
    let page = Page()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.setNeedsUpdateContentUnavailableConfiguration()
    expect(page.updates, equals: 0)
    window.advance(to: 0.1)
    expect(page.updates, equals: 1)
    let cover = try #require(page.view.subviews.last)
    expect(cover.frame, equals: window.bounds)
    let labels = cover.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    expect(labels.first?.text, equals: "No Results")
    expect(labels.first.map { abs($0.center.x - 195) < 1 && $0.bounds.height > 20 }, equals: true)
    page.items = 1
    page.setNeedsUpdateContentUnavailableConfiguration()
    window.advance(to: 0.2)
    expect(page.view.subviews.isEmpty && page.contentUnavailableConfiguration == nil)
  }
}
