import Expectations
import Testing
import UIKit

/// Printed trees contain the content of views: texts, values, selections.
@MainActor
struct ContentWordsTests {
  /// The words after the size in the view's own line.
  private func words(_ view: UIView) -> String {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.layoutIfNeeded()
    let line = view.treeDescription().split(separator: "\n")[0]
    return line.split(separator: " ").dropFirst(3).joined(separator: " ")
  }

  @Test func `a label says its text, quoted, on one line and bounded`() {
    let label = UILabel()
    label.text = "Buy “milk”\n\t\u{202E}now\u{1B}[31m \\"
    expect(words(label).hasPrefix("“Buy “milk\\”\\n\\t\\u{202E}now\\u{1B}[31m \\\\”"))
    label.text = String(repeating: "a", count: 1000)
    expect(words(label).hasPrefix("“\(String(repeating: "a", count: 60))…” (1000 characters)"))
    label.text = "e" + String(repeating: "\u{301}", count: 100_000)
    expect(words(label).utf8.count, isBelow: 1000)
    label.text = nil
    expect(!words(label).contains("“"))
  }

  @Test func `a label that draws its own text says it too`() {
    final class Drawn: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 2, dy: 2)) }
    }
    let label = Drawn()
    label.text = "Own"
    expect(words(label).contains("“Own”"))
  }

  @Test func `controls say their values and states`() {
    let toggle = UISwitch()
    expect(words(toggle).contains("off"))
    toggle.isOn = true
    toggle.isEnabled = false
    expect(words(toggle).contains("on disabled"))
    let slider = UISlider()
    slider.value = 0.4
    expect(words(slider).hasPrefix("value 0.4"))
    slider.maximumValue = 10
    slider.value = 5
    expect(words(slider).hasPrefix("value 5 of 0…10"))
    let stepper = UIStepper()
    stepper.value = 3
    expect(words(stepper).contains("value 3"))
    let segments = UISegmentedControl(items: ["Day", "Week"])
    expect(words(segments).contains("selected none"))
    segments.selectedSegmentIndex = 1
    expect(words(segments).contains("selected “Week”"))
    let progress = UIProgressView()
    progress.progress = 0.25
    expect(words(progress).contains("progress 0.25"))
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 1
    expect(words(pages).contains("page 2 of 4"))
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isSelected = true
    expect(words(button).contains("title “Save” selected"))
  }

  @Test func `text fields say text and placeholder, and never what is secret`() {
    let field = UITextField()
    field.placeholder = "Name"
    expect(words(field).contains("text “” placeholder “Name”"))
    field.text = "Ann"
    expect(words(field).contains("text “Ann” placeholder “Name”"))
    field.isSecureTextEntry = true
    expect(words(field).contains("secure text of 3") && !field.treeDescription().contains("Ann"))
    let view = UITextView()
    view.text = "Long\nstory"
    expect(words(view).contains("text “Long\\nstory”"))
  }

  @Test func `images say their names`() {
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    expect(words(view).contains("image “star.fill”"))
    view.image = view.image?.withRenderingMode(.alwaysOriginal)
    expect(words(view).contains("image “star.fill”"))
  }

  @Test func `bars and tabs say their titles and what is selected`() {
    let tabs = UITabBarController()
    let pages = ["Home", "Search"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    tabs.viewControllers = pages
    tabs.selectedIndex = 1
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.advance(to: 0)
    let lines = window.treeDescription().split(separator: "\n")
    expect(lines.contains { $0.contains("UITabBar ") && $0.contains("selected “Search”") })
    expect(lines.count { $0.contains("TabBarButton ") && $0.hasSuffix("selected") }, equals: 1)
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "Inbox")]
    expect(words(bar).contains("title “Inbox”"))
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test func `tables say their selected rows`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let rows = Rows()
    table.dataSource = rows
    table.layoutIfNeeded()
    expect(!table.treeDescription().contains("selected"))
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    let lines = table.treeDescription().split(separator: "\n")
    expect(lines[0].contains("selected row 0-2"))
    expect(lines.count { $0.contains("UITableViewCell ") && $0.contains(" selected") }, equals: 1)
  }
}
