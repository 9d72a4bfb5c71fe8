import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct GestureTargetTests {
  @MainActor final class Card {
    var calls: [String] = []
    func tapped() { calls.append("tapped") }
    func tappedBy(_ sender: UITapGestureRecognizer) { calls.append("by \(sender.state)") }
    func anyBy(_ sender: UIGestureRecognizer) { calls.append("any") }
  }

  let table = Table()
  let card = Card()

  private func tap() {
    table.fingers.down(0, 100, 100)
    table.fingers.lift()
    table.fingers.wait(1000)
  }

  @Test func `actions are sent in the order in which they were added`() {
    let recognizer = UITapGestureRecognizer(target: card, action: Card.tapped)
    recognizer.addTarget(card, action: Card.tappedBy)
    recognizer.addAction { [card] _ in card.calls.append("closure") }
    recognizer.addTarget(card, action: Card.anyBy)
    table.view.addGestureRecognizer(recognizer)
    tap()
    expect(card.calls, equals: ["tapped", "by ended", "closure", "any"])
  }

  @Test func `a target is removed by its method, altogether, or with all others`() {
    let other = Card()
    let recognizer = UITapGestureRecognizer(target: card, action: Card.tappedBy)
    recognizer.addTarget(card, action: Card.tapped)
    recognizer.addTarget(other, action: Card.tapped)
    table.view.addGestureRecognizer(recognizer)
    recognizer.removeTarget(card, action: Card.tappedBy)
    tap()
    expect(card.calls == ["tapped"] && other.calls == ["tapped"])
    recognizer.removeTarget(card, action: nil)
    tap()
    expect(card.calls == ["tapped"] && other.calls == ["tapped", "tapped"])
    recognizer.removeTarget(nil, action: nil)
    tap()
    expect(other.calls, equals: ["tapped", "tapped"])
  }

  @Test func `it can be made without a target`() {
    let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    table.view.addGestureRecognizer(recognizer)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 150, 100)
    expect(recognizer.state, equals: .began)
    recognizer.removeTarget(nil, action: nil)
    table.fingers.move(0, 170, 100)
    expect(recognizer.state, equals: .changed)
  }

  @Test func `an action may remove its own target and add another`() {
    let recognizer = UITapGestureRecognizer()
    recognizer.addAction { [card] recognizer in
      recognizer.removeTarget(nil)
      recognizer.addTarget(card, action: Card.tapped)
    }
    table.view.addGestureRecognizer(recognizer)
    tap()
    tap()
    expect(card.calls, equals: ["tapped"])
  }
}
