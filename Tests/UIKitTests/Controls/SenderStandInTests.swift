import Expectations
import PantographObjects
import Testing

@testable import UIKit

@MainActor
struct SenderStandInTests {
  private final class Card: UIButton {
    var calls: [String] = []

    func tapped(_ recognizer: UIGestureRecognizer) { calls.append("\(recognizer.numberOfTouches)") }
    func panned(_ recognizer: UIPanGestureRecognizer) {
      calls.append("\(recognizer.translation(in: self))")
    }
    func pushed(_ button: UIButton) { calls.append(button === self ? "self" : "\(button.tag)") }
    func chosen(_ item: UIBarButtonItem) { calls.append(item.title ?? "no title") }
    func switched(_ control: UISwitch) { calls.append("\(control.isOn)") }
    func dropped(_ card: Card) { calls.append("card") }
  }

  private func warnings(_ work: () -> Void) -> [String] {
    let usual = Misuse.onWarning
    defer { Misuse.onWarning = usual }
    var warnings: [String] = []
    Misuse.onWarning = { warnings.append($0) }
    work()
    return warnings
  }

  @Test func `a button calls methods that take other objects, with empty ones`() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    card.addTarget(card, action: Card.tapped, for: .touchUpInside)
    card.addTarget(card, action: Card.panned, for: .touchUpInside)
    card.addTarget(card, action: Card.chosen, for: .touchUpInside)
    card.addTarget(card, action: Card.switched, for: .touchUpInside)
    card.addTarget(card, action: Card.pushed, for: .touchUpInside)
    let first = warnings { card.sendActions(for: .touchUpInside) }
    expect(card.calls, equals: ["0", "(0.0, 0.0)", "no title", "false", "self"])
    expect(first.count, isAtMost: 4)
    expect(warnings { card.sendActions(for: .touchUpInside) }, equals: [])
    expect(card.calls.count, equals: 10)
  }

  @Test func `a recognizer calls a method that takes a button`() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let tap = UITapGestureRecognizer()
    tap.addTarget(card, action: Card.pushed)
    card.addGestureRecognizer(tap)
    tap.sendActions()
    expect(card.calls, equals: ["0"])
  }

  @Test func `an action by name gets an empty object, too`() {
    let card = Card()
    let action = InterfaceAction("tapped:", Card.tapped)
    action.call(card, UISlider(), nil)
    action.call(card, UITapGestureRecognizer(), nil)
    expect(card.calls, equals: ["0", "0"])
  }

  @Test func `an application's own class has no empty objects`() {
    let none: Card? = sender(UISlider())
    expectNil(none)
    let nothing: UIButton? = sender(nil)
    expectNil(nothing)
    let every: [any SenderStandIn.Type] = [
      UIView.self, UIButton.self, UISlider.self, UISegmentedControl.self, UITextField.self,
      UILongPressGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self,
      UIBarButtonItem.self, UIDatePicker.self, UIStepper.self, UIPageControl.self,
    ]
    for kind in every { expect(kind.makeStandIn().map { type(of: $0) } == kind) }
    expectNil(Card.makeStandIn())
  }
}
