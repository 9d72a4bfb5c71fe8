import Expectations
import Foundation
import GoldenTexts
import Testing
import ViewTesting

@testable import UIKit

/// Wheels, calendars, colors, keyboards and menus: every layer, in many states.
@MainActor
@Suite(.serialized) struct PickerGalleryTests {
  private let gallery = Gallery()

  private func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let difference = try GoldenText(name).difference(from: gallery.text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private var root: UIView { gallery.window.rootViewController!.view }

  @Test func `wheels of rows`() throws {
    let scene = WheelScene([3, 20, 0])
    gallery.add(scene.picker.layer)
    scene.picker.frame.size = CGSize(width: 200, height: 120)
    scene.window.layoutIfNeeded()
    gallery.title("small")
    gallery.add(scene.picker.layer)
    scene.picker.selectRow(7, inComponent: 1, animated: true)
    for step in 1...3 {
      scene.window.advance(to: Double(step) * 0.1)
      gallery.addSeen("turned for \(step)00 ms", scene.picker)
    }
    scene.window.advance(to: 2)
    scene.flick(-40, x: 100)
    for step in 1...5 {
      scene.window.advance(to: 2 + Double(step) * 0.2)
      gallery.addSeen("flicked for \(step)", scene.picker)
    }
    try expect("wheels")
  }

  private func date(_ text: String) throws -> Date {
    try #require(ISO8601DateFormatter().date(from: text))
  }

  private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) throws
    -> UIDatePicker
  {
    UIDatePicker.beginOnTheSameDay()
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: "en_US")
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.datePickerMode = mode
    picker.date = try date("2026-02-28T17:45:00Z")
    return picker
  }

  @Test func `dates on wheels`() throws {
    for mode in [UIDatePicker.Mode.date, .dateAndTime, .countDownTimer, .yearAndMonth] {
      let picker = try datePicker(mode, .wheels)
      gallery.show("mode \(mode.rawValue)", picker, at: picker.intrinsicContentSize)
      picker.removeFromSuperview()
    }
    let picker = try datePicker(.dateAndTime, .wheels)
    picker.minuteInterval = 15
    picker.locale = Locale(identifier: "de_DE")
    picker.minimumDate = try date("2026-02-27T16:00:00Z")
    picker.maximumDate = try date("2026-03-02T18:20:00Z")
    gallery.show("limited", picker, at: picker.intrinsicContentSize)
    try expect("date-wheels")
  }

  @Test func `dates in a calendar, and as buttons`() throws {
    for style in [UIDatePickerStyle.inline, .compact] {
      let picker = try datePicker(.dateAndTime, style)
      gallery.show("style \(style.rawValue)", picker, at: picker.intrinsicContentSize)
      picker.removeFromSuperview()
    }
    let picker = try datePicker(.date, .inline)
    picker.minimumDate = try date("2026-02-10T00:00:00Z")
    picker.maximumDate = try date("2026-02-20T00:00:00Z")
    picker.locale = Locale(identifier: "de_DE")
    gallery.show("limited", picker, at: CGSize(width: 400, height: 400))
    try expect("calendars")
  }

  @Test func `colors`() throws {
    let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    gallery.show("well", well, at: CGSize(width: 44, height: 40))
    well.selectedColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    gallery.show("well with a color", well, at: CGSize(width: 44, height: 40))
    well.isEnabled = false
    gallery.show("well that is disabled", well, at: CGSize(width: 28, height: 28))
    for supportsAlpha in [true, false] {
      let picker = UIColorPickerViewController()
      picker.supportsAlpha = supportsAlpha
      picker.selectedColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
      picker.view.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
      picker.view.layoutIfNeeded()
      gallery.title("panel, alpha \(supportsAlpha)")
      gallery.add(picker.view.layer)
    }
    try expect("color-panels")
  }

  @Test func `keyboards`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    root.addSubview(field)
    ScreenKeyboardSwitch.isOn = true
    defer { ScreenKeyboardSwitch.isOn = false }
    for type in [
      UIKeyboardType.default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad,
      .namePhonePad, .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ] {
      field.keyboardType = type
      field.returnKeyType = type == .URL ? .go : .default
      field.becomeFirstResponder()
      gallery.fingers.wait(1000)
      gallery.title("keyboard \(type.rawValue)")
      let keyboard = gallery.window.inputArea?.subviews.first { $0 is ScreenKeyboard }
      gallery.add(try #require(keyboard).layer.treeDescription())
      field.resignFirstResponder()
      gallery.fingers.wait(1000)
    }
    try expect("keyboards")
  }

  @Test func `edit menus above and below their place`() throws {
    let label = CopyLabel(frame: CGRect(x: 100, y: 300, width: 200, height: 30))
    label.text = "Words"
    root.addSubview(label)
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Shout", action: "shout:"),
      UIMenuItem(title: "Shout again", action: "shout:"),
      UIMenuItem(title: "Shout a third and last time", action: "shout:"),
    ]
    defer { UIMenuController.shared.menuItems = nil }
    label.becomeFirstResponder()
    for (x, y) in [(200.0, 300.0), (5, 20), (380, 780)] {
      label.center = CGPoint(x: x, y: y)
      UIMenuController.shared.showMenu(from: label, rect: label.bounds)
      gallery.watch(gallery.window, steps: 2, of: 60)
      gallery.fingers.wait(500)
      gallery.title("at \(x), \(y)")
      gallery.add(gallery.window.layer.treeDescription())
      gallery.add("\(UIMenuController.shared.menuFrame)")
      UIMenuController.shared.hideMenu()
      gallery.fingers.wait(500)
    }
    try expect("edit-menus")
  }

  @Test func `a sheet of activities`() throws {
    final class Store: UIActivity {
      override var activityTitle: String? { "Store it" }
      override var activityImage: UIImage? { UIImage(systemName: "star") }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }
    let sheet = UIActivityViewController(
      activityItems: ["a text"], applicationActivities: [Store(), Store()])
    sheet.popoverPresentationController?.sourceView = root
    gallery.window.rootViewController?.present(sheet, animated: true)
    gallery.fingers.wait(1000)
    gallery.add(gallery.window.layer)
    try expect("activities")
  }
}
