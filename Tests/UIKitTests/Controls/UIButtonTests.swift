import Expectations
import Testing

@testable import UIKit

@MainActor
struct UIButtonTests {
  @MainActor
  private final class Listener {
    var heard: [String] = []
    func pressed(_ button: UIButton) { heard.append(button.currentTitle ?? "") }
    func told() { heard.append("told") }
  }

  @MainActor
  private struct ButtonTable {
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

  @Test func `a button has views only for the content that it shows or that is read`() {
    let button = UIButton(type: .custom)
    expect(button.subviews, equals: [])
    button.setTitle("Go", for: .normal)
    expect(button.subviews, equals: [button.label])
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    expect(button.subviews, equals: [button.picture, button.label])
    let bare = UIButton()
    let picture = bare.imageView
    expect(bare.subviews, equals: [picture])
    expect(bare.titleLabel?.superview === bare)
  }

  @Test func `letters of a title move together a little where the title has too little room`() {
    let button = UIButton()
    button.setTitle("Continue", for: .normal)
    let whole = button.label.sizeThatFits(.zero).width
    button.frame = CGRect(x: 0, y: 0, width: whole, height: 40)
    button.layoutIfNeeded()
    expect(!button.label.hasFixedFrame)
    button.frame.size.width = whole * 0.9
    button.layoutIfNeeded()
    expect(button.label.hasFixedFrame)
  }

  @Test func `a plain title has the button's font after a title with attributes`() {
    let button = UIButton()
    let large = UIFont.systemFont(ofSize: 40)
    button.setTitle("Go", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "On", attributes: [.font: large]), for: .selected)
    button.isSelected = true
    expect(button.label.font, equals: large)
    button.isSelected = false
    expect(button.label.font.pointSize, equals: UIFont.buttonFontSize)
  }

  @Test func `a subclass that overrides both initializers inherits the others`() {
    final class Round: UIButton {
      var frames = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        frames += 1
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    expect(Round().frames == 1 && Round().buttonType == .custom)
    let close = Round(type: .close)
    expect(close.frames == 1 && close.buttonType == .close)
    expect(close.title(for: .normal), equals: UIButton(type: .close).title(for: .normal))
  }

  @Test func `a press that lifts inside is told to all that asked`() {
    let table = ButtonTable()
    let listener = Listener()
    table.button.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
    table.button.addTarget(listener, action: Listener.told, for: [.touchDown, .touchUpOutside])
    table.press()
    expect(table.button.isHighlighted && table.button.isTracking)
    table.lift()
    expect(listener.heard == ["told", "Go"] && !table.button.isHighlighted)
    table.button.removeTarget(listener, for: .touchUpInside)
    table.press()
    table.lift()
    expect(listener.heard, equals: ["told", "Go", "told"])
  }

  @Test func `near the button is still inside, far away is not`() {
    let table = ButtonTable()
    var events: [String] = []
    func note(_ event: UIControl.Event, _ name: String) {
      table.button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    note(.touchDragExit, "exit")
    note(.touchDragEnter, "enter")
    note(.touchUpInside, "inside")
    note(.touchUpOutside, "outside")
    table.press()
    table.move(to: 249)
    table.move(to: 251)
    expect(!table.button.isHighlighted)
    table.move(to: 120)
    table.lift()
    table.press()
    table.move(to: 290)
    table.lift()
    expect(events, equals: ["exit", "enter", "inside", "exit", "outside"])
  }

  @Test func `a cancelled press does nothing, nor does one on a disabled button`() {
    let table = ButtonTable()
    var count = 0
    table.button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    table.press()
    table.button.touchesCancelled([table.touch], with: table.event)
    table.lift()
    table.button.isEnabled = false
    table.press()
    table.lift()
    expect(count, equals: 0)
    table.button.isEnabled = true
    table.press()
    table.lift()
    expect(count, equals: 1)
  }

  @Test func `a target is held weakly`() {
    let button = UIButton(type: .system)
    var listener: Listener? = Listener()
    weak let kept = listener
    button.addTarget(listener!, action: Listener.told, for: .touchDown)
    listener = nil
    button.sendActions(for: .touchDown)
    expectNil(kept)
  }

  @Test func `the look follows the state`() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .selected)
    button.setTitle("Off", for: .normal)
    expect(button.titleLabel?.text == "Off" && button.currentTitleColor == .systemBlue)
    button.isSelected = true
    expect(button.titleLabel?.text, equals: "On")
    button.tintColor = .red
    expect(button.titleLabel?.textColor, equals: .red)
    button.isEnabled = false
    expect(button.titleLabel?.textColor, equals: .lightGray)
  }

  @Test func `a title alone has room around it until an image or insets are set`() throws {
    func size(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void) -> CGSize {
      let button = UIButton(type: type)
      change(button)
      return button.intrinsicContentSize
    }
    let pixel = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 5)).image { _ in }
    let line = UIButton(type: .custom).titleLabel!.font.lineHeight.rounded(.up)
    let small = UIButton(type: .system).titleLabel!.font.lineHeight.rounded(.up)
    expect(size(.custom) { _ in }, equals: CGSize(width: 30, height: line + 12))
    expect(
      size(.system) { $0.setTitle("I", for: .normal) },
      equals: CGSize(width: 30, height: small + 12))
    let wide = size(.custom) { $0.setTitle("A long title", for: .normal) }
    expect(wide.width > 60 && wide.height == line + 12)
    let tight = size(.custom) {
      $0.setTitle("I", for: .normal)
      $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    expect(tight.width < 20 && tight.height == line + 4)
    expect(size(.custom) { $0.setImage(pixel, for: .normal) }, equals: CGSize(width: 20, height: 5))
    let both = size(.custom) {
      $0.setImage(pixel, for: .normal)
      $0.setTitle("", for: .normal)
    }
    expect(both, equals: CGSize(width: 20, height: line))
    let info = UIButton(type: .infoLight)
    let symbol = try #require(info.imageView?.intrinsicContentSize)
    expect(
      info.intrinsicContentSize,
      equals: CGSize(width: symbol.width.rounded(.up), height: symbol.height.rounded(.up)))
  }
}
