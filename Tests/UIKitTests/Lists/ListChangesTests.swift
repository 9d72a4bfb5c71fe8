import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

struct ListChangesTests {
  private func update(
    _ old: [Int], _ new: [Int], _ change: (inout ListChanges) -> Void
  ) throws -> ListUpdate {
    var changes = ListChanges()
    change(&changes)
    return try changes.update(from: old, to: new, in: .table)
  }

  private func sentence(
    _ old: [Int], _ new: [Int], _ change: (inout ListChanges) -> Void
  ) -> String? {
    do {
      _ = try update(old, new, change)
      return nil
    } catch { return (error as? ListMismatch)?.sentence }
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `a row that is deleted and one that is inserted leave the others in order`() throws {
    let update = try update([3], [3]) {
      $0.items.inserted = [path(0, 0)]
      $0.items.deleted = [path(0, 0)]
    }
    expectNil(update.origin(of: path(0, 0)))
    expect(update.origin(of: path(0, 1)), equals: path(0, 1))
    expectNil(update.place(of: path(0, 0)))
    expect(update.place(of: path(0, 2)), equals: path(0, 2))
  }

  @Test func `a row may move into another section`() throws {
    let update = try update([2, 1], [1, 2]) {
      $0.items.moved = [ListChanges.Move(from: path(0, 0), to: path(1, 1))]
    }
    expect(update.place(of: path(0, 0)), equals: path(1, 1))
    expect(update.place(of: path(0, 1)), equals: path(0, 0))
    expect(update.place(of: path(1, 0)), equals: path(1, 0))
  }

  @Test func `sections that are inserted push the others on, with what changes in them`() throws {
    let update = try update([2, 3], [1, 1, 3]) {
      $0.sections.inserted = [0]
      $0.items.deleted = [path(0, 1)]
    }
    expect(update.sectionOrigins, equals: [nil, 0, 1])
    expect(update.sectionPlaces, equals: [1, 2])
    expect(update.place(of: path(0, 0)), equals: path(1, 0))
    expect(update.place(of: path(1, 2)), equals: path(2, 2))
  }

  @Test func `a reloaded section may have any number of rows`() throws {
    let update = try update([2, 2], [7, 2]) { $0.sections.reloaded = [0] }
    expectNil(update.place(of: path(0, 0)))
    expect(update.place(of: path(1, 1)), equals: path(1, 1))
    expect(update.isReloaded(path(0, 1)))
  }

  @Test func `rows that nobody has told of are said with all numbers`() {
    let said = sentence([3], [3]) { $0.items.inserted = [path(0, 0)] }
    expect(
      said,
      equals: "the change of a table view does not fit its data: section 0 has 3 rows after it, "
        + "and had 3 before, 1 inserted, 0 deleted, 0 moved in, 0 moved out")
  }

  @Test func `what is not there or named twice is said`() {
    expect(
      sentence([1], [0]) { $0.items.deleted = [path(0, 1)] }?.hasSuffix(
        "row 1 of section 0 is changed, but there was none before"), equals: true)
    expect(
      sentence([1], [2]) { $0.items.inserted = [path(0, 2)] }?.hasSuffix(
        "row 2 of section 0 is inserted, but there is none after it"), equals: true)
    expect(
      sentence([2], [1]) { $0.items.deleted = [path(0, 1), path(0, 1)] }?.hasSuffix(
        "row 1 of section 0 of before is deleted, reloaded or moved more than once"), equals: true)
    expect(
      sentence([2], [2, 2]) { $0.sections.inserted = [] }?.hasSuffix(
        "there are 2 sections after it, and there were 1 before, 0 inserted and 0 deleted"),
      equals: true)
    expect(
      sentence([2], []) { $0.sections.deleted = [3] }?.hasSuffix(
        "section 3 is changed, but there were 1 sections before"), equals: true)
    expect(
      sentence([2], [2]) { $0.items.deleted = [IndexPath(index: 0)] }?.hasSuffix(
        "a path of 1 numbers is changed, but there was none before"), equals: true)
  }

  @Test(arguments: 0..<200) func `random changes bring every row where a model has it`(seed: Int)
    throws
  {
    var random = SeededGenerator(seed: UInt64(seed))
    var model = (0..<Int.random(in: 1...4, using: &random)).map { section in
      (0..<Int.random(in: 0...6, using: &random)).map { section * 100 + $0 }
    }
    let before = model
    var changes = ListChanges()
    // Deletions by old indexes, from the end; then insertions by new indexes.
    for section in before.indices {
      for row in before[section].indices.reversed() where Int.random(in: 0..<4, using: &random) == 0
      {
        changes.items.deleted.append(path(section, row))
        model[section].remove(at: row)
      }
    }
    for section in before.indices.reversed() where Int.random(in: 0..<5, using: &random) == 0 {
      changes.items.deleted.removeAll { $0.section == section }
      changes.sections.deleted.append(section)
      model.remove(at: section)
    }
    var name = 1000
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 0...model.count, using: &random)
      // Only after all earlier insertions, so that the indexes remain the final ones.
      guard place > (changes.sections.inserted.last ?? -1) else { continue }
      changes.sections.inserted.append(place)
      model.insert([name, name + 1], at: place)
      name += 2
    }
    for section in model.indices where !changes.sections.inserted.contains(section) {
      var last = -1
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let row = Int.random(in: 0...model[section].count, using: &random)
        guard row > last else { continue }
        last = row
        changes.items.inserted.append(path(section, row))
        model[section].insert(name, at: row)
        name += 1
      }
    }
    let update = try changes.update(
      from: before.map(\.count), to: model.map(\.count), in: .collection)
    for section in model.indices {
      for row in model[section].indices {
        let value = model[section][row]
        if let origin = update.origin(of: path(section, row)) {
          expect(before[origin.section][origin.row], equals: value)
          expect(update.place(of: origin), equals: path(section, row))
        } else {
          expect(value, isAtLeast: 1000)
        }
      }
    }
  }
}
