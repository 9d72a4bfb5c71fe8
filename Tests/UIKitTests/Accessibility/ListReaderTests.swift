import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Lists, wheels and drags with a reader: all that a finger moves in them, by keys.
@MainActor
struct ListReaderTests {
  private func reader(_ window: UIWindow, _ time: Double = 0.1) -> ScreenReader {
    window.advance(to: time)
    return window.startReader { _ in }
  }

  private func focus(_ reader: ScreenReader, _ text: String) {
    guard let element = reader.elements.first(where: { $0.spokenText.hasPrefix(text) }) else {
      Issue.record("no element \(text) in \(reader.elements.map(\.spokenText))")
      return
    }
    reader.focus(on: element)
  }

  private func press(_ window: UIWindow, _ name: String, _ flags: UIKeyModifierFlags = []) {
    window.press(UIKey(name, plain: name, modifierFlags: flags))
  }

  @Test func `the focus goes through all rows of a table`() {
    let scene = TableScene(rows: 40)
    let reader = reader(scene.window)
    var seen: [String] = []
    for _ in 0..<60 where reader.move(by: 1) { seen.append(reader.focus?.spokenText ?? "") }
    expect(seen, equals: (0..<40).map { "row \($0)" })
    for _ in 0..<60 where reader.move(by: -1) { seen.append(reader.focus?.spokenText ?? "") }
    expect(seen.last == "row 0" && scene.y == 0)
  }

  @Test func `a key selects a row as a tap does`() {
    let scene = TableScene(rows: 5)
    scene.listens = ["will select", "did select"]
    let reader = reader(scene.window)
    focus(reader, "row 2")
    press(scene.window, " ")
    expect(scene.table.indexPathForSelectedRow, equals: IndexPath(row: 2, section: 0))
    expect(reader.focus?.spokenText, equals: "selected, row 2")
  }

  @Test func `swipe actions are actions of the row`() {
    let scene = TableScene(rows: 5)
    var done: [String] = []
    scene.actions = { path in
      UISwipeActionsConfiguration(
        actions: ["Archive", "Flag"].map { (title: String) in
          UIContextualAction(style: .normal, title: title) { _, _, completion in
            done.append("\(title) \(path.row)")
            completion(true)
          }
        })
    }
    let reader = reader(scene.window)
    focus(reader, "row 1")
    expect(reader.focus?.spokenText, equals: "row 1, actions: Archive, Flag")
    press(scene.window, UIKeyCommand.inputDownArrow, [.control, .alternate])
    press(scene.window, UIKeyCommand.inputDownArrow, [.control, .alternate])
    press(scene.window, " ", [.control, .alternate])
    expect(done, equals: ["Flag 1"])
  }

  @Test func `rows move by keys as under a finger`() {
    let scene = TableScene([["a", "b", "c"]])
    scene.isEditable = true
    scene.isMovable = true
    scene.table.setEditing(true, animated: false)
    let reader = reader(scene.window)
    focus(reader, "b")
    expect(reader.perform("Move up"))
    scene.window.advance(to: 2)
    expect(scene.sections, equals: [["b", "a", "c"]])
  }

  @Test func `items of a list move by keys, and outlines open`() {
    let scene = ListScene([("s", ["a", "b", "c"])])
    scene.source.reorderingHandlers.canReorderItem = { _ in true }
    let reader = reader(scene.window)
    focus(reader, "c")
    expect(reader.actionNames, equals: ["Move up", "Move down", "Show menu"])
    expect(reader.perform("Move up"))
    scene.window.advance(to: 2)
    expect(scene.source.snapshot().itemIdentifiers, equals: ["a", "c", "b"])
    expect(reader.elements.map(\.spokenText).map { $0.prefix(1) }, equals: ["a", "c", "b"])
  }

  @Test func `an outline says whether it is open`() {
    let scene = ListScene([])
    scene.accessories = { $0 == "parent" ? [.outlineDisclosure()] : [] }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["parent"])
    snapshot.append(["child"], to: "parent")
    scene.source.apply(snapshot, to: "s", animatingDifferences: false)
    let reader = reader(scene.window)
    focus(reader, "parent, collapsed")
    expect(reader.perform("Expand"))
    scene.window.advance(to: 2)
    expect(reader.elements.first?.spokenText.hasPrefix("parent, expanded"), equals: true)
    expect(reader.elements.last?.spokenText, equals: "child")
  }

  @Test func `a wheel turns by keys and tells its delegate`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    let picker = UIPickerView()
    let rows = Rows()
    picker.dataSource = rows
    picker.delegate = rows
    window.addSubview(picker)
    let reader = reader(window)
    focus(reader, "row 0, adjustable")
    press(window, UIKeyCommand.inputUpArrow)
    window.advance(to: 1)
    window.advance(to: 2)
    expect(rows.chosen == [1] && reader.focus?.spokenText == "row 1, adjustable")
  }

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "row \(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(row)
    }
  }

  @Test func `controls say their values and change by keys`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
    let stepper = UIStepper(frame: CGRect(x: 20, y: 80, width: 90, height: 30))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 140, width: 50, height: 30))
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.frame = CGRect(x: 20, y: 200, width: 300, height: 30)
    segments.selectedSegmentIndex = 0
    let dots = UIPageControl(frame: CGRect(x: 20, y: 260, width: 300, height: 30))
    dots.numberOfPages = 3
    let save = UIButton(type: .system)
    save.setTitle("Save", for: .normal)
    save.isEnabled = false
    save.frame = CGRect(x: 20, y: 320, width: 100, height: 40)
    var changes = 0
    for view in [slider, stepper, toggle, segments, dots, save] {
      (view as UIControl).addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      window.addSubview(view)
    }
    let reader = reader(window)
    expect(
      reader.elements.map(\.spokenText),
      equals: [
        "slider, 0 %, adjustable", "Decrement, 0, button, dimmed", "Increment, 0, button",
        "switch, off, button", "selected, Day, 1 of 2, button", "Week, 2 of 2, button",
        "page 1 of 3, adjustable", "Save, button, dimmed",
      ])
    for (name, key) in [
      ("slider", UIKeyCommand.inputUpArrow), ("Increment", " "), ("switch", " "), ("Week", " "),
      ("page", UIKeyCommand.inputUpArrow), ("Save", " "),
    ] {
      focus(reader, name)
      press(window, key)
    }
    window.advance(to: 1)
    expect(slider.value == 0.1 && stepper.value == 1 && toggle.isOn)
    expect(segments.selectedSegmentIndex == 1 && dots.currentPage == 1 && changes == 5)
  }

  @Test func `keys drag and drop by the finger that goes with the focus`() {
    let scene = DragScene()
    let window = scene.table.window
    let reader = reader(window)
    scene.basket.isAccessibilityElement = true
    scene.basket.accessibilityLabel = "basket"
    focus(reader, "Pear")
    expect(reader.actionNames == ["Drag"] && reader.perform("Drag"))
    window.advance(to: 1)
    focus(reader, "basket")
    window.advance(to: 1.5)
    press(window, "\r", [.control, .alternate])
    window.advance(to: 3)
    expect(scene.received, equals: ["Pear"], "\(scene.heard)")
  }

  @Test func `a finger of keys opens a row, with the reason of a finger`() {
    let scene = TableScene(rows: 5)
    scene.actions = { _ in
      UISwipeActionsConfiguration(
        actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }])
    }
    let reader = reader(scene.window)
    focus(reader, "row 1")
    press(scene.window, "\r", [.control, .alternate])
    for index in 0..<6 {
      scene.window.advance(to: 0.2 + 0.1 * Double(index))
      press(scene.window, UIKeyCommand.inputLeftArrow)
    }
    scene.window.advance(to: 1)
    press(scene.window, "\r")
    scene.window.advance(to: 2)
    expect(scene.table.cellForRow(at: IndexPath(row: 1, section: 0))!.frame.minX, isBelow: -70)
  }

  @Test func `a menu hides what is below it, and Escape closes it`() {
    let scene = TableScene(rows: 5)
    scene.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    let reader = reader(scene.window)
    focus(reader, "row 1")
    expect(reader.perform("Show menu"))
    scene.window.advance(to: 1)
    expect(reader.elements.map(\.spokenText), equals: ["Copy, button"])
    press(scene.window, UIKeyCommand.inputEscape)
    scene.window.advance(to: 2)
    expect(reader.elements.count, equals: 5)
  }
}
