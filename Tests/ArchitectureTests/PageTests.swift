import Expectations
import Foundation
import Testing

/// The pages agree with the files and the sources.
struct PageTests {
  private static let architecture = Repository.text("docs/architecture.md")

  @Test func `every file that a page names is there`() {
    let pages =
      Repository.files(under: "docs", endings: [".md"]).filter { !$0.path.contains("/.build/") }
      + ["README.md", "CONTRIBUTING.md"].map(SourceFile.read)
    let tops = [
      "Sources/", "Tests/", "Benchmarks/", "Fuzz/", "Recordings/", "docs/", "WebAssembly/",
      "Plugins/", "udev/", ".ci/",
    ]
    for page in pages {
      for (number, line) in zip(1..., page.lines) {
        let quoted = line.split(separator: "`", omittingEmptySubsequences: false)
        for index in stride(from: 1, to: quoted.count, by: 2) {
          for path in quoted[index].split(separator: " ")
          where tops.contains(where: path.hasPrefix)
            && !path.contains(where: { "*<…$".contains($0) })
          {
            expect(Repository.has(String(path)), "\(page.path):\(number): there is no \(path)")
          }
        }
        for link in line.components(separatedBy: "](").dropFirst() {
          let path = link.prefix { !")#".contains($0) }
          guard !path.isEmpty, !path.contains(":") else { continue }
          let folder = page.path.split(separator: "/").dropLast().joined(separator: "/")
          expect(
            Repository.has("\(folder)/\(path)"), "\(page.path):\(number): there is no \(path)")
        }
      }
    }
  }

  @Test(arguments: Layer.all)
  func `the map of the targets has the arrows of the law`(layer: Layer) {
    let uses = layer.uses.sorted().map { "`\($0)`" }.joined(separator: ", ")
    let row = "| `\(layer.name)` | \(layer.kind) | \(uses.isEmpty ? "—" : uses) |"
    expect(
      Self.architecture.contains(row), "docs/architecture.md needs a row that begins \(row)")
  }

  @Test func `pitfalls and the tests that are named for them belong together`() {
    var suites: [String: Set<String>] = [:]
    for file in Repository.files(under: "Tests/UIKitTests")
      + Repository.files(under: "Tests/UIKitCoreTests")
    {
      for line in file.lines {
        let rest = line.split(separator: "func `P", maxSplits: 1).last ?? ""
        guard line.contains("func `P"), let colon = rest.firstIndex(of: ":"),
          let number = Int(rest[..<colon])
        else { continue }
        let suite = file.path.split(separator: "/").last!.dropLast(".swift".count)
        suites["P\(number)", default: []].insert(String(suite))
      }
    }
    var rows: [String: Set<String>] = [:]
    for line in Repository.text("docs/pitfalls.md").split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.filter { !" `".contains($0) } }
      guard cells.count == 4, cells[0].hasPrefix("P"), Int(cells[0].dropFirst()) != nil else {
        continue
      }
      rows[cells[0]] = Set(cells[3].split(separator: ",").map(String.init))
    }
    expect(!rows.isEmpty)
    expect(rows, equals: suites)
  }
}
