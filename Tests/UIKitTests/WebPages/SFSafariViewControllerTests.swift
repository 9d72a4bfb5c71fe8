import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

@MainActor
struct SFSafariViewControllerTests {
  private final class Page: UIViewController, SFSafariViewControllerDelegate {
    var log: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      log.append("closed the page")
    }
  }

  private func press(_ item: UIBarButtonItem?) throws {
    try #require(item).perform()
  }

  @Test func `a page shows its address, and its button closes it`() throws {
    let (page, window) = (Page(), UIWindow(showing: Page()))
    window.rootViewController = page
    let url = try #require(URL(string: "https://example.org/a"))
    let safari = SFSafariViewController(url: url)
    safari.delegate = page
    safari.dismissButtonStyle = .close
    page.present(safari, animated: false)
    window.advance(to: 0.1)
    expect(window.labelTexts.contains("https://example.org/a"))
    let bar = try #require(safari.view.subviews.lazy.compactMap { $0 as? UINavigationBar }.first)
    expect(bar.topItem?.title, equals: "example.org")
    try press(bar.topItem?.leftBarButtonItem)
    window.advance(to: 2)
    expectNil(page.presentedViewController)
    expect(page.log, equals: ["closed the page"])
  }
}
