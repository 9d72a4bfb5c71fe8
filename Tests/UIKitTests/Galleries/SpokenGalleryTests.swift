import Expectations
import Foundation
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// The sentences of a screen reader for controls in all their states, and after its keys.
@MainActor
@Suite(.serialized) struct SpokenGalleryTests {
  private final class Text { var lines: [String] = [] }
  private let text = Text()

  private func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let difference = try GoldenText(name).difference(from: text.lines.joined(separator: "\n"))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private static let keys: [(String, String)] = [
    ("space", " "), ("up", UIKeyCommand.inputUpArrow), ("down", UIKeyCommand.inputDownArrow),
    ("left", UIKeyCommand.inputLeftArrow), ("right", UIKeyCommand.inputRightArrow),
  ]

  private func describe(_ words: String, _ scene: ReaderScene) {
    text.lines.append("# \(words)")
    for element in scene.reader.elements {
      let frame = shortened("\(element.accessibilityFrame)")
      text.lines.append("\(element.spokenText) \(frame)")
    }
  }

  /// Describes a view, and each key on its first element.
  private func show(
    _ words: String, size: CGSize = CGSize(width: 200, height: 50), isMirrored: Bool = false,
    _ make: @MainActor () -> UIView
  ) {
    func scene() -> ReaderScene {
      let root = UIViewController()
      let scene = ReaderScene(root, isMirrored: isMirrored, size: CGSize(width: 300, height: 400))
      let view = make()
      view.frame = CGRect(origin: CGPoint(x: 20, y: 40), size: size)
      root.view.addSubview(view)
      scene.wait(0.1)
      return scene
    }
    describe(words, scene())
    for (name, key) in Self.keys {
      let scene = scene()
      guard let first = scene.reader.elements.first else { continue }
      scene.reader.focus(on: first)
      _ = scene.said
      scene.press(key)
      scene.wait(0.5)
      text.lines.append("  \(name): \(scene.said.joined(separator: " | "))")
    }
  }

  @Test func `controls`() throws {
    for isMirrored in [false, true] {
      func show(_ words: String, _ make: @MainActor () -> UIView) {
        self.show("\(words), mirrored \(isMirrored)", isMirrored: isMirrored, make)
      }
      show("slider") {
        let slider = UISlider()
        slider.minimumValue = 2
        slider.maximumValue = 7
        slider.value = 4
        return slider
      }
      show("stepper") {
        let stepper = UIStepper()
        stepper.value = 3
        return stepper
      }
      show("segments") {
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.selectedSegmentIndex = 1
        return segments
      }
      show("pages") {
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.currentPage = 2
        return pages
      }
    }
    for (value, isOn) in [("on", true), ("off", false)] {
      show("switch \(value)") {
        let toggle = UISwitch()
        toggle.isOn = isOn
        return toggle
      }
    }
    show("switch disabled") {
      let toggle = UISwitch()
      toggle.isEnabled = false
      return toggle
    }
    show("slider without a range") {
      let slider = UISlider()
      slider.minimumValue = 1
      slider.maximumValue = 1
      return slider
    }
    show("stepper at its end") {
      let stepper = UIStepper()
      stepper.value = 100
      return stepper
    }
    show("progress") {
      let progress = UIProgressView()
      progress.progress = 0.375
      return progress
    }
    for isBusy in [true, false] {
      show("activity \(isBusy)") {
        let view = UIActivityIndicatorView()
        view.hidesWhenStopped = false
        if isBusy { view.startAnimating() }
        return view
      }
    }
    show("empty label") { UILabel() }
    show("image without a name") { UIImageView(image: UIImage(systemName: "star.fill")) }
    show("image with a name") {
      let view = UIImageView(image: UIImage(systemName: "star.fill"))
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Favorite"
      view.accessibilityHint = "a hint"
      view.accessibilityValue = "a value"
      return view
    }
    try expect("spoken-controls")
  }

  @Test func `buttons and fields`() throws {
    for state in ["", "selected", "disabled"] {
      show("button \(state)") {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.isSelected = state == "selected"
        button.isEnabled = state != "disabled"
        return button
      }
      show("image button \(state)") {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "star.fill"), for: .normal)
        button.isSelected = state == "selected"
        button.isEnabled = state != "disabled"
        return button
      }
    }
    for type in [UIButton.ButtonType.close, .infoLight, .contactAdd, .detailDisclosure] {
      show("button \(type.rawValue)") { UIButton(type: type) }
    }
    show("configured") {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      configuration.subtitle = "Subtitle"
      return UIButton(configuration: configuration)
    }
    for (name, value) in [("text", "Words"), ("no text", "")] {
      show("field with \(name)") {
        let field = UITextField()
        field.text = value
        field.placeholder = "Placeholder"
        return field
      }
      show("secure field with \(name)") {
        let field = UITextField()
        field.text = value
        field.isSecureTextEntry = true
        return field
      }
      show("text view with \(name)") {
        let view = UITextView()
        view.text = value
        return view
      }
      show("search bar with \(name)", size: CGSize(width: 260, height: 56)) {
        let bar = UISearchBar()
        bar.text = value
        bar.showsCancelButton = true
        return bar
      }
    }
    try expect("spoken-fields")
  }

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component) \(row)" }
  }

  @Test func `bars and pickers`() throws {
    for isMirrored in [false, true] {
      show(
        "navigation bar \(isMirrored)", size: CGSize(width: 260, height: 44), isMirrored: isMirrored
      ) {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItems = [
          UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
          UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        ]
        item.rightBarButtonItems?[1].isEnabled = false
        bar.items = [UINavigationItem(title: "Back"), item]
        return bar
      }
      show("tab bar \(isMirrored)", size: CGSize(width: 260, height: 49), isMirrored: isMirrored) {
        let bar = UITabBar()
        bar.items = [
          UITabBarItem(title: "One", image: nil, tag: 0),
          UITabBarItem(tabBarSystemItem: .favorites, tag: 1),
          UITabBarItem(title: "Three", image: nil, tag: 2),
        ]
        bar.items?[0].badgeValue = "5"
        bar.items?[2].isEnabled = false
        bar.selectedItem = bar.items?[1]
        return bar
      }
    }
    let rows = Rows()
    show("picker", size: CGSize(width: 260, height: 200)) {
      let picker = UIPickerView()
      picker.dataSource = rows
      picker.delegate = rows
      picker.selectRow(2, inComponent: 0, animated: false)
      return picker
    }
    for style in [UIDatePickerStyle.wheels, .compact] {
      show("date picker \(style.rawValue)", size: CGSize(width: 260, height: 320)) {
        UIDatePicker.beginOnTheSameDay()
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.locale = Locale(identifier: "en_US")
        picker.date = Date(timeIntervalSince1970: 1_000_000_000)
        picker.preferredDatePickerStyle = style
        return picker
      }
    }
    try expect("spoken-bars")
  }

  private final class Cells: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header \(section)"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer \(section)"
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = indexPath.row == 1 ? nil : "Detail"
      cell.accessoryType =
        [.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton][
          indexPath.row]
      if indexPath.section == 1 { cell.accessoryView = UISwitch() }
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }

  @Test func `tables`() throws {
    let cells = Cells()
    for style in [UITableView.Style.plain, .insetGrouped] {
      for isEditing in [false, true] {
        show("table \(style.rawValue) editing \(isEditing)", size: CGSize(width: 260, height: 340))
        {
          let table = UITableView(frame: .zero, style: style)
          table.dataSource = cells
          table.allowsMultipleSelection = true
          table.setEditing(isEditing, animated: false)
          return table
        }
      }
    }
    for (width, height) in [(900.0, 200.0), (100, 900), (900, 900), (100, 100)] {
      let scene = ReaderScene(UIViewController(), size: CGSize(width: 300, height: 400))
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      scroll.contentSize = CGSize(width: width, height: height)
      scroll.isPagingEnabled = true
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
      label.text = "Label"
      scroll.addSubview(label)
      scene.window.rootViewController?.view.addSubview(scroll)
      scene.wait(0.1)
      scene.go(to: "Label")
      _ = scene.said
      text.lines.append("# scrolls \(width) by \(height)")
      for direction in [
        UIAccessibilityScrollDirection.down, .up, .left, .right, .next, .next, .previous,
      ] {
        scene.reader.scroll(direction)
        scene.wait(0.6)
        text.lines.append(
          "\(direction.rawValue): \(scroll.contentOffset.x.text) \(scroll.contentOffset.y.text) "
            + scene.said.joined(separator: " | "))
      }
    }
    try expect("spoken-lists")
  }
}
