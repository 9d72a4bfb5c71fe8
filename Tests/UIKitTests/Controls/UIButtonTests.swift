import Testing

@testable import UIKit

@MainActor
@Suite struct UIButtonTests {
  @MainActor
  private final class Listener {
    var heard: [String] = []
    func pressed(_ button: UIButton) { heard.append(button.currentTitle ?? "") }
    func told() { heard.append("told") }
  }

  @MainActor
  private struct Hand {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = UIButton(type: .system)
    let touch: UITouch
    let event = UIEvent(type: .touches, timestamp: 0)

    init() {
      button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
      button.setTitle("Go", for: .normal)
      window.addSubview(button)
      touch = UITouch(
        order: 0, phase: .began, type: .direct, position: CGPoint(x: 110, y: 110), timestamp: 0,
        window: window, view: button)
    }

    func press() { button.touchesBegan([touch], with: event) }
    func move(to x: CGFloat) {
      touch.position.x = x
      button.touchesMoved([touch], with: event)
    }
    func lift() { button.touchesEnded([touch], with: event) }
  }

  @Test func `a press that lifts inside is told to all that asked`() {
    let hand = Hand()
    let listener = Listener()
    hand.button.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
    hand.button.addTarget(listener, action: Listener.told, for: [.touchDown, .touchUpOutside])
    hand.press()
    #expect(hand.button.isHighlighted && hand.button.isTracking)
    hand.lift()
    #expect(listener.heard == ["told", "Go"] && !hand.button.isHighlighted)
    hand.button.removeTarget(listener, for: .touchUpInside)
    hand.press()
    hand.lift()
    #expect(listener.heard == ["told", "Go", "told"])
  }

  @Test func `near the button is still inside, far away is not`() {
    let hand = Hand()
    var events: [String] = []
    func note(_ event: UIControl.Event, _ name: String) {
      hand.button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    note(.touchDragExit, "exit")
    note(.touchDragEnter, "enter")
    note(.touchUpInside, "inside")
    note(.touchUpOutside, "outside")
    hand.press()
    hand.move(to: 249)
    hand.move(to: 251)
    #expect(!hand.button.isHighlighted)
    hand.move(to: 120)
    hand.lift()
    hand.press()
    hand.move(to: 290)
    hand.lift()
    #expect(events == ["exit", "enter", "inside", "exit", "outside"])
  }

  @Test func `a cancelled press does nothing, nor does one on a disabled button`() {
    let hand = Hand()
    var count = 0
    hand.button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    hand.press()
    hand.button.touchesCancelled([hand.touch], with: hand.event)
    hand.lift()
    hand.button.isEnabled = false
    hand.press()
    hand.lift()
    #expect(count == 0)
    hand.button.isEnabled = true
    hand.press()
    hand.lift()
    #expect(count == 1)
  }

  @Test func `a target is held weakly`() {
    let button = UIButton(type: .system)
    var listener: Listener? = Listener()
    weak let kept = listener
    button.addTarget(listener!, action: Listener.told, for: .touchDown)
    listener = nil
    button.sendActions(for: .touchDown)
    #expect(kept == nil)
  }

  @Test func `the look follows the state`() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .selected)
    button.setTitle("Off", for: .normal)
    #expect(button.titleLabel?.text == "Off" && button.currentTitleColor == .systemBlue)
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
    button.tintColor = .red
    #expect(button.titleLabel?.textColor == .red)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .lightGray)
  }
}
