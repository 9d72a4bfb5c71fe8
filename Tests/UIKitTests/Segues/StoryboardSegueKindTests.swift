import Expectations
import Foundation
import Testing

@testable import UIKit

/// Segues of custom classes, and methods that create their destinations.
@MainActor
struct StoryboardSegueKindTests {
  private let table = StoryboardTable()

  final class Loud: UIStoryboardSegue {
    static var performed = 0

    override func perform() {
      Self.performed += 1
      destination.modalPresentationStyle = .fullScreen
      super.perform()
    }
  }

  final class Detail: UIViewController {
    let number: Int

    init?(coder: NSCoder, number: Int) {
      self.number = number
      super.init(coder: coder)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class List: UIViewController {
    override var interfaceSegueActions: [InterfaceSegueAction] {
      super.interfaceSegueActions + [
        InterfaceSegueAction("make:sender:") { (owner: List, coder, sender, _) in
          owner.make(coder, sender: sender)
        }
      ]
    }

    func make(_ coder: NSCoder, sender: Any?) -> UIViewController? {
      Detail(coder: coder, number: sender as? Int ?? 0)
    }
  }

  private func list(_ segue: String, _ detail: String = "") throws -> (UIWindow, UIViewController) {
    InterfaceClasses.register(Loud.self)
    InterfaceClasses.register(Detail.self)
    InterfaceClasses.register(List.self)
    let storyboard = try table.storyboard(
      initial: "n",
      StoryboardTable.scene(
        """
        <navigationController id="n"><connections>
        <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """)
        + StoryboardTable.scene(
          """
          <viewController id="a" customClass="List"><connections>
          <segue destination="z" identifier="go" id="s" \(segue)/></connections></viewController>
          """)
        + StoryboardTable.scene("<viewController title=\"Detail\" id=\"z\" \(detail)/>"))
    let stack = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.advance(to: 1)
    return (window, try #require(stack.topViewController))
  }

  @Test(arguments: ["presentation", "modal"])
  func `a class of one's own presents by super's perform`(kind: String) throws {
    let (window, list) = try list("kind=\"\(kind)\" customClass=\"Loud\"")
    let before = Loud.performed
    list.performSegue(withIdentifier: "go", sender: nil)
    window.advance(to: 3)
    expect(Loud.performed, equals: before + 1)
    let shown = try #require(list.presentedViewController)
    expect(shown.title == "Detail" && shown.modalPresentationStyle == .fullScreen)
  }

  @Test func `one of the kind show pushes by super's perform`() throws {
    let (window, list) = try list("kind=\"show\" customClass=\"Loud\"")
    list.performSegue(withIdentifier: "go", sender: nil)
    window.advance(to: 3)
    expect(list.navigationController?.topViewController?.title, equals: "Detail")
  }

  @Test func `a segue action makes the destination, with the sender`() throws {
    let (window, list) = try list(
      "kind=\"show\" destinationCreationSelector=\"make:sender:\"", "customClass=\"Detail\"")
    list.performSegue(withIdentifier: "go", sender: 5)
    window.advance(to: 3)
    let detail = list.navigationController?.topViewController as? Detail
    expect(detail?.number == 5 && detail?.title == "Detail")
  }
}
