import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

@MainActor
@Suite(.serialized) struct EditMenuTests {
  private let table = Table()
  private let label = CopyLabel(frame: CGRect(x: 100, y: 300, width: 200, height: 30))

  init() {
    label.text = "Words"
    table.view.addSubview(label)
    UIMenuController.shared.menuItems = nil
    UIMenuController.shared.arrowDirection = .default
  }

  private var bubble: EditMenuBubble? {
    table.window.subviews.lazy.compactMap { $0 as? EditMenuBubble }.first { $0.isOpen }
  }

  private func hold() {
    table.fingers.down(0, 200, 315)
    table.fingers.wait(700)
    table.fingers.lift()
    table.fingers.wait(300)
  }

  private func tap(_ title: String) throws {
    table.window.layoutIfNeeded()
    let button = try #require(bubble?.control(title))
    let place = button.convert(
      CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: table.window)
    table.fingers.down(0, Double(place.x), Double(place.y))
    table.fingers.lift()
    table.fingers.wait(400)
  }

  @Test func `a long press shows a label's menu, and a tap on Copy copies its text`() throws {
    UIPasteboard.general.string = nil
    hold()
    expect(UIMenuController.shared.isMenuVisible && bubble?.titles == ["Copy"])
    let frame = UIMenuController.shared.menuFrame
    expect(frame.maxY == label.frame.minY && abs(frame.midX - label.frame.midX) <= 1)
    try tap("Copy")
    expect(UIPasteboard.general.string == "Words" && label.done == ["copy"])
    expect(!UIMenuController.shared.isMenuVisible && bubble == nil)
    expect(UIMenuController.shared.menuFrame, equals: .zero)
  }

  @Test func `own items come after the standard ones, if a responder handles them`() throws {
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Shout", action: "shout:"), UIMenuItem(title: "Fly", action: "fly:"),
    ]
    hold()
    expect(bubble?.titles, equals: ["Copy", "Shout"])
    try tap("Shout")
    expect(label.done, equals: ["shout"])
  }

  @Test func `a touch beside closes the menu and has its own effect`() {
    hold()
    let heard = table.view.heard.count
    table.fingers.down(0, 20, 700)
    table.fingers.lift()
    table.fingers.wait(400)
    expect(bubble == nil && label.done.isEmpty && table.view.heard.count == heard + 2)
  }

  @Test func `a menu that nobody handles is not shown, and the reason is told`() {
    let observer = ObserverLog()
    UIApplication.observer = observer
    defer { UIApplication.observer = nil }
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    table.view.addSubview(plain)
    UIMenuController.shared.showMenu(from: plain, rect: plain.bounds)
    expect(!UIMenuController.shared.isMenuVisible)
    expect(observer.calls.contains("UIView shows no menu: no responder handles a command"))
  }

  @Test func `the menu is above, below or beside, where there is room and as it is told`() {
    label.frame.origin.y = 10
    UIMenuController.shared.showMenu(from: label, rect: label.bounds)
    expect(UIMenuController.shared.menuFrame.minY, equals: label.frame.maxY)
    label.frame = CGRect(x: 100, y: 400, width: 60, height: 30)
    defer { UIMenuController.shared.arrowDirection = .default }
    UIMenuController.shared.arrowDirection = .left
    UIMenuController.shared.showMenu(from: label, rect: label.bounds)
    expect(UIMenuController.shared.menuFrame.minX, equals: label.frame.maxX)
    UIMenuController.shared.arrowDirection = .right
    UIMenuController.shared.showMenu(from: label, rect: label.bounds)
    expect(UIMenuController.shared.menuFrame.maxX, equals: label.frame.minX)
    UIMenuController.shared.setTargetRect(CGRect(x: 0, y: 100, width: 10, height: 10), in: label)
    expect(UIMenuController.shared.menuFrame.midY.rounded(), equals: 505)
  }

  @Test func `the menu posts that it comes and goes, and goes with its view`() {
    var posted: [String] = []
    let names: [(Notification.Name, String)] = [
      (UIMenuController.willShowMenuNotification, "will show"),
      (UIMenuController.didShowMenuNotification, "did show"),
      (UIMenuController.willHideMenuNotification, "will hide"),
      (UIMenuController.didHideMenuNotification, "did hide"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(word) }
      }
    }
    hold()
    expect(posted, equals: ["will show", "did show"])
    label.removeFromSuperview()
    table.fingers.wait(400)
    expect(posted, equals: ["will show", "did show", "will hide", "did hide"])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `commands without room in one line are on several pages`() throws {
    UIMenuController.shared.menuItems = (1...9).map {
      UIMenuItem(title: "Shout number \($0)", action: "shout:")
    }
    hold()
    let first = bubble?.titles ?? []
    expect(first.first == "Copy" && first.count < 10)
    expect(UIMenuController.shared.menuFrame.width, isAtMost: 400 - 16)
    let next = try #require(bubble?.controls.last)
    let place = next.convert(CGPoint(x: 10, y: 10), to: table.window)
    table.fingers.down(0, Double(place.x), Double(place.y))
    table.fingers.lift()
    let second = bubble?.titles ?? []
    expect(!second.isEmpty && Set(first).isDisjoint(with: second))
  }

  @Test func `keys send the commands to the first responder that handles them`() {
    UIPasteboard.general.string = nil
    expect(!table.window.keyDown(UIKey("c", modifierFlags: .control)))
    label.becomeFirstResponder()
    expect(table.window.keyDown(UIKey("c", modifierFlags: .control)))
    expect(table.window.keyDown(UIKey("c", modifierFlags: .command)))
    expect(!table.window.keyDown(UIKey("x", modifierFlags: .control)))
    expect(label.done == ["copy", "copy"] && UIPasteboard.general.string == "Words")
    expect(UIApplication.shared.sendAction("copy:", to: nil, from: nil, for: nil))
    expect(!UIApplication.shared.sendAction("cut:", to: nil, from: nil, for: nil))
    expect(label.done.count, equals: 3)
    label.resignFirstResponder()
  }

  @Test func `pasting goes to the responder whose paste configuration accepts the items`() {
    final class Pasting: UIView {
      var pasted: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func paste(itemProviders: [NSItemProvider]) {
        for item in itemProviders {
          item.loadObject(ofClass: String.self) { text, _ in self.pasted.append(text ?? "?") }
        }
      }
    }
    let view = Pasting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    table.view.addSubview(view)
    view.becomeFirstResponder()
    UIPasteboard.general.string = "one"
    expect(!table.window.keyDown(UIKey("v", modifierFlags: .control)))
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    expect(table.window.keyDown(UIKey("v", modifierFlags: .control)))
    UIPasteboard.general.color = .red
    expect(!table.window.keyDown(UIKey("v", modifierFlags: .control)))
    expect(view.pasted, equals: ["one"])
    view.resignFirstResponder()
  }

  @Test func `an edit menu has the menu of its delegate, and notifies it`() throws {
    final class Delegate: NSObject, UIEditMenuInteractionDelegate {
      var heard: [String] = []
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        let own = UIAction(title: "Mine") { [weak self] _ in self?.heard.append("mine") }
        let deep = UIMenu(
          title: "More",
          children: [UIAction(title: "Deep") { [weak self] _ in self?.heard.append("deep") }])
        return UIMenu(children: suggestedActions + [own, deep])
      }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) {
        heard.append("will present")
        animator.addCompletion { [weak self] in self?.heard.append("presented") }
      }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) {
        heard.append("will dismiss")
        animator.addCompletion { [weak self] in self?.heard.append("dismissed") }
      }
    }
    let delegate = Delegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    label.addInteraction(interaction)
    label.becomeFirstResponder()
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 10)))
    table.fingers.wait(300)
    expect(bubble?.titles, equals: ["Copy", "Mine", "More"])
    expect(delegate.heard, equals: ["will present", "presented"])
    expect(interaction.location(in: table.window), equals: CGPoint(x: 150, y: 310))
    try tap("More")
    expect(bubble?.titles, equals: ["Deep"])
    try tap("Deep")
    expect(
      delegate.heard, equals: ["will present", "presented", "will dismiss", "deep", "dismissed"])
    expectNil(bubble)
    label.resignFirstResponder()
  }
}

extension EditMenuBubble {
  var controls: [UIControl] {
    subviews.flatMap(\.subviews).compactMap { $0 as? UIControl }
  }

  func control(_ title: String) -> UIControl? { controls.first { $0.accessibilityLabel == title } }
}
