import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing
import UIKit

/// Every kind of view after everything that can be done to a view.
///
/// A line has the marks of one kind of view, in the order of `EdgeScene.changes`.
@MainActor
@Suite(.serialized) struct EdgeTableTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource,
    UIPickerViewDataSource, UIPickerViewDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "row \(indexPath.row)"
      cell.detailTextLabel?.text = "detail"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 11 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      cell.backgroundColor = [.red, .blue][indexPath.item % 2]
      return cell
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 7 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "row \(row)" }
  }

  private static let source = Source()

  private static func filled<View: UIView>(_ view: View, _ fill: (View) -> Void) -> View {
    fill(view)
    return view
  }

  private static func button(_ configuration: UIButton.Configuration) -> UIButton {
    var configuration = configuration
    (configuration.title, configuration.subtitle) = ("Title", "and more")
    configuration.image = UIImage(systemName: "star")
    return UIButton(configuration: configuration)
  }

  private static func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    filled(UICollectionView(frame: .zero, collectionViewLayout: layout)) {
      $0.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      $0.dataSource = source
    }
  }

  private static let views: [(String, @MainActor () -> UIView)] = [
    ("view", { UIView() }),
    (
      "label",
      {
        filled(UILabel()) {
          ($0.text, $0.numberOfLines, $0.isHighlighted) = (
            "Some words in two lines of a label", 2, true
          )
        }
      }
    ),
    ("system button", { filled(UIButton(type: .system)) { $0.setTitle("Title", for: .normal) } }),
    (
      "custom button",
      {
        filled(UIButton(type: .custom)) {
          $0.setTitle("Title", for: .normal)
          $0.setTitle("Pressed", for: .highlighted)
          $0.setImage(UIImage(systemName: "star"), for: .normal)
          $0.setTitleColor(.red, for: .disabled)
        }
      }
    ),
    ("close button", { UIButton(type: .close) }),
    ("contact button", { UIButton(type: .contactAdd) }),
    ("filled button", { button(.filled()) }),
    ("gray button", { button(.gray()) }),
    ("bordered button", { button(.bordered()) }),
    (
      "menu button",
      {
        filled(button(.tinted())) {
          $0.menu = UIMenu(children: [
            UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in },
          ])
          $0.showsMenuAsPrimaryAction = true
        }
      }
    ),
    ("switch", { UISwitch() }),
    ("slider", { filled(UISlider()) { ($0.value, $0.minimumTrackTintColor) = (0.3, .green) } }),
    ("stepper", { filled(UIStepper()) { ($0.value, $0.wraps) = (3, true) } }),
    (
      "segments",
      {
        filled(UISegmentedControl(items: ["One", "Two", "Three"])) {
          $0.selectedSegmentIndex = 1
          $0.setEnabled(false, forSegmentAt: 2)
        }
      }
    ),
    (
      "momentary segments",
      {
        filled(UISegmentedControl(items: ["A", "B"])) { $0.isMomentary = true }
      }
    ),
    ("progress", { filled(UIProgressView()) { $0.progress = 0.4 } }),
    ("pages", { filled(UIPageControl()) { ($0.numberOfPages, $0.currentPage) = (5, 2) } }),
    ("activity", { filled(UIActivityIndicatorView(style: .large)) { $0.startAnimating() } }),
    ("picture", { UIImageView(image: UIImage(systemName: "heart.fill")) }),
    (
      "field",
      {
        filled(UITextField()) {
          ($0.text, $0.clearButtonMode, $0.borderStyle) = ("some text", .always, .roundedRect)
          $0.leftView = UIImageView(image: UIImage(systemName: "star"))
          $0.leftViewMode = .always
        }
      }
    ),
    ("empty field", { filled(UITextField()) { $0.placeholder = "placeholder" } }),
    ("text", { filled(UITextView()) { $0.text = "Some words\nin a text\nof three lines" } }),
    (
      "fixed text",
      {
        filled(UITextView()) {
          ($0.text, $0.isEditable, $0.isScrollEnabled) = ("Some fixed words", false, false)
        }
      }
    ),
    (
      "search bar",
      {
        filled(UISearchBar()) {
          ($0.text, $0.showsCancelButton, $0.prompt) = ("query", true, "A prompt")
        }
      }
    ),
    ("color well", { filled(UIColorWell()) { $0.selectedColor = .green } }),
    ("date wheels", { date(.wheels, .dateAndTime) }),
    ("calendar", { date(.inline, .date) }),
    ("compact date", { date(.compact, .dateAndTime) }),
    (
      "picker",
      {
        filled(UIPickerView()) { ($0.dataSource, $0.delegate) = (source, source) }
      }
    ),
    (
      "scroll view",
      {
        filled(UIScrollView()) {
          $0.contentSize = CGSize(width: 400, height: 900)
          $0.contentInset.top = 12
          $0.refreshControl = UIRefreshControl()
        }
      }
    ),
    (
      "pages of a scroll view",
      {
        filled(UIScrollView()) {
          $0.contentSize = CGSize(width: 900, height: 180)
          ($0.isPagingEnabled, $0.bounces) = (true, false)
        }
      }
    ),
    ("table", { filled(UITableView()) { $0.dataSource = source } }),
    (
      "edited table",
      {
        filled(UITableView(frame: .zero, style: .insetGrouped)) {
          $0.dataSource = source
          $0.allowsMultipleSelectionDuringEditing = true
          $0.setEditing(true, animated: false)
        }
      }
    ),
    ("table without rows", { UITableView(frame: .zero, style: .grouped) }),
    ("flow", { collection(UICollectionViewFlowLayout()) }),
    (
      "list",
      {
        collection(
          UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
      }
    ),
    (
      "cell",
      {
        filled(UITableViewCell(style: .subtitle, reuseIdentifier: nil)) {
          $0.textLabel?.text = "Text"
          $0.accessoryType = .detailDisclosureButton
        }
      }
    ),
    (
      "header",
      {
        filled(UITableViewHeaderFooterView(reuseIdentifier: "h")) {
          $0.textLabel?.text = "A header of a section"
          $0.detailTextLabel?.text = "and its detail"
          $0.backgroundView = UIView()
        }
      }
    ),
    (
      "configured header",
      {
        filled(UITableViewHeaderFooterView(reuseIdentifier: nil)) {
          var content = $0.defaultContentConfiguration()
          (content.text, content.secondaryText) = ("Header", "in two lines")
          $0.contentConfiguration = content
          $0.backgroundConfiguration = .listGroupedHeaderFooter()
          $0.backgroundView = UIImageView(image: UIImage(systemName: "star"))
        }
      }
    ),
    (
      "list cell",
      {
        filled(UICollectionViewListCell(frame: .zero)) {
          var content = $0.defaultContentConfiguration()
          (content.text, content.secondaryText) = ("Text", "Second")
          $0.contentConfiguration = content
          $0.accessories = [.checkmark(), .outlineDisclosure(), .reorder(displayed: .always)]
        }
      }
    ),
    (
      "stack",
      {
        filled(
          UIStackView(arrangedSubviews: [UISwitch(), filled(UILabel()) { $0.text = "Label" }])
        ) {
          ($0.alignment, $0.spacing) = (.center, 9)
        }
      }
    ),
    (
      "navigation bar",
      {
        filled(UINavigationBar()) {
          let item = UINavigationItem(title: "Second")
          item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
          $0.items = [UINavigationItem(title: "First"), item]
        }
      }
    ),
    (
      "tab bar",
      {
        filled(UITabBar()) {
          $0.items = (0..<3).map {
            UITabBarItem(title: "Tab \($0)", image: UIImage(systemName: "star"), tag: $0)
          }
          $0.items?[1].badgeValue = "3"
          $0.selectedItem = $0.items?[0]
        }
      }
    ),
    (
      "toolbar",
      {
        filled(UIToolbar()) {
          $0.items = [
            UIBarButtonItem(systemItem: .done), .flexibleSpace(),
            UIBarButtonItem(systemItem: .trash),
          ]
        }
      }
    ),
    ("blur", { UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) }),
    (
      "unavailable content",
      {
        var configuration = UIContentUnavailableConfiguration.search()
        configuration.button.title = "Button"
        return UIContentUnavailableView(configuration: configuration)
      }
    ),
  ]

  private static func date(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: "en_US")
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.datePickerMode = mode
    picker.date = Date(timeIntervalSince1970: 1_772_300_700)
    return picker
  }

  private func compare(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ line: (String, () -> UIView) -> [String]
  ) throws {
    var lines: [String] = []
    FixedSurroundings.during {
      lines = Self.views.map { name, make in
        "\(name): \(line(name, make).joined(separator: " "))"
      }
    }
    try expectNil(
      GoldenText(name).difference(from: lines.joined(separator: "\n")),
      sourceLocation: sourceLocation)
  }

  @Test func `each change alone`() throws {
    try compare("edges") { _, make in
      EdgeScene.changes.map { _, change in
        let scene = EdgeScene(make())
        change(scene)
        return GoldenText.mark(scene.state())
      }
    }
  }

  @Test func `changes one after another`() throws {
    var random = SeededGenerator(seed: 31)
    try compare("edges-in-turn") { _, make in
      let scene = EdgeScene(make())
      return (0..<20).map { _ in
        let (name, change) = EdgeScene.lasting[random.below(EdgeScene.lasting.count)]
        change(scene)
        let state = scene.state() + ViewFacts.lines(scene.window).joined(separator: "\n")
        return "\(name) \(GoldenText.mark(state))"
      }
    }
  }
}
