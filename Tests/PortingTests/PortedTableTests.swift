import Expectations
import Foundation
import GoldenTexts
import PantographPorting
import Testing

/// The result of porting whole applications for iOS, and of many short sources.
struct PortedTableTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The lines that differ, and all notes.
  private func lines(_ files: [SourcePort.File], interfaces: [SourcePort.File] = []) -> [String] {
    let result = SourcePort.port(files, interfaces: interfaces)
    var lines: [String] = []
    for (file, text) in zip(files, result.texts) {
      let old = Set(file.text.split(separator: "\n", omittingEmptySubsequences: false))
      lines += text.split(separator: "\n").filter { !old.contains($0) }.map {
        "\(file.path): \($0)"
      }
    }
    if let registrations = result.registrations { lines += ["registers:", registrations] }
    lines += result.notes.map { "note \($0.path):\($0.line) \($0.name): \($0.text)" }
    lines += result.inert.map { "inert \($0.path):\($0.line) \($0.name): \($0.text)" }
    lines += result.attributes.map { "attribute \($0.path): \($0.registration)" }
    lines += result.classes.map { "class \($0.path): \($0.registration)" }
    lines.append("steps \(result.steps)")
    return lines
  }

  @Test func `the applications of the examples`() throws {
    var found: [String] = []
    for folder in ["docs/examples/ios", "docs/examples/ios-tests"] {
      let base = Self.root.appending(path: folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: base.path).sorted()
      for name in names {
        let all =
          FileManager.default.enumerator(atPath: base.appending(path: name).path)?
          .compactMap { $0 as? String }.sorted() ?? []
        func files(_ ending: String) throws -> [SourcePort.File] {
          try all.filter { $0.hasSuffix(ending) && !$0.contains("build/") }.map {
            SourcePort.File(
              path: $0,
              text: try String(
                contentsOf: base.appending(path: name).appending(path: $0), encoding: .utf8))
          }
        }
        let sources = try files(".swift").filter { !$0.path.hasSuffix("Package.swift") }
        guard !sources.isEmpty else { continue }
        found.append("# \(name)")
        found += lines(sources, interfaces: try files(".storyboard") + files(".xib"))
      }
    }
    let difference = try GoldenText("ported-examples").difference(
      from: found.joined(separator: "\n"))
    expectNil(difference)
  }

  @Test(arguments: [("short-sources", "ported-sources"), ("rule-sources", "ported-rules")])
  func `short sources of all kinds`(_ names: (sources: String, ported: String)) throws {
    let sources = try String(
      contentsOf: Self.root.appending(
        path: "Tests/PortingTests/Goldens/\(names.sources).swift.txt"),
      encoding: .utf8)
    var found: [String] = []
    for source in sources.split(separator: "\n// ----\n") {
      let text = String(source)
      found.append("# \(text.split(separator: "\n").first ?? "")")
      let result = SourcePort.port([SourcePort.File(path: "A.swift", text: text)])
      found.append(result.texts[0])
      found += lines([SourcePort.File(path: "A.swift", text: text)]).filter {
        !$0.hasPrefix("A.swift")
      }
    }
    let difference = try GoldenText(names.ported).difference(
      from: found.joined(separator: "\n"))
    expectNil(difference)
  }
}
