import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIAlertControllerTests {
  private class Choice<Item>: UIAlertController {
    var item: Item?

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    convenience init(_ item: Item) {
      self.init()
      self.item = item
    }
  }

  @Test func `a subclass with all initializers inherits that with a title`() {
    let alert = Choice<Int>(title: "Which?", message: "One", preferredStyle: .alert)
    expect(alert.title == "Which?" && alert.message == "One" && alert.preferredStyle == .alert)
    expect(Choice(3).item == 3 && Choice(3).preferredStyle == .actionSheet)
  }

  private struct Scene {
    let root: UIViewController
    let window: UIWindow
    let fingers: Fingers

    @MainActor init() {
      root = UIViewController()
      window = UIWindow(showing: root)
      fingers = Fingers(window)
    }

    @MainActor func present(_ alert: UIAlertController) {
      root.present(alert, animated: true)
      fingers.wait(10)
      fingers.wait(500)
    }

    @MainActor func tap(_ point: CGPoint) {
      fingers.down(0, Double(point.x), Double(point.y))
      fingers.lift()
      fingers.wait(500)
      fingers.wait(500)
    }
  }

  @Test func `an alert stands in the middle, and a tap on a button dismisses and then tells`() {
    let scene = Scene()
    let alert = UIAlertController(
      title: "Delete?", message: "It cannot be brought back.", preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title!) })
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { action in
        expectNil(scene.root.presentedViewController)
        chosen.append(action.title!)
      })
    scene.present(alert)
    expect(scene.root.presentedViewController === alert)
    let frame = alert.view.frame
    expect(frame.width, equals: 270)
    expect(abs(frame.midX - 393.0 / 2) < 0.01 && abs(frame.midY - 426) < 0.01)
    // With two buttons, cancel is on the left.
    scene.tap(CGPoint(x: frame.minX + 40, y: frame.maxY - 20))
    expect(chosen, equals: ["Cancel"])
    expectNil(scene.root.presentedViewController)
    expectNil(alert.view.window)
  }

  @Test func `three actions stand one below the other, cancel last`() {
    let scene = Scene()
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    var chosen: [String] = []
    for (title, style) in [("Never", UIAlertAction.Style.cancel), ("A", .default), ("B", .default)]
    {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title!) })
    }
    scene.present(alert)
    let frame = alert.view.frame
    scene.tap(CGPoint(x: frame.midX, y: frame.maxY - 22))
    expect(chosen, equals: ["Never"])
  }

  @Test func `a tap beside it takes an action sheet for cancelled, and leaves an alert`() {
    for style in [UIAlertController.Style.actionSheet, .alert] {
      let scene = Scene()
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: style)
      var chosen: [String] = []
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { chosen.append($0.title!) })
      scene.present(alert)
      if style == .actionSheet { expect(abs(alert.view.frame.maxY - 844), isBelow: 0.01) }
      scene.tap(CGPoint(x: 100, y: 100))
      expect(chosen, equals: (style == .actionSheet ? ["Cancel"] : []))
    }
  }

  @Test func `an action that is not enabled cannot be chosen`() {
    let scene = Scene()
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Save", style: .default)
    action.isEnabled = false
    alert.addAction(action)
    scene.present(alert)
    scene.tap(CGPoint(x: alert.view.frame.midX, y: alert.view.frame.maxY - 22))
    expect(scene.root.presentedViewController === alert)
  }

  @Test func `text fields are configured and kept`() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.textFields?[0].text = "Ada"
    expect(alert.textFields?.map { $0.text }, equals: ["Ada"])
    let bare = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let size = CGSize(width: 270, height: 0)
    expect(alert.view.sizeThatFits(size).height, isAbove: bare.view.sizeThatFits(size).height + 30)
  }

  @Test func `there is one cancel`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "A", style: .cancel))
        alert.addAction(UIAlertAction(title: "B", style: .cancel))
      }
    }
  }

  @Test func `an action sheet has no text fields`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
  }
}
