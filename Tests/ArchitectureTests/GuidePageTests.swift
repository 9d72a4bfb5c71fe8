import Expectations
import Foundation
import Testing

/// `docs/uikit-guide.md` maps the guide to files and tests: each of these exists, and the page has each listing.
struct GuidePageTests {
  /// The listings of the guide's chapters on presentations and transitions.
  private static let listings = [
    "8-1", "8-2", "9-1", "9-2", "10-1", "10-2", "10-3", "10-4", "11-1", "11-2", "11-3", "11-4",
    "11-5", "11-6",
  ]

  private struct Row {
    let number: Int
    let cells: [Substring]
  }

  /// The rows of all tables of the page, without their headers.
  private static var rows: [Row] {
    let lines = Repository.text("docs/uikit-guide.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    return zip(1..., lines).compactMap { number, line in
      guard line.hasPrefix("| "), !line.hasPrefix("| ---") else { return nil }
      let cells = line.dropFirst(2).dropLast(2).split(
        separator: " | ", omittingEmptySubsequences: false)
      return cells.last == "shown by" ? nil : Row(number: number, cells: cells)
    }
  }

  /// The texts between two of these marks.
  private static func quoted(_ text: Substring, _ mark: Character) -> [Substring] {
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
  }

  /// The suites that a cell names, each with the tests after it: `` `Suite`: *test*, *test* ``.
  private static func tests(in cell: Substring) -> [(suite: Substring, tests: [Substring])] {
    cell.split(separator: "; ").map { part in
      (quoted(part, "`").first ?? "", quoted(part, "*"))
    }
  }

  @Test func `every test that the page names is there, in the suite that it names`() {
    var files: [String: String] = [:]
    for file in Repository.files(under: "Tests") {
      files[String(file.path.split(separator: "/").last!.dropLast(".swift".count))] = file.path
    }
    var count = 0
    for row in Self.rows where !(row.cells.last ?? "").allSatisfy({ " |".contains($0) }) {
      for (suite, tests) in Self.tests(in: row.cells.last!) {
        guard let path = files[String(suite)] else {
          Issue.record("docs/uikit-guide.md:\(row.number): there is no suite \(suite)")
          continue
        }
        let text = Repository.text(path)
        expect(!tests.isEmpty, "docs/uikit-guide.md:\(row.number): \(suite) without a test")
        for test in tests {
          count += 1
          expect(
            text.contains("func `\(test)`("),
            "docs/uikit-guide.md:\(row.number): \(suite) has no test “\(test)”")
        }
      }
    }
    expect(count, isAbove: 50)
  }

  @Test func `every row of a chapter has a file and a test`() {
    for row in Self.rows where row.cells.count == 3 && !row.cells[0].hasPrefix("**") {
      expect(!row.cells[2].isEmpty, "docs/uikit-guide.md:\(row.number) is shown by nothing")
    }
  }

  @Test func `every file that the page names is there`() {
    for row in Self.rows {
      for path in row.cells.dropFirst().dropLast().flatMap({ Self.quoted($0, "`") })
      where path.hasSuffix(".swift") {
        let isTest = path.hasPrefix("Tests/")
        expect(
          Repository.has(isTest ? String(path) : "Sources/UIKit/\(path)"),
          "docs/uikit-guide.md:\(row.number): there is no \(path)")
      }
    }
  }

  @Test func `the listings are those of the guide, in its order`() {
    let numbered = Self.rows.filter { row in row.cells[0].contains { $0.isNumber } }
      .filter { $0.cells.count == 4 }
    expect(numbered.map { String($0.cells[0]) }, equals: Self.listings)
    // If a test's name or file has the number of a listing, the row must be that listing's.
    for row in numbered {
      for (_, tests) in Self.tests(in: row.cells[3]) {
        for test in tests where test.hasPrefix("listing") {
          let words = test.split(separator: " ")
          expect(
            words.contains { $0 == row.cells[0] },
            "docs/uikit-guide.md:\(row.number): “\(test)” is another listing than \(row.cells[0])")
        }
      }
    }
  }
}
