import Expectations
import Foundation
import Testing

@testable import UIKit

/// The changes from one snapshot to another, each the least that does it.
@MainActor
struct SnapshotDifferenceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// The changes as text: `-` deleted, `+` inserted, `~` reloaded, `>` moved.
  private func words(_ old: Snapshot, _ new: Snapshot) -> String {
    let changes = new.changes(from: old)
    func place(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
    let sections =
      changes.sections.deleted.sorted().map { "-\($0)" }
      + changes.sections.inserted.sorted().map { "+\($0)" }
      + changes.sections.reloaded.map { "~\($0)" }
      + changes.sections.moved.map { "\($0.from)>\($0.to)" }
    let items =
      changes.items.deleted.sorted().map { "-" + place($0) }
      + changes.items.inserted.sorted().map { "+" + place($0) }
      + changes.items.reloaded.sorted().map { "~" + place($0) }
      + changes.items.moved.map { "\(place($0.from))>\(place($0.to))" }
    expect(changes.isEmpty, equals: (sections.isEmpty && items.isEmpty))
    return (sections + items).joined(separator: " ")
  }

  @Test(
    arguments: [
      ([1, 2, 3], [1, 2, 3], ""), ([], [1, 2], "+0.0 +0.1"), ([1, 2], [], "-0.0 -0.1"),
      ([1, 2, 3], [1, 3], "-0.1"), ([1, 3], [1, 2, 3], "+0.1"),
      // One element moves past all the others, whichever way.
      ([1, 2, 3, 4], [4, 1, 2, 3], "0.3>0.0"), ([1, 2, 3, 4], [2, 3, 4, 1], "0.0>0.3"),
      ([1, 2, 3, 4, 5], [1, 4, 2, 3, 5], "0.3>0.1"),
      ([1, 2, 3], [4, 3, 5], "-0.0 -0.1 +0.0 +0.2"),
      ([1, 2, 3, 4, 5, 6], [6, 5, 1, 2, 3, 4], "0.5>0.0 0.4>0.1"),
    ] as [([Int], [Int], String)])
  func `items of one section`(old: [Int], new: [Int], expected: String) {
    expect(words(snapshot(["a": old]), snapshot(["a": new])), equals: expected)
  }

  @Test func `the longest common order stays`() {
    // 2, 3, one of 4, 5 and 6, 7 and 9 stay; the other four move.
    let old = snapshot(["a": [1, 2, 3, 4, 5, 6, 7, 8, 9]])
    let new = snapshot(["a": [2, 8, 3, 6, 5, 4, 7, 9, 1]])
    let changes = new.changes(from: old)
    expect(changes.items.moved.count == 4 && changes.items.deleted.isEmpty)
    let turned = snapshot(["a": [9, 8, 7, 6, 5, 4, 3, 2, 1]]).changes(from: old)
    expect(turned.items.moved.count, equals: 8, "in a list turned round only one can stay")
  }

  @Test func `sections come, go and move`() {
    let old = snapshot(["a": [1], "b": [2], "c": [3]])
    expect(words(old, snapshot(["a": [1], "c": [3]])), equals: "-1")
    expect(words(old, snapshot(["a": [1], "x": [9], "b": [2], "c": [3]])), equals: "+1")
    expect(words(old, snapshot(["c": [3], "a": [1], "b": [2]])), equals: "2>0")
    expect(words(old, snapshot(["b": [2], "c": [3], "a": [1]])), equals: "0>2")
    expect(words(old, Snapshot()), equals: "-0 -1 -2")
    expect(words(Snapshot(), old), equals: "+0 +1 +2", "items come with their sections")
  }

  @Test func `items move between sections, also out of one that goes`() {
    let old = snapshot(["a": [1, 2], "b": [3]])
    expect(words(old, snapshot(["a": [1], "b": [2, 3]])), equals: "0.1>1.0")
    expect(words(old, snapshot(["b": [3, 1]])), equals: "-0 0.0>0.1")
    expect(words(old, snapshot(["a": [1, 2], "c": [3]])), equals: "-1 +1 1.0>1.0")
    expect(words(old, snapshot(["a": [2, 1], "b": [4]])), equals: "-1.0 +1.0 0.0>0.1")
  }

  @Test func `reloaded items have their old places`() {
    let old = snapshot(["a": [1, 2, 3], "b": [4]])
    var new = snapshot(["a": [0, 1, 2, 3], "b": [4]])
    new.reloadItems([2, 4])
    expect(words(old, new), equals: "+0.0 ~0.1 ~1.0")
    var moved = snapshot(["a": [3, 1, 2], "b": [4]])
    moved.reloadItems([3])
    expect(
      words(old, moved), equals: "-0.2 +0.0",
      "an item that moves and is reloaded is removed and inserted"
    )
  }

  @Test func `a reloaded section takes its items with it`() {
    let old = snapshot(["a": [1, 2], "b": [3, 4]])
    var new = snapshot(["a": [2, 9], "b": [3, 4]])
    new.reloadSections(["a"])
    expect(words(old, new), equals: "~0")
    var other = snapshot(["b": [3, 4], "a": [1, 2]])
    other.reloadSections(["a"])
    expect(words(old, other), equals: "-0 +1")
    var entered = snapshot(["a": [1, 2, 3], "b": [4]])
    entered.reloadSections(["a"])
    expect(words(old, entered), equals: "~0 -1.0", "what enters it is only deleted")
    var left = snapshot(["a": [1], "b": [2, 3, 4]])
    left.reloadSections(["a"])
    expect(words(old, left), equals: "~0 +1.0", "what leaves it is only inserted")
  }
}
