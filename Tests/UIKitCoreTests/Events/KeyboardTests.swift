import Expectations
import Testing
import UIKit

/// Keys of a window, and the commands, responders and texts that receive them.
@MainActor
struct KeyboardTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    var commands: [UIKeyCommand] = []
    var takesPresses = true

    func call(_ command: UIKeyCommand) { calls.append("command \(command.input ?? "")") }

    override var keyCommands: [UIKeyCommand]? { commands }

    private func note(_ word: String, _ presses: Set<UIPress>) {
      for press in presses { calls.append("\(word) \(press.key?.characters ?? "")") }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("began", presses)
      if !takesPresses { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("ended", presses)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("cancelled", presses)
    }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let page = Page()

  init() {
    window.rootViewController = page
    window.makeKeyAndVisible()
  }

  private func add(_ input: String, _ flags: UIKeyModifierFlags = []) {
    page.commands.append(UIKeyCommand(input: input, modifierFlags: flags, action: Page.call(_:)))
  }

  @Test func `a press lasts from down to up, and says whether somebody took it`() {
    let key = UIKey("a")
    expect(window.keyDown(key))
    expect(page.take(), equals: ["began a"])
    expect(window.keyDown(key, isRepeat: true))
    expect(page.take().isEmpty)
    expect(window.keyUp(key))
    expect(page.take(), equals: ["ended a"])
    expect(!window.keyUp(key))
    page.takesPresses = false
    expect(!window.keyDown(key))
    expect(!window.keyUp(key))
    expect(page.take(), equals: ["began a"])
  }

  @Test func `a key that goes down twice was up in between`() {
    window.keyDown(UIKey("a"))
    window.keyDown(UIKey("A", plain: "a", modifierFlags: .shift))
    window.keyUp(UIKey("a"))
    expect(page.take(), equals: ["began a", "ended a", "began A", "ended A"])
  }

  @Test func `what is down is cancelled as the window goes, and comes up no more`() {
    window.keyDown(UIKey("a"))
    window.keyDown(UIKey("b"))
    window.cancelKeys()
    expect(page.take(), equals: ["began a", "began b", "cancelled a", "cancelled b"])
    expect(!window.keyUp(UIKey("a")))
    expect(page.take().isEmpty)
  }

  @Test func `a responder that has gone hears of no end`() {
    weak var gone: Page?
    do {
      let other = Page()
      gone = other
      window.rootViewController = other
      window.keyDown(UIKey("a"))
      window.rootViewController = page
    }
    expectNil(gone)
    window.keyUp(UIKey("a"))
  }

  @Test func `a command is found by its key and all its modifiers`() {
    add("s", .command)
    add("s", [.command, .shift])
    add("+", .command)
    add(UIKeyCommand.inputUpArrow)
    add(UIKeyCommand.f5)
    add("\r")
    expect(window.keyDown(UIKey("s", modifierFlags: .command)))
    expect(window.keyDown(UIKey("S", plain: "s", modifierFlags: [.command, .shift])))
    expect(window.keyDown(UIKey("s", modifierFlags: [.command, .alphaShift])))
    expect(window.keyDown(UIKey("+", plain: "=", modifierFlags: [.command, .shift])))
    expect(window.keyDown(UIKey(UIKeyCommand.inputUpArrow)))
    expect(window.keyDown(UIKey(UIKeyCommand.f5)))
    expect(window.keyDown(UIKey("\r")))
    let commands = ["s", "s", "s", "+", UIKeyCommand.inputUpArrow, UIKeyCommand.f5, "\r"]
    expect(page.take(), equals: commands.map { "command \($0)" })
    window.press(UIKey("s", modifierFlags: .control))
    window.press(UIKey(UIKeyCommand.inputUpArrow, modifierFlags: .shift))
    expect(page.take().allSatisfy { !$0.hasPrefix("command") })
  }

  @Test func `a command repeats as long as its key is down`() {
    add(UIKeyCommand.inputRightArrow)
    let key = UIKey(UIKeyCommand.inputRightArrow)
    window.keyDown(key)
    for _ in 0..<3 { window.keyDown(key, isRepeat: true) }
    expect(page.take().count, equals: 4)
  }

  @Test func `the controller on top within containers comes first, then those around it`() {
    let top = Page()
    let navigation = UINavigationController(rootViewController: Page())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Page()]
    window.rootViewController = tabs
    navigation.pushViewController(top, animated: false)
    window.advance(to: 1)
    top.takesPresses = false
    window.press(UIKey("x"))
    expect(top.take(), equals: ["began x"])
    let modal = Page()
    top.present(modal, animated: false)
    window.advance(to: 2)
    window.press(UIKey("x"))
    expect(top.take().isEmpty && modal.take() == ["began x", "ended x"])
  }

  @Test func `the application and its delegate come last`() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var keys: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.characters }
      }
    }
    let delegate = Delegate()
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = before }
    page.takesPresses = false
    expect(window.keyDown(UIKey("z")))
    expect(delegate.keys, equals: ["z"])
  }

  @Test func `keys know where they are on a keyboard`() {
    let places: [(String, UIKeyboardHIDUsage, Int)] = [
      ("a", .keyboardA, 0x04), ("z", .keyboardZ, 0x1D), ("1", .keyboard1, 0x1E),
      ("0", .keyboard0, 0x27), ("\r", .keyboardReturnOrEnter, 0x28), (" ", .keyboardSpacebar, 0x2C),
      ("/", .keyboardSlash, 0x38), (UIKeyCommand.f12, .keyboardF12, 0x45),
      (UIKeyCommand.inputUpArrow, .keyboardUpArrow, 0x52),
      ("ß", .keyboardErrorUndefined, 0x03),
    ]
    for (text, usage, number) in places {
      expect(UIKey(text).keyCode == usage && usage.rawValue == number, "\(text)")
    }
    let capital = UIKey("Q", plain: "q", modifierFlags: .shift)
    expect(capital.keyCode == .keyboardQ && capital.charactersIgnoringModifiers == "q")
    expect(
      Set(UIKeyboardHIDUsage.allCases.map(\.rawValue)).count,
      equals: UIKeyboardHIDUsage.allCases.count)
  }

  // MARK: Text

  private final class Emptier: UITextFieldDelegate {
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      textField.text = ""
      return true
    }
  }

  @Test func `a delegate may set another text before it lets a change happen`() {
    let (field, emptier) = (UITextField(), Emptier())
    field.delegate = emptier
    field.text = "hello"
    field.insertText("x")
    expect(field.text, equals: "x")
    field.text = "hello"
    field.deleteBackward()
    expect(field.text, equals: "")
  }

  @Test func `a field that leaves the window is no longer edited`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let page = UIViewController()
    window.rootViewController = page
    window.makeKeyAndVisible()
    let (field, box) = (UITextField(), UIView())
    var ends = 0
    field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    box.addSubview(field)
    page.view.addSubview(box)
    field.becomeFirstResponder()
    box.removeFromSuperview()
    expect(!field.isFirstResponder && ends == 1)
    page.view.addSubview(box)
    window.press(UIKey("a", plain: "a", modifierFlags: []))
    expect(field.text, equals: "")
  }

  private final class Listener: UITextFieldDelegate {
    var log: [String] = []
    var mayChange = true

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("\(range.location)+\(range.length) \(string)")
      return mayChange
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      return true
    }
  }

  private func makeField() -> (field: UITextField, listener: Listener) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let listener = Listener()
    field.delegate = listener
    page.view.addSubview(field)
    page.takesPresses = false
    _ = field.becomeFirstResponder()
    return (field, listener)
  }

  @Test func `keys write into the text field that is edited`() {
    let (field, listener) = makeField()
    defer { _ = field.resignFirstResponder() }
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    for letter in ["h", "ä", "👨‍👩‍👧"] { window.press(UIKey(letter)) }
    expect(field.text == "hä👨‍👩‍👧" && changes == 3)
    window.keyDown(UIKey("\u{8}"))
    expect(field.text, equals: "hä")
    window.keyDown(UIKey("\u{8}"), isRepeat: true)
    window.keyDown(UIKey("\u{8}"), isRepeat: true)
    window.keyDown(UIKey("\u{8}"), isRepeat: true)
    expect(field.text == "" && changes == 6)
    expect(listener.log, equals: ["0+0 h", "1+0 ä", "2+0 👨‍👩‍👧", "2+8 ", "1+1 ", "0+1 "])
    listener.mayChange = false
    window.press(UIKey("x"))
    expect(field.text == "" && changes == 6)
  }

  @Test func `commands with modifiers come before text, others only where they want to`() {
    let (field, _) = makeField()
    defer { _ = field.resignFirstResponder() }
    add("n", .command)
    add("n")
    window.press(UIKey("n", modifierFlags: .command))
    expect(page.take().contains("command n") && field.text ?? "" == "")
    window.press(UIKey("n"))
    expect(!page.take().contains("command n") && field.text == "n")
    page.commands[1].wantsPriorityOverSystemBehavior = true
    window.press(UIKey("n"))
    expect(page.take() == ["command n"] && field.text == "n")
    expect(!window.keyDown(UIKey(UIKeyCommand.inputEscape)))
    expect(field.text, equals: "n")
  }

  @Test func `return tells the delegate, and ends editing where somebody wants to know`() {
    let (field, listener) = makeField()
    window.press(UIKey("\r"))
    expect(listener.log == ["return"] && field.isEditing && field.text ?? "" == "")
    var ends = 0
    field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEndOnExit)
    window.press(UIKey("\r"))
    expect(ends == 1 && !field.isEditing)
  }

  @Test func `a view that takes text gets it while it is the first responder`() {
    final class Note: UIView, UIKeyInput {
      var text = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { _ = text.popLast() }
    }
    let note = Note()
    page.view.addSubview(note)
    page.takesPresses = false
    window.press(UIKey("a"))
    expect(note.text, equals: "")
    _ = note.becomeFirstResponder()
    defer { _ = note.resignFirstResponder() }
    for key in ["a", "b", "\r", "\u{8}"] { window.press(UIKey(key)) }
    expect(note.text, equals: "ab")
    let other = UIWindow(frame: window.frame)
    expect(!other.keyDown(UIKey("c")))
    expect(note.text, equals: "ab")
  }
}
