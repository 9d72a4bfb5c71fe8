import Expectations
import Foundation
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// One view of each kind in windows with other traits.
@MainActor
struct TraitGalleryTests {
  private static let traits: [(String, (UIWindow) -> Void)] = [
    ("mirrored", { $0.traitOverrides.layoutDirection = .rightToLeft }),
    ("dark", { $0.overrideUserInterfaceStyle = .dark }),
    ("small", { $0.traitOverrides.preferredContentSizeCategory = .extraSmall }),
    ("huge", { $0.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge }),
    ("bold", { $0.traitOverrides.legibilityWeight = .bold }),
    ("contrast", { $0.traitOverrides.accessibilityContrast = .high }),
    ("compact", { $0.traitOverrides.verticalSizeClass = .compact }),
  ]

  private func galleries(_ fill: @MainActor (Gallery) -> Void) -> String {
    Self.traits.map { name, change in
      let gallery = Gallery(CGSize(width: 320, height: 480))
      change(gallery.window)
      gallery.window.layoutIfNeeded()
      gallery.title(name)
      fill(gallery)
      return gallery.text
    }.joined()
  }

  private func expect(
    _ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  @Test func `controls`() throws {
    let text = galleries { gallery in
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      gallery.show("button", button)
      var configuration = UIButton.Configuration.tinted()
      configuration.title = "Title"
      configuration.subtitle = "Subtitle"
      configuration.image = UIImage(systemName: "star.fill")
      gallery.show("configured", UIButton(configuration: configuration))
      gallery.show("switch", UISwitch())
      gallery.show("slider", UISlider(), at: CGSize(width: 150, height: 31))
      gallery.show("stepper", UIStepper())
      let segments = UISegmentedControl(items: ["One", "Two"])
      segments.selectedSegmentIndex = 0
      gallery.show("segments", segments)
      let pages = UIPageControl()
      pages.numberOfPages = 3
      gallery.show("pages", pages)
      let label = UILabel()
      label.text = "A label"
      label.font = .preferredFont(forTextStyle: .title2)
      label.adjustsFontForContentSizeCategory = true
      gallery.show("label", label)
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Placeholder"
      field.clearButtonMode = .always
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      gallery.show("field", field, at: CGSize(width: 200, height: 50))
      let view = UITextView()
      view.text = "A text view"
      view.font = .preferredFont(forTextStyle: .footnote)
      view.adjustsFontForContentSizeCategory = true
      gallery.show("text view", view, at: CGSize(width: 200, height: 50))
      gallery.show("progress", UIProgressView(), at: CGSize(width: 150, height: 4))
      gallery.show("activity", UIActivityIndicatorView(style: .large))
      gallery.show(
        "search bar", UISearchBar(), at: CGSize(width: 300, height: 56))
      let image = UIImage(
        systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(textStyle: .title1))
      gallery.show("image", UIImageView(image: image))
    }
    try expect("trait-controls", text)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(
        style: [.default, .value1, .value2, .subtitle][indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.detailTextLabel?.text = "Detail"
      cell.imageView?.image = UIImage(systemName: "star.fill")
      cell.accessoryType = .detailDisclosureButton
      return cell
    }
  }

  @Test func `bars, tables and containers`() throws {
    let text = galleries { gallery in
      let rows = Rows()
      for style in [UITableView.Style.plain, .insetGrouped] {
        let table = UITableView(frame: .zero, style: style)
        table.dataSource = rows
        gallery.show("table \(style.rawValue)", table, at: CGSize(width: 320, height: 380))
        table.removeFromSuperview()
      }
      let list = UIViewController()
      list.title = "Title"
      list.view.backgroundColor = .systemBackground
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: nil, action: nil)
      list.toolbarItems = [
        UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)
      ]
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      navigation.isToolbarHidden = false
      navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      tabs.viewControllers?[1].tabBarItem = UITabBarItem(
        title: "Other", image: UIImage(systemName: "heart"), tag: 1)
      tabs.viewControllers?[1].tabBarItem.badgeValue = "2"
      gallery.window.rootViewController = tabs
      gallery.window.layoutIfNeeded()
      gallery.window.layer.displayTreeIfNeeded()
      gallery.title("containers")
      gallery.add(gallery.window.layer)
      let detail = UIViewController()
      detail.title = "Detail"
      navigation.pushViewController(detail, animated: true)
      gallery.watch(navigation.view, steps: 1, of: 200)
      gallery.fingers.wait(1000)
      gallery.addSeen("pushed", navigation.view)
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      tabs.present(alert, animated: true)
      gallery.watch(gallery.window, steps: 1, of: 150)
      gallery.fingers.wait(1000)
      gallery.addSeen("alert", gallery.window)
    }
    try expect("trait-containers", text)
  }

  @Test func `pickers, menus and sheets`() throws {
    let text = galleries { gallery in
      for style in [UIDatePickerStyle.compact] {
        UIDatePicker.beginOnTheSameDay()
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.locale = Locale(identifier: "en_US")
        picker.date = Date(timeIntervalSince1970: 1_000_000_000)
        picker.preferredDatePickerStyle = style
        gallery.show("date picker \(style.rawValue)", picker, at: CGSize(width: 300, height: 330))
        picker.removeFromSuperview()
      }
      let button = UIButton(type: .system)
      button.setTitle("Menu", for: .normal)
      button.menu = UIMenu(
        title: "Title",
        children: [
          UIAction(title: "One", subtitle: "Subtitle", image: UIImage(systemName: "heart")) { _ in
          },
          UIAction(title: "Two", state: .on) { _ in },
        ])
      button.showsMenuAsPrimaryAction = true
      button.frame = CGRect(x: 30, y: 60, width: 100, height: 44)
      gallery.window.rootViewController?.view.addSubview(button)
      gallery.window.layoutIfNeeded()
      gallery.fingers.down(0, 50, 80)
      gallery.fingers.wait(40)
      gallery.fingers.lift()
      gallery.fingers.wait(1000)
      gallery.addSeen("menu", gallery.window)
      gallery.fingers.down(0, 300, 460)
      gallery.fingers.wait(40)
      gallery.fingers.lift()
      gallery.fingers.wait(1000)
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      page.sheetPresentationController?.detents = [.medium(), .large()]
      page.sheetPresentationController?.prefersGrabberVisible = true
      gallery.window.rootViewController?.present(page, animated: true)
      gallery.watch(gallery.window, steps: 1, of: 150)
      gallery.fingers.wait(1000)
      gallery.addSeen("sheet", gallery.window)
    }
    try expect("trait-overlays", text)
  }
}
