import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing
import UIKit

/// Random keys of a screen reader in a page with controls, lists, elements, actions and rotors.
@MainActor
struct ReaderWalkTests {
  private final class Log { var lines: [String] = [] }

  private final class Page: UIViewController {
    let log = Log()
    var takesEscape = false
    var takesTap = false

    override func accessibilityPerformEscape() -> Bool {
      log.lines.append("escape")
      return takesEscape
    }

    override func accessibilityPerformMagicTap() -> Bool {
      log.lines.append("magic tap")
      return takesTap
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      log.lines.append("scroll \(direction)")
      return false
    }

    override func viewDidLoad() {
      let views: [UIView] = [
        label("First"), button(), slider(), UISwitch(), UIStepper(), list(), group(), field(),
        UISegmentedControl(items: ["one", "two"]), label("Last"),
      ]
      for (index, part) in views.enumerated() {
        part.frame = CGRect(x: 10, y: 40 + index * 50, width: 200, height: 40)
        view.addSubview(part)
      }
    }

    private func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      label.accessibilityTraits = text == "Last" ? .header : .staticText
      return label
    }

    private func field() -> UITextField {
      let field = UITextField()
      field.placeholder = "Name"
      return field
    }

    private func button() -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("Push", for: .normal)
      button.addAction(UIAction { [log] _ in log.lines.append("pushed") }, for: .touchUpInside)
      button.accessibilityCustomActions = ["Copy", "Move"].map { name in
        UIAccessibilityCustomAction(name: name) { [log] _ in
          log.lines.append(name)
          return name == "Copy"
        }
      }
      return button
    }

    private func slider() -> UISlider {
      let slider = UISlider()
      slider.value = 0.5
      slider.addAction(
        UIAction { [log] _ in log.lines.append("slid \(slider.value)") }, for: .valueChanged)
      return slider
    }

    private func list() -> UIScrollView {
      let list = UIScrollView()
      for index in 0..<4 {
        let row = label("Row \(index)")
        row.frame = CGRect(x: 0, y: index * 30, width: 200, height: 30)
        list.addSubview(row)
      }
      list.contentSize = CGSize(width: 200, height: 120)
      return list
    }

    private func group() -> UIView {
      let group = UIView()
      let outer = UIAccessibilityElement(accessibilityContainer: group)
      outer.accessibilityLabel = "Outer"
      let inner = UIAccessibilityElement(accessibilityContainer: outer)
      inner.accessibilityLabel = "Inner"
      inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 20)
      inner.accessibilityActivationPoint = CGPoint(x: 12, y: 350)
      group.accessibilityElements = [outer, inner]
      group.accessibilityCustomRotors = [
        UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "Parts")) { _ in
          UIAccessibilityCustomRotorItemResult(targetElement: inner, targetRange: nil)
        },
        UIAccessibilityCustomRotor(systemType: .link) { _ in nil },
      ]
      return group
    }
  }

  private static let keys = [
    UIKeyCommand.inputRightArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow,
    UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow, UIKeyCommand.inputHome,
    UIKeyCommand.inputEnd, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown,
    UIKeyCommand.inputEscape, " ", "\r", "\t", "+", "=", "-", ".", ",", "x",
  ]
  private static let flags: [UIKeyModifierFlags] = [
    [], .shift, [.control, .alternate], [.control, .alternate], [.control, .alternate, .shift],
    [.control, .alternate, .numericPad], .command,
  ]

  @Test func `keys in a page`() {
    for seed in 0..<24 {
      var random = SeededGenerator(seed: UInt64(seed))
      let page = Page()
      (page.takesEscape, page.takesTap) = (random.chance(0.3), random.chance(0.5))
      let scene = ReaderScene(page, isMirrored: seed % 4 == 3)
      var lines: [String] = []
      for step in 0..<40 {
        act(scene, page, &random, &lines)
        scene.wait([0, 0.1, 1][random.below(3)])
        let focus = scene.reader.focus?.spokenText ?? "-"
        lines.append(
          "\(step) \(focus) \(scene.reader.actionNames) \(scene.said) \(page.log.lines)")
        page.log.lines = []
      }
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
      scene.window.stopReader()
      scene.window.isHidden = true
    }
  }

  private func act(
    _ scene: ReaderScene, _ page: Page, _ random: inout SeededGenerator, _ lines: inout [String]
  ) {
    switch random.below(20) {
    case 0:
      let kinds: [UIAccessibility.Notification] = [
        .announcement, .pageScrolled, .screenChanged, .layoutChanged,
      ]
      let element = page.view.subviews[random.below(10)]
      let words: [Any?] = ["words", NSAttributedString(string: "text"), element, nil]
      UIAccessibility.post(notification: kinds[random.below(4)], argument: words[random.below(4)])
    case 1: lines.append("tap \(scene.reader.performMagicTap())")
    case 2:
      let view = page.view.subviews[random.below(10)]
      view.accessibilityViewIsModal.toggle()
      if random.chance(0.5) { view.isHidden.toggle() }
    case 3: lines.append("perform \(scene.reader.perform(["Copy", "Move", "No"][random.below(3)]))")
    case 4: for view in page.view.subviews { view.accessibilityViewIsModal = false }
    case 5: for view in page.view.subviews { view.isHidden = false }
    default:
      let key = Self.keys[random.below(Self.keys.count)]
      lines.append("key \(key.debugDescription)")
      scene.press(key, Self.flags[random.below(Self.flags.count)])
    }
  }

  @Test func `values of objects that are no responders`() {
    var random = SeededGenerator(seed: 1)
    let knobs: [Knob<UIBarButtonItem>] = [
      Knob("label", \.accessibilityLabel, [nil, "a"]),
      Knob("hint", \.accessibilityHint, [nil, "b"]),
      Knob("value", \.accessibilityValue, [nil, "c"]),
      Knob("name", \.accessibilityIdentifier, [nil, "d"]),
      Knob("traits", \.accessibilityTraits, [[], .button, .header]),
      Knob("element", \.isAccessibilityElement, [true, false]),
      Knob("frame", \.accessibilityFrame, [.zero, CGRect(x: 1, y: 2, width: 4, height: 6)]),
      Knob("point", \.accessibilityActivationPoint, [CGPoint(x: 1, y: 1), .zero]),
    ]
    for _ in 0..<30 {
      let item = UIBarButtonItem()
      for _ in 0..<random.below(9) { knobs[random.below(knobs.count)].turn(item, &random) }
      if random.chance(0.5) {
        item.accessibilityPath = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
        item.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "n") { _ in true }]
      }
      let more =
        "\(item.accessibilityPath?.bounds ?? .zero) "
        + "\(item.accessibilityCustomActions?.map(\.name) ?? [])"
      SeenMarks.see(knobs.map { $0.text(item) }.joined(separator: "\n") + more)
    }
    let kinds = (0..<19).compactMap { UIAccessibilityCustomRotor.SystemRotorType(rawValue: $0) }
    let rotors = kinds.map { kind in UIAccessibilityCustomRotor(systemType: kind) { _ in nil } }
    SeenMarks.see(rotors.map { "\($0.name) \($0.systemRotorType)" }.joined(separator: "\n"))
    rotors[0].attributedName = NSAttributedString(string: "Mine")
    expect(rotors[0].attributedName.string + rotors[0].name, equals: "MineMine")
  }
}
