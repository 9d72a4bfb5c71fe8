import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Menus that have more rows than there is room for.
@MainActor
struct MenuScrollingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
  private let fingers: Fingers

  init() {
    window.rootViewController = UIViewController()
    window.isHidden = false
    fingers = Fingers(window)
  }

  private func open(_ count: Int) throws -> MenuView {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 44))
    button.menu = UIMenu(children: (1...count).map { UIAction(title: "Row \($0)") { _ in } })
    button.showsMenuAsPrimaryAction = true
    window.rootViewController?.view.addSubview(button)
    window.layoutIfNeeded()
    fingers.down(0, 60, 40)
    fingers.wait(40)
    fingers.lift()
    fingers.wait(1000)
    window.layoutIfNeeded()
    func find(_ view: UIView) -> MenuView? {
      view as? MenuView ?? view.subviews.lazy.compactMap { find($0) }.first
    }
    return try #require(find(window))
  }

  private func card(_ menu: MenuView) throws -> UIView {
    func row(_ view: UIView) -> MenuRow? {
      view as? MenuRow ?? view.subviews.lazy.compactMap { row($0) }.first
    }
    return try #require(row(menu)?.superview)
  }

  private func pans(_ menu: MenuView) -> [UIPanGestureRecognizer] {
    ((menu.gestureRecognizers ?? []) + ((try? card(menu))?.gestureRecognizers ?? []))
      .compactMap { $0 as? UIPanGestureRecognizer }
  }

  private func drag(by distance: Double) {
    fingers.down(0, 200, 250)
    for step in 1...10 { fingers.move(0, 200, 250 + distance * Double(step) / 10) }
    fingers.lift()
    fingers.wait(500)
    window.layoutIfNeeded()
  }

  @Test func `a menu that fits is not dragged`() throws {
    let menu = try open(3)
    let card = try card(menu)
    expect(!pans(menu).isEmpty && pans(menu).allSatisfy { !$0.isEnabled })
    expect(card.bounds.height, equals: (card.subviews.map(\.frame.maxY).max() ?? 0))
    drag(by: -80)
    expect(card.bounds.origin.y, equals: 0)
  }

  @Test func `a higher menu is dragged to its end, and no further`() throws {
    let menu = try open(30)
    let card = try card(menu)
    expect(!pans(menu).isEmpty && pans(menu).allSatisfy { $0.isEnabled })
    let height = card.subviews.map(\.frame.maxY).max() ?? 0
    expect(card.frame.minY >= 0 && card.frame.maxY <= 500 && height > 1000)
    drag(by: -100)
    let first = card.bounds.origin.y
    expect(first > 50 && first <= 100)
    for _ in 0..<20 { drag(by: -200) }
    expect(abs(card.bounds.maxY - height), isBelow: 0.001)
    for _ in 0..<20 { drag(by: 200) }
    expect(card.bounds.origin.y, equals: 0)
    // A window that becomes higher shows more, and hides no more than there is.
    for _ in 0..<20 { drag(by: -200) }
    window.frame.size.height = 700
    window.layoutIfNeeded()
    expect(card.bounds.maxY <= height + 0.001 && card.bounds.height > 600)
    window.frame.size.height = 2000
    window.layoutIfNeeded()
    expect(card.bounds.origin.y == 0 && pans(menu).allSatisfy { !$0.isEnabled })
  }
}
