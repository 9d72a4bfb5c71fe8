import Expectations
import Foundation
import SeededRandom
import Testing
import ViewTesting

@testable import UIKit

/// Bars, their items, badges, dots and menus, changed at any moment of transitions, with fingers on them.
@MainActor
struct RandomBarTests {
  private let table = Table()

  private final class Page: UIViewController {
    var count = 0
    override func viewDidLoad() {
      let button = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Go") { _ in })
      button.frame = CGRect(x: 50, y: 300, width: 120, height: 44)
      view.addSubview(button)
    }
  }

  @Test(arguments: 0..<30)
  func `whatever changes in bars, all of it ends and nothing is kept`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    table.view.removeFromSuperview()
    weak var kept: UINavigationController?
    var items: [UIBarButtonItem] = []
    var time: Int64 = 0
    do {
      let navigation = UINavigationController(rootViewController: Page())
      navigation.hidesBarsOnTap = numbers.chance(0.5)
      navigation.hidesBarsOnSwipe = numbers.chance(0.5)
      navigation.hidesBarsWhenVerticallyCompact = numbers.chance(0.5)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, Page()]
      tabs.tabBar.items?.first?.image = UIImage(systemName: "star")
      kept = navigation
      table.window.rootViewController = tabs
      table.window.makeKeyAndVisible()
      var down: Set<Int> = []
      for _ in 0..<150 {
        let top = navigation.topViewController
        switch numbers.below(22) {
        case 0: navigation.pushViewController(Page(), animated: numbers.chance(0.8))
        case 1: navigation.popViewController(animated: numbers.chance(0.8))
        case 2:
          navigation.setNavigationBarHidden(numbers.chance(0.5), animated: numbers.chance(0.8))
        case 3: navigation.setToolbarHidden(numbers.chance(0.5), animated: numbers.chance(0.8))
        case 4, 5:
          let item = UIBarButtonItem(
            title: "Item", image: numbers.chance(0.5) ? UIImage(systemName: "plus") : nil,
            primaryAction: numbers.chance(0.5)
              ? UIAction { [weak navigation] _ in
                navigation?.pushViewController(Page(), animated: true)
              } : nil,
            menu: UIMenu(children: [
              UIAction(title: "Pop") { [weak navigation] _ in
                navigation?.popViewController(animated: true)
              },
              UIAction(title: "Stay", attributes: .keepsMenuPresented) { _ in },
              UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in }]),
            ]))
          items.append(item)
          if numbers.chance(0.6) {
            top?.navigationItem.rightBarButtonItems =
              [item] + (top?.navigationItem.rightBarButtonItems ?? []).prefix(2)
          } else {
            top?.toolbarItems = [item, .flexibleSpace()]
          }
        case 6:
          items.randomElement(using: &numbers)?.title = ["", "Long title of an item", "x"]
            .randomElement(using: &numbers)!
        case 7: items.randomElement(using: &numbers)?.isHidden.toggle()
        case 8: items.randomElement(using: &numbers)?.isEnabled.toggle()
        case 9: items.randomElement(using: &numbers)?.isSelected.toggle()
        case 10:
          items.randomElement(using: &numbers)?.customView =
            numbers.chance(0.5) ? UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) : nil
        case 11:
          items.randomElement(using: &numbers)?.menu =
            numbers.chance(0.5) ? nil : UIMenu(children: [UIAction(title: "A") { _ in }])
        case 12:
          tabs.tabBar.items?.first?.badgeValue = [nil, "", "99+"].randomElement(using: &numbers)!
        case 13: tabs.selectedIndex = numbers.below(2)
        case 14, 15:
          let finger = numbers.below(2)
          if down.insert(finger).inserted {
            table.fingers.down(
              finger, Double(numbers.below(400)),
              Double([30, 60, 320, 700, 780].randomElement(using: &numbers)!))
          }
        case 16:
          if let finger = down.sorted().randomElement(using: &numbers) {
            for step in 1...4 { table.fingers.move(finger, 200, 400 - Double(step) * 30) }
          }
        case 17, 18:
          if let finger = down.min() {
            down.remove(finger)
            numbers.chance(0.8) ? table.fingers.lift(finger) : table.fingers.cancel(finger)
          }
        case 19:
          table.window.frame.size = [
            CGSize(width: 400, height: 800), CGSize(width: 800, height: 400),
          ].randomElement(using: &numbers)!
        case 20:
          table.window.traitOverrides.preferredContentSizeCategory = [.large, .extraLarge]
            .randomElement(using: &numbers)!
        default: table.fingers.wait([10, 100, 700].randomElement(using: &numbers)!)
        }
        table.window.layoutIfNeeded()
        time += 10
      }
      for finger in down.sorted() { table.fingers.lift(finger) }
      MenuView.open(in: table.window)?.close()
      table.fingers.wait(3000)
      expectNil(navigation.transitionCoordinator)
      expect(
        navigation.topViewController?.view.window === (tabs.selectedIndex == 0 ? table.window : nil)
      )
      expectNil(MenuView.open(in: table.window))
      expect(!table.window.subviews.contains { $0 is MenuView })
    }
    items = []
    table.window.rootViewController = nil
    table.fingers.wait(3000)
    expectNil(kept)
  }
}
