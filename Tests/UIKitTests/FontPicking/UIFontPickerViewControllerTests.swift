import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

@MainActor
struct UIFontPickerViewControllerTests {
  private final class Page: UIViewController, UIFontPickerViewControllerDelegate {
    var picked: [UIFontDescriptor?] = []
    var cancels = 0
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      picked.append(viewController.selectedFontDescriptor)
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      cancels += 1
    }
  }

  private func shown(
    _ picker: UIFontPickerViewController,
    _ body: (Page, UINavigationController, UIWindow) throws -> Void
  ) throws {
    let page = Page()
    let window = UIWindow(showing: page)
    picker.delegate = page
    page.present(picker, animated: false)
    window.advance(to: 0.1)
    try body(page, try #require(picker.children.first as? UINavigationController), window)
  }

  @Test func `the installed families are listed, and the one that is tapped is picked`() throws {
    let picker = UIFontPickerViewController()
    try shown(picker) { page, pages, window in
      let list = try #require(pages.topViewController as? FontList)
      expect(list.tableView.numberOfRows(inSection: 0), equals: UIFont.familyNames.count)
      list.picked?("Georgia")
      let names = page.picked.map { $0.map { UIFont(descriptor: $0, size: 9).familyName } }
      expect(names, equals: ["Georgia"])
      window.advance(to: 2)
      expectNil(page.presentedViewController)
    }
  }

  @Test func `with faces, the face is picked on a second page`() throws {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    try shown(picker) { page, pages, window in
      (pages.topViewController as? FontList)?.picked?("Georgia")
      window.advance(to: 2)
      let faces = try #require(pages.topViewController as? FontFaceList)
      expect(page.picked.isEmpty && faces.title == "Georgia")
      faces.tableView(faces.tableView, didSelectRowAt: IndexPath(row: 3, section: 0))
      let traits = page.picked.first??.symbolicTraits
      expect(traits?.isSuperset(of: [.traitBold, .traitItalic]), equals: true)
    }
  }

  @Test func `cancelling calls the delegate, and the picker goes`() throws {
    let picker = UIFontPickerViewController()
    try shown(picker) { page, pages, window in
      pages.topViewController?.navigationItem.leftBarButtonItem?.perform()
      window.advance(to: 2)
      expect(page.cancels == 1 && page.picked.isEmpty && page.presentedViewController == nil)
    }
  }

  @Test func `a text in the search bar shortens the list`() throws {
    let list = FontList(["Alpha", "Beta", "Alphabet"], chosen: "Beta", usesSystemFont: true)
    list.loadViewIfNeeded()
    var picked: [String] = []
    list.picked = { picked.append($0) }
    let search = try #require(list.navigationItem.searchController)
    search.searchBar.text = "alph"
    list.updateSearchResults(for: search)
    expect(list.tableView.numberOfRows(inSection: 0), equals: 2)
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    expect(picked, equals: ["Alphabet"])
  }
}
