import Expectations
import Foundation
import Testing
import UIKit

/// The sender of a segue is passed to the container that shows its destination; unwinding passes its source.
@MainActor
@Suite(.serialized) struct SegueSenderTests {
  private let table = StoryboardTable()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  /// Logs the sender of each call that shows a view controller.
  private final class Container: UIViewController {
    var senders: [Any?] = []
    override func show(_ vc: UIViewController, sender: Any?) { senders.append(sender) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      senders.append(sender)
    }
  }

  private final class Stack: UINavigationController {
    var containing: UIViewController?
    override func allowedChildrenForUnwinding(
      from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
      containing = childContaining(source)
      return viewControllers.filter { $0 !== containing }
    }
  }

  final class Page: UIViewController {
    override var interfaceActions: [InterfaceAction] { [InterfaceAction("back:", Page.back)] }
    var unwound = 0
    func back(_ segue: UIStoryboardSegue) { unwound += 1 }
  }

  init() { InterfaceClasses.register(Page.self, as: "SenderPage") }

  private func storyboard(_ kind: String) throws -> UIStoryboard {
    try table.storyboard(
      "Main", initial: "a",
      StoryboardTable.scene(
        """
        <viewController id="a"><view key="view" id="v">
          <rect key="frame" x="0" y="0" width="400" height="800"/>
          <subviews><button id="button"><rect key="frame" x="10" y="10" width="100" height="40"/>
            <connections><segue destination="b" kind="\(kind)" id="s1"/></connections>
          </button></subviews></view>
          <connections><segue destination="b" kind="\(kind)" identifier="go" id="s2"/></connections>
        </viewController>
        """) + StoryboardTable.scene("<viewController id=\"b\"/>"))
  }

  @Test(arguments: ["show", "showDetail"])
  func `a segue shows with the sender that performed it`(kind: String) throws {
    let page = try #require(try storyboard(kind).instantiateInitialViewController())
    let container = Container()
    container.addChild(page)
    container.view.addSubview(page.view)
    page.didMove(toParent: container)
    window.rootViewController = container
    window.makeKeyAndVisible()
    window.advance(to: 1)
    page.performSegue(withIdentifier: "go", sender: "me")
    page.performSegue(withIdentifier: "go", sender: nil)
    let button = try #require(page.view.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    expect(container.senders.count, equals: 3)
    expect(container.senders.first as? String, equals: "me")
    expectNil(container.senders[1])
    expect(container.senders.last as? UIButton === button)
  }

  @Test func `a container finds the child from which an unwind starts`() throws {
    let unwinding = StoryboardTable.scene(
      """
      <viewController id="source" title="source" customClass="SenderPage"><view key="view" id="v"/>
        <connections>
          <segue destination="e" kind="unwind" identifier="back" unwindAction="back:" id="u"/>
        </connections>
      </viewController><exit id="e" userLabel="Exit"/>
      """)
    let source = try #require(
      try table.storyboard("Main", initial: "source", unwinding)
        .instantiateInitialViewController() as? Page)
    let (page, host, stack) = (Page(), UIViewController(), Stack())
    host.addChild(source)
    host.view.addSubview(source.view)
    source.didMove(toParent: host)
    stack.viewControllers = [page, host]
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.advance(to: 1)
    source.performSegue(withIdentifier: "back", sender: nil)
    window.advance(to: 2)
    window.advance(to: 4)
    expect(stack.containing === host && page.unwound == 1 && stack.viewControllers == [page])
  }
}
