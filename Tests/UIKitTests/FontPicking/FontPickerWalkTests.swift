import Expectations
import Foundation
import SeededRandom
import Testing
import ViewTesting

@testable import UIKit

/// Font pickers with random configurations, and what their users do in them.
@MainActor
struct FontPickerWalkTests {
  private final class Page: UIViewController, UIFontPickerViewControllerDelegate {
    var heard: [String] = []
    var dismisses = false

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      heard.append("picked \(FontPickerWalkTests.words(viewController.selectedFontDescriptor))")
      if dismisses { dismiss(animated: false) }
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      heard.append("cancelled")
      if dismisses { dismiss(animated: false) }
    }
  }

  /// A delegate without any method.
  private final class Silent: NSObject, UIFontPickerViewControllerDelegate {}

  private static func words(_ descriptor: UIFontDescriptor?) -> String {
    guard let descriptor else { return "nothing" }
    let font = UIFont(descriptor: descriptor, size: 0)
    return "\(font.familyName) \(font.pointSize) \(descriptor.symbolicTraits.rawValue)"
  }

  private static let families = ["Georgia", "Alpha", "Beta", "Alphabet", "Menlo", "gamma"]

  @Test func `lists of families`() {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let chosen = [nil, "Beta", "Georgia", "Nothing"][random.below(4)]
      let list = FontList(Self.families, chosen: chosen, usesSystemFont: random.chance(0.5))
      let window = UIWindow(showing: UINavigationController(rootViewController: list))
      let fingers = Fingers(window)
      var lines: [String] = []
      list.picked = { lines.append($0) }
      for _ in 0..<6 {
        if random.chance(0.5), let search = list.navigationItem.searchController {
          search.searchBar.text = ["", "alph", "E", "x", "GEO", nil][random.below(6)]
          list.updateSearchResults(for: search)
        } else {
          fingers.down(0, Double(random.below(300) + 20), Double(random.below(400) + 100))
          fingers.lift()
        }
        fingers.wait(700)
        lines.append(list.tableView.layer.treeDescription(.presentation))
        let rows = (0..<list.tableView.numberOfRows(inSection: 0)).map { row in
          let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: row, section: 0))
          let content = cell.contentConfiguration as? UIListContentConfiguration
          let font = content?.textProperties.font
          return "\(content?.text ?? "-") \(font?.familyName ?? "-") \(font?.pointSize ?? 0) "
            + "\(cell.accessoryType)"
        }
        lines += rows
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }

  @Test func `pickers of all configurations`() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let configuration = UIFontPickerViewController.Configuration()
      configuration.includeFaces = random.chance(0.6)
      configuration.displayUsingSystemFont = random.chance(0.5)
      let copy = configuration.copy() as? UIFontPickerViewController.Configuration
      let picker = UIFontPickerViewController(configuration: copy ?? configuration)
      if random.chance(0.4) {
        picker.selectedFontDescriptor = UIFontDescriptor(name: "Menlo", size: 0)
      }
      if random.chance(0.4) { picker.title = "Letters" }
      let page = Page()
      page.dismisses = random.chance(0.4)
      let silent = Silent()
      picker.delegate = random.chance(0.2) ? silent : page
      let window = UIWindow(showing: page)
      if random.chance(0.8) {
        page.present(picker, animated: random.chance(0.5))
      } else {
        page.addChild(picker)
        page.view.addSubview(picker.view)
      }
      var lines = [
        "\(picker.sheetPresentationController?.detents.map(\.identifier.rawValue) ?? [])"
      ]
      var time = 1.0
      window.advance(to: time)
      let pages = picker.children.first as? UINavigationController
      for _ in 0..<4 {
        switch random.below(6) {
        case 0: pages?.viewControllers.first?.navigationItem.leftBarButtonItem?.perform()
        case 1, 2:
          (pages?.viewControllers.first as? FontList)?.picked?(Self.families[random.below(6)])
        case 3: _ = pages?.popViewController(animated: false)
        default:
          guard let faces = pages?.topViewController as? FontFaceList else { break }
          let row = random.below(4)
          lines.append(faces.view.layer.treeDescription(.model))
          faces.tableView(faces.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
        }
        time += random.chance(0.5) ? 2 : 0.1
        window.advance(to: time)
        lines += page.heard + (pages?.viewControllers.map { $0.title ?? "-" } ?? [])
        lines.append(
          "\(page.presentedViewController === picker) \(picker.isBeingDismissed) "
            + Self.words(picker.selectedFontDescriptor))
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }
}
