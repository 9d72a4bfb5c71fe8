import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// The accessories of list cells, editing, swipes and reordering.
@MainActor struct ListCellTests {
  private func image(_ cell: UICollectionViewListCell?) -> UIImageView? {
    cell?.subviews.compactMap { $0 as? UIImageView }.first
  }

  @Test func `accessories stand after the content`() {
    let scene = ListScene([("a", ["one"])])
    scene.accessories = { _ in [.label(text: "3"), .disclosureIndicator()] }
    scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
    let cell = scene.cell("one")
    let label = cell?.subviews.compactMap { $0 as? UILabel }.first
    expect(label?.text, equals: "3")
    let chevron = image(cell)
    expect(chevron.map { $0.frame.maxX.rounded() }, equals: 304)
    expect((label?.frame.maxX ?? 0), isBelow: (chevron?.frame.minX ?? 0))
    expect((cell?.contentView.frame.maxX ?? 0), isBelow: (label?.frame.minX ?? 0))
    expect(chevron?.center.y, equals: 26.5)
  }

  @Test func `editing shows the controls before and after the content`() {
    let scene = ListScene([("a", ["one"])])
    scene.accessories = { _ in
      [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
    let cell = scene.cell("one")
    expect(cell?.contentView.frame.minX, equals: 0)
    scene.list.isEditing = true
    scene.window.layoutIfNeeded()
    expect(cell?.configurationState.isEditing, equals: true)
    expect((cell?.contentView.frame.minX ?? 0), isAbove: 40)
    expect(cell?.subviews.contains { $0 is UIButton }, equals: true)
    scene.list.isEditing = false
    scene.window.layoutIfNeeded()
    expect(cell?.contentView.frame.minX, equals: 0)
  }

  @Test func `the delegate leaves items out of the editing mode`() {
    let scene = ListScene([("a", ["one", "two"])])
    scene.fixed = ["two"]
    scene.list.isEditing = true
    expect(scene.cell("one")?.configurationState.isEditing, equals: true)
    expect(scene.cell("two")?.configurationState.isEditing, equals: false)
    scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
    expect(scene.cell("one")?.configurationState.isEditing, equals: true)
    expect(scene.cell("two")?.configurationState.isEditing, equals: false)
  }

  @Test func `custom views take the place that they are given`() {
    let scene = ListScene([("a", ["one"])])
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.accessories = { _ in
      [
        .checkmark(),
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: dot, placement: .trailing(at: { $0.count }), maintainsFixedSize: true)),
      ]
    }
    scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
    expect(dot.frame.maxX, equals: 304)
    expect(image(scene.cell("one")).map { $0.frame.maxX.rounded() }, equals: 282)
    let after = UICellAccessory.Placement.position(after: .checkmark)
    expect(after([.checkmark(), .disclosureIndicator()]), equals: 1)
    let before = UICellAccessory.Placement.position(before: .disclosureIndicator)
    expect(before([.checkmark(), .disclosureIndicator()]), equals: 1)
  }

  @Test func `a line stands between the reorder control and the accessory before it`() {
    let scene = ListScene([("a", ["one", "two"])])
    scene.accessories = { item in
      let reorder = UICellAccessory.reorder(displayed: .always)
      return item == "one" ? [.label(text: "3"), reorder] : [reorder]
    }
    scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
    expect(image(scene.cell("one"))?.subviews.count, equals: 1)
    expect(image(scene.cell("two"))?.subviews.count, equals: 0)
  }

  @Test func `a hidden accessory takes its room`() {
    let scene = ListScene([("a", ["one", "two"])])
    scene.accessories = {
      [.checkmark(options: UICellAccessory.CheckmarkOptions(isHidden: $0 == "one"))]
    }
    scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
    expect(image(scene.cell("one"))?.isHidden, equals: true)
    expect(scene.cell("one")?.contentView.frame, equals: scene.cell("two")?.contentView.frame)
  }

  @Test func `indentation moves the content and its accessories`() {
    let scene = ListScene([("a", ["one"])])
    let cell = scene.cell("one")
    cell?.indentationLevel = 2
    cell?.indentationWidth = 15
    scene.window.layoutIfNeeded()
    expect(cell?.contentView.frame.minX, equals: 30)
  }

  @Test func `a tap on a detail accessory calls its handler, and selects nothing`() {
    let scene = ListScene([("a", ["one"])])
    var taps = 0
    scene.accessories = { _ in [.detail(actionHandler: { taps += 1 })] }
    scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
    scene.tap(scene.cell("one")?.subviews.first { $0 is UIButton })
    expect(taps, equals: 1)
    expect(scene.heard, equals: [])
  }

  @Test func `several rows are selected while the list is edited`() {
    let scene = ListScene([("a", ["one", "two", "three"])])
    scene.accessories = { _ in [.multiselect()] }
    scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
    scene.list.allowsMultipleSelectionDuringEditing = true
    scene.list.isEditing = true
    scene.window.layoutIfNeeded()
    scene.tap(scene.cell("one"))
    scene.tap(scene.cell("three"))
    expect(scene.heard, equals: ["selected one", "selected three"])
    expect(image(scene.cell("one"))?.tintColor, differsFrom: image(scene.cell("two"))?.tintColor)
  }

  // MARK: Swipes

  private func swipeScene(_ performed: @escaping (String) -> Void) -> ListScene {
    let box = Box()
    let scene = ListScene([("a", ["one", "two", "three"])]) {
      $0.trailingSwipeActionsConfigurationProvider = { path in
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          guard let source = box.scene?.source else { return }
          let item = source.itemIdentifier(for: path) ?? ""
          performed(item)
          var snapshot = source.snapshot()
          snapshot.deleteItems([item])
          source.apply(snapshot)
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
      }
    }
    box.scene = scene
    return scene
  }

  private final class Box { weak var scene: ListScene? }

  @Test func `a swipe shows the actions, and a tap on one performs it`() {
    var deleted: [String] = []
    let scene = swipeScene { deleted.append($0) }
    scene.drag(scene.cell("two"), by: CGPoint(x: -60, y: 0))
    expect(scene.cell("two")?.frame.minX, equals: -scene.actionsWidth)
    expect(scene.cell("two")?.configurationState.isSwiped, equals: true)
    expect(scene.list.swipes.lastDecision?.resting?.place.name, equals: "open")
    let button = scene.list.inside.compactMap { $0 as? UIButton }.first {
      $0.title(for: .normal) == "Delete"
    }
    scene.tap(button)
    expect(deleted, equals: ["two"])
    scene.fingers.wait(1000)
    expect(scene.seen, equals: ["one", "three"])
    expect(scene.cell("three")?.frame, equals: CGRect(x: 0, y: 53, width: 320, height: 53))
    expect(scene.heard, equals: [])
  }

  @Test func `a short swipe closes again, with a reason`() {
    let scene = swipeScene { _ in }
    let listener = SwipeListener()
    let before = UIApplication.observer
    UIApplication.observer = listener
    defer { UIApplication.observer = before }
    scene.drag(scene.cell("two"), by: CGPoint(x: -20, y: 0))
    expect(scene.cell("two")?.frame.minX, equals: 0)
    expect(scene.list.swipes.lastDecision?.resting?.place.name, equals: "closed")
    expect(listener.lines.contains { $0.contains("is let go and closes") })
  }

  @Test func `a tap on another row closes the actions and selects nothing`() {
    let scene = swipeScene { _ in }
    scene.drag(scene.cell("two"), by: CGPoint(x: -60, y: 0))
    scene.tap(scene.cell("one"))
    expect(scene.cell("two")?.frame.minX, equals: 0)
    expect(scene.heard, equals: [])
    scene.tap(scene.cell("one"))
    expect(scene.heard, equals: ["selected one"])
  }

  @Test func `the delete accessory shows the swipe actions`() {
    let scene = swipeScene { _ in }
    scene.accessories = { _ in [.delete()] }
    scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
    scene.list.isEditing = true
    scene.window.layoutIfNeeded()
    scene.tap(scene.cell("one")?.subviews.first { $0 is UIButton })
    expect(scene.cell("one")?.frame.minX, equals: -scene.actionsWidth)
  }

  // MARK: Reordering

  private func reorderScene() -> ListScene {
    let scene = ListScene([("a", ["one", "two", "three", "four"])])
    scene.accessories = { _ in [.reorder(displayed: .always)] }
    scene.source.reorderingHandlers.canReorderItem = { $0 != "one" }
    scene.source.reorderingHandlers.didReorder = { [unowned scene] transaction in
      scene.heard.append(
        "moved to " + transaction.finalSnapshot.itemIdentifiers.joined(separator: " "))
    }
    scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
    return scene
  }

  @Test func `the reorder accessory moves a row, and the data follows when it is dropped`() {
    let scene = reorderScene()
    let listener = SwipeListener()
    let before = UIApplication.observer
    UIApplication.observer = listener
    defer { UIApplication.observer = before }
    let cell = scene.cell("two")
    scene.drag(cell, x: 300, by: CGPoint(x: 0, y: 110), lifts: false)
    expect(scene.heard, equals: [])
    expect(cell?.configurationState.isReordering, equals: true)
    expect(cell?.frame.minY, differsFrom: 53)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.heard, equals: ["moved to one three four two"])
    expect(scene.seen, equals: ["one", "three", "four", "two"])
    expect(scene.cell("two") === cell)
    expect(scene.seen.compactMap { scene.cell($0)?.frame.minY }, equals: [0, 53, 106, 159])
    expect(cell?.configurationState.isReordering, equals: false)
    expect(
      listener.lines.contains {
        $0.contains(
          "is moved from item 1 of section 0 to item 3 of section 0, where the finger let go")
      })
  }

  @Test func `a cancelled finger leaves the row where it was`() {
    let scene = reorderScene()
    scene.drag(scene.cell("two"), x: 300, by: CGPoint(x: 0, y: 110), lifts: false)
    scene.fingers.cancel()
    scene.fingers.wait(1000)
    expect(scene.heard, equals: [])
    expect(scene.seen, equals: ["one", "two", "three", "four"])
    expect(scene.seen.compactMap { scene.cell($0)?.frame.minY }, equals: [0, 53, 106, 159])
  }

  @Test func `an item that must not move stays`() {
    let scene = reorderScene()
    scene.drag(scene.cell("one"), x: 300, by: CGPoint(x: 0, y: 110))
    expect(scene.heard, equals: [])
    expect(scene.seen.first, equals: "one")
  }
}

/// Collects the lines of the application's observer.
@MainActor
final class SwipeListener: ApplicationObserver {
  var lines: [String] = []
  func application(willHear call: String) { lines.append(call) }
  func applicationDidMake(_ grip: TransitionGrip) {}
  func transition(_ name: String, did step: TransitionNews) { lines.append("\(name) \(step)") }
}
