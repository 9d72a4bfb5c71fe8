import Expectations
import Foundation
import GoldenTexts
import Testing
import ViewTesting

@testable import UIKit

/// Lists in sheets under a finger, and items of bars in every combination of what they do.
@MainActor
struct SheetListGalleryTests {
  private func compare(
    _ name: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: lines.joined(separator: "\n"))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  @Test func `lists in sheets`() throws {
    var lines: [String] = []
    let detents: [(String, [UISheetPresentationController.Detent])] = [
      ("medium and large", [.medium(), .large()]), ("large", [.large()]), ("medium", [.medium()]),
      ("three", [.custom { $0.maximumDetentValue * 0.3 }, .medium(), .large()]),
    ]
    for (name, list) in detents {
      for expands in [true, false] {
        for offset in [0, 40, 2000] as [CGFloat] {
          for (down, up) in [(700.0, 300.0), (600, 780), (500, 495), (650, 100)] {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let page = UIViewController()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 400, height: 2000)
            page.view.addSubview(scroll)
            page.modalPresentationStyle = .pageSheet
            let sheet = page.sheetPresentationController
            sheet?.detents = list
            sheet?.prefersScrollingExpandsWhenScrolledToEdge = expands
            root.present(page, animated: false)
            window.layoutIfNeeded()
            let fingers = Fingers(window)
            fingers.wait(100)
            scroll.contentOffset.y = min(offset, max(0, 2000 - scroll.bounds.height))
            lines.append("# \(name), expands \(expands), from \(offset.text), \(down) to \(up)")
            func note() {
              let layer = page.view.layer.presentation() ?? page.view.layer
              let top = layer.convert(CGPoint.zero, to: nil).y
              lines.append("\(top.text) \(scroll.contentOffset.y.text)")
            }
            note()
            fingers.down(0, 200, down)
            for step in 1...8 {
              fingers.move(0, 200, down + (up - down) * Double(step) / 8)
              if step % 2 == 0 { note() }
            }
            fingers.lift()
            for _ in 0..<3 {
              fingers.wait(120)
              note()
            }
            fingers.wait(3000)
            note()
            let chosen = sheet?.selectedDetentIdentifier?.rawValue ?? "none"
            lines.append("\(chosen) presented \(root.presentedViewController != nil)")
          }
        }
      }
    }
    try compare("sheets-with-lists", lines)
  }

  @Test func `items of bars with menus and actions`() throws {
    var lines: [String] = []
    let menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
    for hasMenu in [false, true] {
      for hasAction in [false, true] {
        for isEnabled in [false, true] {
          for isSelected in [false, true] {
            for held in [false, true] {
              var heard: [String] = []
              let action = UIAction(title: "Act") { _ in heard.append("acts") }
              let item = UIBarButtonItem(
                title: "Item", image: nil, primaryAction: hasAction ? action : nil,
                menu: hasMenu ? menu : nil)
              (item.isEnabled, item.isSelected) = (isEnabled, isSelected)
              let page = UIViewController()
              page.navigationItem.rightBarButtonItem = item
              let navigation = UINavigationController(rootViewController: page)
              let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
              window.rootViewController = navigation
              window.makeKeyAndVisible()
              window.layoutIfNeeded()
              let fingers = Fingers(window)
              let place = CGPoint(x: 370, y: 22)
              let button = try #require(window.hitTest(place, with: nil))
              fingers.down(0, Double(place.x), Double(place.y))
              fingers.wait(held ? 900 : 40)
              fingers.lift()
              fingers.wait(500)
              func words(_ view: UIView) -> [String] {
                [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(words)
              }
              let recognizers =
                (button.gestureRecognizers ?? []).map { "\(type(of: $0))" }
                + ["\(type(of: button))"]
              lines.append(
                "menu \(hasMenu) action \(hasAction) enabled \(isEnabled) selected \(isSelected) "
                  + "held \(held): \(heard) \(recognizers) \(words(window))")
            }
          }
        }
      }
    }
    try compare("bar-item-actions", lines)
  }

  @Test func `fonts that follow the text size from a later time on`() throws {
    var lines: [String] = []
    for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityLarge] {
      for font in [UIFont.preferredFont(forTextStyle: .body), .systemFont(ofSize: 17)] {
        for isFirst in [true, false] {
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
          let (label, field, view) = (UILabel(), UITextField(), UITextView())
          (label.text, field.text, view.text) = ("Label", "Field", "View")
          (label.font, field.font, view.font) = (font, font, font)
          for part in [label, field, view] as [UIView] { window.addSubview(part) }
          window.isHidden = false
          func follow() {
            label.adjustsFontForContentSizeCategory = true
            field.adjustsFontForContentSizeCategory = true
            view.adjustsFontForContentSizeCategory = true
          }
          func note(_ words: String) {
            window.layoutIfNeeded()
            let sizes = [label.font, field.font, view.font].map { ($0?.pointSize ?? 0).text }
            let fits = [label, field, view].map {
              $0.sizeThatFits(CGSize(width: 300, height: 90)).text
            }
            lines.append("\(words) \(sizes) \(fits)")
          }
          if isFirst { follow() }
          window.traitOverrides.preferredContentSizeCategory = category
          note("\(category.rawValue) \(font.pointSize.text) \(isFirst)")
          follow()
          note("followed")
          window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
          note("larger")
        }
      }
    }
    try compare("followed-text-sizes", lines)
  }
}
