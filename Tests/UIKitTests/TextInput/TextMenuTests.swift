import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// The commands of editing of text fields and text views, by fingers, keys and menus.
@MainActor
@Suite(.serialized) struct TextMenuTests {
  private let table = Table()
  private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))

  init() {
    field.text = "pear plum"
    table.view.addSubview(field)
    table.fingers.wait(10)
  }

  private var bubble: EditMenuBubble? {
    table.window.subviews.lazy.compactMap { $0 as? EditMenuBubble }.first { $0.isOpen }
  }

  private func tap(_ title: String) throws {
    let button = try #require(bubble?.control(title))
    let place = button.convert(button.bounds, to: table.window).middle
    table.fingers.down(0, Double(place.x), Double(place.y))
    table.fingers.lift()
    table.fingers.wait(400)
  }

  private func selected() -> String? { field.selectedTextRange.flatMap { field.text(in: $0) } }

  @Test func `two taps select a word, and its menu copies and cuts it`() throws {
    UIPasteboard.general.string = nil
    for _ in 0..<2 {
      table.fingers.down(0, 32, 220)
      table.fingers.lift()
    }
    table.fingers.wait(400)
    expect(field.isEditing && selected() == "pear")
    expect(bubble?.titles, equals: ["Cut", "Copy", "Select All"])
    try tap("Copy")
    expect(UIPasteboard.general.string == "pear" && field.text == "pear plum")
    expect(table.window.keyDown(UIKey("x", modifierFlags: .control)))
    expect(field.text, equals: " plum")
    _ = field.resignFirstResponder()
  }

  @Test func `a long press sets the place, and the menu pastes there`() throws {
    UIPasteboard.general.string = "ripe "
    field.becomeFirstResponder()
    table.fingers.down(0, 22, 220)
    table.fingers.wait(700)
    expect(bubble == nil && field.isEditing)
    table.fingers.lift()
    table.fingers.wait(400)
    expect(bubble?.titles, equals: ["Paste", "Select", "Select All"])
    try tap("Paste")
    expect(field.text, equals: "ripe pear plum")
    _ = field.resignFirstResponder()
  }

  @Test func `a command that the delegate forbids changes nothing`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var asked: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        asked.append(string)
        return false
      }
      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? { UIMenu(children: [UIAction(title: "Mine \(range.length)") { _ in }]) }
    }
    let delegate = Delegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    UIPasteboard.general.string = "no"
    field.selectAll(nil)
    field.paste(nil)
    field.cut(nil)
    expect(field.text == "pear plum" && delegate.asked == ["no", ""])
    expect(UIPasteboard.general.string, equals: "pear plum")
    table.fingers.down(0, 32, 220)
    table.fingers.wait(700)
    table.fingers.lift()
    table.fingers.wait(100)
    expect(bubble?.titles, equals: ["Mine 0"])
    _ = field.resignFirstResponder()
  }

  @Test func `a secret is not copied, and nothing is pasted where nothing is edited`() {
    UIPasteboard.general.string = nil
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.selectAll(nil)
    expect(!field.canPerformAction("copy:", withSender: nil))
    expect(!field.canPerformAction("cut:", withSender: nil))
    field.copy(nil)
    field.cut(nil)
    expect(UIPasteboard.general.string == nil && field.text == "pear plum")
    UIPasteboard.general.string = "a"
    expect(field.canPerformAction("paste:", withSender: nil))
    field.isEnabled = false
    expect(!field.canPerformAction("paste:", withSender: nil))
    field.paste(nil)
    expect(field.text, equals: "pear plum")
    _ = field.resignFirstResponder()
  }

  @Test func `the text of a view that is not edited can be selected and copied`() throws {
    UIPasteboard.general.string = nil
    let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "pear plum"
    view.isEditable = false
    table.view.addSubview(view)
    table.window.layoutIfNeeded()
    table.fingers.down(0, 35, 320)
    table.fingers.wait(700)
    table.fingers.lift()
    table.fingers.wait(400)
    expect(bubble?.titles, equals: ["Copy", "Select All"])
    try tap("Copy")
    expect(UIPasteboard.general.string == "pear" && view.text == "pear plum")
  }
}
