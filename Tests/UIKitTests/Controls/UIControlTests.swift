import Expectations
import Testing
import UIKit
import ViewTesting

/// Chooses the touches that it tracks, and logs its calls.
@MainActor
private final class Knob: UIControl {
  var calls: [String] = []
  var begins = true
  var goesOn = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("continue")
    return goesOn
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    calls.append("end")
  }

  override func cancelTracking(with event: UIEvent?) {
    calls.append("cancel")
  }
}

@MainActor
struct UIControlTests {
  @MainActor final class Card {
    var calls: [String] = []
    func press() { calls.append("press") }
    func pressed(_ sender: UIControl) { calls.append("pressed \(sender.tag)") }
    func turned(_ sender: UIControl, event: UIEvent) {
      calls.append("turned \(event.type)")
    }
  }

  @MainActor final class EventLog {
    var events: [String] = []

    init(_ control: UIControl) {
      let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      ]
      for (event, name) in names {
        control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
      }
    }
  }

  let table = Table()
  private let knob = Knob(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let log: EventLog

  init() {
    log = EventLog(knob)
    table.view.addSubview(knob)
  }

  @Test func `a touch that stays inside is a press`() {
    table.fingers.down(0, 150, 150)
    expect(knob.isTracking && knob.isTouchInside && knob.isHighlighted)
    table.fingers.move(0, 160, 150)
    table.fingers.lift()
    expect(log.events, equals: ["down", "inside", "up"])
    expect(knob.calls, equals: ["begin", "continue", "end"])
    expect(!knob.isTracking && !knob.isTouchInside && !knob.isHighlighted)
  }

  @Test func `a touch that leaves and comes back says so`() {
    table.fingers.down(0, 150, 150)
    table.fingers.move(0, 271, 150)
    expect(!knob.isHighlighted && !knob.isTouchInside && knob.isTracking)
    table.fingers.move(0, 280, 150)
    table.fingers.move(0, 269, 150)
    expect(knob.isHighlighted)
    table.fingers.move(0, 271, 150)
    table.fingers.lift()
    expect(
      log.events,
      equals: [
        "down", "outside", "exit", "outside", "inside", "enter", "outside", "exit", "up outside",
      ])
  }

  @Test func `the second of two presses in one place is a repeat`() {
    for _ in 0..<2 {
      table.fingers.down(0, 150, 150)
      table.fingers.lift()
    }
    expect(log.events, equals: ["down", "up", "down", "repeat", "up"])
  }

  @Test func `tracking is what the control wants to follow`() {
    knob.begins = false
    table.fingers.down(0, 150, 150)
    table.fingers.lift()
    expect(log.events == [] && knob.calls == ["begin"])
    knob.begins = true
    knob.goesOn = false
    table.fingers.wait(1000)
    table.fingers.down(0, 150, 150)
    table.fingers.move(0, 160, 150)
    table.fingers.move(0, 170, 150)
    table.fingers.lift()
    expect(log.events == ["down"] && knob.calls == ["begin", "begin", "continue", "end"])
    expect(!knob.isHighlighted)
  }

  @Test func `a palm, a recognizer above and disabling cancel`() {
    table.fingers.down(0, 150, 150)
    table.fingers.cancel()
    expect(log.events == ["down", "cancel"] && knob.calls == ["begin", "cancel"])
    let pan = UIPanGestureRecognizer()
    table.view.addGestureRecognizer(pan)
    table.fingers.down(0, 150, 150)
    table.fingers.move(0, 170, 150)
    expect(log.events, equals: ["down", "cancel", "down", "cancel"])
    table.fingers.lift()
    table.fingers.wait(1000)
    table.fingers.down(0, 150, 150)
    knob.isEnabled = false
    expect(log.events.suffix(2) == ["down", "cancel"] && !knob.isTracking)
    table.fingers.lift()
    table.fingers.down(0, 150, 150)
    expect(log.events.count, equals: 6)
  }

  @Test func `a control that cannot be touched hears nothing`() {
    for hide in [
      { $0.isUserInteractionEnabled = false }, { $0.alpha = 0.009 }, { $0.isHidden = true },
    ] as [(UIControl) -> Void] {
      knob.isUserInteractionEnabled = true
      knob.alpha = 1
      knob.isHidden = false
      hide(knob)
      table.fingers.down(0, 150, 150)
      table.fingers.lift()
    }
    expect(log.events, equals: [])
  }

  @Test func `targets are told in any of three ways, and held weakly`() {
    knob.tag = 7
    var card: Card? = Card()
    weak let witness = card
    knob.addTarget(card!, action: Card.press, for: .touchUpInside)
    knob.addTarget(card!, action: Card.pressed, for: .touchUpInside)
    knob.addTarget(card!, action: Card.turned, for: [.touchUpInside, .valueChanged])
    knob.sendActions(for: .valueChanged)
    table.fingers.down(0, 150, 150)
    table.fingers.lift()
    expect(card?.calls, equals: ["turned touches", "press", "pressed 7", "turned touches"])
    expect(knob.allTargets.count == 1 && knob.allControlEvents.contains(.valueChanged))
    card = nil
    expectNil(witness)
    knob.sendActions(for: .valueChanged)
    expect(!knob.allControlEvents.contains(.valueChanged))
  }

  @Test func `a target is removed for some events, by its method or altogether`() {
    let card = Card()
    knob.addTarget(card, action: Card.press, for: [.valueChanged, .touchDown])
    knob.addTarget(card, action: Card.pressed, for: .valueChanged)
    knob.removeTarget(card, action: Card.press, for: .valueChanged)
    knob.sendActions(for: .valueChanged)
    expect(card.calls, equals: ["pressed 0"])
    knob.sendActions(for: .touchDown)
    expect(card.calls, equals: ["pressed 0", "press"])
    knob.removeTarget(nil, action: nil, for: .allEvents)
    knob.sendActions(for: .allEvents)
    expect(card.calls, equals: ["pressed 0", "press"])
  }

  @Test func `an action replaces one of its identifier, and knows its sender`() {
    var calls: [String] = []
    let name = UIAction.Identifier("turn")
    knob.addAction(UIAction(identifier: name) { _ in calls.append("old") }, for: .valueChanged)
    knob.addAction(
      UIAction(identifier: name) { calls.append("new \($0.sender is Knob)") }, for: .valueChanged)
    knob.sendActions(for: .valueChanged)
    expect(calls, equals: ["new true"])
    knob.removeAction(identifiedBy: name, for: .valueChanged)
    knob.sendActions(for: .valueChanged)
    expect(calls, equals: ["new true"])
    let primary = UIControl(frame: .zero, primaryAction: UIAction { _ in calls.append("primary") })
    primary.sendActions(for: .primaryActionTriggered)
    expect(calls, equals: ["new true", "primary"])
  }

  @Test func `the state is made of what it is`() {
    expect(knob.state, equals: .normal)
    knob.isSelected = true
    knob.isEnabled = false
    knob.isHighlighted = true
    expect(knob.state, equals: [.selected, .disabled, .highlighted])
    expect(UIControl.Event.allTouchEvents.contains(.touchCancel))
  }
}
