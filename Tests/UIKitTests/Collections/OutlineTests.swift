import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Section snapshots, and outlines that a tap expands.
@MainActor struct OutlineTests {
  private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "nuts"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["gala", "fuji"], to: "apple")
    tree.append(["walnut"], to: "nuts")
    return tree
  }

  @Test func `only children of expanded parents are visible`() {
    var tree = tree()
    expect(tree.rootItems, equals: ["fruit", "nuts"])
    expect(tree.items, equals: ["fruit", "apple", "gala", "fuji", "pear", "nuts", "walnut"])
    expect(tree.visibleItems, equals: ["fruit", "nuts"])
    tree.expand(["fruit"])
    expect(tree.visibleItems, equals: ["fruit", "apple", "pear", "nuts"])
    tree.expand(["apple"])
    expect(tree.visibleItems, equals: ["fruit", "apple", "gala", "fuji", "pear", "nuts"])
    tree.collapse(["fruit"])
    expect(tree.visibleItems, equals: ["fruit", "nuts"])
    expect(tree.isExpanded("apple"))
    expect(!tree.isVisible("apple"))
  }

  @Test func `items know their parents and levels`() {
    let tree = tree()
    expect(tree.level(of: "fuji"), equals: 2)
    expect(tree.parent(of: "fuji"), equals: "apple")
    expect(tree.parent(of: "pear"), equals: "fruit")
    expectNil(tree.parent(of: "nuts"))
    expect(tree.index(of: "pear"), equals: 4)
    expect(tree.contains("walnut") && !tree.contains("peach"))
  }

  @Test func `parts are cut out, inserted and replaced`() {
    var tree = tree()
    let fruit = tree.snapshot(of: "fruit")
    expect(fruit.rootItems, equals: ["apple", "pear"])
    expect(tree.snapshot(of: "fruit", includingParent: true).rootItems, equals: ["fruit"])
    tree.delete(["fruit"])
    expect(tree.items, equals: ["nuts", "walnut"])
    tree.insert(fruit, after: "nuts")
    expect(tree.items, equals: ["nuts", "walnut", "apple", "gala", "fuji", "pear"])
    tree.insert(["first"], before: "nuts")
    tree.insert(["middle"], after: "nuts")
    expect(tree.rootItems, equals: ["first", "nuts", "middle", "apple", "pear"])
    var late = NSDiffableDataSourceSectionSnapshot<String>()
    late.append(["pecan"])
    tree.replace(childrenOf: "nuts", using: late)
    expect(tree.snapshot(of: "nuts").items, equals: ["pecan"])
    expect(tree.level(of: "pecan"), equals: 1)
    tree.deleteAll()
    expect(tree.items.isEmpty)
  }

  private func scene(
    _ style: UICellAccessory.OutlineDisclosureOptions.Style = .header
  ) -> ListScene {
    let scene = ListScene([], size: CGSize(width: 320, height: 600), appearance: .sidebar)
    let parents: Set = ["fruit", "apple", "nuts"]
    scene.accessories = {
      parents.contains($0)
        ? [.outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: style))] : []
    }
    scene.source.apply(tree(), to: "tree", animatingDifferences: false)
    scene.window.layoutIfNeeded()
    return scene
  }

  @Test func `a tap expands a row and collapses it again, and the chevron turns`() {
    let scene = scene()
    expect(scene.seen, equals: ["fruit", "nuts"])
    scene.tap(scene.cell("fruit"))
    expect(scene.seen, equals: ["fruit", "apple", "pear", "nuts"])
    expect(scene.source.snapshot(for: "tree").isExpanded("fruit"))
    expect(scene.cell("fruit")?.configurationState.isExpanded, equals: true)
    let chevron = scene.cell("fruit")?.subviews.first { $0 is UIButton }
    expect((chevron?.transform.b ?? 0), isAbove: 0.99)
    expect(scene.cell("nuts")?.frame.minY, equals: 159)
    expect(scene.heard, equals: [])
    scene.tap(scene.cell("fruit"))
    expect(scene.seen, equals: ["fruit", "nuts"])
    expect(chevron?.transform.isIdentity, equals: true)
  }

  @Test func `children are indented by their level`() {
    let scene = scene()
    scene.tap(scene.cell("fruit"))
    scene.tap(scene.cell("apple"))
    expect(scene.cell("fruit")?.contentView.frame.minX, equals: 0)
    expect(scene.cell("apple")?.contentView.frame.minX, equals: 10)
    expect(scene.cell("gala")?.contentView.frame.minX, equals: 20)
  }

  @Test func `with the style of a cell only the chevron expands`() {
    let scene = scene(.cell)
    scene.tap(scene.cell("fruit"), x: 60)
    expect(scene.heard, equals: ["selected fruit"])
    expect(scene.seen, equals: ["fruit", "nuts"])
    scene.tap(scene.cell("fruit")?.subviews.first { $0 is UIButton })
    expect(scene.seen, equals: ["fruit", "apple", "pear", "nuts"])
  }

  @Test func `handlers allow, announce and provide children`() {
    let scene = scene()
    var heard: [String] = []
    scene.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "nuts" }
    scene.source.sectionSnapshotHandlers.willExpandItem = { heard.append("expand \($0)") }
    scene.source.sectionSnapshotHandlers.willCollapseItem = { heard.append("collapse \($0)") }
    scene.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
      var new = children
      new.append(["late"])
      return new
    }
    scene.tap(scene.cell("nuts"))
    expect(scene.seen, equals: ["fruit", "nuts"])
    scene.tap(scene.cell("fruit"))
    expect(scene.seen, equals: ["fruit", "apple", "pear", "late", "nuts"])
    scene.tap(scene.cell("fruit"))
    expect(heard, equals: ["expand fruit", "collapse fruit"])
  }

  @Test func `a snapshot of the whole adapts the section snapshots`() {
    let scene = scene()
    scene.tap(scene.cell("fruit"))
    var whole = scene.source.snapshot()
    whole.deleteItems(["pear"])
    scene.source.apply(whole, animatingDifferences: false)
    expect(!scene.source.snapshot(for: "tree").visibleItems.contains("pear"))
    expect(scene.source.snapshot(for: "tree").visibleItems, equals: whole.itemIdentifiers)
  }
}
