import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@testable import UIKit

/// A sheet with the activities of the program.
@MainActor struct ActivityTests {
  private final class Store: UIActivity {
    static let type = ActivityType("store")
    let name: String
    var heard: [String] = []
    var shown: UIViewController?
    var finishes = true

    init(_ name: String) { self.name = name }

    override var activityType: ActivityType? { ActivityType(name) }
    override var activityTitle: String? { "Store \(name)" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.allSatisfy { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      heard.append("prepare \(activityItems)")
    }
    override var activityViewController: UIViewController? { shown }
    override func perform() {
      heard.append("perform")
      if finishes { activityDidFinish(true) }
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "placeholder" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "none")" }
  }

  @MainActor private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let root = UIViewController()
    let fingers: Fingers
    let sheet: UIActivityViewController
    var heard: [String] = []

    init(_ items: [Any], _ activities: [UIActivity]) {
      window.rootViewController = root
      window.isHidden = false
      fingers = Fingers(window)
      sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
      sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
        self?.heard.append("\(type?.rawValue ?? "none") \(completed)")
      }
      sheet.popoverPresentationController?.sourceView = root.view
      root.present(sheet, animated: true)
      fingers.wait(1000)
    }

    /// Taps the text of a row or of a button.
    func tap(_ text: String) {
      var found: UIView?
      sheet.view.visitTree { view in
        if let label = view as? UILabel, label.text == text { found = label }
        return true
      }
      guard let found else { return heard.append("no “\(text)”") }
      let point = found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil)
      fingers.down(0, Double(point.x), Double(point.y))
      fingers.lift()
      fingers.wait(1500)
    }
  }

  @Test func `a tap performs the activity, and the handler is called once after the sheet is gone`()
  {
    let (first, second) = (Store("a"), Store("b"))
    let scene = Scene(["text", Source()], [first, second])
    expect(scene.root.presentedViewController === scene.sheet)
    let said = WheelScene.said { scene.tap("Store b") }
    expect(second.heard, equals: [#"prepare ["text", "for b"]"#, "perform"])
    expect(first.heard, equals: [])
    expect(scene.heard, equals: ["b true"])
    expectNil(scene.root.presentedViewController)
    expect(said.contains { $0.hasSuffix("ends: b completed") })
  }

  @Test func `only activities for the items are offered, and none that is excluded`() {
    let sheet = UIActivityViewController(
      activityItems: ["x"], applicationActivities: [Store("a"), Store("b"), UIActivity()])
    expect(sheet.offered.count, equals: 2)
    sheet.excludedActivityTypes = [UIActivity.ActivityType("a"), .mail]
    expect(sheet.offered.map { $0.activityTitle }, equals: ["Store b"])
    let other = UIActivityViewController(activityItems: [3], applicationActivities: [Store("a")])
    expect(other.offered.isEmpty)
  }

  @Test func `the close button ends the sheet without a choice`() {
    let scene = Scene(["x"], [])
    scene.tap("Close")
    expect(scene.heard, equals: ["none false"])
    expectNil(scene.root.presentedViewController)
  }

  @Test func `a sheet that is pulled down ends without a choice`() {
    let scene = Scene(["x"], [Store("a")])
    let top = Double(scene.sheet.view.convert(CGPoint.zero, to: nil).y)
    scene.fingers.down(0, 60, top + 20)
    for step in 1...12 { scene.fingers.move(0, 60, top + 20 + Double(step) * 20) }
    scene.fingers.lift()
    scene.fingers.wait(1500)
    expectNil(scene.root.presentedViewController)
    expect(scene.heard, equals: ["none false"])
  }

  @Test func `an activity's own view controller is shown over the sheet, and both go`() {
    let activity = Store("a")
    activity.shown = UIViewController()
    let scene = Scene(["x"], [activity])
    scene.tap("Store a")
    expect(scene.sheet.presentedViewController === activity.shown)
    expect(scene.heard, equals: [])
    activity.activityDidFinish(false)
    scene.fingers.wait(1500)
    expect(scene.heard, equals: ["a false"])
    expectNil(scene.root.presentedViewController)
  }

  private final class Late: UIActivityItemProvider {
    override var item: Any { "late \(activityType?.rawValue ?? "")" }
  }

  @Test func `a provider makes its item for the chosen activity`() {
    let activity = Store("a")
    let scene = Scene([Late(placeholderItem: "soon")], [activity])
    scene.tap("Store a")
    expect(activity.heard.first, equals: #"prepare ["late a"]"#)
  }
}
