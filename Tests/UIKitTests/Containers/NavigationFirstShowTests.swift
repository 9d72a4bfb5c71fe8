import Expectations
import Testing
import UIKit

@MainActor @Suite(.serialized) struct NavigationFirstShowTests {
  private final class Log: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("willShow \(viewController.title ?? "?") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("didShow \(viewController.title ?? "?") \(animated)") }
  }

  private final class Page: UIViewController {
    let log: Log
    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { log.calls.append("\(title!) didLoad") }
    override func viewWillAppear(_ animated: Bool) { log.calls.append("\(title!) willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.calls.append("\(title!) didAppear") }
  }

  @Test func `a delegate hears of the first page when that appears, and once`() {
    let log = Log()
    let controller = UINavigationController(rootViewController: Page("A", log))
    controller.delegate = log
    controller.loadViewIfNeeded()
    expect(log.calls, equals: ["A didLoad"])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.advance(to: 1)
    expect(
      log.calls,
      equals: [
        "A didLoad", "A willAppear", "willShow A false", "A didAppear", "didShow A false",
      ])
    log.calls = []
    controller.pushViewController(Page("B", log), animated: false)
    window.advance(to: 2)
    expect(
      log.calls,
      equals: [
        "B didLoad", "B willAppear", "willShow B false", "B didAppear", "didShow B false",
      ])
  }

  @Test func `pages that were exchanged out of sight are told when they are seen`() {
    let log = Log()
    let controller = UINavigationController(rootViewController: Page("A", log))
    controller.delegate = log
    controller.loadViewIfNeeded()
    controller.pushViewController(Page("B", log), animated: true)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.advance(to: 1)
    expect(
      log.calls.suffix(4),
      equals: ["B willAppear", "willShow B false", "B didAppear", "didShow B false"])
    expect(log.calls.filter { $0.hasPrefix("willShow") }.count, equals: 1)
  }

  @MainActor private final class Target {
    var items: [UIBarButtonItem] = []
    func press(_ item: UIBarButtonItem, _ event: UIEvent) { items.append(item) }
  }

  @Test func `an item's action may take an event`() {
    let target = Target()
    let item = UIBarButtonItem(title: "a", style: .plain, target: target, action: Target.press)
    item.perform()
    expect(target.items, equals: [item])
  }
}
