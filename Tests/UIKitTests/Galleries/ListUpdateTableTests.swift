import Expectations
import Foundation
import GoldenTexts
import Testing

@testable import UIKit

/// The results of all pairs of changes of a small list, and the sentences about those that do not fit.
struct ListUpdateTableTests {
  private typealias Step = (name: String, change: @Sendable (inout ListChanges) -> Void)

  private static let paths = [
    [0, 0], [0, 1], [0, 2], [0, -1], [1, 0], [2, 0], [-1, 0], [0], [0, 0, 0],
  ]

  private static func steps() -> [Step] {
    var steps: [Step] = []
    for place in paths {
      let path = IndexPath(indexes: place)
      let name = place.map(String.init).joined(separator: ".")
      steps.append(("insert \(name)", { $0.items.inserted.append(path) }))
      steps.append(("delete \(name)", { $0.items.deleted.append(path) }))
      steps.append(("reload \(name)", { $0.items.reloaded.append(path) }))
      let first = IndexPath(row: 0, section: 0)
      steps.append(("move 0.0 to \(name)", { $0.items.moved.append(.init(from: first, to: path)) }))
      steps.append(("move \(name) to 0.0", { $0.items.moved.append(.init(from: path, to: first)) }))
    }
    for section in [-1, 0, 1, 2] {
      steps.append(("insert \(section)", { $0.sections.inserted.append(section) }))
      steps.append(("delete \(section)", { $0.sections.deleted.append(section) }))
      steps.append(("reload \(section)", { $0.sections.reloaded.append(section) }))
      steps.append(
        ("move 0 to \(section)", { $0.sections.moved.append(.init(from: 0, to: section)) }))
      steps.append(
        ("move \(section) to 1", { $0.sections.moved.append(.init(from: section, to: 1)) }))
    }
    return steps
  }

  private func result(_ steps: [Step], _ old: [Int], _ new: [Int], _ words: ListWords) -> String {
    var changes = ListChanges()
    for step in steps { step.change(&changes) }
    do throws(ListMismatch) {
      let update = try changes.update(from: old, to: new, in: words)
      var places: [String] = update.sectionPlaces.map { "\($0 ?? -1)" }
      for (section, count) in old.enumerated() {
        for row in 0..<count {
          let path = IndexPath(row: row, section: section)
          let place = update.place(of: path).map { "\($0.section).\($0.row)" } ?? "gone"
          places.append(place + (update.isReloaded(path) ? " reloaded" : ""))
        }
      }
      for (section, count) in new.enumerated() {
        for row in 0..<count {
          let origin = update.origin(of: IndexPath(row: row, section: section))
          places.append(origin.map { "\($0.section).\($0.row)" } ?? "new")
        }
      }
      return places.joined(separator: ", ")
    } catch {
      return error.sentence.replacing("the change of a ", with: "")
        .replacing("does not fit its data: ", with: "")
    }
  }

  @Test func `single changes and pairs of changes`() throws {
    let steps = Self.steps()
    var lines: [String] = []
    let lists: [([Int], [Int])] = [
      ([2, 1], [2, 1]), ([2, 1], [3, 1]), ([2, 1], [1, 1]), ([2, 1], [2]), ([2, 1], [2, 1, 1]),
      ([2, 1], [1, 2]), ([], []),
    ]
    for (old, new) in lists {
      lines.append("# \(old) to \(new)")
      lines.append("nothing: \(result([], old, new, .table))")
      for (place, step) in steps.enumerated() {
        lines.append("\(step.name): \(result([step], old, new, .collection))")
        let pairs = steps[place...].map { result([step, $0], old, new, .table) }
        lines.append("  with others: \(GoldenText.mark(pairs.joined(separator: "\n")))")
      }
    }
    try expectNil(GoldenText("list-updates").difference(from: lines.joined(separator: "\n")))
  }
}
