import Expectations
import Testing
import UIKit

@MainActor
struct UIPressTests {
  final class Page: UIViewController {
    var calls: [String] = []

    func reset() { calls.append("reset") }
    func chosen(_ command: UIKeyCommand) { calls.append("chosen \(command.input ?? "")") }

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "r", modifierFlags: .command, action: Page.reset),
        UIKeyCommand(
          input: UIKeyCommand.inputEscape, modifierFlags: [], action: Page.chosen(_:)),
      ]
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls.append("began \(presses.first?.key?.characters ?? "")")
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls.append("ended \(presses.first.map { "\($0.type)" } ?? "")")
    }
  }

  @Test func `a key calls the method of the front controller, or is a press`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let page = Page()
    window.rootViewController = page
    window.makeKeyAndVisible()
    window.press(UIKey("r", modifierFlags: .command))
    window.press(UIKey("r"))
    window.press(UIKey(UIKeyCommand.inputEscape))
    window.press(UIKey(UIKeyCommand.inputLeftArrow))
    expect(
      page.calls,
      equals: [
        "reset", "began r", "ended select", "chosen UIKeyInputEscape",
        "began UIKeyInputLeftArrow", "ended leftArrow",
      ])
  }

  @Test func `a text field asks and tells its delegate`() {
    final class Listener: UITextFieldDelegate {
      var mayEnd = false
      var calls: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
    }
    let (field, listener) = (UITextField(), Listener())
    field.delegate = listener
    expect(field.becomeFirstResponder() && field.isEditing)
    expect(!field.resignFirstResponder() && field.isEditing)
    listener.mayEnd = true
    expect(field.resignFirstResponder() && !field.isEditing)
    expect(listener.calls, equals: ["began", "ended"])
  }

  @Test func `a timer calls the method of its target`() {
    @MainActor final class Clock {
      var ticks = 0
      func tick() { ticks += 1 }
      func tickBy(_ timer: Timer) { ticks += timer.isValid ? 10 : 0 }
    }
    let clock = Clock()
    let one = Timer(
      timeInterval: 5, target: clock, selector: Clock.tick, userInfo: nil, repeats: true)
    let other = Timer(
      timeInterval: 5, target: clock, selector: Clock.tickBy(_:), userInfo: nil, repeats: true)
    one.fire()
    other.fire()
    expect(clock.ticks, equals: 11)
    one.invalidate()
    other.invalidate()
  }
}
