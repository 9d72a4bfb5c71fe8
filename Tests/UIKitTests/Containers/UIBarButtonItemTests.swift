import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIBarButtonItemTests {
  private final class Screen: UIViewController {
    var heard: [String] = []

    func done(_ item: UIBarButtonItem) { heard.append("done \(item.title ?? "")") }
    func close() { heard.append("close") }
  }

  @Test func `a tap calls the method, with the item or without`() {
    let screen = Screen()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: screen, action: Screen.done)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: screen, action: Screen.close)
    let window = UIWindow(showing: UINavigationController(rootViewController: screen))
    let fingers = Fingers(window)
    window.advance(to: 0.1)
    fingers.down(0, 370, 22)
    fingers.lift()
    fingers.wait(500)
    fingers.down(0, 25, 22)
    fingers.lift()
    expect(screen.heard, equals: ["done Done", "close"])
    expect(screen.navigationItem.rightBarButtonItem?.view?.window === window)
  }

  @Test func `a disabled one does nothing, and an action is told who sent it`() {
    var senders: [UIBarButtonItem?] = []
    let item = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { senders.append($0.sender as? UIBarButtonItem) })
    item.perform()
    item.isEnabled = false
    item.perform()
    expect(senders.count, equals: 1)
    expect(senders[0] === item)
  }

  @Test func `a tab shows the title of a navigation controller's root`() {
    let root = UIViewController()
    root.title = "Notes"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    expect(tabs.tabBar.items?.map { $0.title }, equals: ["Notes"])
  }
}
