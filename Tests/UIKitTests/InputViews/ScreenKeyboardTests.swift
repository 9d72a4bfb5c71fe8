import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@testable import UIKit

/// A keyboard on the screen that fingers write with.
@Suite(.serialized) @MainActor struct ScreenKeyboardTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))

  /// Runs a test with the keyboard on the screen, and turns it off again.
  private func withKeyboard(_ body: (Fingers, ScreenKeyboard) throws -> Void) throws {
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.rootViewController?.view.addSubview(field)
    ScreenKeyboardSwitch.isOn = true
    defer {
      field.resignFirstResponder()
      window.advance(to: window.now + 1)
      ScreenKeyboardSwitch.isOn = false
    }
    let fingers = Fingers(window, startingAt: window.now)
    field.becomeFirstResponder()
    fingers.wait(1000)
    try body(fingers, #require(keyboard))
  }

  private var keyboard: ScreenKeyboard? {
    window.inputArea?.subviews.compactMap { $0 as? ScreenKeyboard }.first
  }

  /// The center of the key with this label, in the window.
  private func place(_ name: String) throws -> CGPoint {
    let keyboard = try #require(keyboard)
    let rows = keyboard.typing.rows
    let geometry = KeyboardGeometry(
      rows.rows(of: keyboard.typing.page), columns: rows.columns(of: keyboard.typing.page),
      size: keyboard.bounds.size)
    let cell = try #require(
      geometry.cells.first { cell in
        switch cell.key.role {
        case .text(let text): text == name
        case .space: name == "space"
        case .shift: name == "shift"
        case .delete: name == "delete"
        case .return: name == "return"
        case .page: cell.key.label == name
        case .nothing: false
        }
      }, "no key \(name)")
    return keyboard.convert(CGPoint(x: cell.frame.midX, y: cell.frame.midY), to: nil)
  }

  private func tap(_ names: String..., by fingers: Fingers) throws {
    for name in names {
      let point = try place(name)
      fingers.down(0, point.x, point.y)
      fingers.wait(50)
      fingers.lift()
      fingers.wait(300)
    }
  }

  @Test func `the keyboard covers the bottom, and the notifications and the guide say so`() throws {
    let notes = KeyboardNotes(in: window)
    defer { notes.end() }
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    try withKeyboard { fingers, keyboard in
      let view = try #require(window.rootViewController?.view)
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
      window.layoutIfNeeded()
      expect(keyboard.convert(CGPoint.zero, to: nil), equals: CGPoint(x: 0, y: 384))
      expect(bar.frame.maxY, equals: 384)
      field.resignFirstResponder()
      fingers.wait(1000)
      expect(bar.frame.maxY == 600 && keyboard.window == nil)
    }
    expect(notes.heard, equals: ["willShow 384", "didShow 384", "willHide 600", "didHide 600"])
  }

  @Test func `fingers write a sentence with capitals, marks and a full stop`() throws {
    try withKeyboard { fingers, keyboard in
      expect(keyboard.typing.shift, equals: .once)
      try tap("h", "i", "space", "space", by: fingers)
      expect(field.text, equals: "Hi. ")
      expect(keyboard.typing.shift, equals: .once)
      try tap("a", "123", "1", "space", by: fingers)
      expect(field.text == "Hi. A1 " && keyboard.typing.page == .letters)
      try tap("delete", "delete", "123", "#+=", "€", "123", "'", "s", by: fingers)
      expect(field.text, equals: "Hi. A€'s")
    }
  }

  @Test func `two taps on shift lock it, a third tap unlocks it`() throws {
    try withKeyboard { fingers, keyboard in
      try tap("shift", "a", by: fingers)
      expect(field.text, equals: "a")
      let shift = try place("shift")
      for _ in 0..<2 {
        fingers.down(0, shift.x, shift.y)
        fingers.lift()
      }
      expect(keyboard.typing.shift, equals: .locked)
      try tap("b", "c", "shift", "d", by: fingers)
      expect(field.text, equals: "aBCd")
    }
  }

  @Test func `the next finger types the key of the finger before it`() throws {
    field.autocapitalizationType = .none
    try withKeyboard { fingers, _ in
      let (a, b, c) = (try place("a"), try place("b"), try place("c"))
      fingers.down(0, a.x, a.y)
      expect(field.text == nil || field.text == "")
      fingers.down(1, b.x, b.y)
      expect(field.text, equals: "a")
      fingers.lift(0)
      expect(field.text, equals: "a")
      fingers.move(1, c.x, c.y)
      fingers.lift(1)
      expect(field.text, equals: "ac")
    }
  }

  @Test func `a held delete key repeats, and stops when the finger leaves it`() throws {
    field.text = "twelve words"
    try withKeyboard { fingers, _ in
      let (delete, m) = (try place("delete"), try place("m"))
      fingers.down(0, delete.x, delete.y)
      expect(field.text, equals: "twelve word")
      fingers.wait(850)
      // After 0.5, 0.6, 0.7 and 0.8 s.
      expect(field.text, equals: "twelve ")
      fingers.move(0, m.x, m.y)
      fingers.wait(500)
      fingers.lift()
      expect(field.text, equals: "twelve ")
    }
  }

  @Test func `a finger that slides from 123 to a digit writes it, and the letters come back`()
    throws
  {
    try withKeyboard { fingers, keyboard in
      let page = try place("123")
      fingers.down(0, page.x, page.y)
      expect(keyboard.typing.page, equals: .numbers)
      let five = try place("5")
      fingers.move(0, five.x, five.y)
      fingers.lift()
      expect(field.text == "5" && keyboard.typing.page == .letters)
    }
  }

  @Test func `a cancelled finger writes nothing, one that slides writes where it lifts`() throws {
    field.autocapitalizationType = .none
    try withKeyboard { fingers, _ in
      let (q, p) = (try place("q"), try place("p"))
      fingers.down(0, q.x, q.y)
      fingers.cancel()
      fingers.down(0, q.x, q.y)
      fingers.move(0, p.x, p.y)
      fingers.lift()
      expect(field.text, equals: "p")
    }
  }

  private final class Sender: NSObject, UITextFieldDelegate {
    var returns = 0
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      textField.resignFirstResponder()
      return true
    }
  }

  @Test func `the return key has the field's title, waits for text, and calls the delegate`() throws
  {
    let sender = Sender()
    field.delegate = sender
    field.returnKeyType = .send
    field.enablesReturnKeyAutomatically = true
    try withKeyboard { fingers, keyboard in
      expect(labels(keyboard).contains("send"))
      try tap("return", by: fingers)
      expect(sender.returns == 0 && field.isEditing)
      try tap("o", "k", "return", by: fingers)
      expect(sender.returns == 1 && field.text == "Ok" && !field.isEditing)
      expectNil(self.keyboard)
    }
  }

  private func labels(_ view: UIView) -> [String] {
    view.subviews.flatMap { labels($0) } + [(view as? UILabel)?.text].compactMap { $0 }
  }

  @Test(arguments: [
    (UIKeyboardType.numberPad, ["1", "0"], "10"), (.decimalPad, ["1", ".", "5"], "1.5"),
    (.phonePad, ["1", "+*#", "*", "123", "2"], "1*2"),
    (.emailAddress, ["a", "@", "b", "."], "a@b."),
    (.URL, ["a", ".com", "/"], "a.com/"), (.numbersAndPunctuation, ["1", "ABC", "b"], "1b"),
    (.twitter, ["#", "a"], "#a"), (.webSearch, ["a", "."], "A."),
  ])
  func `each type of keyboard has its keys`(
    type: UIKeyboardType, keys: [String], written: String
  ) throws {
    field.keyboardType = type
    try withKeyboard { fingers, _ in
      for key in keys { try tap(key, by: fingers) }
      expect(field.text?.lowercased(), equals: written.lowercased())
    }
  }

  @Test func `every type has rows that fill the width at most, with each key once`() {
    for value in 0...11 {
      guard let type = UIKeyboardType(rawValue: value) else { continue }
      let rows = KeyboardRows(type: type)
      for page in [KeyboardPage.letters, .numbers, .symbols, .pad, .phoneSymbols] {
        let keys = rows.rows(of: page)
        expect(keys.count, equals: 4)
        for row in keys {
          expect(row.reduce(0) { $0 + $1.columns }, isAtMost: rows.columns(of: page) + 1e-9)
        }
        let texts = keys.joined().filter { $0.role != .nothing }
        expect(Set(texts).count, equals: texts.count, "\(type) \(page)")
      }
    }
  }

  @Test func `capitals follow the type, and secrets and addresses have none`() throws {
    let cases: [(UITextAutocapitalizationType, String, Bool)] = [
      (.none, "", false), (.sentences, "", true), (.sentences, "a", false),
      (.sentences, "a ", false), (.sentences, "a. ", true), (.sentences, "a.", false),
      (.sentences, "a?\n", true), (.words, "a ", true), (.words, "a", false),
      (.allCharacters, "a", true), (.sentences, "a.  ", true), (.sentences, "  ", true),
    ]
    for (type, text, isCapital) in cases {
      expect(
        KeyboardTyping.beginsCapital(after: text, type), equals: isCapital, "\(type) “\(text)”")
    }
    field.isSecureTextEntry = true
    try withKeyboard { fingers, keyboard in
      expect(keyboard.typing.shift, equals: .off)
      try tap("a", by: fingers)
      expect(field.text, equals: "a")
    }
  }

  @Test func `typed keys are reported, but not those of a secure field`() throws {
    for isSecure in [false, true] {
      field.isSecureTextEntry = isSecure
      field.text = ""
      var said: [String] = []
      ApplicationEvent.listener = { event, _ in said.append(event.text) }
      defer { ApplicationEvent.listener = nil }
      try withKeyboard { fingers, _ in try tap("x", "space", by: fingers) }
      let first = isSecure ? "pressed the key for a character" : "pressed the key “X”"
      expect(said.filter { $0.hasPrefix("pressed the key") } == [first, "pressed the key “space”"])
    }
  }

  @Test func `a drag over the list takes the keyboard away`() throws {
    try withKeyboard { fingers, _ in
      let list = UIScrollView(frame: window.bounds)
      list.contentSize = CGSize(width: 320, height: 3000)
      list.keyboardDismissMode = .interactive
      window.rootViewController?.view.insertSubview(list, at: 0)
      window.layoutIfNeeded()
      fingers.down(0, 160, 300)
      for step in 1...30 { fingers.move(0, 160, 300 + Double(step) * 8) }
      fingers.lift()
      fingers.wait(1000)
      expect(!field.isEditing && keyboard == nil)
    }
  }

  @Test func `a view that takes text without traits has a keyboard, other responders have none`()
    throws
  {
    final class Plain: UIView, UIKeyInput {
      var text = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { _ = text.popLast() }
    }
    final class Silent: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (plain, silent) = (Plain(frame: .zero), Silent(frame: .zero))
    try withKeyboard { fingers, _ in
      window.rootViewController?.view.addSubview(plain)
      window.rootViewController?.view.addSubview(silent)
      plain.becomeFirstResponder()
      fingers.wait(500)
      try tap("a", "b", "delete", by: fingers)
      expect(plain.text, equals: "a")
      silent.becomeFirstResponder()
      fingers.wait(500)
      expectNil(keyboard)
      silent.resignFirstResponder()
    }
  }

  @Test func `the keyboard hides the bars of a navigation controller that wants it`() throws {
    try withKeyboard { fingers, _ in
      field.resignFirstResponder()
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      navigation.hidesBarsWhenKeyboardAppears = true
      window.rootViewController = navigation
      window.layoutIfNeeded()
      content.view.addSubview(field)
      expect(!navigation.isNavigationBarHidden)
      field.becomeFirstResponder()
      fingers.wait(1000)
      expect(navigation.isNavigationBarHidden)
      field.resignFirstResponder()
      fingers.wait(1000)
      expect(navigation.isNavigationBarHidden)
      fingers.down(0, 100, 300)
      fingers.lift()
      fingers.wait(1000)
      expect(!navigation.isNavigationBarHidden)
    }
  }

  @Test func `a drag moves the keyboard from the padding above it on`() throws {
    try withKeyboard { fingers, _ in
      let list = UIScrollView(frame: window.bounds)
      list.contentSize = CGSize(width: 320, height: 3000)
      list.keyboardDismissMode = .interactive
      window.rootViewController?.view.insertSubview(list, at: 0)
      window.rootViewController?.view.keyboardLayoutGuide.keyboardDismissPadding = 50
      window.layoutIfNeeded()
      fingers.down(0, 160, 300)
      for step in 1...6 { fingers.move(0, 160, 300 + Double(step) * 10) }
      // The finger is at 360, 26 points below the upper edge of the padding.
      expect(window.inputArea?.frame.minY, equals: 410)
      fingers.wait(500)
      fingers.lift()
      fingers.wait(1000)
      expect(field.isEditing)
    }
  }

  private final class Rows: UITableViewController {
    let fields = (0..<20).map { _ in UITextField(frame: CGRect(x: 20, y: 2, width: 200, height: 40))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
  }

  @Test func `a table view controller scrolls the edited row above the keyboard`() throws {
    try withKeyboard { fingers, _ in
      field.resignFirstResponder()
      fingers.wait(500)
      let rows = Rows(style: .plain)
      rows.tableView.rowHeight = 44
      window.rootViewController = rows
      window.layoutIfNeeded()
      let before = rows.tableView.contentInset.bottom
      expect(rows.fields[11].becomeFirstResponder())
      fingers.wait(1000)
      expect(rows.tableView.contentInset.bottom, equals: before + 216)
      let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 11, section: 0)))
      expect(cell.convert(cell.bounds, to: nil).maxY, isAtMost: 384)
      rows.fields[11].resignFirstResponder()
      fingers.wait(1000)
      expect(rows.tableView.contentInset.bottom, equals: before)
      // A row that is seen anyway does not move.
      rows.tableView.contentOffset.y = 0
      rows.fields[2].becomeFirstResponder()
      fingers.wait(1000)
      expect(rows.tableView.contentOffset.y, equals: 0)
      rows.fields[2].resignFirstResponder()
      fingers.wait(500)
    }
  }

  @Test func `without the switch nothing is shown`() {
    window.isHidden = false
    window.addSubview(field)
    field.becomeFirstResponder()
    expectNil(window.inputArea)
    field.resignFirstResponder()
  }

  @Test func `the keyboard has another height when the window turns`() throws {
    try withKeyboard { fingers, keyboard in
      expect(keyboard.convert(CGPoint.zero, to: nil).y, equals: 384)
      window.frame = CGRect(x: 0, y: 0, width: 600, height: 320)
      fingers.wait(1000)
      let turned = try #require(self.keyboard)
      expect(turned.bounds.size, equals: CGSize(width: 600, height: 162))
      expect(turned.convert(CGPoint.zero, to: nil), equals: CGPoint(x: 0, y: 158))
    }
  }

  @Test func `a view controller may make the keyboard stay without its text`() throws {
    final class Form: UIViewController {
      override var disablesAutomaticKeyboardDismissal: Bool { true }
    }
    try withKeyboard { fingers, _ in
      let form = Form()
      let other = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
      form.view.addSubview(other)
      window.rootViewController?.present(form, animated: false)
      fingers.wait(1000)
      other.becomeFirstResponder()
      fingers.wait(1000)
      other.resignFirstResponder()
      fingers.wait(1000)
      expect(self.keyboard != nil)
      form.dismiss(animated: false)
      fingers.wait(1000)
      expectNil(self.keyboard)
    }
  }
}
