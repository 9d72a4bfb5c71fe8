import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Edit menus that change while they are shown.
@MainActor
@Suite(.serialized) struct EditMenuChangeTests {
  private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
    var titles: [String] = []
    var rect = CGRect.null

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: titles.map { UIAction(title: $0) { _ in } })
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { rect }
  }

  private let table = Table()
  private let label = CopyLabel(frame: CGRect(x: 100, y: 300, width: 200, height: 30))
  private let delegate = Delegate()
  private let interaction: UIEditMenuInteraction

  init() {
    interaction = UIEditMenuInteraction(delegate: delegate)
    label.text = "Words"
    table.view.addSubview(label)
    label.addInteraction(interaction)
  }

  private var bubble: EditMenuBubble? {
    table.window.subviews.lazy.compactMap { $0 as? EditMenuBubble }.first { $0.isOpen }
  }

  private func present(_ titles: [String]) {
    delegate.titles = titles
    delegate.rect = CGRect(x: 40, y: 0, width: 20, height: 30)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    table.fingers.wait(300)
  }

  @Test func `a menu that is reloaded has the delegate's commands of now`() {
    present(["One"])
    delegate.titles = ["One", "Two"]
    expect(bubble?.titles, equals: ["One"])
    interaction.reloadVisibleMenu()
    expect(bubble?.titles, equals: ["One", "Two"])
    delegate.titles = []
    interaction.reloadVisibleMenu()
    table.fingers.wait(400)
    expectNil(bubble)
    delegate.titles = ["Three"]
    interaction.reloadVisibleMenu()
    expectNil(bubble)
  }

  @Test func `a menu moves to the delegate's rectangle of now`() throws {
    present(["One"])
    let before = try #require(bubble?.frame)
    delegate.rect.origin.x += 50
    expect(bubble?.frame, equals: before)
    interaction.updateVisibleMenuPosition(animated: false)
    expect(bubble?.frame, equals: before.offsetBy(dx: 50, dy: 0))
    interaction.dismissMenu()
    table.fingers.wait(400)
    interaction.updateVisibleMenuPosition(animated: false)
    expectNil(bubble)
  }

  @Test func `the shared menu is shown and hidden by its older function, too`() {
    let menu = UIMenuController.shared
    label.becomeFirstResponder()
    menu.setTargetRect(label.bounds, in: label)
    menu.setMenuVisible(true, animated: false)
    expect(menu.isMenuVisible && bubble?.titles.contains("Copy") == true)
    menu.setMenuVisible(false, animated: false)
    table.fingers.wait(400)
    expect(!menu.isMenuVisible && bubble == nil)
    label.resignFirstResponder()
  }
}
