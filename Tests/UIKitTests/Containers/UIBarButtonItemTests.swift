import Expectations
import Testing
import ViewTesting

@testable import UIKit

@MainActor
struct UIBarButtonItemTests {
  private final class Screen: UIViewController {
    var heard: [String] = []

    func done(_ item: UIBarButtonItem) { heard.append("done \(item.title ?? "-")") }
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
    expect(screen.heard, equals: ["done -", "close"])
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

  @Test func `a system item has no title and shows the system's`() {
    for item in [UIBarButtonItem.SystemItem.done, .save, .cancel, .add, .flexibleSpace] {
      let button = UIBarButtonItem(barButtonSystemItem: item)
      expectNil(button.title)
      expect(button.style, equals: item == .done ? .done : .plain)
    }
    let save = UIBarButtonItem(systemItem: .save)
    expect(save.shownTitle == "Save" && save.isShownBold)
    save.title = "Keep"
    expect(save.shownTitle, equals: "Keep")
  }

  @Test func `the button for editing is one object that follows the controller's editing`() {
    final class Page: UIViewController {
      var calls: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append(editing)
      }
    }
    let page = Page()
    let button = page.editButtonItem
    expect(button === page.editButtonItem && button.title == "Edit" && button.style == .plain)
    button.perform()
    expect(page.isEditing && button.title == "Done" && button.style == .done)
    page.isEditing = false
    expect(button.title == "Edit" && page.calls == [true, false])
    page.setEditing(true, animated: false)
    expect(Page().editButtonItem.title == "Edit" && button.title == "Done")
  }
}
