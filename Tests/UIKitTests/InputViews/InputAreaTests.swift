import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@testable import UIKit

/// Views that a first responder shows at the bottom of its window.
@MainActor struct InputAreaTests {
  /// A form with a field that opens a date wheel with a bar above it.
  private final class Form: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 280, height: 40))
    let other = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 40))
    let picker = UIDatePicker()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let button = UIView()
    var heard: [String] = []
    private var observers: [any NSObjectProtocol] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .wheels
      picker.locale = Locale(identifier: "en_US")
      picker.calendar = Calendar(identifier: .gregorian)
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.date = Date(timeIntervalSince1970: 1_780_000_000)
      picker.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          heard.append("valueChanged")
          field.text = picker.rows.text(picker.date, "yMMMd")
        }, for: .valueChanged)
      field.inputView = picker
      field.inputAccessoryView = bar
      field.delegate = self
      view.addSubview(field)
      view.addSubview(other)
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.heightAnchor.constraint(equalToConstant: 50),
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
      let words: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
      ]
      for (name, word) in words {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let time = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
            MainActor.assumeIsolated {
              expect(end == value?.cgRectValue && time == 0.25)
              self?.heard.append("\(word) \(Int(end?.minY ?? -1))")
            }
          })
      }
    }

    func stop() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("didBegin") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("didEnd") }
  }

  private func scene() -> (UIWindow, Form, Fingers) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    UIDatePicker.beginOnTheSameDay()
    let form = Form()
    window.rootViewController = form
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, form, Fingers(window))
  }

  @Test func `a field opens a date wheel, a finger flicks it, and the field has the date once`() {
    let (window, form, fingers) = scene()
    defer { form.stop() }
    fingers.down(0, 100, 80)
    fingers.lift()
    expect(form.field.isEditing)
    fingers.wait(1000)
    // The wheel has 216 points at the bottom of 600, and the bar 44 above it.
    expect(form.picker.convert(CGPoint.zero, to: nil), equals: CGPoint(x: 0, y: 384))
    expect(form.bar.convert(CGPoint.zero, to: nil), equals: CGPoint(x: 0, y: 340))
    expect(form.button.frame, equals: CGRect(x: 0, y: 290, width: 320, height: 50))
    expect(
      form.heard,
      equals: [
        "didBegin", "willChangeFrame 340", "willShow 340", "didChangeFrame 340", "didShow 340",
      ])
    form.heard = []
    let day = Double((form.picker.panel as? DateWheels)?.wheels[1].frame.midX ?? 0)
    fingers.down(0, day, 500)
    for step in 1...6 { fingers.move(0, day, 500 - Double(step) * 8) }
    fingers.lift()
    fingers.wait(4000)
    expect(form.heard, equals: ["valueChanged"])
    expect(form.field.isEditing)
    expect(form.field.text, equals: form.picker.rows.text(form.picker.date, "yMMMd"))
    form.heard = []
    form.view.endEditing(true)
    fingers.wait(1000)
    expect(
      form.heard,
      equals: [
        "willChangeFrame 600", "willHide 600", "didEnd", "didChangeFrame 600", "didHide 600",
      ])
    expectNil(form.picker.window)
    expect(form.button.frame, equals: CGRect(x: 0, y: 550, width: 320, height: 50))
    expectNil(window.inputArea)
  }

  @Test func `a field without input views shows nothing and posts nothing`() {
    let (window, form, fingers) = scene()
    defer { form.stop() }
    form.other.becomeFirstResponder()
    fingers.wait(500)
    expectNil(window.inputArea)
    expect(form.heard, equals: [])
  }

  @Test func `from one field to the next, the area does not go and come again`() {
    let (_, form, fingers) = scene()
    defer { form.stop() }
    form.field.becomeFirstResponder()
    fingers.wait(500)
    form.heard = []
    form.other.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    form.other.becomeFirstResponder()
    fingers.wait(500)
    expect(
      form.heard,
      equals: [
        "didEnd", "willChangeFrame 500", "willShow 500", "didChangeFrame 500", "didShow 500",
      ])
    expect(form.picker.window == nil && form.other.inputView?.window != nil)
    // An empty view in place of the keyboard, as programs set it, hides everything.
    form.other.inputView = UIView()
    form.other.reloadInputViews()
    fingers.wait(500)
    expect(form.button.frame.maxY, equals: 600)
  }

  @Test func `a responder that leaves the window takes its views with it`() {
    let (window, form, fingers) = scene()
    defer { form.stop() }
    form.field.becomeFirstResponder()
    fingers.wait(500)
    window.rootViewController = UIViewController()
    fingers.wait(500)
    expect(window.inputArea == nil && form.picker.window == nil)
  }

  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test func `the bar of a view controller stays when its field ends editing`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.safeAreaOfScreen.bottom = 20
    let chat = Chat()
    window.rootViewController = chat
    window.isHidden = false
    chat.bar.addSubview(chat.field)
    chat.becomeFirstResponder()
    window.advance(to: 1)
    expect(chat.bar.convert(CGPoint.zero, to: nil).y, equals: 530)
    let wheel = UIPickerView()
    chat.field.inputView = wheel
    chat.field.becomeFirstResponder()
    window.advance(to: 2)
    expect(chat.field.isEditing)
    expect(chat.bar.convert(CGPoint.zero, to: nil).y, equals: 314)
    expect(wheel.window != nil)
    chat.field.resignFirstResponder()
    window.advance(to: 3)
    expect(chat.isFirstResponder)
    expect(chat.bar.convert(CGPoint.zero, to: nil).y, equals: 530)
    chat.resignFirstResponder()
    window.advance(to: 4)
    expectNil(chat.bar.window)
  }

  /// A scroll view over the whole window, and a field whose wheel covers the part from 384 on.
  private func list(
    _ mode: UIScrollView.KeyboardDismissMode
  ) -> (UIWindow, UIScrollView, UITextField, Fingers) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.isHidden = false
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 320, height: 3000)
    list.contentOffset.y = 1000
    list.keyboardDismissMode = mode
    let field = UITextField(frame: CGRect(x: 0, y: 1000, width: 320, height: 40))
    field.inputView = UIPickerView()
    list.addSubview(field)
    window.addSubview(list)
    window.layoutIfNeeded()
    field.becomeFirstResponder()
    let fingers = Fingers(window)
    fingers.wait(1000)
    return (window, list, field, fingers)
  }

  @Test func `a drag onto the wheel takes it along, and a throw down hides it, with the reason`() {
    let (window, _, field, fingers) = list(.interactive)
    fingers.down(0, 160, 300)
    for step in 1...8 { fingers.move(0, 160, 300 + Double(step) * 10) }
    expect(window.inputArea?.frame.minY, equals: 384)
    for step in 9...16 { fingers.move(0, 160, 300 + Double(step) * 10) }
    expect(window.inputArea?.frame.minY, equals: 460)
    let said = WheelScene.said { fingers.lift() }
    expect(said.contains { $0.contains("input view goes: ") })
    expect(!field.isEditing)
    fingers.wait(1000)
    expectNil(window.inputArea)
  }

  @Test func `released near its place or cancelled, the wheel comes back`() {
    for isCancelled in [false, true] {
      let (window, _, field, fingers) = list(.interactive)
      fingers.down(0, 160, 300)
      for step in 1...12 { fingers.move(0, 160, 300 + Double(step) * 10) }
      expect(window.inputArea?.frame.minY, equals: 420)
      let said = WheelScene.said {
        if !isCancelled { fingers.wait(500) }
        isCancelled ? fingers.cancel() : fingers.lift()
      }
      expect(said.contains { $0.contains("input view comes back: ") })
      fingers.wait(1000)
      expect(field.isEditing && window.inputArea?.frame.minY == 384)
      field.resignFirstResponder()
    }
  }

  @Test func `with onDrag a drag ends editing at once, and with none never`() {
    let (_, _, field, fingers) = list(.onDrag)
    fingers.down(0, 160, 300)
    for step in 1...4 { fingers.move(0, 160, 300 - Double(step) * 10) }
    expect(!field.isEditing)
    let (window, _, other, second) = list(.none)
    second.down(0, 160, 300)
    for step in 1...20 { second.move(0, 160, 300 + Double(step) * 10) }
    second.lift()
    second.wait(2000)
    expect(other.isEditing && window.inputArea?.frame.minY == 384)
    other.resignFirstResponder()
  }

  @Test func `the accessory view of a search bar is shown for its field`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.isHidden = false
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.inputAccessoryView = accessory
    window.addSubview(bar)
    bar.becomeFirstResponder()
    window.advance(to: 1)
    expect(accessory.convert(CGPoint.zero, to: nil).y, equals: 556)
    bar.resignFirstResponder()
    window.advance(to: 2)
    expectNil(accessory.window)
  }

  private final class Keys: UIInputViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      inputView?.allowsSelfSizing = true
      let key = UIView()
      key.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(key)
      NSLayoutConstraint.activate([
        key.heightAnchor.constraint(equalToConstant: 90),
        key.topAnchor.constraint(equalTo: view.topAnchor),
        key.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        key.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        key.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  private final class KeyedField: UITextField {
    let keys = Keys()
    override var inputViewController: UIInputViewController? { keys }
  }

  @Test func `a keyboard of the program sizes itself and writes through its proxy`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.isHidden = false
    let field = KeyedField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    window.addSubview(field)
    field.becomeFirstResponder()
    window.advance(to: 1)
    expect(field.keys.view.convert(CGPoint.zero, to: nil).y, equals: 510)
    let proxy = field.keys.textDocumentProxy
    proxy.insertText("abc")
    proxy.deleteBackward()
    expect(field.text == "ab" && proxy.hasText)
    expect(proxy.documentContextBeforeInput, equals: "ab")
    field.keys.dismissKeyboard()
    expect(!field.isEditing)
  }
}
