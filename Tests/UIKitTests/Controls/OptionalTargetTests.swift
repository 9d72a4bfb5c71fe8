import Expectations
import Testing
import UIKit

@MainActor struct OptionalTargetTests {
  private final class Panel: UIView {
    var presses = 0
    func press() { presses += 1 }
    func pressButton(_ sender: UIButton) { presses += 10 }
  }

  @Test func `an optional target receives the action`() {
    let panel: Panel? = Panel()
    let button = UIButton(type: .system)
    button.addTarget(panel, action: Panel.press, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expect(panel?.presses, equals: 1)
  }

  @Test func `without a target the class's next object in the chain receives the action`() {
    let (panel, button) = (Panel(), UIButton(type: .system))
    panel.addSubview(button)
    button.addTarget(
      nil, action: Panel.pressButton, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expect(panel.presses, equals: 10)
  }

  @Test func `a recognizer without a target gets none`() {
    let none: Panel? = nil
    let tap = UITapGestureRecognizer(
      target: none, action: Panel.press)
    expect(tap.state, equals: .possible)
  }

  @Test func `a bar button item takes an optional target`() {
    let panel: Panel? = Panel()
    let item = UIBarButtonItem(
      barButtonSystemItem: .action, target: panel, action: Panel.press)
    expect(item.target === panel)
  }
}
