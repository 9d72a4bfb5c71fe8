import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The effect of a finger on an item, and the order of the delegate's calls.
@MainActor struct CollectionSelectionTests {
  private func scene() -> CollectionScene {
    let scene = CollectionScene()
    scene.heard = []
    return scene
  }

  @Test func `a tap highlights, and selects instead of the old one`() {
    let scene = scene()
    scene.tap(1)
    scene.heard = []
    scene.tap(2)
    expect(
      scene.heard,
      equals: [
        "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didUnhighlight 2",
        "didDeselect 1", "didSelect 2",
      ])
    expect(scene.collection.indexPathsForSelectedItems, equals: [scene.path(2)])
    expect(scene.collection.cellForItem(at: scene.path(2))?.isSelected, equals: true)
    expect(scene.collection.cellForItem(at: scene.path(1))?.isSelected, equals: false)
  }

  @Test func `a finger that rests and then scrolls selects nothing`() {
    let scene = scene()
    scene.fingers.down(0, 100, 110)
    scene.fingers.wait(200)
    expect(scene.heard, equals: ["shouldHighlight 2", "didHighlight 2"])
    expect(scene.collection.cellForItem(at: scene.path(2))?.isHighlighted, equals: true)
    for step in 1...4 { scene.fingers.move(0, 100, 110 - Double(step) * 5) }
    scene.fingers.lift()
    expect(scene.heard.contains("didUnhighlight 2"))
    expect(!scene.heard.contains { $0.hasPrefix("shouldSelect") || $0.hasPrefix("didSelect") })
    expect(scene.collection.cellForItem(at: scene.path(2))?.isHighlighted, equals: false)
  }

  @Test func `several are selected, and deselected one by one`() {
    let scene = scene()
    scene.collection.allowsMultipleSelection = true
    scene.tap(1)
    scene.tap(3)
    expect(scene.collection.indexPathsForSelectedItems, equals: [scene.path(1), scene.path(3)])
    scene.heard = []
    scene.tap(1)
    expect(
      scene.heard,
      equals: [
        "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didUnhighlight 1",
        "didDeselect 1",
      ])
    scene.mayDeselect = false
    scene.tap(3)
    expect(scene.collection.indexPathsForSelectedItems, equals: [scene.path(3)])
  }

  @Test func `what may not be highlighted is not selected`() {
    let scene = scene()
    scene.mayHighlight = false
    scene.tap(1)
    expect(scene.heard, equals: ["shouldHighlight 1"])
    scene.mayHighlight = true
    scene.maySelect = false
    scene.tap(1)
    expect(scene.heard.last, equals: "didUnhighlight 1")
    expect(scene.collection.indexPathsForSelectedItems, equals: [])
  }

  @Test func `without selection nothing is highlighted`() {
    let scene = scene()
    scene.collection.allowsSelection = false
    scene.tap(1)
    expect(scene.heard.isEmpty)
  }

  @Test func `the program's selection is told to nobody`() {
    let scene = scene()
    scene.collection.selectItem(at: scene.path(1), animated: false, scrollPosition: [])
    scene.collection.selectItem(at: scene.path(2), animated: true, scrollPosition: [])
    expect(scene.collection.indexPathsForSelectedItems, equals: [scene.path(2)])
    scene.collection.deselectItem(at: scene.path(2), animated: false)
    scene.collection.selectItem(at: scene.path(1), animated: false, scrollPosition: [])
    scene.collection.selectItem(at: nil, animated: false, scrollPosition: [])
    expect(scene.collection.indexPathsForSelectedItems, equals: [])
    expect(scene.heard.isEmpty)
  }

  @Test func `a selected item is scrolled to its place`() {
    let scene = scene()
    scene.collection.selectItem(at: scene.path(10), animated: false, scrollPosition: .top)
    expect(scene.collection.contentOffset.y, equals: CGFloat(500))
    scene.lay()
    expect(scene.collection.cellForItem(at: scene.path(10))?.isSelected, equals: true)
  }

  @Test func `a cell that comes back is selected again`() {
    let scene = scene()
    scene.tap(0)
    scene.collection.contentOffset.y = 800
    scene.lay()
    expect(scene.made.allSatisfy { !$0.isSelected })
    scene.collection.contentOffset.y = 0
    scene.lay()
    expect(scene.collection.cellForItem(at: scene.path(0))?.isSelected, equals: true)
  }

  @Test func `its background for selection is seen while it is highlighted or selected`() {
    let scene = scene()
    let cell = scene.collection.cellForItem(at: scene.path(1))
    let (plain, selected) = (UIView(), UIView())
    cell?.selectedBackgroundView = selected
    cell?.backgroundView = plain
    expect(cell?.subviews.prefix(2) == [plain, selected] && selected.isHidden)
    scene.fingers.down(0, 100, 60)
    scene.fingers.wait(200)
    expect(!selected.isHidden)
    scene.fingers.lift()
    expect(!selected.isHidden && selected.frame == cell?.bounds)
    scene.collection.deselectItem(at: scene.path(1), animated: false)
    expect(selected.isHidden)
  }

  @Test func `a button in a cell keeps its touches`() {
    let scene = scene()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    var pressed = 0
    button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    scene.collection.cellForItem(at: scene.path(1))?.contentView.addSubview(button)
    scene.tap(1)
    expect(pressed, equals: 1)
    expect(scene.heard.isEmpty)
  }
}
